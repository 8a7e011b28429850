import { expect, it } from 'vitest';

import { monthsOf } from './months.ts';

it('[SEC-6] sums days by month, the latest first; net is wins minus stakes', () => {
  const days = [
    { day: '2026-01-30', stake: 100, win: 40, net: -55 },
    { day: '2026-01-31', stake: 50, win: 80, net: 30 },
    { day: '2026-02-01', stake: 10, win: 0, net: -10 },
  ];
  expect(monthsOf(days)).toEqual([
    { month: '2026-02', stake: 10, win: 0, net: -10 },
    { month: '2026-01', stake: 150, win: 120, net: -30 },
  ]);
});
