/** JSON Schemas for editors, from the same definitions that `check` uses. */
import { toJsonSchema, type ConversionConfig, type OverrideSchemaContext } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { mergeFiles, isObject } from '../merge.ts';
import { readLayer } from '../files.ts';
import type { Blocks } from '../registry.ts';
import type { Json, JsonObject } from '../types.ts';
import { ACCOUNT_TYPES, CATEGORIES, DEVICES, FEATURES, LANGUAGES, MARKS, RULE_FIELDS, RULE_STATES, SESSIONS } from '../vocabulary.ts';
import { colorToken, groupNotes, groupSchemas, tokenSchemas } from '#ui/theme/skinSchema.ts';
import { label } from '../props.ts';
import { blockProps, CONVERSION, record, type AllDocs, type Schema } from './blockProps.ts';
import { block, condition, entry, modal, props } from './items.ts';
import { kindOf, KINDS } from './kinds.ts';
import { namesIn, withNames, type Names } from './suggest.ts';

/** Every schema by its path in `config/schema/`. With `docs`, editors also say what blocks and props are for. */
export async function generateSchemas(configDir: string, blocks: Blocks, docs: AllDocs = new Map()): Promise<ReadonlyMap<string, string>> {
  const layer = await readLayer(configDir, 'base');
  const base = new Map([...layer].map(([path, file]) => [path, mergeFiles(file, undefined).value]));
  const flags = contentOf(base.get('flags.json'))['flags'];
  const converted = await blockProps(blocks, docs);
  const names = namesIn(base, converted.values());
  const draft = drafts(converted, isObject(flags) ? Object.keys(flags) : [], names);
  const schemas = new Map<string, Schema>(KINDS.map(({ name, schema }) => [`${name}.json`, draft.whole(schema)]));
  schemas.set('labels.json', offering(schemas.get('labels.json') ?? {}, 'texts', names['text'] ?? []));
  for (const [path, value] of base) {
    const kind = kindOf(path);
    if (kind) schemas.set(`patch/${path}`, draft.patch(draft.whole(kind.schema), value));
  }
  return new Map([...schemas].map(([path, schema]) => [path, `${JSON.stringify(schema, null, 1)}\n`]));
}

/** What every schema is made with: conditions, labels, and each block's props. */
function drafts(converted: ReadonlyMap<string, Schema>, flags: readonly string[], names: Names) {
  const propsOf = new Map([...converted].map(([type, schema]) => [type, withNames(schema, names)]));

  /** Props by block type, beside the item's own keys. */
  const byType = [...propsOf].map(([type, schema]) => ({
    if: { properties: { block: { const: type } }, required: ['block'] },
    // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's own word; nobody awaits this.
    then: { properties: { props: schema } },
  }));

  const config: ConversionConfig = {
    ...CONVERSION,
    definitions: { label, block, colour: colorToken },
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (valibotSchema === condition) return { $ref: `${DEFS}condition` };
      if (valibotSchema === props) return { type: 'object' };
      if (tokenSchemas.has(valibotSchema)) return inFiles(jsonSchema);
      if (groupSchemas.has(valibotSchema))
        return { ...jsonSchema, properties: { ...toJsonSchema(groupNotes).properties, ...jsonSchema.properties } };
      if (!HOLDS_BLOCK.has(valibotSchema) || '$ref' in jsonSchema) return undefined;
      const purposes = [...propsOf.values()].map(({ description = '' }) => description);
      const properties = { ...jsonSchema.properties, block: { enum: [...propsOf.keys()], enumDescriptions: purposes } };
      return { ...jsonSchema, properties, allOf: byType } as typeof jsonSchema; // Every part is JSON Schema.
    },
  };
  const shared = { condition: conditionSchema(flags) };

  return {
    whole(schema: v.GenericSchema): Schema {
      const { $defs, ...rest } = toJsonSchema(schema, config);
      return withNames(withUsed(rest, { ...$defs, ...shared, label: labelSchema(record(record($defs)['label'])) }), names);
    },
    /** A patch of one file: nothing is required, known ids have their block's props, new ids are whole items. */
    patch(whole: Schema, base: Json): Schema {
      const { $defs, ...rest } = whole;
      const definitions = record($defs);
      const resolve = ({ $ref, ...schema }: Schema) => (typeof $ref === 'string' ? record(definitions[$ref.replace(DEFS, '')]) : schema);
      const { locked: _, ...properties } = record(optional(rest)['properties']);
      // Everything else may be left to base, but a file without these two is none.
      const patch = { ...optional(rest), properties, required: ['$schema', 'v'] };
      return withUsed(narrowed(patch, base, { propsOf, resolve }), definitions);
    },
  };
}

/** What narrowing a schema to one file looks things up in. */
interface Lookup {
  readonly propsOf: ReadonlyMap<string, Schema>;
  readonly resolve: (schema: Schema) => Schema;
}

/** Items that name a block and carry its props. */
const HOLDS_BLOCK: ReadonlySet<unknown> = new Set([block, modal, entry]);

type JsonSchema = OverrideSchemaContext['jsonSchema'];

/** A token as files may write it: its type may be its group's, its value another token's. */
function inFiles(token: JsonSchema): JsonSchema {
  const { $value = {}, ...others } = token.properties ?? {};
  const reference: JsonSchema[] = [
    { type: 'string', pattern: String.raw`^\{[^{}]+\}$` },
    { type: 'object', properties: { $ref: { type: 'string' } }, required: ['$ref'], additionalProperties: false },
  ];
  return { ...token, properties: { ...others, $value: { anyOf: [$value, ...reference] } }, required: ['$value'] };
}

