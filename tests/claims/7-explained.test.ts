/** Every absence is explained and every change predicted. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { addresses } from '#site/assembler/compiler/explain/address.ts';
import type { Change } from '#site/assembler/compiler/explain/changes.ts';
import { diff } from '#site/assembler/compiler/explain/diff.ts';
import { explain } from '#site/assembler/compiler/explain/explain.ts';
import { composeFacts } from '#site/assembler/runtime/facts.ts';
import type { Source } from '#site/assembler/runtime/types.ts';
import { CONFIG, released } from '../vectors/merchants.ts';
import { ground, merchantOf, randomEdits, randomVisitor, type Edit, type Ground, type Merchant, type Visitor } from './config.ts';
import { MANY, seeded, shrink, told } from './random.ts';
import { screenOf, surroundings, type Screen } from './screen.ts';

const PAIRS = 25 * MANY;
const VISITORS = 25;

describe('diff', () => {
  it(
    '[CFG-10] foretells what every visitor sees change, and nothing else',
    async () => {
      const start = await ground();
      const failures: string[] = [];
      let seen = 0;
      for (let seed = 1; seed <= PAIRS; seed += 1) {
        const [edits, others] = [randomEdits(seeded(seed), start), randomEdits(seeded(-seed), start)];
        const parts = [...edits.map((edit) => ({ side: 0, edit })), ...others.map((edit) => ({ side: 1, edit }))];
        const fails = (some: readonly { side: number; edit: Edit }[]) => {
          const [before, after] = [0, 1].map((side) =>
            merchantOf(
              start,
              some.flatMap((part) => (part.side === side ? [part.edit] : [])),
            ),
          );
          if (!before || !after) return undefined;
          const changes = diff(before, after);
          const random = seeded(seed * 1000);
          return Array.from({ length: VISITORS }, () => randomVisitor(random, start.whole))
            .map((visitor) => surprise(before, after, changes, visitor))
            .find((wrong) => wrong !== undefined);
        };
        seen += parts.length;
        if (fails(parts) !== undefined) {
          const least = shrink(parts, fails);
          failures.push(told(seed, least.parts, least.wrong));
        }
      }
      expect(failures.slice(0, 5)).toEqual([]);
      expect(seen).toBeGreaterThan(PAIRS);
    },
    60_000 * MANY,
  );
});

describe('whom a diff names', () => {
  it(
    '[CFG-10] sees what it says',
    async () => {
      const start = await ground();
      const failures: string[] = [];
      let named = 0;
      for (let seed = 1; seed <= PAIRS; seed += 1) {
        const random = seeded(seed * 77);
        const [before, after] = [merchantOf(start, randomEdits(random, start)), merchantOf(start, randomEdits(random, start))];
        for (const { address, text } of diff(before, after)) {
          const [, words] = / (?:shown|hidden) for (.*?)(?:, by .*)?$/.exec(text) ?? [];
          const visitor = words === undefined ? undefined : namedVisitor(words, before, after);
          if (!visitor) continue;
          named += 1;
          const routes = visitor.known.route === undefined ? ROUTES(before, after) : [visitor.known.route];
          const sees = routes.some((route) => {
            const there = { ...visitor, known: { ...visitor.known, route } };
            const [was, is] = [screenOf(before, there).shown.has(address), screenOf(after, there).shown.has(address)];
            return was !== is && was === text.startsWith('shown');
          });
          if (!sees) failures.push(`seed ${seed}: ${address}: ${text}`);
        }
      }
      expect(failures.slice(0, 5)).toEqual([]);
      expect(named).toBeGreaterThan(PAIRS);
    },
    30_000 * MANY,
  );
});

const ROUTES = (...merchants: readonly Merchant[]): string[] => [
  ...merchants.flatMap(({ artefact }) => Object.values(artefact.pages).flatMap(({ paths }) => paths)),
  '/nowhere',
];

/** The visitor that words such as `session=trial, GEETEST3=on` name; nothing where flags that they do not name differ too. */
function namedVisitor(words: string, before: Merchant, after: Merchant): Visitor | undefined {
  const pairs = words === 'a visitor as they come' ? [] : words.split(', ').map((word) => word.split('='));
  const [old, own] = [before, after].map(({ artefact }) => composeFacts(artefact, {}, 0));
  if (!old || !own) return undefined;
  const known: Record<string, unknown> = { session: 'visitor' };
  let now = 0;
  for (const [name = '', value = ''] of pairs) {
    if (name === 'date') now = Date.parse(value);
    else if (name.startsWith('vendors of '))
      known['vendors'] = [
        ...(known['vendors'] === undefined ? [] : [known['vendors']].flat()),
        ...(value === 'on' ? [name.slice(11)] : []),
      ];
    else if (name.startsWith('rule ')) {
      if (JSON.stringify(old.rules) !== JSON.stringify(own.rules)) return undefined;
      const rule = { enabled: value !== 'disabled', required: value === 'required' };
      known['rules'] = { ...own.rules, ...Object(known['rules']), [name.slice(5)]: rule };
    } else if (name in own.features) known['features'] = { ...own.features, ...Object(known['features']), [name]: value === 'on' };
    else if (name in own.marks) known['marks'] = { ...own.marks, ...Object(known['marks']), [name]: value === 'on' };
    else if (name in own.flags) {
      if (JSON.stringify(old.flags) !== JSON.stringify(own.flags)) return undefined;
      known['flags'] = { ...own.flags, ...Object(known['flags']), [name]: value === 'on' };
    } else known[name] = Number.isNaN(Number(value)) ? value : Number(value);
  }
  return { known, now };
}

