/**
 * `npm run conformance [-- --json]`: each requirement with the tests whose titles contain its id, and their results in
 * the last `npm test`. A requirement is met if it has tests, and all of them pass.
 */
import { parseArgs } from 'node:util';

import requirements from '../tests/conformance/requirements.json' with { type: 'json' };
import { readResults, RESULTS_FILE, type TestResult } from './testing/results.ts';

interface Row {
  readonly id: string;
  readonly text: string;
  readonly status: 'passed' | 'failed' | 'untested';
  readonly tests: readonly TestResult[];
}

const MARKS = { passed: '✓', failed: '✗', skipped: '-', untested: ' ' } as const;

function rowsOf(results: readonly TestResult[]): Row[] {
  return Object.entries(requirements).map(([id, text]) => {
    const tests = results.filter(({ ids }) => ids.includes(id));
    const failed = tests.some(({ status }) => status === 'failed');
    const passed = tests.some(({ status }) => status === 'passed');
    return { id, text, status: failed ? 'failed' : passed ? 'passed' : 'untested', tests };
  });
}

function print(rows: readonly Row[]): void {
  for (const { id, text, status, tests } of rows) {
    console.log(`${MARKS[status]} ${id.padEnd(8)} ${text}`);
    for (const { status: result, title, file, stage } of tests) console.log(`             ${MARKS[result]} ${title}  (${file || stage})`);
  }
  console.log(`\n${rows.filter(({ status }) => status === 'passed').length} of ${rows.length} ids have passing tests`);
}

const { json } = parseArgs({ options: { json: { type: 'boolean', default: false } } }).values;
const results = readResults();
if (results === undefined) {
  console.error(`There is no ${RESULTS_FILE} to read; run "npm test" first.`);
  process.exitCode = 1;
} else if (json) {
  console.log(JSON.stringify(rowsOf(results), null, 2));
} else {
  print(rowsOf(results));
}
