import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { onSlots, small } from '../../../tests/vectors/small.ts';
import { createSiteStore, isArtefact } from './store.ts';
import type { Artefact, Condition, RuntimeFault } from './types.ts';

const START = Date.parse('2026-01-01T00:00:00Z');
const span = (from: string, to: string): Condition => ({ between: { from, to } });

/** A store over the small merchant, with a clock to set. */
function open(patches: Readonly<Record<string, object>> = {}) {
  const reports: RuntimeFault[] = [];
  let now = START;
  const { artefact } = small(patches);
  const store = createSiteStore({ artefact, known: { rank: 3 }, now: () => now, report: (fault) => reports.push(fault) });
  const menu = () =>
    store
      .get()
      .assembled.menus.get('main')
      ?.map(({ id }) => id);
  const pass = (ms: number) => {
    now += ms;
    vi.advanceTimersByTime(ms);
  };
  return { store, artefact, reports, menu, pass };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the store', () => {
  it("[CFG-12] [API-8] writes amounts with the platform's symbol once it sends one, also after the config changed", () => {
    const { store, artefact } = open({ 'merchant.json': { currency: { symbol: '₱', exponent: 2 } } });
    const own = artefact.merchant.currency.symbol;
    store.setCurrencySymbol('');
    expect(store.get().merchant).toBe(artefact.merchant);
    store.setCurrencySymbol('C$');
    expect(store.get().merchant.currency).toEqual({ ...artefact.merchant.currency, symbol: 'C$' });
    const { merchant } = store.get();
    store.setCurrencySymbol('C$');
    store.refresh();
    expect(store.get().merchant).toBe(merchant);
    store.swap(structuredClone(artefact));
    expect(store.get().merchant.currency.symbol).toBe('C$');
    expect(store.get().artefact.merchant.currency.symbol).toBe(own);
  });

  it('[CFG-12] knows at once what is known, and tells those who listen what is learnt, once', () => {
    const { store } = open();
    expect(store.get().facts).toMatchObject({ rank: 3, now: START, session: 'visitor' });
    const seen = vi.fn<() => void>();
    const leave = store.subscribe(seen);
    store.learn({ session: 'member', vendors: ['RNG'] });
    store.learn({ vendors: ['RNG'] });
    expect(seen).toHaveBeenCalledOnce();
    store.learn({ vendors: ['RNG', 'LIVE'], session: 'member' });
    expect(seen).toHaveBeenCalledTimes(2);
    expect(store.get().facts).toMatchObject({ rank: 3, session: 'member', vendors: ['RNG', 'LIVE'] });
    leave();
    store.learn({ session: 'trial' });
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it('[CFG-12] takes a new config as a whole, and keeps what is known', () => {
    const { store, artefact } = open();
    store.learn({ session: 'member' });
    const seen = vi.fn<() => void>();
    store.subscribe(seen);
    const { artefact: next } = small(onSlots({ session: ['member'] }));
    expect(store.swap(next)).toBe(true);
    expect([store.get().artefact === next, seen.mock.calls.length, artefact === next]).toEqual([true, 1, false]);
    expect(store.get().assembled.menus.get('main')).toHaveLength(3);
  });

  it.each(['merchant', 'site', 'flags', 'layouts', 'pages', 'modals', 'menus', 'centres', 'registration', 'banners', 'labels'])(
    '[CFG-8] [CFG-12] what lacks %s is no config',
    (part) => {
      const { store, artefact } = open();
      for (const value of [undefined, null, 7, []]) expect(isArtefact({ ...artefact, [part]: value })).toBe(false);
      expect(store.swap({ ...artefact, [part]: 7 })).toBe(false);
      expect(store.get().artefact).toBe(artefact);
    },
  );

  it.each([undefined, null, 'x', []])('[CFG-8] %j is no config, nor is one of another version', (value) => {
    expect([isArtefact(value), isArtefact({ ...small().artefact, v: 2 }), isArtefact(small().artefact)]).toEqual([false, false, true]);
  });

  it('[CFG-8] keeps the last good config where a new one cannot be put together, and says so', () => {
    const { store, artefact, reports, pass, menu } = open(onSlots(span('2026-01-01T00:00:10Z', '2027-01-01T00:00:00Z')));
    expect(store.swap({ ...artefact, menus: { main: 7 } })).toBe(false);
    expect([store.get().artefact, menu()]).toEqual([artefact, ['home', 'help']]);
    expect(reports).toEqual([
      { address: '', code: 'render', detail: expect.stringMatching(/^artefact refused: TypeError: /), error: 'TypeError' },
    ]);
    // The dates of the old one still come.
    pass(10_000);
    expect(menu()).toEqual(['home', 'rng', 'help']);
  });

  it('[CFG-4] [CFG-7] reports a condition that cannot be read, each time it is found', () => {
    const { store, reports } = open(onSlots({ flga: 'CHAT' } as unknown as Condition)); // As it might arrive.
    expect(reports.map(({ address }) => address)).toEqual(['menus/main#rng']);
    store.learn({ session: 'member' });
    expect(reports).toHaveLength(2);
  });
});

const days = (count: number) => count * 24 * 60 * 60 * 1000;

describe('dates', () => {
  it('[CFG-4] what they show and hide turns when they come, and at no other time', () => {
    const { store, menu, pass } = open(onSlots(span('2026-01-01T00:00:10Z', '2026-01-01T00:00:20Z')));
    const seen = vi.fn<() => void>();
    store.subscribe(seen);
    pass(9999);
    expect([menu(), seen.mock.calls.length]).toEqual([['home', 'help'], 0]);
    pass(1);
    expect([menu(), seen.mock.calls.length]).toEqual([['home', 'rng', 'help'], 1]);
    pass(10_000);
    expect([menu(), seen.mock.calls.length, vi.getTimerCount()]).toEqual([['home', 'help'], 2, 0]);
  });

  it('[CFG-4] that are further off than a timer can wait come all the same', () => {
    const { menu, pass } = open(onSlots(span('2026-03-01T00:00:00Z', '2027-01-01T00:00:00Z')));
    pass(days(24));
    expect(menu()).toEqual(['home', 'help']);
    pass(days(1));
    pass(days(34));
    expect(menu()).toEqual(['home', 'rng', 'help']);
  });

  it('[CFG-4] of a new config replace those of the old, and none come once the store is closed', () => {
    const { store, menu, pass } = open();
    expect(vi.getTimerCount()).toBe(0);
    const { artefact: next }: { artefact: Artefact } = small(onSlots(span('2026-01-01T00:00:10Z', '2027-01-01T00:00:00Z')));
    store.swap(next);
    expect(vi.getTimerCount()).toBe(1);
    pass(10_000);
    expect(menu()).toEqual(['home', 'rng', 'help']);
    expect(vi.getTimerCount()).toBe(1);
    store.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[CFG-4] a clock that has been set is read anew', () => {
    let now = START;
    const { artefact } = small(onSlots(span('2026-06-01T00:00:00Z', '2027-01-01T00:00:00Z')));
    const store = createSiteStore({ artefact, known: {}, now: () => now, report: () => undefined });
    now = Date.parse('2026-07-01T00:00:00Z');
    expect(store.get().assembled.menus.get('main')).toHaveLength(2);
    store.refresh();
    expect(store.get().assembled.menus.get('main')).toHaveLength(3);
    store.close();
  });
});
