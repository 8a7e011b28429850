'use client';

import { useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';

import { useForwardedRef } from '../field/useForwardedRef.ts';
import { CalendarButton, DatePopup, DayCalendar, opensCalendar, typeInto } from './DatePopup.tsx';
import { dateInput } from './DatePopup.css.ts';
import { useMediaQuery } from '../private/environment.ts';
import { Field, useField, type FieldProps, type FieldSize } from '../field/Field.tsx';
import { coarsePointer } from '../private/layered.ts';
import { LAST_DAY, today } from './isoDate.ts';

export type DateFieldProps = FieldProps<Omit<ComponentPropsWithRef<'input'>, 'type'>> & {
  /** @default 'lg' */
  size?: FieldSize | undefined;
  /** The clock, epoch ms: determines today. @default Date.now */
  now?: (() => number) | undefined;
};

/**
 * A day. `value`, `defaultValue`, `min` and `max` are `yyyy-MM-dd`, without time or time zone; '' is none. Uses the
 * browser's date input; its button opens a calendar, on phones the native one. `onBlur` is called when focus has left
 * both. An entered day may be outside `min` and `max`, as in any native input.
 */
export function DateField({ size, now = Date.now, ref, onBlur, onKeyDown, ...props }: DateFieldProps): ReactNode {
  const { shell, control } = useField(props);
  const touch = useMediaQuery(coarsePointer);
  const calendarId = useId();
  const input = useForwardedRef(ref);
  const button = useRef<HTMLButtonElement>(null);
  /** The input's value when the calendar was opened. */
  const [opened, setOpened] = useState<string>();
  const isOpen = opened !== undefined;
  const locked = shell.disabled === true || control.readOnly === true;

  const open = (): void => {
    if (!touch) return setOpened(input.current?.value);
    input.current?.focus();
    return input.current?.showPicker();
  };
  const close = (): void => {
    input.current?.focus();
    setOpened(undefined);
  };

  const holds = (target: Element | null): boolean =>
    [input.current, button.current, input.current?.ownerDocument.getElementById(calendarId)].some((part) => part?.contains(target));
  /** Deferred blur: the input lost focus to the button or the calendar before; now focus has left these too. */
  const leave = (): void => {
    input.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };

  return (
    <Field
      {...shell}
      size={size}
      end={
        <CalendarButton
          ref={button}
          aria-haspopup={touch ? undefined : 'dialog'}
          aria-expanded={touch ? undefined : isOpen}
          aria-controls={isOpen ? calendarId : undefined}
          disabled={locked}
          onClick={isOpen ? close : open}
          onBlur={({ relatedTarget }) => {
            if (!isOpen && !holds(relatedTarget)) leave();
          }}
        />
      }
      popup={
        isOpen && (
          <DatePopup
            id={calendarId}
            anchorId={shell.id}
            onClose={(reason) => {
              if (reason === 'escape') return close();
              setOpened(undefined);
              const activeElement = input.current?.ownerDocument.activeElement;
              return activeElement === input.current || activeElement === button.current ? undefined : leave();
            }}
          >
            <DayCalendar
              value={opened}
              min={String(control.min ?? '')}
              max={String(control.max ?? '')}
              today={today(now())}
              onChoose={(day) => {
                if (input.current) typeInto(input.current, day);
                close();
              }}
            />
          </DatePopup>
        )
      }
    >
      <input
        {...control}
        // Without a limit, browsers accept years of six digits.
        max={control.max ?? LAST_DAY}
        ref={input}
        type="date"
        className={dateInput}
        onBlur={(event) => {
          if (!holds(event.relatedTarget)) onBlur?.(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.defaultPrevented || touch || locked || !opensCalendar(event)) return;
          event.preventDefault();
          open();
        }}
      />
    </Field>
  );
}
