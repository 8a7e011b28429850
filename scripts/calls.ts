/**
 * `npm run calls`: writes the reference of the calls, `docs/calls.md`. `--check` writes nothing and fails where it is stale;
 * `--examples` asks a gateway for new examples first, which is needed where a call's shape has changed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { EXAMPLES_FILE, readExamples, takeExamples, unfitExamples } from './calls/examples.ts';
import { reference } from './calls/reference.ts';

const PAGE = join(import.meta.dirname, '../docs/calls.md');

const { check, examples } = parseArgs({ options: { check: { type: 'boolean' }, examples: { type: 'boolean' } } }).values;

if (examples && !check) {
  const taken = await takeExamples();
  // One call a line, so that a change shows which.
  const lines = [...taken].map(([name, example]) => `  ${JSON.stringify(name)}: ${JSON.stringify(example)}`);
  await writeFile(EXAMPLES_FILE, `{\n${lines.join(',\n')}\n}\n`);
}
const known = readExamples();
const unfit = unfitExamples(known);
const text = reference(known);
const stale = (await readFile(PAGE, 'utf8').catch(() => '')) !== text;
if (unfit.length > 0) console.error(`No example that fits: ${unfit.join(', ')}. Take new ones: npm run calls -- --examples`);
if (stale && check) console.error('docs/calls.md is stale: npm run calls');
if (stale && !check) await writeFile(PAGE, text);
console.log(stale ? 'docs/calls.md differs from the table of calls' : 'docs/calls.md is up to date');
process.exitCode = unfit.length > 0 || (stale && check) ? 1 : 0;
