/** For tests: a tab with its session, without a browser. */
import { vi } from 'vitest';
import type { Client } from '#site/api/client.ts';

/** Member info of an agent. */
export const member = { id: '7', account: 'maria88', nickname: null, type: 1, memberLabel: [] };

/** Session storage as a browser has it; Node has none. */
export function storage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
}

/** A gateway that answers every call alike; the answers here fit the one call that these tests make. */
export function answering(answer: () => unknown): Client {
  return { call: async () => answer() as never };
}

/** The modules as a page that just opened has them. */
export async function load() {
  vi.resetModules();
  const [session, lifecycle, { CallError }] = await Promise.all([
    import('#site/session/session.ts'),
    import('#site/session/lifecycle.ts'),
    import('#site/api/errors.ts'),
  ]);
  /** A gateway that fails every call in this way. */
  const failed = (how: Pick<ConstructorParameters<typeof CallError>[0], 'kind' | 'status'>): Client =>
    answering(() => {
      throw new CallError({ call: 'memberInfo', ...how });
    });
  const outOfReach = failed({ kind: 'network' });
  const refused = failed({ kind: 'refused' });
  return { ...session, ...lifecycle, failed, outOfReach, refused };
}
