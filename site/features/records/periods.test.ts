import { describe, expect, it } from 'vitest';

import { presetOf, presetsOf } from './periods.ts';

const daysOf = (today: string, first = '2025-10-15') =>
  Object.fromEntries(presetsOf(today, first, [7, 30]).map(({ name, from, to }) => [name, [from, to]]));

describe('preset periods', () => {
  it('[MEM-7] end today or before, the week begins on Monday', () => {
    // A Thursday.
    expect(daysOf('2026-01-15')).toEqual({
      today: ['2026-01-15', '2026-01-15'],
      yesterday: ['2026-01-14', '2026-01-14'],
      week: ['2026-01-12', '2026-01-15'],
      last7: ['2026-01-09', '2026-01-15'],
      last30: ['2025-12-17', '2026-01-15'],
      month: ['2026-01-01', '2026-01-15'],
      lastMonth: ['2025-12-01', '2025-12-31'],
      all: ['2025-10-15', '2026-01-15'],
    });
    expect(daysOf('2026-01-18')['week']).toEqual(['2026-01-12', '2026-01-18']);
    expect(daysOf('2026-01-19')['week']).toEqual(['2026-01-19', '2026-01-19']);
    expect(daysOf('2026-03-31')['lastMonth']).toEqual(['2026-02-01', '2026-02-28']);
  });

  it('[SEC-6] never start before the retention limit', () => {
    expect(daysOf('2026-01-15', '2026-01-10')).toMatchObject({ last30: ['2026-01-10', '2026-01-15'], month: ['2026-01-10', '2026-01-15'] });
    expect(daysOf('2026-01-15', '2026-01-10')['lastMonth']).toBeUndefined();
  });

  it('[MEM-7] the selected preset wins if several match the same days', () => {
    const presets = presetsOf('2026-01-19', '2025-10-19', [7, 30]);
    const today = { from: '2026-01-19', to: '2026-01-19' };
    expect(presetOf(today, presets, 'week')?.name).toBe('week');
    expect(presetOf(today, presets, undefined)?.name).toBe('today');
    expect(presetOf({ from: '2026-01-02', to: '2026-01-03' }, presets, 'week')).toBeUndefined();
  });
});
