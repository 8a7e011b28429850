/** The definitions that schemas share, each once, in `definitions.json`. */
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { dimensionToken, durationToken, shadowToken } from '#ui/theme/scaleSchema.ts';
import { groupNotes, groupSchemas, tokenSchemas } from '#ui/theme/skinSchema.ts';
import { colorToken } from '#ui/theme/tokenSchema.ts';
import { label } from '#site/assembler/sdk/props.ts';
import { CONVERSION, record, type Schema } from './blockProps.ts';
import { notes } from '#site/assembler/settings/envelope.ts';
import { conditionSchema, labelSchema, tokenInFiles } from './handwritten.ts';
import { block, blockArea, condition, entry, field, group, link, modal, rule, slots, tab } from './items.ts';
import { opens, parameters, paths } from './kinds.ts';
import { knownItem, optional, type Definitions } from './patch.ts';
import { refTo } from './refs.ts';
import { withNames, type Names } from './suggest.ts';

/** Schemas that become references to the definition of their name. */
const shared: Readonly<Record<string, v.GenericSchema>> = {
  label,
  condition,
  notes,
  paths,
  parameters,
  opens,
  colour: colorToken,
  dimension: dimensionToken,
  duration: durationToken,
  shadow: shadowToken,
  area: blockArea,
  slots,
  block,
  modal,
  entry,
  link,
  group,
  tab,
  field,
  rule,
};

/** Items that name a block and carry its props. */
const HOLDS_BLOCK: ReadonlySet<unknown> = new Set([block, modal, entry]);

const config: ConversionConfig = {
  ...CONVERSION,
  definitions: shared,
  overrideSchema({ valibotSchema, jsonSchema }) {
    if (tokenSchemas.has(valibotSchema)) return tokenInFiles(jsonSchema);
    if (groupSchemas.has(valibotSchema)) {
      return { ...jsonSchema, properties: { ...toJsonSchema(groupNotes).properties, ...jsonSchema.properties } };
    }
    if (!HOLDS_BLOCK.has(valibotSchema)) return undefined;
    const properties = { ...jsonSchema.properties, block: refTo('blockType') };
    return { ...jsonSchema, properties, allOf: [refTo('propsByBlock')] };
  },
};

/** The schema of a whole file, with references to what is shared. */
export function fileSchema(schema: v.GenericSchema): Schema {
  const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, config);
  return withNames(converted);
}

/**
 * Every definition by its name: `<name>` as above, `names.<kind>` what base offers of a kind, `props.<block>`; and as a patch
 * states them, `patch.props.<block>` where a block requires props, and known items as `patch.block.<block>` and `patch.link`.
 */
export function allDefinitions(propsOf: ReadonlyMap<string, Schema>, flags: readonly string[], names: Names): Definitions {
  const converted = toJsonSchemaDefs(shared, config);
  const definitions = new Map<string, Schema>([
    ...Object.entries(converted).map(([name, schema]) => [name, record(schema)] as const),
    ['label', labelSchema(record(converted['label']))],
    ['condition', conditionSchema(flags)],
    ['blockType', { enum: [...propsOf.keys()], enumDescriptions: [...propsOf.values()].map(({ description = '' }) => description) }],
    ['propsByBlock', { allOf: [...propsOf.keys()].map(propsOfType) }],
    ...Object.entries(names).map(([kind, examples]) => [`names.${kind}`, { examples }] as const),
    ...[...propsOf].map(([type, schema]) => [`props.${type}`, schema] as const),
  ]);
  addPatchForms(definitions, [...propsOf.keys()]);
  return new Map([...definitions].map(([name, schema]) => [name, withNames(schema)]));
}

/** Adds what patches state instead, where that is another shape. Parts come before what holds them. */
function addPatchForms(definitions: Map<string, Schema>, types: readonly string[]): void {
  const named = (name: string): Schema => definitions.get(name) ?? {};
  for (const name of ['rule', 'area', ...types.map((type) => `props.${type}`)]) {
    const part = optional(named(name), definitions);
    if (JSON.stringify(part) !== JSON.stringify(named(name))) definitions.set(`patch.${name}`, part);
  }
  for (const name of ['link', 'group']) definitions.set(`patch.${name}`, knownItem(named(name), {}, definitions));
  for (const type of types) definitions.set(`patch.block.${type}`, knownItem(named('block'), { block: type }, definitions));
}

/** An item of this type has this block's props, beside the item's own keys. */
function propsOfType(type: string): Schema {
  return {
    if: { properties: { block: { const: type } }, required: ['block'] },
    // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's keyword, never awaited.
    then: { properties: { props: refTo(`props.${type}`) } },
  };
}
