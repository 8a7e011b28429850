import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { duePopups, mutePopups, rememberPopups } from './popupMemory.ts';

const NOON = new Date(2026, 0, 15, 12).getTime();
const HOUR = 3_600_000;
const popups = [{ id: 'PU1' }, { id: 'PU2' }];

/** Replaces the browser's storage, which may throw. */
function keep(storage: Partial<Storage>): void {
  vi.stubGlobal('localStorage', storage);
}

const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(() => void vi.unstubAllGlobals());
beforeEach(() => {
  const kept = new Map<string, string>();
  keep({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) });
});

describe('an entry popup', () => {
  it('[NOT-5] shows once a day, and again when the day changes', () => {
    expect(duePopups(popups, NOON)).toEqual(popups);
    rememberPopups(['PU1', 'PU2'], NOON);
    expect(duePopups(popups, NOON + 11 * HOUR)).toEqual([]);
    expect(duePopups(popups, NOON + 12 * HOUR)).toEqual(popups);
  });

  it('[NOT-5] that is announced later the same day still shows, unless today is muted', () => {
    rememberPopups(['PU1'], NOON);
    expect(duePopups(popups, NOON + HOUR)).toEqual([{ id: 'PU2' }]);
    mutePopups(1, NOON);
    expect(duePopups(popups, NOON + HOUR)).toEqual([]);
    expect(duePopups(popups, NOON + 12 * HOUR)).toEqual(popups);
  });

  it('[NOT-5] stays muted for the given number of days', () => {
    mutePopups(7, NOON);
    expect(duePopups(popups, NOON + 6 * 24 * HOUR)).toEqual([]);
    expect(duePopups(popups, NOON + 7 * 24 * HOUR)).toEqual(popups);
  });

  it.each(['not JSON', '7', 'null', '{"day":1,"seen":"x","mutedUntil":[]}'])('[NOT-5] ignores %s in the storage', (value) => {
    keep({ getItem: () => value, setItem: () => undefined });
    expect(duePopups(popups, NOON)).toEqual(popups);
  });

  // Must be the last test: the in-memory fallback lasts until the page is closed.
  it('[NOT-5] does not show again at once if the browser blocks storage', () => {
    keep({ getItem: refuse, setItem: refuse });
    rememberPopups(['PU1'], NOON);
    expect(duePopups(popups, NOON)).toEqual([{ id: 'PU2' }]);
    mutePopups(1, NOON);
    expect(duePopups(popups, NOON)).toEqual([]);
  });
});
