'use client';

import { useState } from 'react';

import { addDays, daysBetween, earlier, isComplete, later, ordered, type DateRange } from './isoDate.ts';

export interface DateLimits {
  /** First selectable day; '' is no limit. */
  readonly min: string;
  /** Last selectable day; '' is no limit. */
  readonly max: string;
  /** Maximum length in days. */
  readonly maxDays: number;
}

const length = ({ from, to }: DateRange): number => daysBetween(from, to) + 1;

/** Validates a range. */
export function faultOf(range: DateRange, { min, max, maxDays }: DateLimits): 'unavailable' | 'too-many' | undefined {
  const outside = [range.from, range.to].some((day) => day !== '' && (day < min || (max !== '' && day > max)));
  if (outside) return 'unavailable';
  return isComplete(range) && length(range) > maxDays ? 'too-many' : undefined;
}

/** The part of a range within the limits, if it is selectable. */
export function available(range: DateRange, limits: DateLimits): DateRange | undefined {
  const part = { from: later(range.from, limits.min), to: limits.max === '' ? range.to : earlier(range.to, limits.max) };
  return part.from <= part.to && !faultOf(part, limits) ? part : undefined;
}

/** The range shifted by so many days, or as far as the limits allow; undefined if it cannot move. */
export function moved(range: DateRange, days: number, { min, max }: DateLimits): DateRange | undefined {
  if (!isComplete(range)) return undefined;
  const room = days > 0 ? roomTo(max, range.to) : roomTo(range.from, min);
  const step = Math.sign(days) * Math.min(Math.abs(days), room);
  if (!(step * days > 0)) return undefined;
  return { from: addDays(range.from, step), to: addDays(range.to, step) };
}

const roomTo = (limit: string, day: string): number => (limit === '' || day === '' ? Number.POSITIVE_INFINITY : daysBetween(day, limit));

/** While a year is typed, browsers report 0002, 0020 and 0202 before 2026. */
const isWhole = ({ from, to }: DateRange): boolean => [from, to].every((day) => day === '' || day >= '1000');

interface RangeState {
  value: DateRange | undefined;
  defaultValue: DateRange;
  onRangeChange: ((range: DateRange) => void) | undefined;
}

/**
 * A range and its text fields: the caller always gets it in order, while the fields show the typed dates until focus
 * has left them, so that they do not swap while the player types.
 */
export function useDateRange({ value, defaultValue, onRangeChange }: RangeState) {
  const [own, setOwn] = useState(defaultValue);
  const [typed, setTyped] = useState<DateRange>();
  const [reordered, setReordered] = useState(false);
  const range = value ?? own;

  const tell = (next: DateRange): void => {
    setOwn(next);
    onRangeChange?.(next);
  };
  return {
    range,
    /** What the fields show. */
    shown: typed ?? range,
    isTyping: typed !== undefined,
    /** Whether the typed dates were swapped. */
    reordered,
    type: (next: DateRange): void => {
      setTyped(next);
      setReordered(false);
      if (isWhole(next)) tell(ordered(next));
    },
    /** Ends typing. */
    settle: (): void => {
      if (!typed) return;
      setTyped(undefined);
      setReordered(ordered(typed) !== typed);
      if (!isWhole(typed)) tell(ordered(typed));
    },
    choose: (next: DateRange): void => {
      setTyped(undefined);
      setReordered(false);
      tell(next);
    },
  };
}
