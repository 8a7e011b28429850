'use client';

import { useMemo } from 'react';

import { usePageLanguage } from '../private/pageLanguage.ts';

/** Date formats of a language. All dates are midnights UTC. */
export interface DateWords {
  /** BCP-47 tag of the language. */
  readonly language: string;
  /** 0 is Sunday. */
  readonly firstWeekday: Weekday;
  /** "March 2026" */
  readonly monthAndYear: (date: Date) => string;
  readonly month: (date: Date) => string;
  readonly year: (date: Date) => string;
  /** Day of the month, in the language's digits. */
  readonly dayNumber: (date: Date) => string;
  /** "Sunday, March 1, 2026" */
  readonly fullDate: (date: Date) => string;
  readonly weekday: (date: Date) => string;
  /** A weekday for a narrow column. */
  readonly weekdayShort: (date: Date) => string;
  /** "Mar 1 – 7, 2026" */
  readonly range: (from: Date, to: Date) => string;
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Maximum length of weekday names that are shown in full. */
const SHORT_NAME = 4;

/** Date formats of the page's language, from the browser's Intl. */
export function useDateWords(): DateWords {
  const language = usePageLanguage();
  return useMemo(() => dateWords(language), [language]);
}

function dateWords(language: string): DateWords {
  // Gregorian like the native input, also in languages with another calendar.
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { calendar: 'gregory', timeZone: 'UTC', ...options });
  const say = (options: Intl.DateTimeFormatOptions) => {
    const { format: written } = format(options);
    return (date: Date) => written(date);
  };
  const shortName = say({ weekday: 'short' });
  const allShort = aWeek.every((day) => shortName(day).length <= SHORT_NAME);
  const numbers = new Intl.NumberFormat(language);
  const ranges = format({ dateStyle: 'medium' });
  const monthAndYear = say({ month: 'long', year: 'numeric' });
  return {
    language,
    firstWeekday: firstWeekday(new Intl.Locale(language)),
    // Capitalized, since it is a heading; some languages write months in lower case.
    monthAndYear: (date) => monthAndYear(date).replace(/^./u, (first) => first.toLocaleUpperCase(language)),
    month: say({ month: 'long' }),
    year: say({ year: 'numeric' }),
    dayNumber: (date) => numbers.format(date.getUTCDate()),
    fullDate: say({ dateStyle: 'full' }),
    weekday: say({ weekday: 'long' }),
    weekdayShort: allShort ? shortName : say({ weekday: 'narrow' }),
    range: (from, to) => ranges.formatRange(from, to),
  };
}

const aWeek = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 2, 1 + day)));

/** Not yet in TypeScript's ES2023 library; browsers have the one or the other, or neither. */
interface WithWeek extends Intl.Locale {
  getWeekInfo?: (() => { readonly firstDay: number }) | undefined;
  readonly weekInfo?: { readonly firstDay: number } | undefined;
}

function firstWeekday(locale: WithWeek): Weekday {
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  // Intl numbers Monday 1 to Sunday 7; without it, Monday as in ISO 8601.
  return ((info?.firstDay ?? 1) % 7) as Weekday; // A remainder of 7.
}
