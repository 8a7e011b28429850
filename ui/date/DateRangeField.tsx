'use client';

import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react';

import { useKitLabels } from '../kit/KitProvider.tsx';
import { fillLabel } from '../kit/labels.ts';
import { classes } from '../private/classes.ts';
import { CalendarButton, DatePopup, opensCalendar, RangeCalendar } from './DatePopup.tsx';
import { DateRangePresets } from './DateRangePresets.tsx';
import { useDateWords } from './dateWords.ts';
import { useMediaQuery } from '../private/environment.ts';
import { isOfInputMethod } from '../private/inputMethod.ts';
import { containsFocus } from '../private/containsFocus.ts';
import { Field, RequiredMark, useField, type FieldProps, type FieldSize } from '../field/Field.tsx';
import { coarsePointer } from '../private/layered.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './DateRangeField.css.ts';
import { LAST_DAY, ordered, parseDay, today, type DateRange } from './isoDate.ts';
import { dateRangeLabels } from './labels.ts';
import { faultOf, useDateRange } from './useDateRange.ts';

export type { DateRange } from './isoDate.ts';

/** Page width from which two months are shown side by side. */
const roomForTwo = '(min-width: 700px)';

const NO_DATES: DateRange = { from: '', to: '' };

type Fieldset = Omit<ComponentPropsWithRef<'fieldset'>, 'ref' | 'name' | 'defaultValue' | 'onBlur' | 'disabled'>;

export type DateRangeFieldProps = FieldProps<Fieldset> & {
  /** The input of the first date, e.g. for a form library to focus. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** The range when controlled: both days inclusive, `yyyy-MM-dd` without time or time zone; '' is none. */
  value?: DateRange | undefined;
  /** The initial range when uncontrolled. @default none */
  defaultValue?: DateRange | undefined;
  /**
   * Called with the earlier date first, also while dates are typed. They may be outside the limits, which shows an
   * error.
   */
  onRangeChange?: ((range: DateRange) => void) | undefined;
  /** Called when focus has left the dates, the calendar and the presets. */
  onBlur?: (() => void) | undefined;
  /** Gives the native inputs the names `${name}From` and `${name}To`. */
  name?: string | undefined;
  /** First selectable day, `yyyy-MM-dd`. @default none */
  min?: string | undefined;
  /** Last selectable day, `yyyy-MM-dd`, e.g. today. @default none */
  max?: string | undefined;
  /** Maximum length in days, both ends included. @default any */
  maxDays?: number | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shows preset ranges beside the arrows. Disable it if the page has its own. @default true */
  presets?: boolean | undefined;
  /** @default 'lg' */
  size?: FieldSize | undefined;
  /** The clock, epoch ms: determines today. @default Date.now */
  now?: (() => number) | undefined;
};

/**
 * A range of days, with presets and a calendar. With react-hook-form, pass `value`, `ref` and `onBlur` from a
 * `Controller`, and its `onChange` as `onRangeChange`.
 */
export function DateRangeField({
  ref,
  value,
  defaultValue = NO_DATES,
  onRangeChange,
  onBlur,
  name,
  min = '',
  max = '',
  maxDays = Number.POSITIVE_INFINITY,
  presets = true,
  size,
  now = Date.now,
  ...props
}: DateRangeFieldProps): ReactNode {
  const labels = useKitLabels(dateRangeLabels);
  const words = useDateWords();
  const touch = useMediaQuery(coarsePointer);
  const months = useMediaQuery(roomForTwo) ? 2 : 1;
  const limits = { min, max, maxDays };
  const { range, shown, isTyping, reordered, type, settle, choose } = useDateRange({ value, defaultValue, onRangeChange });
  const calendarId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const lastInput = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');

  const fault = isTyping ? undefined : faultOf(range, limits);
  const tooMany = fault === 'too-many' ? fillLabel(labels.datesTooMany, { n: maxDays }) : '';
  const faultText = tooMany || (fault && labels.datesUnavailable);
  const ownNote = faultText
    ? ({ message: faultText, tone: 'critical' } as const)
    : reordered && { message: labels.datesReordered, tone: 'info' as const };
  const { shell, control } = useField({ ...props, ...(!props.message && ownNote) });
  const { required, disabled = false, 'aria-describedby': describedBy, 'aria-invalid': invalid, ...fieldset } = control;

  useEffect(() => {
    // Prevents native form submission.
    lastInput.current?.setCustomValidity(tooMany);
  }, [tooMany]);

  const close = (): void => {
    button.current?.focus();
    setOpen(false);
  };
  const chooseAndSay = (next: DateRange): void => {
    choose(next);
    const [from, to] = [parseDay(next.from), parseDay(next.to)];
    if (from && to) setNews(words.range(from, to));
  };

  const input = (end: keyof DateRange): ReactNode => (
    <label id={end === 'from' ? `${calendarId}-anchor` : undefined} className={styles.end}>
      <span className={styles.endName}>{end === 'from' ? labels.dateFrom : labels.dateTo}</span>
      <input
        ref={end === 'from' ? ref : lastInput}
        type="date"
        className={styles.input}
        name={name && `${name}${end === 'from' ? 'From' : 'To'}`}
        min={min || undefined}
        // Without a limit, browsers accept years of six digits.
        max={max || LAST_DAY}
        required={required}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        value={shown[end]}
        onChange={(event) => type({ ...shown, [end]: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isOfInputMethod(event.nativeEvent)) settle();
          if (touch || !opensCalendar(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      />
    </label>
  );

  return (
    // Handles focus events that bubble from its contents.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      {...fieldset}
      disabled={disabled}
      className={classes(styles.group, shell.className)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget) || containsFocus(event.currentTarget)) return;
        settle();
        onBlur?.();
      }}
    >
      {shell.label !== undefined && (
        <legend className={styles.legend}>
          {shell.label}
          {required && <RequiredMark />}
        </legend>
      )}
      <Field
        {...shell}
        label={undefined}
        className={undefined}
        size={size}
        end={
          <CalendarButton
            ref={button}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? calendarId : undefined}
            onClick={isOpen ? close : () => setOpen(true)}
          />
        }
        popup={
          isOpen && (
            <DatePopup
              id={calendarId}
              anchorId={`${calendarId}-anchor`}
              onClose={(reason) => (reason === 'escape' ? close() : setOpen(false))}
            >
              <RangeCalendar
                {...limits}
                months={months}
                value={ordered(shown)}
                today={today(now())}
                onChoose={(next) => {
                  chooseAndSay(next);
                  close();
                }}
              />
            </DatePopup>
          )
        }
      >
        {input('from')}
        {input('to')}
      </Field>
      <DateRangePresets
        range={ordered(shown)}
        limits={limits}
        arrowsOnly={!presets}
        now={now}
        disabled={disabled}
        onChoose={chooseAndSay}
      />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </fieldset>
  );
}
