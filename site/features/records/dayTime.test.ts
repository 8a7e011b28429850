import { expect, it } from 'vitest';

import { dayTime } from './dayTime.ts';

const now = Date.parse('2026-11-28T17:30:00Z'); // 01:30 on the 29th in Manila.

it.each([
  ['2026-11-28T16:05:09Z', 'en', 'Today 00:05'],
  ['2026-11-28T15:59:59Z', 'en', 'Yesterday 23:59'],
  ['2026-11-28T15:59:59Z', 'vi', 'Hôm qua 23:59'],
  ['2026-11-28T16:05:09Z', 'fil', 'Ngayong araw 00:05'],
  ['2026-11-26T10:00:00Z', 'en', '2026-11-26 18:00'],
])('[MEM-13] %s in %s is “%s” by the clock of the merchant', (at, tag, said) => {
  expect(dayTime(Date.parse(at), { now, tag, timeZone: 'Asia/Manila', format: 'yyyy-MM-dd hh:mm:ss' })).toBe(said);
});
