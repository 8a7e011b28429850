/** `docs/openapi.json`: every call of the table, for implementers of a gateway. */
import { format } from 'prettier';

import { calls, HEADER } from '#site/api/contract/index.ts';
import type { CallName } from '#site/api/contract/index.ts';
import { DESCRIPTION } from './description.ts';
import type { Example } from './examples.ts';
import { HEADER_PARAMETERS, SENDER_HEADERS } from './headers.ts';
import type { Json } from './json.ts';
import { operation, SESSION, type Documented } from './operation.ts';
import { isInQuery } from './requests.ts';
import { GENERAL_RESPONSES, REFUSAL } from './responses.ts';
import { definitions, jsonSchemaOf } from './schemas.ts';
import { SECTIONS } from './sections.ts';
import { sharedObjects } from './shared.ts';
import { rowSources } from './sources.ts';

/** The document, with the available examples. */
export function openApi(examples: ReadonlyMap<string, Example>): Json {
  const documented = documentedCalls(examples);
  const { refer, components } = sharedObjects(schemasOf(documented));
  const paths: Record<string, Json> = {};
  for (const call of documented) {
    const { method, path } = call.row;
    paths[path] = { parameters: SENDER_HEADERS, ...paths[path], [method.toLowerCase()]: operation(call, refer) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Platform contract', version: '3', description: DESCRIPTION },
    servers: [{ url: '/', description: 'The host of the site.' }],
    tags: SECTIONS.map(({ title, description }) => ({ name: title, description })),
    paths,
    components: {
      securitySchemes: {
        [SESSION]: { type: 'apiKey', in: 'header', name: HEADER.authorization, description: 'Token of the session, without "Bearer".' },
      },
      parameters: HEADER_PARAMETERS,
      responses: GENERAL_RESPONSES,
      schemas: { ...definitions(), Refusal: REFUSAL, ...components },
    },
  };
}

/** As formatted in the file: on one line if it fits. */
export const openApiText = async (examples: ReadonlyMap<string, Example>): Promise<string> =>
  format(JSON.stringify(openApi(examples)), { parser: 'json', printWidth: 140 });

function documentedCalls(examples: ReadonlyMap<string, Example>): readonly Documented[] {
  const sources = rowSources();
  const names = Object.keys(calls) as CallName[]; // The table's own keys.
  const tagOf = (name: CallName): string | undefined => SECTIONS.find(({ files }) => files.includes(sources.get(name)?.file ?? ''))?.title;
  const untagged = names.filter((name) => tagOf(name) === undefined);
  if (untagged.length > 0) throw new Error(`Name their files in scripts/calls/sections.ts: ${untagged.join(', ')}`);
  return SECTIONS.flatMap(({ title: tag }) =>
    names
      .filter((name) => tagOf(name) === tag)
      .map((name) => ({ name, row: calls[name], tag, purpose: sources.get(name)?.purpose ?? '', example: examples.get(name) })),
  );
}

/** Schemas of bodies and responses by their location. Parameters are separate. */
function schemasOf(documented: readonly Documented[]): ReadonlyMap<string, Json> {
  const parts = documented.flatMap(({ name, row }) => [
    [`${name}.request`, isInQuery(row) ? undefined : jsonSchemaOf(row.request)] as const,
    [`${name}.response`, jsonSchemaOf(row.response)] as const,
  ]);
  return new Map(parts.flatMap(([place, schema]) => (schema === undefined ? [] : [[place, schema]])));
}
