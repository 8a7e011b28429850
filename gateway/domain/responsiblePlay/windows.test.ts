import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../api/random.ts';
import { fitsFrom, isStricter, lapsesAt, NO_LIMIT, PERIOD_MS, readyAt, stillWanted, usedAt, wish } from './windows.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 0, 15, 12);

describe('a rolling window', () => {
  it('[SEC-6] counts what happened within one period and nothing older: a use leaves exactly one period after it', () => {
    const uses = [{ at: NOW - DAY, amount: 100 }];
    expect(usedAt(uses, PERIOD_MS.day, NOW - 1)).toBe(100);
    expect(usedAt(uses, PERIOD_MS.day, NOW)).toBe(0);
    expect(usedAt(uses, PERIOD_MS.week, NOW)).toBe(100);
  });

  it('[SEC-6] opens no second limit at midnight: of any 24 hours, none holds more than the limit', () => {
    const beforeMidnight = Date.UTC(2026, 0, 15, 23, 59);
    const afterMidnight = beforeMidnight + 2 * 60_000;
    const uses = [{ at: beforeMidnight, amount: 100 }];
    expect(fitsFrom(uses, { limit: 100, periodMs: PERIOD_MS.day, amount: 1, now: afterMidnight })).toBe(beforeMidnight + DAY);
  });

  it('[SEC-6] says from when an amount fits: as soon as enough has left, at once, or never', () => {
    const uses = [
      { at: NOW - 20 * HOUR, amount: 60 },
      { at: NOW - 10 * HOUR, amount: 30 },
    ];
    const wanted = { limit: 100, periodMs: PERIOD_MS.day, now: NOW };
    expect(fitsFrom(uses, { ...wanted, amount: 10 })).toBe(NOW);
    expect(fitsFrom(uses, { ...wanted, amount: 70 })).toBe(NOW + 4 * HOUR);
    expect(fitsFrom(uses, { ...wanted, amount: 80 })).toBe(NOW + 14 * HOUR);
    expect(fitsFrom(uses, { ...wanted, amount: 101 })).toBeUndefined();
  });

  it('[SEC-6] a win that leaves before the stakes it paid for makes room later, not sooner', () => {
    const uses = [
      { at: NOW - 20 * HOUR, amount: -50 },
      { at: NOW - 10 * HOUR, amount: 140 },
    ];
    expect(fitsFrom(uses, { limit: 100, periodMs: PERIOD_MS.day, amount: 20, now: NOW })).toBe(NOW + 14 * HOUR);
  });

  it('[SEC-6] is the first moment at which what is left in the window and the amount are within the limit, whatever was played', () => {
    const random = seededRandom('windows');
    for (let round = 0; round < 300; round += 1) {
      const uses = Array.from({ length: random.int(12) }, () => ({ at: NOW - random.int(30) * HOUR, amount: random.int(100) - 40 }));
      const wanted = { limit: random.int(200), periodMs: PERIOD_MS.day, amount: 1 + random.int(200), now: NOW };
      const moments = [NOW, ...uses.map(({ at }) => at + DAY).filter((at) => at > NOW)].toSorted((one, other) => one - other);
      const expected = moments.find((at) => usedAt(uses, PERIOD_MS.day, at) + wanted.amount <= wanted.limit);
      expect(fitsFrom(uses, wanted)).toBe(expected);
    }
  });
});

describe('a wish for another limit', () => {
  const kept = { amount: 500, wanted: null };

  it('[SEC-6] tighter than the one in force holds at once, and takes a looser one that waits away', () => {
    expect(wish(NO_LIMIT, 500, NOW)).toEqual({ amount: 500, wanted: null });
    expect(wish({ amount: 500, wanted: { amount: 900, at: NOW - HOUR } }, 400, NOW)).toEqual({ amount: 400, wanted: null });
    expect(wish(kept, 0, NOW)).toEqual({ amount: 0, wanted: null });
  });

  it('[SEC-6] looser, or none at all, waits, and what is in force stays', () => {
    expect(wish(kept, 501, NOW)).toEqual({ amount: 500, wanted: { amount: 501, at: NOW } });
    expect(wish(kept, null, NOW)).toEqual({ amount: 500, wanted: { amount: null, at: NOW } });
  });

  it('[SEC-6] repeating a request does not restart the wait, another request does', () => {
    const waiting = wish(kept, 900, NOW);
    expect(wish(waiting, 900, NOW + HOUR)).toEqual(waiting);
    expect(wish(waiting, 901, NOW + HOUR)).toEqual({ amount: 500, wanted: { amount: 901, at: NOW + HOUR } });
  });

  it('[SEC-6] is forgotten a week after it could have been confirmed', () => {
    const waiting = wish(kept, 900, NOW);
    expect(readyAt(NOW)).toBe(NOW + DAY);
    expect(stillWanted(waiting, lapsesAt(NOW) - 1)).not.toBeNull();
    expect(stillWanted(waiting, lapsesAt(NOW))).toBeNull();
    expect(lapsesAt(NOW)).toBe(NOW + 8 * DAY);
  });

  it('[SEC-6] no limit is the loosest of all', () => {
    expect([isStricter(1, null), isStricter(null, 1), isStricter(null, null), isStricter(1, 1)]).toEqual([true, false, false, false]);
  });
});
