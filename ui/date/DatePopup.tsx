'use client';

import { CalendarDays } from 'lucide-react';
import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import { dateLabels } from './labels.ts';
import { useDirection, useKitLabels } from '../kit/KitProvider.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import * as styles from './DatePopup.css.ts';
import { action } from '../field/Field.css.ts';
import { isOfInputMethod } from '../private/inputMethod.ts';
import { useFocusLeave } from '../private/useFocusLeave.ts';
import { usePlacement } from '../listbox/usePlacement.ts';

/** A lazy component. If it fails to load, a message says that dates can be typed. */
export function fetched<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: CalendarFailed })));
}

export const DayCalendar = fetched(async () => ({ default: (await import('./DateCalendar.tsx')).DayCalendar }));
export const RangeCalendar = fetched(async () => ({ default: (await import('./DateCalendar.tsx')).RangeCalendar }));

function CalendarFailed(): ReactNode {
  const labels = useKitLabels(dateLabels);
  return (
    <p className={styles.failed} role="alert">
      {labels.calendarFailed}
    </p>
  );
}

interface DatePopupProps {
  id: string;
  /** Id of the element that it is anchored to. */
  anchorId: string;
  /** After Escape, or `listBlurCloseMs` after focus has left. */
  onClose: (reason: 'escape' | 'blur') => void;
  /** One of the calendars. */
  children: ReactNode;
}

/**
 * The popup of a date field, around a calendar; it has the focus while it is open. Rendered in the top layer, so that
 * modals do not clip it, but in its position in the DOM, where a modal's focus trap includes it.
 */
export function DatePopup({ id, anchorId, onClose, children }: DatePopupProps): ReactNode {
  const labels = useKitLabels(dateLabels);
  const popup = useRef<HTMLDivElement>(null);
  const leaving = useFocusLeave(() => onClose('blur'));
  useLayoutEffect(() => {
    // Browsers without popovers show the box in place, where only a small modal clips it.
    if (popup.current && 'showPopover' in popup.current) popup.current.showPopover();
  }, []);
  usePlacement(popup, anchorId, { align: 'start', direction: useDirection() });
  useEffect(() => {
    // Until the calendar is loaded and takes it.
    if (!popup.current?.matches(':focus-within')) popup.current?.focus({ preventScroll: true });
  }, []);

  return (
    // Handles events that bubble from its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={popup}
      id={id}
      role="dialog"
      aria-label={labels.calendar}
      popover="manual"
      className={styles.popup}
      // A press between the days keeps the focus here.
      tabIndex={-1}
      // Tells a surrounding overlay that Escape is handled here.
      data-popup=""
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isOfInputMethod(event.nativeEvent)) onClose('escape');
      }}
      {...leaving}
    >
      <Suspense
        fallback={
          <div className={styles.waiting}>
            <Spinner />
          </div>
        }
      >
        {children}
      </Suspense>
    </div>
  );
}

/** The button of a date field that opens the calendar. */
export function CalendarButton(props: ComponentPropsWithRef<'button'>): ReactNode {
  const labels = useKitLabels(dateLabels);
  return (
    <button type="button" aria-label={labels.openCalendar} {...props} className={action}>
      <CalendarDays size={20} aria-hidden="true" />
    </button>
  );
}

/** The keys that open the native picker of a date input. */
export function opensCalendar({ key, altKey }: KeyboardEvent): boolean {
  return key === ' ' || key === 'F4' || (altKey && key === 'ArrowDown');
}

/** Sets an input's value as if entered by the user, so that React's `onChange` and form libraries are notified. */
export function typeInto(input: HTMLInputElement, value: string): void {
  // React overrides `value` on the element and would ignore the change; the prototype's setter bypasses that.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