/** What this visitor sees that the diff does not say, or the other way round. */
function surprise(before: Merchant, after: Merchant, changes: readonly Change[], visitor: Visitor): string | undefined {
  const [was, is] = [screenOf(before, visitor), screenOf(after, visitor)];
  const differs = [...new Set([...was.shown.keys(), ...is.shown.keys()])].filter((address) => {
    const around = surroundings(address);
    const stays = around === undefined || (was.shown.has(around) && is.shown.has(around));
    return stays && was.shown.has(address) !== is.shown.has(address);
  });
  const foretold = new Set(changes.flatMap(({ address, affects }) => (affects?.(visitor.known, visitor.now) ? [address] : [])));
  const visitorIs = JSON.stringify(visitor);
  const wrong = (what: string) =>
    `${what} for ${visitorIs}; the diff says ${JSON.stringify(changes.map(({ address, text }) => `${address}: ${text}`))}`;

  const untrue = [...foretold].find((address) => !differs.includes(address));
  if (untrue !== undefined) return wrong(`${untrue} does not come or go`);
  const unsaid = differs.filter((address) => address.includes('#')).find((address) => !foretold.has(address));
  if (unsaid !== undefined) return wrong(`${unsaid} comes or goes unsaid`);
  return (
    wholeSurprise(was, is, foretold, changes, wrong) ??
    drawnSurprise(was, is, changes, wrong) ??
    factSurprise(before, after, changes, wrong)
  );
}

/** Another page or layout than before: said of the page that comes or goes, or of the page's layout. */
function wholeSurprise(
  was: Screen,
  is: Screen,
  foretold: ReadonlySet<string>,
  changes: readonly Change[],
  wrong: (what: string) => string,
) {
  const [old, now] = [was.assembled.page?.id, is.assembled.page?.id];
  const said = [old, now].some((id) => foretold.has(`pages/${id}`));
  if (old !== now && !said) return wrong(`page ${old} becomes ${now} unsaid`);
  const layoutSaid = said || changes.some(({ address, text }) => address === `pages/${now}` && text.startsWith('layout '));
  return layoutOf(was) === layoutOf(is) || layoutSaid ? undefined : wrong('another layout unsaid');
}

