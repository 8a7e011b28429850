/** An upgrade of base never loses a merchant's edit: each is applied, or a fault says that it is not. */
import { describe, expect, it } from 'vitest';

import type { Layer } from '#site/assembler/compiler/layer.ts';
import { isObject, mergeFiles, type MergedFile } from '#site/assembler/compiler/merge.ts';
import { parseFile } from '#site/assembler/compiler/parse.ts';
import { isWithin, parentOf, toPointer, type Path } from '#site/assembler/compiler/pointer.ts';
import { kindOf } from '#site/assembler/compiler/schema/kinds.ts';
import { findings, placed } from '#site/assembler/compiler/shape.ts';
import type { Fault, Json, JsonObject } from '#site/assembler/runtime/types.ts';
import { ground, overlayOf, randomEdits, type Edit } from './config.ts';
import { MANY, seeded, shrink, told, type Random } from './random.ts';

const ROUNDS = 600 * MANY;

/** What an upgrade does to a file of base: the whole file, after it. `undefined` is a file that is gone. */
type Upgrade = { readonly file: string; readonly value: Json | undefined };

/** Ways in which a tree can be another after an upgrade; each answers what stands at one place now. */
const CHANGES: readonly ((random: Random, value: Json) => Json | undefined)[] = [
  () => undefined,
  () => 7,
  () => ({ t: 'new.words' }),
  () => ({ block: 'notice-bar' }),
  () => [],
  (_, value) => ({ within: value }),
  (random, value) => (isObject(value) ? renamed(random, value) : 'other'),
  (random, value) => (isObject(value) ? Object.fromEntries(random.shuffled(Object.entries(value))) : null),
];

function renamed(random: Random, value: JsonObject): JsonObject {
  const old = random.pick([...Object.keys(value), 'none']);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key === old ? `${key}Two` : key, child]));
}

/** Mostly on the way to what the merchant has edited: elsewhere nothing can be lost. */
function upgraded(random: Random, value: Json, way: readonly string[], depth = 0): Json | undefined {
  if (!isObject(value) || (depth > 0 && random.once(5))) return random.pick(CHANGES)(random, value);
  const [next] = way;
  const key = next !== undefined && !random.once(4) ? next : random.pick([...Object.keys(value), 'added']);
  const child = upgraded(random, value[key] ?? {}, way.slice(1), depth + 1);
  const { [key]: _, ...rest } = value;
  return child === undefined ? rest : { ...value, [key]: child };
}

function randomUpgrades(random: Random, base: Layer, edits: readonly Edit[]): Upgrade[] {
  const touched = edits.map(({ file }) => file).filter((file) => base.has(file));
  return Array.from({ length: 1 + random.below(4) }, () => {
    const file = random.pick(touched.length > 0 && !random.once(4) ? touched : [...base.keys()]);
    const value = base.get(file)?.value ?? {};
    if (random.once(10)) return { file, value: undefined };
    const { keys = [] } = edits.find((edit) => edit.file === file) ?? {};
    const locks = toPointer(keys.slice(0, 1 + random.below(keys.length || 1)));
    if (random.once(4) && isObject(value)) return { file, value: { ...value, locked: [locks] } };
    return { file, value: upgraded(random, value, keys) };
  });
}

/** Every value of a patch that says something: scalars, lists, texts, conditions, and what is left empty. */
function* leavesOf(value: Json, path: Path = []): Generator<{ path: Path; value: Json }> {
  if (!isObject(value) || Object.hasOwn(value, 't')) yield { path, value };
  else for (const [key, child] of Object.entries(value)) yield* leavesOf(child, [...path, key]);
}

function valueAt(value: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
}

/** Whether the merged file does what the leaf says. */
function isApplied(merged: MergedFile, { path, value }: { path: Path; value: Json }): boolean {
  const now = valueAt(merged.value, path);
  if (path.at(-1) === 'removed')
    return merged.removed.has(toPointer(path.slice(0, -1))) && valueAt(merged.value, path.slice(0, -1)) === undefined;
  if (path.at(-1) !== 'order' || !Array.isArray(value)) return JSON.stringify(now) === JSON.stringify(value);
  const named = value.filter((id: Json) => id !== '*');
  return Array.isArray(now) && JSON.stringify(now.filter((id: Json) => named.includes(id))) === JSON.stringify(named);
}

function reports(faults: readonly Fault[], pointer: string): boolean {
  return faults.some(({ code, pointer: at }) => {
    // A patch of another kind of item is refused as a whole, at the key that says its kind.
    const refused = code === 'kind-change' ? parentOf(at) : at;
    return isWithin(pointer, refused) || isWithin(refused, pointer);
  });
}

function isLocked(base: Json | undefined, pointer: string): boolean {
  const locks = isObject(base) && Array.isArray(base['locked']) ? base['locked'] : [];
  return locks.some((lock: Json) => typeof lock === 'string' && (isWithin(pointer, lock) || isWithin(lock, pointer)));
}

describe('a merchant over a base that was upgraded', () => {
  it(
    '[CFG-2] keeps every edit, or has a fault at it',
    async () => {
      const start = await ground();
      const failures: string[] = [];
      let [applied, refused] = [0, 0];
      for (let seed = 1; seed <= ROUNDS && failures.length < 5; seed += 1) {
        const random = seeded(seed);
        const edits = randomEdits(random, start);
        const upgrades = randomUpgrades(random, start.base, edits);
        const lost = (some: readonly { readonly upgrade?: Upgrade; readonly edit?: Edit }[]): string | undefined => {
          const after = new Map(start.base);
          for (const { upgrade } of some) {
            if (!upgrade) continue;
            if (upgrade.value === undefined) after.delete(upgrade.file);
            else after.set(upgrade.file, parseFile(`base/${upgrade.file}`, JSON.stringify(upgrade.value)));
          }
          for (const [path, patch] of overlayOf(
            new Map(),
            some.flatMap(({ edit }) => edit ?? []),
          )) {
            const merged = mergeFiles(after.get(path), patch);
            const shape = kindOf(path)?.schema;
            const found = shape ? findings(shape, merged.value).map((finding) => placed(merged, finding)) : [];
            const faults = [...merged.faults, ...found];
            for (const leaf of leavesOf(patch.value ?? null)) {
              const said = reports(faults, toPointer(leaf.path));
              if (said) refused += 1;
              else if (isLocked(after.get(path)?.value, toPointer(leaf.path)))
                return `${path}${toPointer(leaf.path)} changes what is locked`;
              else if (isApplied(merged, leaf)) applied += 1;
              else return `${path}${toPointer(leaf.path)} ${JSON.stringify(leaf.value)} is lost silently`;
            }
          }
          return undefined;
        };
        const parts = [...upgrades.map((upgrade) => ({ upgrade })), ...edits.map((edit) => ({ edit }))];
        if (lost(parts) !== undefined) {
          const least = shrink(parts, lost);
          failures.push(told(seed, least.parts, least.wrong));
        }
      }
      expect(failures).toEqual([]);

      expect([applied > ROUNDS, refused > ROUNDS / 20]).toEqual([true, true]);
    },
    60_000 * MANY,
  );
});