const DEFS = '#/$defs/';

/** The schema with those definitions that it or they refer to. */
function withUsed(schema: Schema, definitions: Schema): Schema {
  const used: Record<string, unknown> = {};
  const pending: unknown[] = [schema];
  while (pending.length > 0) {
    for (const [, name = ''] of JSON.stringify(pending.pop()).matchAll(/"#\/\$defs\/(\w+)"/g)) {
      if (Object.hasOwn(used, name)) continue;
      used[name] = definitions[name];
      pending.push(definitions[name]);
    }
  }
  return { ...schema, $defs: used };
}

/** The same object with no key required and, in areas, items that may be removed. */
function optional(schema: Schema): Schema {
  const { required: _, ...rest } = schema;
  if (!rest['properties']) return rest;
  const properties = record(rest['properties']);
  return { ...rest, properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, optional(record(value))])) };
}

/** Names what base has: the ids under every `items` with what may be changed of each, and the keys of open records. */
function narrowed(schema: Schema, base: Json, lookup: Lookup): Schema {
  const properties = record(schema['properties']);
  const own = contentOf(base);
  const next = Object.entries(properties).map(([key, value]) => {
    const below = record(value);
    const held = own[key];
    if (key === 'order' && isObject(own['items'])) return [key, ordering(below, Object.keys(own['items']))];
    if (!isObject(held)) return [key, below];
    const each = record(below['additionalProperties']);
    if (key === 'items') {
      const item = lookup.resolve(each);
      const known = Object.entries(held).map(([id, placed]) => [id, itemPatch(item, placed, lookup)]);
      return [key, { ...below, properties: Object.fromEntries(known) }];
    }
    const known = Object.keys(held).map((name) => [name, optional(each)]);
    return [key, Object.keys(each).length > 0 ? { ...below, properties: Object.fromEntries(known) } : narrowed(below, held, lookup)];
  });
  return { ...schema, ...(next.length > 0 && { properties: Object.fromEntries(next) }) };
}

/** The keys by which an item is what it is: another thing needs an id of its own. */
const IDENTITY = ['block', 'page', 'field', 'tab'] as const;

function itemPatch(item: Schema, placed: Json, { propsOf }: Lookup): Schema {
  const { allOf: _, ...open } = optional(item);
  const content = contentOf(placed);
  const type = content['block'];
  const ofBlock = typeof type === 'string' ? propsOf.get(type) : undefined;
  const identity = IDENTITY.flatMap((key) => (content[key] === undefined ? [] : [[key, { const: content[key] }]]));
  const properties = {
    ...record(open['properties']),
    ...Object.fromEntries(identity),
    removed: { const: true, description: 'takes the item away; nothing may stand beside it' },
    ...(ofBlock && { props: optional(ofBlock) }),
  };
  return { ...open, properties };
}

/** Ids to put in order; a merchant's own are ids too. */
function ordering(order: Schema, ids: readonly string[]): Schema {
  return {
    ...order,
    items: { ...record(order['items']), examples: ['*', ...ids] },
    description: 'ids in order; "*" stands for all that are not named',
  };
}

/** The schema with these keys offered in one of its open records. */
function offering(schema: Schema, key: string, names: readonly string[]): Schema {
  const properties = record(schema['properties']);
  const open = record(properties[key]);
  const known = Object.fromEntries(names.map((name) => [name, open['additionalProperties']]));
  return { ...schema, properties: { ...properties, [key]: { ...open, properties: known } } };
}

/** A text key or texts by language, as one object: of a choice of two, editors complete neither until one is certain. */
function labelSchema({ anyOf, ...rest }: Schema): Schema {
  const choices = Array.isArray(anyOf) ? anyOf : [];
  const properties = Object.assign({}, ...choices.map((choice) => record(record(choice)['properties'])));
  return {
    ...rest,
    type: 'object',
    properties,
    additionalProperties: false,
    minProperties: 1,
    if: { required: ['t'] },
    // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's own word; nobody awaits this.
    then: { maxProperties: 1 },
  };
}

function conditionSchema(flags: readonly string[]): Schema {
  const self = { $ref: `${DEFS}condition` };
  const operators: Readonly<Record<string, unknown>> = {
    all: list(self),
    any: list(self),
    not: self,
    flag: { enum: flags },
    feature: { enum: FEATURES },
    mark: { enum: MARKS },
    session: list({ enum: SESSIONS }),
    accountType: list({ enum: [...ACCOUNT_TYPES, 'none'] }),
    rank: fields({ above: { type: 'integer' } }),
    route: list({ type: 'string', pattern: '^/' }),
    language: list({ enum: LANGUAGES }),
    device: list({ enum: DEVICES }),
    hasVendors: { enum: CATEGORIES },
    rule: fields({ field: { enum: RULE_FIELDS }, is: { enum: RULE_STATES } }),
    between: fields({ from: { type: 'string', format: 'date-time' }, to: { type: 'string', format: 'date-time' } }),
  };
  // One schema of two types and not a choice of two: editors then underline the wrong operator, not the whole condition.
  return { type: ['object', 'boolean'], properties: operators, additionalProperties: false, minProperties: 1, maxProperties: 1 };
}

function list(items: unknown): Schema {
  return { type: 'array', minItems: 1, items };
}

function fields(properties: Readonly<Record<string, unknown>>): Schema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function contentOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}
