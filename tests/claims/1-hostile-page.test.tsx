/**
 * A spoiled artefact costs at most the block that is spoiled. Some of the many are drawn here, in a real browser;
 * `1-hostile-config` assembles them all.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Artefact, Json } from '#site/assembler/runtime/types.ts';
import { prototypes, spoiled } from './hostile.ts';
import { artefactOf, blocksOnScreen, codeHere, drawSite, settled, stage } from './page.tsx';
import { FULL, seeded } from './random.ts';

const CASES = FULL ? 450 : 36;
const PATHS = ['/', '/rng', '/privacy'] as const;

const artefact = artefactOf('demo');

/** The blocks of a page and of its layout, as keys into the artefact. */
const PLACES: Readonly<Record<(typeof PATHS)[number], readonly string[]>> = {
  '/': placesOf('home'),
  '/rng': placesOf('rng'),
  '/privacy': placesOf('privacy'),
};

function placesOf(page: string): string[] {
  return [['pages', page] as const, ['layouts', 'default'] as const].flatMap(([folder, file]) =>
    Object.entries(artefact[folder][file]?.areas ?? {}).flatMap(([area, { items }]) =>
      Object.keys(items).map((id) => `${folder}/${file}#${area}.${id}`),
    ),
  );
}

function keysOf(address: string): string[] {
  const [folder = '', file = '', area = '', id = ''] = address.split(/[/#.]/);
  return [folder, file, 'areas', area, 'items', id];
}

function put(value: Json, [key, ...below]: readonly string[], change: (old: Json) => Json): Json {
  if (key === undefined) return change(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, name === key ? put(child, below, change) : child]));
}

describe('a page of a spoiled artefact', () => {
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ['setInterval', 'Date', 'performance'] });
    await codeHere();
  });
  afterAll(() => {
    stage();
    vi.useRealTimers();
  });

  it.each(PATHS)(
    '[CFG-7] [CFG-8] stands, with every block beside the spoiled one as it was: %s',
    async (path) => {
      await drawSite(artefact, path);
      const whole = await settled();
      const before = prototypes();
      const spoil = (seed: number): { address: string; bad: Artefact } => {
        const random = seeded(seed);
        const address = random.pick(PLACES[path]);
        const json = artefact as unknown as Json; // It came as JSON.
        return { address, bad: put(json, keysOf(address), (item) => spoiled(random, item)) as unknown as Artefact };
      };
      const failures: string[] = [];
      for (let seed = 1; seed <= CASES / PATHS.length && failures.length < 3; seed += 1) {
        const { address, bad } = spoil(seed);
        const { store } = await drawSite(bad, path);
        // Swapped in while the page is open, it costs no more.
        try {
          await vi.waitFor(() => expect(strays(whole, address)).toEqual([]), { timeout: 2000, interval: 5 });
          store.swap(artefact);
          await vi.waitFor(() => expect(strays(whole, '')).toEqual([]), { timeout: 2000, interval: 5 });
        } catch {
          failures.push(
            `seed ${seed}: ${address} as ${JSON.stringify(at(bad, keysOf(address)))?.slice(0, 200)} changes ${strays(whole, address).join()}`,
          );
        }
      }
      expect(failures).toEqual([]);
      expect(prototypes()).toBe(before);
    },
    (FULL ? 5 : 1) * 60_000,
  );
});

/** The blocks that are not as they were, but for the one that was spoiled. */
function strays(whole: ReadonlyMap<string, string>, spoiledAt: string): string[] {
  const now = blocksOnScreen();
  return [...whole].filter(([address, html]) => address !== spoiledAt && now.get(address) !== html).map(([address]) => address);
}

function at(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);
}
