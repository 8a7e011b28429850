/** What differs on screen between two configs, and for whom: effects, not text. */
import type { Change, Side } from './changes.ts';
import { addresses, conditionsOf, itemAt, locate, type Located } from './address.ts';
import type { MergedLayer } from '#site/assembler/compiler/build.ts';
import { evaluate } from '#site/assembler/runtime/conditions.ts';
import { fileValueChanges, itemValueChanges, orderChanges } from './diffValues.ts';
import type { Combination } from './enumerate.ts';
import { composeFacts, type KnownFacts } from '#site/assembler/runtime/facts.ts';
import { declaredFlags } from '#site/assembler/runtime/flags.ts';
import { factSource, flagChain } from './own.ts';
import { arrive, factsAt, isInUse } from './routes.ts';
import { sourceOf } from '#site/assembler/compiler/shape.ts';
import type { Condition, Facts, Source } from '#site/assembler/runtime/types.ts';

export function diff(before: Side, after: Side): Change[] {
  const all = new Set([before, after].flatMap(({ files }) => [...wholeFiles(files), ...addresses(files)]));
  return [
    ...flagChanges(before, after),
    ...[...all].flatMap((address) => itemChanges(address, before, after)),
    ...orderChanges(before.files, after.files),
    ...fileValueChanges(before.files, after.files),
  ];
}

/** Pages and layouts appear and disappear as a whole, and have values beside their items. */
const isWhole = (path: string): boolean => /^(pages|layouts)\//.test(path);

function wholeFiles(files: MergedLayer): string[] {
  return [...files.keys()].filter(isWhole).map((path) => path.slice(0, -'.json'.length));
}

function itemChanges(address: string, before: Side, after: Side): Change[] {
  const located = locate(address);
  const pointer = located.chain.at(-1) ?? '';
  const [old, now] = [before, after].map(({ files }) => itemAt(files, located.path, pointer));
  const file = after.files.get(located.path);
  const affects = (known: KnownFacts, at: number) => changesFor(located, before, after, known, at);
  if (!old || !now) {
    // Items inside a removed item are no changes of their own.
    if (!exists(around(located), before) || !exists(around(located), after) || !isSeen(located, old ? before : after)) return [];
    const source = now && file ? sourceOf(file, pointer) : file?.removed.get(pointer);
    return [{ address, text: old ? 'shown → absent' : 'absent → shown', ...(source && { source }), affects }];
  }
  if (!file) return [];
  const visibility = visibilityChange(located, before, after);
  return [
    ...(visibility ? [{ address, ...visibility, affects }] : []),
    ...itemValueChanges(old, now, before, after).map(({ key, text, source }) => ({
      address,
      text,
      source: source ?? sourceOf(file, `${pointer}/${key}`),
      // Another page may take over a path.
      ...(located.chain.length === 1 && key === 'paths' && { affects }),
    })),
  ];
}

/** The surroundings of an item: its page, its layout, or the block around it. Menus have none. */
function around({ path, chain }: Located): Located {
  const wider = chain.slice(0, -1);
  return { path, chain: wider.length === 1 && !isWhole(path) ? [] : wider };
}

function exists({ path, chain }: Located, { files }: Side): boolean {
  const pointer = chain.at(-1);
  return pointer === undefined || itemAt(files, path, pointer) !== undefined;
}

function changesFor(located: Located, before: Side, after: Side, known: KnownFacts, now: number): boolean {
  const [was, is] = [before, after].map((side) => isShown(located, side, composeFacts(side.artefact, known, now)));
  const wider = around(located);
  const stays = [before, after].every((side) => isShown(wider, side, composeFacts(side.artefact, known, now)));
  return stays && was !== is;
}

function isShown(located: Located, side: Side, asked: Facts): boolean {
  const { match, facts } = arrive(side.artefact, asked);
  // Items without surroundings are on every page.
  if (located.chain.length === 0) return true;
  return isInUse(located, side.artefact, match) && exists(located, side) && holds(whensOf(located, side), facts);
}

const whensOf = (located: Located, { files }: Side): Condition[] => conditionsOf(files, located).map(({ when }) => when);

const holds = (whens: readonly Condition[], facts: Facts): boolean => whens.every((when) => evaluate(when, facts) === true);

/** Whether anybody sees an item at all; of one that is not decided, it is said that they do. */
function isSeen(located: Located, side: Side): boolean {
  const whens = whensOf(located, side);
  const all = factsAt(located, whens, [{ artefact: side.artefact, start: composeFacts(side.artefact, {}, 0) }]);
  return all === undefined || all.some(({ facts: [facts] }) => facts !== undefined && holds(whens, facts));
}

/**
 * For whom an item appears or disappears among those who see its surroundings, in the fewest facts. Its conditions may be equal: then
 * a flag, a rule or the language of the merchant differs.
 */
function visibilityChange(located: Located, before: Side, after: Side): { text: string; source: Source } | undefined {
  const sides = [before, after];
  const wider = around(located);
  const [whens, outer] = [sides.map((side) => whensOf(located, side)), sides.map((side) => whensOf(wider, side))];
  const file = after.files.get(located.path);
  if (!file || whens.every((list) => list.length === 0)) return undefined;

  const starts = sides.map(({ artefact }) => ({ artefact, start: composeFacts(artefact, {}, 0) }));
  const all = factsAt(located, whens.flat(), starts);
  const source = sourceOf(file, `${located.chain.at(-1) ?? ''}/when`);
  const rewritten = JSON.stringify(whens[0]) !== JSON.stringify(whens[1]);
  if (!all) return rewritten ? { text: 'not decided: too many facts', source } : undefined;
  const changed = all.find((one) => {
    const [was, is] = shows(one, whens);
    return was !== is && !shows(one, outer).includes(false);
  });
  if (!changed) return undefined;
  const whom = changed.changes.length === 0 ? 'a visitor as they come' : changed.changes.join(', ');
  const text = `${shows(changed, whens)[0] ? 'shown → hidden' : 'hidden → shown'} for ${whom}`;
  const [cause] = rewritten ? [] : changed.kept;
  if (!cause) return { text, source };
  const because = `, by ${cause.name} ${cause.values.join(' → ')}`;
  return { text: text + because, source: factSource(after.artefact, after.files, cause.name) ?? source };
}

/** Whether lists of conditions, one for each side, hold in a combination of facts. */
const shows = ({ facts }: Combination, lists: readonly (readonly Condition[])[]): boolean[] =>
  facts.map((own, index) => holds(lists[index] ?? [], own));

/** By effect: a flag is off when its parent is. */
function flagChanges({ artefact: old }: Side, { artefact, files }: Side): Change[] {
  const file = files.get('flags.json');
  const [was, is] = [declaredFlags(old.flags), declaredFlags(artefact.flags)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((id) => was[id] !== is[id])
    .map((id) => {
      const decisive = flagChain(artefact.flags, id).find((one) => old.flags[one]?.on !== artefact.flags[one]?.on) ?? id;
      const text = `${state(was[id])} → ${state(is[id])}${decisive === id ? '' : `, by ${decisive}`}`;
      return { address: `flags#${id}`, text, ...(file && { source: sourceOf(file, `/flags/${decisive}/on`) }) };
    });
}

function state(on: boolean | undefined): string {
  if (on === undefined) return 'undeclared';
  return on ? 'on' : 'off';
}
