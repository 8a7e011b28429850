/**
 * `npm run calls`: writes the OpenAPI document of the calls, `docs/openapi.json`. `--check` writes nothing and fails if
 * it is stale; `--examples` requests new examples from a gateway first, needed if a call's shape has changed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { EXAMPLES_FILE, readExamples, takeExamples, unfitExamples } from './calls/examples.ts';
import { openApiText } from './calls/openapi.ts';

const DOCUMENT = join(import.meta.dirname, '../docs/openapi.json');

const { check, examples } = parseArgs({ options: { check: { type: 'boolean' }, examples: { type: 'boolean' } } }).values;

if (examples && !check) {
  const taken = await takeExamples();
  // One call per line, for readable diffs.
  const lines = [...taken].map(([name, example]) => `  ${JSON.stringify(name)}: ${JSON.stringify(example)}`);
  await writeFile(EXAMPLES_FILE, `{\n${lines.join(',\n')}\n}\n`);
}
const known = readExamples();
const unfit = unfitExamples(known);
const text = await openApiText(known);
const stale = (await readFile(DOCUMENT, 'utf8').catch(() => '')) !== text;
if (unfit.length > 0) console.error(`No example that fits: ${unfit.join(', ')}. Take new ones: npm run calls -- --examples`);
if (stale && check) console.error('docs/openapi.json is stale: npm run calls');
if (stale && !check) await writeFile(DOCUMENT, text);
console.log(
  stale
    ? check
      ? 'docs/openapi.json differs from the table of calls'
      : 'docs/openapi.json was written'
    : 'docs/openapi.json is up to date',
);
process.exitCode = unfit.length > 0 || (stale && check) ? 1 : 0;