const layoutOf = ({ shown }: Screen) => [...shown.keys()].find((address) => /^layouts\/[^#]+$/.test(address));

/** What stays, drawn differently or in another order. */
function drawnSurprise(was: Screen, is: Screen, changes: readonly Change[], wrong: (what: string) => string) {
  const said = new Set(changes.filter(({ affects, text }) => !affects || text.startsWith('paths ')).map(({ address }) => address));
  const redrawn = [...is.shown].find(
    ([address, drawn]) => was.shown.has(address) && was.shown.get(address) !== drawn && !said.has(address),
  );
  if (redrawn) return wrong(`${redrawn[0]} is drawn differently unsaid: ${was.shown.get(redrawn[0])} → ${redrawn[1]}`);
  for (const [place, list] of is.lists) {
    const old = was.lists.get(place) ?? [];
    const [first, then] = [old.filter((address) => list.includes(address)), list.filter((address) => old.includes(address))];
    const ordered = changes.some(({ address, text }) => address === place && text.startsWith('order '));
    if (first.join() !== then.join() && !ordered) return wrong(`${place} stands in another order unsaid`);
  }
  return undefined;
}

/** Flags and texts, which blocks read themselves. */
function factSurprise(before: Merchant, after: Merchant, changes: readonly Change[], wrong: (what: string) => string) {
  const said = new Set(changes.map(({ address }) => address));
  const [old, now] = [before, after].map(({ artefact }) => composeFacts(artefact, {}, 0));
  const flag = Object.keys(now?.flags ?? {}).find((id) => old?.flags[id] !== now?.flags[id] && !said.has(`flags#${id}`));
  if (flag !== undefined) return wrong(`flag ${flag} turns unsaid`);
  if (old?.language !== now?.language && !said.has('merchant#defaultLanguage')) return wrong('another language unsaid');
  const worded = (['nav.rng', 'nav.home'] as const).find(
    (key) => before.artefact.labels.EN?.[key] !== after.artefact.labels.EN?.[key] && !said.has(`labels/EN#texts.${key}`),
  );
  return worded === undefined ? undefined : wrong(`${worded} is worded differently unsaid`);
}

describe('explain', () => {
  const codes = ['demo', 'aurora', 'lotus'];

  it.each(codes)(
    '[CFG-9] agrees with what %s shows, and gives a reason and its line for everything hidden',
    async (code) => {
      const { release, files } = await released(code);
      const merchant = { artefact: release.artefact, files };
      const random = seeded(7);
      const visitors = Array.from({ length: 60 * MANY }, () => randomVisitor(random, merchant));
      const pages = Object.keys(release.artefact.pages).map((id) => `pages/${id}`);
      const removed = [...files].flatMap(([path, file]) => [...file.removed.keys()].map((pointer) => removedAddress(path, pointer)));
      const failures = visitors.flatMap((visitor) => {
        const { shown } = screenOf(merchant, visitor);
        return [...pages, ...addresses(files), ...removed].flatMap((address) => {
          const { known, now } = visitor;
          const { steps, notes, ...explanation } = explain({ artefact: release.artefact, files, address, known: { ...known, now } });
          if (explanation.shown !== shown.has(address))
            return [`${address} is said to be ${explanation.shown ? 'shown' : 'hidden'} to ${JSON.stringify(visitor)}`];
          if (explanation.shown) return [];
          const reasons = steps.filter(({ verdict }) => verdict !== true);
          const because =
            reasons.some(({ text, source }) => standsThere(text, source)) || /^removed, config\/\S+:\d+$/.test(notes[0] ?? '');
          return because ? [] : [`no reason for ${address} hidden from ${JSON.stringify(visitor)}`];
        });
      });
      expect(failures.slice(0, 5)).toEqual([]);
    },
    30_000 * MANY,
  );

  it('[CFG-9] names the flag that takes another one down with it', async () => {
    const start: Ground = await ground();
    const { artefact, files } = merchantOf(start, [{ file: 'flags.json', keys: ['flags', 'MOBILENUMREG3', 'on'], value: false }]);
    const [step] = explain({ artefact, files, address: 'registration#mobilePassword', known: { session: 'visitor' } }).steps;
    expect(step).toMatchObject({ verdict: false, from: { text: 'MOBILENUMPASSREG3 is off with MOBILENUMREG3, which is declared' } });
    expect(step?.from?.source.file).toBe('merchants/x/flags.json');
  });
});

/** Whether the line that a step names holds what the step is about. */
function standsThere(text: string, { file, line }: Source): boolean {
  const words = [...text.matchAll(/"([\w-]+)"|(\/:?[\w-]+)|^on (\*)/g)].flatMap((match) => match.slice(1).filter(Boolean));
  const written = readFileSync(join(CONFIG, file), 'utf8')
    .split('\n')
    .slice(line - 1, line + 1)
    .join('\n');
  return words.some((word) => written.includes(word)) || text === 'false';
}

/** `/areas/banner/items/jackpot` of `pages/rng.json` as `pages/rng#banner.jackpot`. */
function removedAddress(path: string, pointer: string): string {
  const parts = pointer.split('/').filter((part) => !['', 'areas', 'items', 'slots'].includes(part));
  return `${path.slice(0, -'.json'.length)}#${parts.join('.')}`;
}
