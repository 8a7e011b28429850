/**
 * One base file and one merchant's patch of it, into one file. Pure. Objects merge by key; scalars,
 * lists, conditions and texts are replaced; items are added, changed, removed and ordered by id.
 * No edit is lost: what cannot be applied is a fault. Every value has its source.
 */
import { nearest } from './nearest.ts';
import { oncePer } from './oncePer.ts';
import type { ParsedFile } from './parse.ts';
import { isWithin } from './pointer.ts';
import type { Fault, Json, JsonObject, Source } from '#site/assembler/runtime/types.ts';

/** A file after the merge. */
export interface MergedFile {
  readonly value: Json;
  /** Where the value at a pointer was written, and where its key was. */
  readonly sources: ReadonlyMap<string, { value: Source; key: Source }>;
  /** Pointers of removed items, and where they were removed. */
  readonly removed: ReadonlyMap<string, Source>;
  readonly faults: readonly Fault[];
}

/** The keys that say what an item is. A patch may not change them: another thing needs another id. */
const IDENTITY = ['block', 'page', 'field', 'tab'] as const;

/** A whole item has one of these. */
const KINDS = [...IDENTITY, 'to', 'places'] as const;

/** Stands in an `order` for all ids that it does not name. */
export const STAR = '*';

/** Above this number of unknown ids, no hints: they are not all misspelt. */
const MAX_HINTS = 100;

/** Merges a file that base has, a merchant has, or both have. What only base has is merged once for all merchants. */
export function mergeFiles(base: ParsedFile | undefined, patch: ParsedFile | undefined): MergedFile {
  return base && patch === undefined ? mergeBase(base) : new Merge(base, patch).run();
}

const mergeBase = oncePer((base: ParsedFile) => new Merge(base, undefined).run());

class Merge {
  private readonly base: ParsedFile | undefined;
  private readonly patch: ParsedFile | undefined;
  private readonly faults: Fault[] = [];
  private readonly sources = new Map<string, { value: Source; key: Source }>();
  private readonly removed = new Map<string, Source>();
  private readonly locked: readonly string[];

  constructor(base: ParsedFile | undefined, patch: ParsedFile | undefined) {
    this.base = base;
    this.patch = patch;
    const locked = isObject(base?.value) ? base.value['locked'] : undefined;
    const pointers = Array.isArray(locked) ? locked.filter((pointer) => typeof pointer === 'string') : [];
    this.locked = base ? [...pointers, '/locked'] : [];
  }

  run(): MergedFile {
    const value = this.node(this.base?.value, this.patch?.value, '', false);
    return { value, sources: this.sources, removed: this.removed, faults: this.faults };
  }

  /** `inProps`: inside a block's props the keys `items`, `when` and `order` mean nothing special. */
  private node(base: Json | undefined, patch: Json | undefined, pointer: string, inProps: boolean): Json {
    if (patch === undefined) return this.keep(this.base, base ?? null, pointer, inProps);
    if (!isObject(base) || !isObject(patch) || Object.hasOwn(base, 't') || Object.hasOwn(patch, 't')) {
      this.checkLock(pointer);
      return this.keep(this.patch, patch, pointer, inProps);
    }
    this.mark(this.base, pointer);
    const merged: Record<string, Json> = Object.create(null);
    for (const key of keysOf(base, patch)) {
      const below = `${pointer}/${escape(key)}`;
      const theirs = patch[key];
      // A condition is one thing: half of one and half of another means nothing.
      const ours = key === 'when' && !inProps && theirs !== undefined ? undefined : base[key];
      if (key === 'items' && !inProps && isObject(ours) && isObject(theirs)) merged[key] = this.items(ours, theirs, below);
      else merged[key] = this.node(ours, theirs, below, inProps || key === 'props');
    }
    const { items } = merged;
    if (!inProps && isObject(items)) merged['order'] = this.order(base, patch, items, pointer);
    return merged;
  }

  private items(base: JsonObject, patch: JsonObject, pointer: string): Json {
    this.mark(this.base, pointer);
    const merged: Record<string, Json> = Object.create(null);
    for (const id of keysOf(base, patch)) {
      const below = `${pointer}/${escape(id)}`;
      const [ours, theirs] = [base[id], patch[id]];
      if (theirs !== undefined && !this.applies(ours, theirs, below, Object.keys(base))) continue;
      if (isObject(theirs) && theirs['removed'] === true) this.remove(theirs, below);
      else merged[id] = this.node(ours, theirs, below, false);
    }
    return merged;
  }

  private remove(patch: JsonObject, pointer: string): void {
    this.checkLock(pointer);
    const other = Object.keys(patch).find((key) => key !== 'removed');
    if (other !== undefined)
      this.fail('unknown-key', `${pointer}/${escape(other)}`, 'key', `"${other}" of a removed item`, 'nothing beside "removed"');
    this.removed.set(pointer, this.placeOf(this.patch, `${pointer}/removed`).value);
  }

