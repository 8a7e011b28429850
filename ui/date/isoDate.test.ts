import { afterEach, describe, expect, it, vi } from 'vitest';

import { addDays, daysBetween, ordered, parseDay, today } from './isoDate.ts';

describe('days', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    ['2026-03-01', -30, '2026-01-30'],
    ['2024-03-01', -30, '2024-01-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -7, '2025-12-25'],
    ['2026-03-12', 0, '2026-03-12'],
    ['', 7, ''],
  ])('[UI-6] %s and %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  // Clocks go forward on 8 March and back on 1 November; in Cairo the night of 24 April 2026 has no midnight.
  it.each(['America/New_York', 'Africa/Cairo', 'Asia/Manila', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    '[UI-6] no change of clocks in %s moves a day',
    (name) => {
      vi.stubEnv('TZ', name);
      const year = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day));
      expect(new Set(year).size).toBe(365);
      expect(year.at(-1)).toBe('2026-12-31');
      expect(daysBetween('2026-01-01', '2026-12-31')).toBe(364);
      expect(addDays('2026-03-12', -7)).toBe('2026-03-05');
      expect(addDays('2026-11-05', -30)).toBe('2026-10-06');
    },
  );

  it.each([
    ['Asia/Manila', '2026-03-13'],
    ['America/New_York', '2026-03-12'],
    ['UTC', '2026-03-12'],
  ])('[UI-6] today in %s is its own day', (name, expected) => {
    vi.stubEnv('TZ', name);
    expect(today(Date.parse('2026-03-12T17:30:00Z'))).toBe(expected);
  });

  it('[UI-6] distinguishes days from invalid input', () => {
    expect(parseDay('2026-03-12')?.toISOString()).toBe('2026-03-12T00:00:00.000Z');
    expect(parseDay('2024-02-29')).toBeDefined();
    for (const none of ['', '2026-02-29', '2026-13-01', '2026-3-1', '12-03-2026', '2026-03-12T00:00', undefined, 20_260_312]) {
      expect(parseDay(none)).toBeUndefined();
    }
    expect(daysBetween('', '2026-03-12')).toBeNaN();
  });

  it('[UI-6] puts the earlier day first, and leaves half a range alone', () => {
    expect(ordered({ from: '2026-03-12', to: '2026-03-05' })).toEqual({ from: '2026-03-05', to: '2026-03-12' });
    expect(ordered({ from: '2026-03-12', to: '' })).toEqual({ from: '2026-03-12', to: '' });
  });
});
