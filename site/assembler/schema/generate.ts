/** JSON Schemas for editors, from the same definitions that `check` uses. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { mergeFiles, isObject } from '../merge.ts';
import { readLayer } from '../files.ts';
import type { Blocks } from '../registry.ts';
import type { Json, JsonObject } from '../types.ts';
import { ACCOUNT_TYPES, CATEGORIES, DEVICES, FEATURES, LANGUAGES, RULE_FIELDS, RULE_STATES, SESSIONS } from '../vocabulary.ts';
import { label } from '../props.ts';
import { block, condition, modal, props } from './items.ts';
import { kindOf, KINDS } from './kinds.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Every schema by its path in `config/schema/`. */
export async function generateSchemas(configDir: string, blocks: Blocks): Promise<ReadonlyMap<string, string>> {
  const base = await readLayer(configDir, 'base');
  const flags = contentOf(base.get('flags.json')?.value)['flags'];
  const draft = await drafts(blocks, isObject(flags) ? Object.keys(flags) : []);
  const schemas = new Map<string, Schema>(KINDS.map(({ name, schema }) => [`${name}.json`, draft.whole(schema)]));
  for (const [path, file] of base) {
    const kind = kindOf(path);
    if (kind) schemas.set(`patch/${path}`, draft.patch(draft.whole(kind.schema), mergeFiles(file, undefined).value));
  }
  return new Map([...schemas].map(([path, schema]) => [path, `${JSON.stringify(schema, null, 1)}\n`]));
}

/** Writes them; answers how many. */
export async function writeSchemas(configDir: string, blocks: Blocks): Promise<number> {
  const schemas = await generateSchemas(configDir, blocks);
  const root = join(configDir, 'schema');
  await rm(root, { recursive: true, force: true });
  for (const [path, text] of schemas) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return schemas.size;
}

/** What every schema is made with: conditions, labels, and each block's props. */
async function drafts(blocks: Blocks, flags: readonly string[]) {
  const propsOf = new Map<string, Schema>();
  for (const [type, { schema }] of blocks) propsOf.set(type, convert((await schema()).props));

  /** Props by block type, beside the item's own keys. */
  const byType = [...propsOf].map(([type, schema]) => ({
    if: { properties: { block: { const: type } }, required: ['block'] },
    // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's own word; nobody awaits this.
    then: { properties: { props: schema } },
  }));

  const config: ConversionConfig = {
    ...CONVERSION,
    definitions: { label, block },
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (valibotSchema === condition) return { $ref: `${DEFS}condition` };
      if (valibotSchema === props) return { type: 'object' };
      if ((valibotSchema !== block && valibotSchema !== modal) || '$ref' in jsonSchema) return undefined;
      const properties = { ...jsonSchema.properties, block: { enum: [...propsOf.keys()] } };
      return { ...jsonSchema, properties, allOf: byType } as typeof jsonSchema; // Every part is JSON Schema.
    },
  };
  const shared = { condition: conditionSchema(flags) };

  return {
    whole(schema: v.GenericSchema): Schema {
      const { $defs, ...rest } = toJsonSchema(schema, config);
      return withUsed(rest, { ...$defs, ...shared });
    },
    /** A patch of one file: nothing is required, known ids have their block's props, new ids are whole items. */
    patch(whole: Schema, base: Json): Schema {
      const { $defs, ...rest } = whole;
      const definitions = record($defs);
      const resolve = ({ $ref, ...schema }: Schema) => (typeof $ref === 'string' ? record(definitions[$ref.replace(DEFS, '')]) : schema);
      return withUsed(narrowed(optional(rest), base, { propsOf, resolve }), definitions);
    },
  };
}

/** What narrowing a schema to one file looks things up in. */
interface Lookup {
  readonly propsOf: ReadonlyMap<string, Schema>;
  readonly resolve: (schema: Schema) => Schema;
}

/** Checks that JSON Schema cannot say stay with `check`. */
const CONVERSION: ConversionConfig = { errorMode: 'ignore', typeMode: 'input', target: 'draft-2020-12' };

const DEFS = '#/$defs/';

function convert(schema: v.GenericSchema): Schema {
  const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, { ...CONVERSION, definitions: { label } });
  return converted;
}

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

/** Names the ids that base has under every `items`, each with what may be changed of it. */
function narrowed(schema: Schema, base: Json, lookup: Lookup): Schema {
  const properties = record(schema['properties']);
  const own = contentOf(base);
  const next = Object.entries(properties).map(([key, value]) => {
    const below = record(value);
    const held = own[key];
    if (key !== 'items') return [key, isObject(held) ? narrowed(below, held, lookup) : below];
    const item = lookup.resolve(record(below['additionalProperties']));
    const known = Object.entries(contentOf(held)).map(([id, placed]) => [id, itemPatch(item, placed, lookup)]);
    return [key, { ...below, properties: Object.fromEntries(known) }];
  });
  return { ...schema, ...(next.length > 0 && { properties: Object.fromEntries(next) }) };
}

function itemPatch(item: Schema, placed: Json, { propsOf }: Lookup): Schema {
  const { allOf: _, ...open } = optional(item);
  const type = contentOf(placed)['block'];
  const blockProps = typeof type === 'string' ? propsOf.get(type) : undefined;
  const properties = { ...record(open['properties']), removed: { const: true }, ...(blockProps && { props: optional(blockProps) }) };
  return { ...open, properties };
}

function conditionSchema(flags: readonly string[]): Schema {
  const self = { $ref: `${DEFS}condition` };
  const operators: Readonly<Record<string, unknown>> = {
    all: list(self),
    any: list(self),
    not: self,
    flag: { enum: flags },
    feature: { enum: FEATURES },
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
  return {
    anyOf: [
      { type: 'boolean' },
      { type: 'object', properties: operators, additionalProperties: false, minProperties: 1, maxProperties: 1 },
    ],
  };
}

function list(items: unknown): Schema {
  return { type: 'array', minItems: 1, items };
}

function fields(properties: Readonly<Record<string, unknown>>): Schema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function record(value: unknown): Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function contentOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}
