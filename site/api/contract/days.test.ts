import { describe, expect, it } from 'vitest';

import { dayAt, daysBetween, daysLater, instantOf, isDay, monthsBefore, startOfDay, timeIn } from './days.ts';

describe("days by a merchant's clock", () => {
  it.each([
    ['2026-01-15', 'Asia/Manila', '2026-01-14T16:00:00Z'],
    ['2026-01-15', 'UTC', '2026-01-15T00:00:00Z'],
    ['2026-01-15', 'America/New_York', '2026-01-15T05:00:00Z'],
    // Clocks go forward on this day, and back on that.
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00Z'],
    ['2026-01-15', 'Nowhere/At_All', '2026-01-15T00:00:00Z'],
  ])('[MEM-7] %s begins in %s at %s', (day, zone, instant) => {
    expect(new Date(startOfDay(day, zone)).toISOString()).toBe(instant.replace('Z', '.000Z'));
    expect(dayAt(Date.parse(instant), zone)).toBe(day);
    expect(dayAt(Date.parse(instant) - 1, zone)).toBe(daysLater(day, -1));
  });

  it.each([
    ['2031-12-25T20:00', 'Asia/Manila', '2031-12-25T12:00:00Z'],
    ['2026-03-08T01:30', 'America/New_York', '2026-03-08T06:30:00Z'],
    ['2026-03-08T03:30', 'America/New_York', '2026-03-08T07:30:00Z'],
  ])('[CFG-17] clocks show %s in %s at %s', (time, zone, instant) => {
    expect(instantOf(time, zone)).toBe(Date.parse(instant));
  });

  it('[MEM-7] shows the time of that clock, whatever the browser’s is', () => {
    expect(timeIn(Date.UTC(2026, 0, 14, 16, 0, 5), 'Asia/Manila')).toBe('2026-01-15 00:00:05');
  });

  it.each([
    ['2026-01-15', 3, '2025-10-15'],
    ['2026-05-31', 3, '2026-02-28'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2024-03-31', 1, '2024-02-29'],
    ['2026-01-01', 12, '2025-01-01'],
  ])('[SEC-6] %s less %d months is %s', (day, months, expected) => {
    expect(monthsBefore(day, months)).toBe(expected);
  });

  it('[MEM-7] counts both ends, and knows which days there are', () => {
    expect(daysBetween('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(daysBetween('2026-03-02', '2026-02-27')).toEqual([]);
    expect(['2026-02-28', '2024-02-29'].every(isDay)).toBe(true);
    expect(['2026-02-30', '2026-2-3', '', "2026-01-01' OR 1=1", '0026-01-01', '2026-13-01'].some(isDay)).toBe(false);
  });
});
