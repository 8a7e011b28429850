/** How schemas refer to the definitions that they share: one hop from any file into `definitions.json`. */
import { record, type Schema } from './blockProps.ts';

/** The file that holds every shared definition, beside the schemas of whole files. */
export const DEFINITIONS = 'definitions.json';

/** The dialect of every file: in it, a reference may have a description or a default beside it. */
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const LOCAL = '#/$defs/';

/** A reference within {@link DEFINITIONS}, which {@link schemaText} leads there from other files. */
export function refTo(name: string): Schema {
  return { $ref: `${LOCAL}${name}` };
}

/** The definition that a schema refers to. */
export function nameIn(schema: unknown): string | undefined {
  const { $ref } = record(schema);
  return typeof $ref === 'string' && $ref.startsWith(LOCAL) ? $ref.slice(LOCAL.length) : undefined;
}

/** A schema as the file at `path` holds it: editors resolve references against the file's own address. */
export function schemaText(path: string, schema: Schema): string {
  const file = path === DEFINITIONS ? '' : `${'../'.repeat(path.split('/').length - 1)}${DEFINITIONS}`;
  const placed = (key: string, value: unknown) => (key === '$ref' && typeof value === 'string' ? `${file}${value}` : value);
  return `${JSON.stringify({ $schema: DIALECT, ...schema }, placed, 1)}\n`;
}
