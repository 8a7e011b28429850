/** Hostile config takes nothing down: not the compiler, and not the page that is handed it. A full run tries ten times as many. */
import { describe, expect, it } from 'vitest';

import { assemble } from '#site/assembler/runtime/assemble.ts';
import { addresses, locate } from '#site/assembler/compiler/explain/address.ts';
import { compileLayers } from '#site/assembler/compiler/compile.ts';
import { composeFacts } from '#site/assembler/runtime/facts.ts';
import { readTexts } from '#site/assembler/compiler/files.ts';
import { type Layer } from '#site/assembler/compiler/layer.ts';
import { mergeFiles } from '#site/assembler/compiler/merge.ts';
import { parseFile } from '#site/assembler/compiler/parse.ts';
import { kindOf } from '#site/assembler/compiler/schema/kinds.ts';
import { findings, placed } from '#site/assembler/compiler/shape.ts';
import { createSiteStore } from '#site/assembler/runtime/store.ts';
import type { Artefact, Json } from '#site/assembler/runtime/types.ts';
import { blocks } from '#site/blocks/index.ts';
import { compileSkin } from '#ui/theme/skin.ts';
import { CONFIG, released } from '../vectors/merchants.ts';
import { prototypes, spoiled, spoiledText } from './hostile.ts';
import { MANY, seeded } from './random.ts';
import { screenOf, surroundings } from './screen.ts';

const FILES = 10_000 * MANY;
const ARTEFACTS = 1000 * MANY;
const ITEMS = 1000 * MANY;
/** Each of these goes through the whole compiler. */
const COMPILED_EVERY = 250;

const layersOf = async (code: string) => {
  const folders = ['base', `merchants/${code}`] as const;
  const [base, own] = await Promise.all(
    folders.map(
      async (folder) =>
        new Map([...(await readTexts(CONFIG, folder))].map(([path, text]) => [path, { text, file: parseFile(`${folder}/${path}`, text) }])),
    ),
  );
  if (!base || !own) throw new Error('there are two layers');
  return { base, own };
};

type Read = Awaited<ReturnType<typeof layersOf>>['base'];
const filesIn = (read: Read): Layer => new Map([...read].map(([path, { file }]) => [path, file]));

describe('ten thousand spoiled files', () => {
  it(
    '[CFG-8] [CFG-2] become faults, never exceptions, and reach no prototype',
    async () => {
      const { base, own } = await layersOf('aurora');
      const before = prototypes();
      let faulty = 0;
      for (let seed = 1; seed <= FILES; seed += 1) {
        const random = seeded(seed);
        const [folder, layer] = random.pick([
          ['base', base],
          ['merchants/aurora', own],
        ] as const);
        const [path, { text }] = random.pick([...layer]);
        // A comment is no JSON to parse.
        const value = JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, '')) as Json; // Our own files.
        const bad = random.once(3) ? spoiledText(random, text) : JSON.stringify(spoiled(random, value));
        const file = parseFile(`${folder}/${path}`, bad);
        const merged = folder === 'base' ? mergeFiles(file, own.get(path)?.file) : mergeFiles(base.get(path)?.file, file);
        const kind = kindOf(path);
        const found = kind ? findings(kind.schema, merged.value).map((finding) => placed(merged, finding)) : [];
        const faults = [...file.faults, ...merged.faults, ...found];
        if (faults.length > 0) faulty += 1;
        if (seed % COMPILED_EVERY > 0) continue;
        const changed = new Map([...filesIn(layer), [path, file]]);
        const [ofBase, ofOwn] = folder === 'base' ? [changed, filesIn(own)] : [filesIn(base), changed];
        const { release, faults: all } = await compileLayers({ code: 'aurora', base: ofBase, own: ofOwn, blocks, compileSkin });
        expect(release === undefined, `seed ${seed}: ${JSON.stringify(all)}`).toBe(all.some(({ severity }) => severity === 'error'));
        if (release) assemble(release.artefact, composeFacts(release.artefact, { route: '/rng' }, 0));
      }
      expect(prototypes()).toBe(before);
      expect(faulty).toBeGreaterThan(FILES / 2);
    },
    240_000 * MANY,
  );

  it('[CFG-8] of five megabytes are refused before they are read', () => {
    const long = JSON.stringify({ v: 1, text: 'x'.repeat(5_000_000) });
    const many = `{${Array.from({ length: 300_000 }, (_, at) => `"key${at}": ${at}`).join()}}`;
    for (const text of [long, many]) expect(parseFile('base/site.json', text).faults.map(({ code }) => code)).toEqual(['too-big']);
  });
});

describe('a page that is handed a spoiled artefact', () => {
  it(
    '[CFG-7] [CFG-12] takes it or keeps the last good one, and always shows a page',
    async () => {
      const { artefact } = (await released('aurora')).release;
      const text = JSON.stringify(artefact);
      const before = prototypes();
      let refused = 0;
      const store = createSiteStore({ artefact, known: { route: '/rng' }, now: () => 0, report: () => undefined });
      for (let seed = 1; seed <= ARTEFACTS; seed += 1) {
        const bad = spoiled(seeded(seed), JSON.parse(text) as Json); // What a browser gets.
        const last = store.get().artefact;
        if (store.swap(bad)) {
          // What was shown of it is all there: reading it must not throw either.
          JSON.stringify(store.get().assembled);
          store.swap(artefact);
        } else {
          refused += 1;
          if (store.get().artefact !== last) throw new Error(`seed ${seed}: refused, and taken over`);
        }
      }
      store.close();
      expect(prototypes()).toBe(before);
      expect(refused).toBeGreaterThan(0);
      expect(store.get().assembled.page?.id).toBe('rng');
    },
    240_000 * MANY,
  );

  it(
    '[CFG-7] shows everything beside a spoiled item as it was',
    async () => {
      const { release, files } = await released('aurora');
      const all = addresses(files);
      const failures: string[] = [];
      for (let seed = 1; seed <= ITEMS && failures.length < 5; seed += 1) {
        const random = seeded(seed);
        const address = random.pick(all);
        const { path, chain } = locate(address);
        const keys = [...placeOf(path), ...(chain.at(-1) ?? '').split('/').slice(1)];
        const bad = put(release.artefact as unknown as Json, keys, (item) => spoiled(random, item)) as unknown as Artefact; // An artefact is JSON.
        const route = random.pick(Object.values(release.artefact.pages).flatMap(({ paths }) => paths));
        const visitor = { known: { route, vendors: ['RNG', 'LIVE', 'FISH'] as const }, now: 0 };
        try {
          const [good, now] = [release.artefact, bad].map((artefact) => screenOf({ artefact, files }, visitor).shown);
          const touched = [...(good ?? [])].find(([other, drawn]) => !isInside(other, address) && now?.get(other) !== drawn);
          if (touched) failures.push(`seed ${seed}: ${touched[0]} changed with ${address}`);
        } catch (error) {
          failures.push(`seed ${seed}: ${address} throws ${String(error)}`);
        }
      }
      expect(failures).toEqual([]);
    },
    240_000 * MANY,
  );
});

/** Where a file's content stands in an artefact. */
function placeOf(path: string): string[] {
  return path.slice(0, -'.json'.length).split('/');
}

function put(value: Json, [key, ...below]: readonly string[], change: (old: Json) => Json): Json {
  if (key === undefined) return change(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, name === key ? put(child, below, change) : child]));
}

function isInside(address: string, outer: string): boolean {
  for (let at: string | undefined = address; at !== undefined; at = surroundings(at)) if (at === outer) return true;
  return false;
}
