/** What differs on screen between two configs, and for whom: effects, not text. */
import { addresses, conditionsOf, itemAt, locate } from './address.ts';
import type { MergedLayer } from './build.ts';
import { evaluate } from './conditions.ts';
import { fileValueChanges, orderChanges } from './diffValues.ts';
import { combinations } from './enumerate.ts';
import { composeFacts } from './facts.ts';
import { sourceOf } from './shape.ts';
import type { Artefact, Condition, JsonObject, Source } from './types.ts';

export interface Side {
  readonly artefact: Artefact;
  readonly files: MergedLayer;
}

export interface Change {
  readonly address: string;
  readonly text: string;
  /** Where the second side says so. */
  readonly source?: Source;
}

export function diff(before: Side, after: Side): Change[] {
  const all = new Set([before, after].flatMap(({ files }) => [...wholeFiles(files), ...addresses(files)]));
  return [
    ...flagChanges(before, after),
    ...[...all].flatMap((address) => itemChanges(address, before, after)),
    ...orderChanges(before.files, after.files),
    ...fileValueChanges(before.files, after.files),
  ];
}

/** Pages and layouts, which have values of their own beside their items. */
function wholeFiles(files: MergedLayer): string[] {
  return [...files.keys()].filter((path) => /^(pages|layouts)\//.test(path)).map((path) => path.slice(0, -'.json'.length));
}

function itemChanges(address: string, before: Side, after: Side): Change[] {
  const located = locate(address);
  const pointer = located.chain.at(-1) ?? '';
  const [old, now] = [before, after].map(({ files }) => itemAt(files, located.path, pointer));
  const file = after.files.get(located.path);
  if (old && !now) {
    const source = file?.removed.get(pointer);
    return [{ address, text: 'shown → absent', ...(source && { source }) }];
  }
  if (!file || !now) return [];
  if (!old) return [{ address, text: 'absent → shown', source: sourceOf(file, pointer) }];

  const [oldWhens, whens] = [before, after].map(({ files }) => conditionsOf(files, located).map(({ when }) => when));
  const visibility = visibilityChange(oldWhens ?? [], whens ?? [], after.artefact);
  return [
    ...(visibility === undefined ? [] : [{ address, text: visibility, source: sourceOf(file, `${pointer}/when`) }]),
    ...valueChanges(old, now).map(({ key, text }) => ({ address, text, source: sourceOf(file, `${pointer}/${key}`) })),
  ];
}

/** For whom an item appears or disappears, in the fewest facts. */
function visibilityChange(before: readonly Condition[], after: readonly Condition[], artefact: Artefact): string | undefined {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const all = combinations([...before, ...after], composeFacts(artefact, {}, 0), artefact);
  if (!all) return 'not decided: too many facts';
  const shows = (whens: readonly Condition[], facts: (typeof all)[number]['facts']) =>
    whens.every((when) => evaluate(when, facts) === true);
  const changed = all.find(({ facts }) => shows(before, facts) !== shows(after, facts));
  if (!changed) return undefined;
  const whom = changed.changes.length === 0 ? 'a visitor as they come' : changed.changes.join(', ');
  return shows(before, changed.facts) ? `shown → hidden for ${whom}` : `hidden → shown for ${whom}`;
}

/** Keys that are compared item by item, by effect, or mean nothing on screen. */
const STRUCTURE = new Set(['when', 'slots', 'areas', 'props', 'rule', '$schema', 'v', 'locked']);

function valueChanges(old: JsonObject, now: JsonObject): { key: string; text: string }[] {
  const nested = (key: string) => changesBelow(objectAt(old, key), objectAt(now, key), `${key}/`, `${key}.`);
  return [...changesBelow(old, now, '', '', STRUCTURE), ...nested('props'), ...nested('rule')];
}

function changesBelow(
  old: JsonObject,
  now: JsonObject,
  path: string,
  prefix: string,
  skip: ReadonlySet<string> = new Set(),
): { key: string; text: string }[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((key) => !skip.has(key) && JSON.stringify(old[key]) !== JSON.stringify(now[key]))
    .map((key) => ({ key: path + key, text: `${prefix}${key} ${word(old[key])} → ${word(now[key])}` }));
}

function flagChanges({ artefact: old }: Side, { artefact, files }: Side): Change[] {
  const file = files.get('flags.json');
  return Object.entries(artefact.flags)
    .filter(([id, { on }]) => old.flags[id]?.on !== on)
    .map(([id, { on }]) => ({
      address: `flags#${id}`,
      text: on ? 'off → on' : 'on → off',
      ...(file && { source: sourceOf(file, `/flags/${id}/on`) }),
    }));
}

function objectAt(item: JsonObject, key: string): JsonObject {
  const value = item[key];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}; // Array.isArray does not narrow readonly lists away.
}

function word(value: unknown): string {
  return value === undefined ? 'default' : JSON.stringify(value);
}