  /** Whether a patch of an item fits what base holds under that id. */
  private applies(base: Json | undefined, patch: Json, pointer: string, known: readonly string[]): boolean {
    if (!isObject(patch)) return true;
    if (base === undefined) {
      if (KINDS.some((key) => Object.hasOwn(patch, key))) return true;
      const id = pointer.slice(pointer.lastIndexOf('/') + 1);
      this.fail(
        'orphan-patch',
        pointer,
        'key',
        `a change to "${id}", which base does not have`,
        'an id of base, or a whole item',
        nearest(id, known),
      );
      return false;
    }
    if (!isObject(base)) return true;
    const changed = IDENTITY.find((key) => patch[key] !== undefined && patch[key] !== base[key]);
    if (changed === undefined) return true;
    const expected = base[changed] === undefined ? `no "${changed}"` : JSON.stringify(base[changed]);
    this.fail(
      'kind-change',
      `${pointer}/${changed}`,
      'value',
      JSON.stringify(patch[changed]),
      `${expected}; another kind of item needs an id of its own`,
    );
    return false;
  }

  /** Every id once: the written order, with `*` (or the end) for all other ids. */
  private order(base: JsonObject, patch: JsonObject, items: JsonObject, pointer: string): Json {
    const at = `${pointer}/order`;
    const baseIds = isObject(base['items']) ? Object.keys(base['items']) : [];
    const baseOrder = arrange(this.readOrder(this.base, base['order'], baseIds, at), Object.keys(items));
    if (patch['order'] === undefined) return baseOrder;
    return arrange(this.readOrder(this.patch, patch['order'], Object.keys(items), at), baseOrder);
  }

  /** The ids that an `order` names; what is wrong with it becomes faults. */
  private readOrder(file: ParsedFile | undefined, order: Json | undefined, known: readonly string[], pointer: string): readonly string[] {
    if (order === undefined) return [];
    const ids = Array.isArray(order) ? order.filter((id) => typeof id === 'string') : [];
    if (!Array.isArray(order) || ids.length < order.length) {
      this.fail('order', pointer, 'value', JSON.stringify(order), 'a list of ids', undefined, file);
    }
    const seen = new Set<string>();
    const isKnown = new Set([STAR, ...known]);
    let unknown = 0;
    for (const [index, id] of ids.entries()) {
      const at = `${pointer}/${index}`;
      if (seen.has(id)) this.fail('order', at, 'value', `"${id}" again`, 'each id once', undefined, file);
      else if (!isKnown.has(id)) {
        unknown += 1;
        const hint = unknown > MAX_HINTS ? undefined : nearest(id, known);
        this.fail('order', at, 'value', `"${id}"`, 'an id of this area', hint, file);
      }
      seen.add(id);
    }
    return ids;
  }

  /** `pointer` is about to be replaced, removed or added. */
  private checkLock(pointer: string): void {
    const lock = this.locked.find((locked) => isWithin(pointer, locked) || isWithin(locked, pointer));
    if (lock !== undefined) this.fail('locked', pointer, 'key', `a change to ${pointer}`, `no change: base locks ${lock}`);
  }

  /** Copies a value unchanged, with the orders of its areas filled in. */
  private keep(file: ParsedFile | undefined, value: Json, pointer: string, inProps: boolean): Json {
    this.mark(file, pointer);
    if (Array.isArray(value)) return value.map((entry: Json, index) => this.keep(file, entry, `${pointer}/${index}`, inProps));
    if (!isObject(value)) return value;
    const kept: Record<string, Json> = Object.create(null);
    for (const [key, child] of Object.entries(value)) {
      kept[key] = this.keep(file, child, `${pointer}/${escape(key)}`, inProps || key === 'props');
    }
    if (!inProps && isObject(value['items'])) {
      const ids = Object.keys(value['items']);
      kept['order'] = arrange(this.readOrder(file, value['order'], ids, `${pointer}/order`), ids);
    }
    return kept;
  }

  private mark(file: ParsedFile | undefined, pointer: string): void {
    this.sources.set(pointer, this.placeOf(file, pointer));
  }

  private placeOf(file: ParsedFile | undefined, pointer: string): { value: Source; key: Source } {
    const place = file?.places.get(pointer);
    const at = { file: file?.file ?? '', line: 1, column: 1 };
    return { value: { ...at, ...place?.value }, key: { ...at, ...place?.key } };
  }

  private fail(
    code: Fault['code'],
    pointer: string,
    part: 'key' | 'value',
    found: string,
    expected: string,
    hint?: string,
    file = this.patch,
  ): void {
    this.faults.push({ code, severity: 'error', pointer, ...this.placeOf(file, pointer)[part], found, expected, ...(hint && { hint }) });
  }
}

/** All ids once: the named order, with the others in theirs at `*`, or at the end. */
export function arrange(named: readonly string[], all: readonly string[]): string[] {
  const known = new Set([STAR, ...all]);
  const taken = new Set(named);
  const present = named.filter((id) => known.has(id));
  const rest = all.filter((id) => !taken.has(id));
  const withStar = present.includes(STAR) ? present : [...present, STAR];
  return [...new Set(withStar.flatMap((id) => (id === STAR ? rest : [id])))];
}

function keysOf(base: JsonObject, patch: JsonObject): ReadonlySet<string> {
  return new Set([...Object.keys(base), ...Object.keys(patch)]);
}

function escape(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
