import { describe, expect, it } from 'vitest';

import { released } from '../../../tests/vectors/merchants.ts';
import { simulatedStore } from './store.ts';

const NONE = { enableCt: false, salary: false, hourSalary: false, agentRealtimeSalary: false };

/** The store of a site that is shown the merchant `demo`, as messages bring it: a copy each time. */
async function opened() {
  const { artefact } = (await released('demo')).release;
  const message = () => ({ artefact: structuredClone(artefact), features: [], flags: {}, startAt: null });
  const store = simulatedStore({
    first: message(),
    known: { session: 'agent', accountType: 1 },
    report: () => undefined,
  });
  const entries = () =>
    store
      .get()
      .assembled.centres.get('agent')
      ?.map(({ id }) => id) ?? [];
  return { store, message, entries };
}

describe('what is made up in a previewed site', () => {
  it('[CFG-17] [AGT-7] an agent has the contracts that the operator gives, of those that the site has, whatever the gateway says', async () => {
    const { store, message, entries } = await opened();
    const without = entries();
    store.show({ ...message(), features: ['salary'] });
    expect(store.get().facts.features).toEqual({ ...NONE, salary: true });
    expect(entries().length).toBeGreaterThan(without.length);

    store.learn({ features: { ...NONE, hourSalary: true }, rank: 7 });
    expect(store.get().facts).toMatchObject({ features: { ...NONE, salary: true }, rank: 7 });

    const { artefact } = message();
    const accounts = { ...artefact.site.accounts, features: ['hourSalary' as const] };
    store.show({ ...message(), artefact: { ...artefact, site: { ...artefact.site, accounts } }, features: ['salary'] });
    expect(store.get().facts.features).toEqual(NONE);
  });

  it('[CFG-17] [CFG-12] of what is shown anew, all that is as before keeps its identity, so that only the rest is drawn', async () => {
    const { store, message } = await opened();
    const { artefact, assembled } = store.get();
    store.show(message());
    expect(store.get().artefact).toBe(artefact);
    expect(store.get().assembled).toBe(assembled);

    const next = message();
    store.show({ ...next, artefact: { ...next.artefact, banners: { items: {}, order: [] } } });
    expect(store.get().artefact.banners.order).toEqual([]);
    expect(store.get().artefact.pages).toBe(artefact.pages);
  });
});
