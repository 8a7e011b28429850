/** Schemas of patches: nothing is required, what base has is named, and of each item it says what may be changed. */
import { isObject } from '#site/assembler/compiler/merge.ts';
import type { Json, JsonObject } from '#site/assembler/runtime/types.ts';
import { record, type Schema } from './blockProps.ts';
import { nameIn, refTo } from './refs.ts';

/** Shared definitions by name. Of those that a patch may state a part of, `patch.<name>` is the form that requires nothing. */
export type Definitions = ReadonlyMap<string, Schema>;

/** A patch of one base file: known ids have their block's props, new ids are whole items. */
export function patchOf(whole: Schema, base: Json, definitions: Definitions): Schema {
  const open = optional(whole, definitions);
  const { locked: _, ...properties } = record(open['properties']);
  // Everything else may be left to base, but a file without these two is none.
  return narrowed({ ...open, properties, required: ['$schema', 'v'] }, base, definitions);
}

/** The same object with no key required, nor in the objects that it holds by name. */
export function optional(schema: Schema, definitions: Definitions): Schema {
  const form = `patch.${nameIn(schema) ?? ''}`;
  if (definitions.has(form)) return { ...schema, ...refTo(form) };
  const { required: _, ...rest } = schema;
  if (!rest['properties']) return rest;
  const properties = Object.entries(record(rest['properties'])).map(([key, value]) => [key, optional(record(value), definitions)]);
  return { ...rest, properties: Object.fromEntries(properties) };
}

/** The keys that identify an item's kind; a patch cannot change them. */
const IDENTITY = ['block', 'page', 'field', 'tab'] as const;

/** What may be changed of an item with this identity. */
export function knownItem(item: Schema, identity: JsonObject, definitions: Definitions): Schema {
  const { allOf: _, ...open } = optional(item, definitions);
  const props = `props.${String(identity['block'])}`;
  const properties = {
    ...record(open['properties']),
    ...Object.fromEntries(Object.entries(identity).map(([key, value]) => [key, { const: value }])),
    removed: { const: true, description: 'takes the item away; nothing may stand beside it' },
    ...(definitions.has(props) && { props: optional(refTo(props), definitions) }),
  };
  return { ...open, properties };
}

/** Names what base has: the ids under every `items` with what may be changed of each, and the keys of open records. */
function narrowed(schema: Schema, base: Json, definitions: Definitions): Schema {
  const own = contentOf(base);
  const next = Object.entries(record(schema['properties'])).map(([key, value]) => {
    const held = own[key];
    if (key === 'order' && isObject(own['items'])) return [key, ordering(record(value), Object.keys(own['items']))];
    if (!isObject(held)) return [key, value];
    const below = opened(record(value), definitions);
    const each = record(below['additionalProperties']);
    if (key === 'items') {
      const known = Object.entries(held).map(([id, placed]) => [id, itemPatch(each, contentOf(placed), definitions)]);
      return [key, { ...below, properties: Object.fromEntries(known) }];
    }
    const known = Object.keys(held).map((name) => [name, optional(each, definitions)]);
    return [key, Object.keys(each).length > 0 ? { ...below, properties: Object.fromEntries(known) } : narrowed(below, held, definitions)];
  });
  return { ...schema, ...(next.length > 0 && { properties: Object.fromEntries(next) }) };
}

/** Definitions that a file may say more of than they do; all others stay references. */
const AREA = 'patch.area';
const OPEN: ReadonlySet<string | undefined> = new Set([AREA, 'slots', 'patch.slots', 'notes', 'parameters', 'opens']);

function opened(schema: Schema, definitions: Definitions): Schema {
  const name = nameIn(schema);
  return (OPEN.has(name) && definitions.get(name ?? '')) || schema;
}

function itemPatch(item: Schema, placed: JsonObject, definitions: Definitions): Schema {
  const identity = Object.fromEntries(IDENTITY.flatMap((key) => (placed[key] === undefined ? [] : [[key, placed[key]]])));
  const name = nameIn(item) ?? '';
  const shared = ['patch', name, ...Object.values(identity)].join('.');
  const known = definitions.get(shared) ?? knownItem(definitions.get(name) ?? item, identity, definitions);
  if (isObject(placed['slots'])) return withSlots(known, placed['slots'], definitions);
  return definitions.has(shared) ? refTo(shared) : known;
}

/** The item's schema with what base has in its slots: areas of blocks again. */
function withSlots(item: Schema, slots: JsonObject, definitions: Definitions): Schema {
  const area = opened(refTo(AREA), definitions);
  const known = Object.entries(slots).map(([name, placed]) => [name, narrowed(area, placed, definitions)]);
  const properties = record(item['properties']);
  const any = record(properties['slots']);
  return { ...item, properties: { ...properties, slots: { ...opened(any, definitions), properties: Object.fromEntries(known) } } };
}

/** Ids to put in order; a merchant's own are ids too. */
function ordering(order: Schema, ids: readonly string[]): Schema {
  return {
    ...order,
    items: { ...record(order['items']), examples: ['*', ...ids] },
    description: 'ids in order; "*" stands for all that are not named',
  };
}

export function contentOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}
