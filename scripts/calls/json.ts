/** Part of a JSON document. */
export type Json = Readonly<Record<string, unknown>>;

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const schemaRef = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
