'use client';

import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { DayPicker, TZDate, type ChevronProps, type PropsBase } from 'react-day-picker';

import { addDays, earlier, isComplete, later, midnight, ordered, parseDay, toDay, type DateRange } from './isoDate.ts';
import { dateLabels, dateRangeLabels } from './labels.ts';
import { useDirection, useKitLabels } from '../kit/KitProvider.tsx';
import * as styles from './DateCalendar.css.ts';
import { useDateWords } from './dateWords.ts';

/** DayPicker's dates are midnights of this zone. */
const ZONE = 'UTC';
/** Default range of the calendar, years from today: enough for birthdays and for plans. */
const YEARS_BACK = 100;
const YEARS_ON = 10;

interface CalendarLimits {
  /** First and last selectable day; '' is no limit. */
  min: string;
  max: string;
  today: string;
}

export interface DayCalendarProps extends CalendarLimits {
  /** The selected day, or ''. */
  value: string;
  onChoose: (day: string) => void;
}

/** A month to choose one day from, with lists of months and years for distant days. */
export function DayCalendar({ value, onChoose, ...limits }: DayCalendarProps): ReactNode {
  const selected = parseDay(value);
  return (
    <DayPicker
      {...useDress(limits)}
      mode="single"
      required
      captionLayout="dropdown"
      showOutsideDays
      selected={selected}
      defaultMonth={monthIn(limits, value)}
      onSelect={(date) => onChoose(toDay(date))}
    />
  );
}

export interface RangeCalendarProps extends CalendarLimits {
  value: DateRange;
  /** Called with both ends, in order. */
  onChoose: (range: DateRange) => void;
  /** Maximum length in days. */
  maxDays: number;
  /** Number of months side by side. */
  months: 1 | 2;
}

/** Two presses select a range; in between it is previewed up to the hovered day. */
export function RangeCalendar({ value, onChoose, maxDays, months, min, max, today }: RangeCalendarProps): ReactNode {
  const labels = useKitLabels(dateRangeLabels);
  const [first, setFirst] = useState<string>();
  const [pointedAt, setPointedAt] = useState('');
  const limits = first === undefined ? { min, max, today } : { ...within(first, maxDays, { min, max }), today };
  const shown = first === undefined ? value : ordered({ from: first, to: pointedAt || first });

  const choose = (day: string): void => {
    if (first !== undefined) return onChoose(ordered({ from: first, to: day }));
    setFirst(day);
    return setPointedAt(day);
  };
  const point = (date: Date, modifiers: Record<string, boolean>): void => {
    if (!modifiers['disabled']) setPointedAt(toDay(date));
  };

  return (
    <DayPicker
      {...useDress(limits)}
      mode="range"
      numberOfMonths={months}
      showOutsideDays={months === 1}
      selected={{ from: parseDay(shown.from), to: parseDay(shown.to) }}
      defaultMonth={monthIn(limits, isComplete(value) && months === 1 ? value.to : value.from || value.to)}
      onSelect={(_range, date) => choose(toDay(date))}
      onDayMouseEnter={point}
      onDayFocus={point}
      footer={first === undefined ? labels.chooseFirstDay : labels.chooseLastDay}
    />
  );
}

/** Limits that keep a range with this end within the allowed length. */
function within(day: string, maxDays: number, { min, max }: { min: string; max: string }) {
  if (!Number.isFinite(maxDays)) return { min, max };
  const last = addDays(day, maxDays - 1);
  return { min: later(min, addDays(day, 1 - maxDays)), max: max === '' ? last : earlier(max, last) };
}

/** The month shown first: that of the selected day, or of the selectable day nearest to today. */
function monthIn({ min, max, today }: CalendarLimits, chosen: string): Date {
  const nearest = later(min, max === '' ? today : earlier(today, max));
  return parseDay(chosen) ?? parseDay(nearest) ?? midnight(today);
}

/** DayPicker's props for the kit: language, direction, clock, limits and styles. */
function useDress({ min, max, today }: CalendarLimits) {
  const labels = useKitLabels(dateLabels);
  const words = useDateWords();
  const dir = useDirection();
  const now = midnight(today);
  const [first, last] = [parseDay(min), parseDay(max)];
  const dateLib = useMemo(() => stoppingAt(parseDay(min), parseDay(max)), [min, max]);
  return {
    autoFocus: true,
    timeZone: ZONE,
    dir,
    lang: words.language,
    today: now,
    weekStartsOn: words.firstWeekday,
    navLayout: 'around',
    fixedWeeks: true,
    startMonth: first ?? yearsFrom(now, -YEARS_BACK),
    endMonth: last ?? yearsFrom(now, YEARS_ON),
    disabled: [...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])],
    dateLib,
    formatters: {
      formatCaption: words.monthAndYear,
      formatDay: words.dayNumber,
      formatMonthDropdown: words.month,
      formatYearDropdown: words.year,
      formatWeekdayName: words.weekdayShort,
    },
    labels: {
      labelGrid: words.monthAndYear,
      labelDayButton: (date, modifiers) => (modifiers['today'] ? `${words.fullDate(date)}, ${labels.today}` : words.fullDate(date)),
      labelWeekday: words.weekday,
      labelPrevious: () => labels.previousMonth,
      labelNext: () => labels.nextMonth,
      labelMonthDropdown: () => labels.chooseMonth,
      labelYearDropdown: () => labels.chooseYear,
    },
    classNames: styles.classNames,
    components: { Chevron },
  } satisfies PropsBase;
}

/** Keys that would move past the first or last day stop at it; DayPicker would not move at all. */
function stoppingAt(first: Date | undefined, last: Date | undefined): NonNullable<PropsBase['dateLib']> {
  const start = first ? [new TZDate(first, ZONE)] : [];
  const end = last ? [new TZDate(last, ZONE)] : [];
  return {
    max: (dates) => [...dates, ...start].reduce((a, b) => (a > b ? a : b)),
    min: (dates) => [...dates, ...end].reduce((a, b) => (a < b ? a : b)),
  };
}

function yearsFrom(date: Date, years: number): Date {
  return new Date(Date.UTC(date.getUTCFullYear() + years, date.getUTCMonth(), 1));
}

const chevrons = { left: ChevronLeft, right: ChevronRight, up: ChevronDown, down: ChevronDown };

function Chevron({ orientation = 'down', size = 20 }: ChevronProps): ReactElement {
  const Icon = chevrons[orientation];
  return <Icon size={size} aria-hidden="true" />;
}
