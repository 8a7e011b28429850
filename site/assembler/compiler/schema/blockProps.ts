/** The props of each block as JSON Schema, with what its docs say of them. */
import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import { label, type BlockDocs } from '#site/assembler/sdk/props.ts';
import type { Blocks } from '#site/assembler/sdk/registry.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** By block type. */
export type AllDocs = ReadonlyMap<string, BlockDocs>;

/** Checks that JSON Schema cannot say stay with `check`. */
export const CONVERSION: ConversionConfig = { errorMode: 'ignore', typeMode: 'input', target: 'draft-2020-12' };

const config: ConversionConfig = {
  ...CONVERSION,
  definitions: { label },
  // A list of nothing: where no prop is required, a patch has the very same props.
  overrideSchema({ jsonSchema: { required, ...rest } }) {
    return required?.length === 0 ? rest : undefined;
  },
};

/** By block type; labels are references to `#/$defs/label`. */
export async function blockProps(blocks: Blocks, docs: AllDocs): Promise<ReadonlyMap<string, Schema>> {
  const schemas = await Promise.all([...blocks].map(async ([type, { schema }]) => [type, (await schema()).props] as const));
  return new Map(
    schemas.map(([type, props]) => {
      const { $schema: _, $defs: __, ...converted } = toJsonSchema(props, config);
      return [type, described(converted, docs.get(type))];
    }),
  );
}

/** What a prop means, before what it may be. */
function described(schema: Schema, docs: BlockDocs | undefined): Schema {
  if (!docs) return schema;
  const meanings: Readonly<Record<string, string>> = docs.props;
  const properties = Object.entries(record(schema['properties'])).map(([name, value]) => {
    const { description, ...prop } = record(value);
    const texts = [meanings[name], description].filter((text) => typeof text === 'string');
    return [name, { ...prop, ...(texts.length > 0 && { description: texts.join(' ') }) }];
  });
  return { ...schema, description: docs.purpose, properties: Object.fromEntries(properties) };
}

export function record(value: unknown): Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
