/** A row's schema in the notation of TypeScript types, with bounds beside the fields: what engineers read at a glance. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type { OverrideSchemaContext } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { schemaOf } from '#site/api/contract/index.ts';
import type { Shape, Wire } from '#site/api/contract/index.ts';

type Schema = Readonly<Record<string, unknown>>;
type JsonSchema = NonNullable<OverrideSchemaContext['jsonSchema']>;

/** Stand for amounts; what they look like on the wire is said once for all calls. */
const MONEY = v.number();
const FINE = v.number();
const NAMING: Wire = { money: () => MONEY, fine: () => FINE };

/** What JSON Schema has no word for. */
const NAMES: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [MONEY, 'money'],
  [FINE, 'fine money'],
]);

/** The fields of a request or an answer, as they travel; a nested object is indented. */
export function shapeText(shape: Shape): string {
  const schema = schemaOf(shape, NAMING);
  if (schema.type === 'instance') return 'the file as it is';
  const whole = toJsonSchema(schema, { errorMode: 'ignore', overrideSchema });
  const text = textOf(record(whole));
  return text === ANYTHING ? 'nothing' : text;
}

function overrideSchema({ valibotSchema, jsonSchema }: OverrideSchemaContext): JsonSchema | undefined {
  const name = NAMES.get(valibotSchema);
  if (name !== undefined) return { ...jsonSchema, title: name };
  // The one schema that is a function of its own: a whole number that a query has as text.
  return valibotSchema.type === 'custom' ? { type: 'integer' } : undefined;
}

const ANYTHING = 'anything';

function textOf(schema: Schema, indent = ''): string {
  const { title, $ref, const: constant, enum: options, anyOf, oneOf, type } = schema;
  const again = (part: unknown): string => textOf(record(part), indent);
  if (typeof title === 'string') return title;
  if (typeof $ref === 'string') return 'the same again';
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(options)) return options.map((option) => JSON.stringify(option)).join(' | ');
  const either = anyOf ?? oneOf;
  if (Array.isArray(either)) return [...new Set(either.map(again))].join(' | ');
  if (type === 'array') return listText(again(schema['items'] ?? record(schema['prefixItems'])[0]));
  if (type !== 'object') return typeof type === 'string' ? type : ANYTHING;
  const { additionalProperties, properties } = schema;
  if (properties === undefined) return `{ [name]: ${again(additionalProperties)} }`;
  return objectText(schema, indent);
}

const listText = (item: string): string => (item.includes(' | ') && !item.includes('\n') ? `(${item})[]` : `${item}[]`);

function objectText(schema: Schema, indent: string): string {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const deeper = `${indent}  `;
  const lines = Object.entries(record(schema['properties'])).map(([name, value]) => {
    const field = record(value);
    const bounds = boundsText(field);
    const text = textOf(field, deeper);
    return `${deeper}${name}${required.includes(name) ? '' : '?'}: ${text}${bounds === '' ? '' : ` // ${bounds}`}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

/** `1 to 64 characters`, `at least 1`, `matches ^[A-Z]{2}$`. */
function boundsText(schema: Schema): string {
  const { anyOf, minLength, maxLength, minimum, maximum, pattern, default: fallback, type } = schema;
  if (Array.isArray(anyOf)) return anyOf.map((part) => boundsText(record(part))).find((text) => text !== '') ?? '';
  const length = range(minLength, maxLength);
  return [
    ...(length === '' ? [] : [`${length} ${type === 'array' ? 'items' : 'characters'}`]),
    ...(range(minimum, maximum) === '' ? [] : [range(minimum, maximum)]),
    ...(typeof pattern === 'string' ? [`matches ${pattern}`] : []),
    ...(fallback === undefined ? [] : [`${JSON.stringify(fallback)} unless given`]),
  ].join(', ');
}

function range(least: unknown, most: unknown): string {
  if (least === undefined) return most === undefined ? '' : `at most ${String(most)}`;
  if (most === undefined) return `at least ${String(least)}`;
  return least === most ? String(least) : `${String(least)} to ${String(most)}`;
}

function record(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
