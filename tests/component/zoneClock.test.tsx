import { afterEach, expect, it, vi } from 'vitest';

import { instantOf, timeIn } from '#site/api/contract/days.ts';

afterEach(() => vi.unstubAllGlobals());

/** Of this century and before, summers and winters, to the millisecond. */
const MOMENTS = Array.from({ length: 60 }, (_, index) => Date.UTC(1969, 2 + index * 13, 1 + index, index, index, 59, 999));
const ZONES = ['Asia/Manila', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC', 'Nowhere/At_All'];

const read = () =>
  ZONES.flatMap((zone) => MOMENTS.map((at) => [timeIn(at, zone), instantOf(new Date(at).toISOString().slice(0, 19), zone)]));

it('[MEM-7] a zone’s clock shows the same in a browser with Temporal and in an older one', () => {
  expect(typeof Temporal).toBe('object');
  const now = read();
  vi.stubGlobal('Temporal', undefined);
  expect(now).toEqual(read());
});
