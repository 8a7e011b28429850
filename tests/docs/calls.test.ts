import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { calls, JWE } from '#site/api/contract/index.ts';
import type { Call, CallName } from '#site/api/contract/index.ts';
import { GENERAL_REFUSALS, refusalsOf } from '#site/api/contract/refusals.ts';
import { readExamples, unfitExamples } from '../../scripts/calls/examples.ts';
import { openApiText } from '../../scripts/calls/openapi.ts';
import { rowSources } from '../../scripts/calls/sources.ts';

const ROOT = join(import.meta.dirname, '../..');
const text = readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8');

const content = v.record(v.string(), v.object({ 'x-sealed': v.optional(v.boolean()), example: v.optional(v.unknown()) }));
const operation = v.looseObject({
  operationId: v.string(),
  tags: v.tuple([v.string()]),
  summary: v.pipe(v.string(), v.maxLength(140)),
  security: v.array(v.record(v.string(), v.array(v.string()))),
  requestBody: v.optional(v.object({ content })),
  responses: v.looseObject({ 200: v.looseObject({ content }) }),
});
const document = v.parse(
  v.object({
    info: v.object({ description: v.string() }),
    tags: v.array(v.object({ name: v.string() })),
    paths: v.record(v.string(), v.record(v.string(), v.unknown())),
  }),
  JSON.parse(text),
);

/** Each row with its operation, which stands at the row's path and method. */
const operations = Object.values<Call>(calls).map((row) => ({
  row,
  found: v.parse(operation, document.paths[row.path]?.[row.method.toLowerCase()]),
}));

/** How a row's payload travels, as a media type. */
function mediaType({ encrypted, form, bytes }: Call): string {
  if (encrypted) return JWE.contentType;
  if (form) return 'application/x-www-form-urlencoded';
  return bytes ? 'application/octet-stream' : 'application/json';
}

describe('the OpenAPI document of the calls', () => {
  it('[API-1] is made from the table: npm run calls', async () => {
    expect(text).toBe(await openApiText(readExamples()));
  });

  it('[API-1] follows the rules of a standard linter, and each example conforms to its schema: npx redocly lint docs/openapi.json', async () => {
    expect(await lint('docs/openapi.json')).toEqual([]);
  });

  it('[API-1] has each call under its name and a known tag, with what it does in words', () => {
    expect(operations.map(({ found }) => found.operationId)).toEqual(Object.keys(calls));
    const tags = new Set(document.tags.map(({ name }) => name));
    expect(operations.filter(({ found }) => !tags.has(found.tags[0]))).toEqual([]);
    const sources = rowSources();
    const mute = Object.keys(calls).filter((name) => !/^[A-Z`].*\.$/.test(sources.get(name)?.purpose ?? ''));
    expect(mute).toEqual([]);
  });

  it('[API-1] says of each call whether it needs a token, and in what form its payload travels', () => {
    for (const { row, found } of operations) {
      const tokens = { none: [], optional: [{}, { session: [] }], member: [{ session: [] }] };
      expect([row.name, found.security]).toEqual([row.name, tokens[row.auth]]);
      const inQuery = row.method === 'GET' || row.method === 'DELETE';
      const forms = Object.entries(found.requestBody?.content ?? {}).map(([type, media]) => [type, media['x-sealed']]);
      expect([row.name, forms]).toEqual([row.name, inQuery ? [] : [[mediaType(row), row.encrypted]]]);
    }
  });

  it('[API-1] names every refusal: those of all calls at the top, others at their call', () => {
    expect(GENERAL_REFUSALS.filter((code) => !document.info.description.includes(`| \`${code}\` |`))).toEqual([]);
    for (const { row, found } of operations) {
      const answers = JSON.stringify(found.responses);
      const own = refusalsOf(row.name as CallName); // The name is the row's key.
      expect([row.name, own.filter((code) => !answers.includes(`\`${code}\`: `))]).toEqual([row.name, []]);
    }
  });

  it('[API-1] has an example of each call that fits its row: npm run calls -- --examples', () => {
    const examples = readExamples();
    expect(unfitExamples(examples)).toEqual([]);
    for (const { row, found } of operations) {
      const value = examples.get(row.name)?.answer;
      expect([row.name, found.responses[200].content['application/json']?.example]).toEqual([row.name, { success: true, value }]);
    }
  });
});

const problems = v.object({ problems: v.array(v.object({ ruleId: v.string(), message: v.string() })) });

/** Problems that Redocly's linter finds by the rules of `redocly.yaml`. It asks for no updates and reports nothing. */
function lint(file: string): Promise<v.InferOutput<typeof problems>['problems']> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [cli, 'lint', file, '--format=json'],
      { cwd: ROOT, env, maxBuffer: 64 * 1024 * 1024 },
      (_failure, stdout, stderr) => {
        try {
          resolve(v.parse(problems, JSON.parse(stdout)).problems);
        } catch {
          reject(new Error(stderr));
        }
      },
    );
  });
}
