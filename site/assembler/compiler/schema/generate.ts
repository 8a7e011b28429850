/** JSON Schemas for editors, from the same definitions that `check` uses. */
import { readLayer } from '#site/assembler/compiler/layer.ts';
import { isObject, mergeFiles } from '#site/assembler/compiler/merge.ts';
import type { Blocks } from '#site/assembler/sdk/registry.ts';
import { blockProps, record, type AllDocs, type Schema } from './blockProps.ts';
import { allDefinitions, fileSchema } from './definitions.ts';
import { kindOf, KINDS } from './kinds.ts';
import { contentOf, patchOf } from './patch.ts';
import { DEFINITIONS, schemaText } from './refs.ts';
import { namesIn } from './suggest.ts';

/** Every schema by its path in `config/schema/`. With `docs`, editors also say what blocks and props are for. */
export async function generateSchemas(configDir: string, blocks: Blocks, docs: AllDocs = new Map()): Promise<ReadonlyMap<string, string>> {
  const layer = await readLayer(configDir, 'base');
  const base = new Map([...layer].map(([path, file]) => [path, mergeFiles(file, undefined).value]));
  const flags = contentOf(base.get('flags.json'))['flags'];
  const propsOf = await blockProps(blocks, docs);
  const names = namesIn(base, propsOf.values());
  const definitions = allDefinitions(propsOf, isObject(flags) ? Object.keys(flags) : [], names);

  const wholes = new Map(KINDS.map(({ name, schema }) => [name, fileSchema(schema)]));
  const schemas = new Map<string, Schema>([[DEFINITIONS, { $defs: Object.fromEntries(definitions) }]]);
  for (const [name, schema] of wholes) {
    schemas.set(`${name}.json`, name === 'labels' ? offering(schema, 'texts', names['text'] ?? []) : schema);
  }
  for (const [path, value] of base) {
    const whole = wholes.get(kindOf(path)?.name ?? '');
    if (whole) schemas.set(`patch/${path}`, patchOf(whole, value, definitions));
  }
  return new Map([...schemas].map(([path, schema]) => [path, schemaText(path, schema)]));
}

/** The schema with these keys offered in one of its open records. */
function offering(schema: Schema, key: string, names: readonly string[]): Schema {
  const properties = record(schema['properties']);
  const open = record(properties[key]);
  const known = Object.fromEntries(names.map((name) => [name, open['additionalProperties']]));
  return { ...schema, properties: { ...properties, [key]: { ...open, properties: known } } };
}
