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

/** A component that is fetched when it is first shown. Where it cannot be, a message says that dates can be typed. */
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
  /** Of the element that it opens at. */
  anchorId: string;
  /** After Escape, or when focus has been elsewhere for a moment. */
  onClose: (reason: 'escape' | 'blur') => void;
  /** One of the calendars. */
  children: ReactNode;
}

/**
 * What opens at a date field, around a calendar; it has the focus while it is open. It is shown above the page, so that no
 * modal cuts it off, but stays in its place in the document, where a modal's hold on the focus includes it.
 */
export function DatePopup({ id, anchorId, onClose, children }: DatePopupProps): ReactNode {
  const labels = useKitLabels(dateLabels);
  const popup = useRef<HTMLDivElement>(null);
  const leaving = useFocusLeave(() => onClose('blur'));
  useLayoutEffect(() => {
    // Browsers without it show the box where it is, which only a small modal cuts off.
    if (popup.current && 'showPopover' in popup.current) popup.current.showPopover();
  }, []);
  usePlacement(popup, anchorId, { align: 'start', direction: useDirection() });
  useEffect(() => {
    // Until the calendar has come and takes it.
    if (!popup.current?.matches(':focus-within')) popup.current?.focus({ preventScroll: true });
  }, []);

  return (
    // It listens for what happens in it: its buttons are what is pressed.
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
      // Tells an overlay around it that Escape is for this calendar.
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

/** The keys by which browsers open their own picker from a date input. */
export function opensCalendar({ key, altKey }: KeyboardEvent): boolean {
  return key === ' ' || key === 'F4' || (altKey && key === 'ArrowDown');
}

/** Sets an input as if it had been typed, so that React's `onChange` and form libraries hear of it. */
export function typeInto(input: HTMLInputElement, value: string): void {
  // React puts its own `value` on the element and would take ours for its own; the prototype's goes past it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
