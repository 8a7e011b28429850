/** Input of a call: query parameters of a GET or DELETE, else a body. */
import { JWE } from '#site/api/contract/index.ts';
import type { Call } from '#site/api/contract/index.ts';
import type { Example } from './examples.ts';
import { isJson, type Json } from './json.ts';
import { jsonSchemaOf } from './schemas.ts';

/** Marks a body whose schema and example describe its plain text; the document's description explains sealing. */
export const SEALED = 'x-sealed';

export const isInQuery = ({ method }: Call): boolean => method === 'GET' || method === 'DELETE';

export function queryParameters(row: Call, example: Example | undefined): readonly Json[] {
  const { properties, required = [] } = (isInQuery(row) && jsonSchemaOf(row.request)) || {};
  const values = isJson(example?.request) ? example.request : {};
  return Object.entries(isJson(properties) ? properties : {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: Array.isArray(required) && required.includes(name),
    schema,
    ...(values[name] === undefined ? {} : { example: values[name] }),
  }));
}

/** The call's body, with `refer` for shared parts. */
export function requestBody(row: Call, example: Example | undefined, refer: (part: unknown) => unknown): Json | undefined {
  if (isInQuery(row)) return undefined;
  if (row.bytes) return { required: true, description: 'The file as it is.', content: { 'application/octet-stream': {} } };
  const media = {
    ...(row.encrypted ? { [SEALED]: true } : {}),
    schema: refer(jsonSchemaOf(row.request)),
    ...(example === undefined ? {} : { example: example.request }),
  };
  return { required: true, content: { [contentType(row)]: media } };
}

function contentType({ encrypted, form }: Call): string {
  if (encrypted) return JWE.contentType;
  return form ? 'application/x-www-form-urlencoded' : 'application/json';
}
