/**
 * `npm run conformance [-- --json] [-- WORD…]`: each requirement with the tests whose titles contain its id, and their
 * results in the last `npm test`. A requirement is met if it has tests, and all of them pass. With words, only the tests
 * with all of them in id, title or file: `npm run conformance -- modal focus`.
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

/** The rows with only the tests that have all these words. */
function withWords(rows: readonly Row[], words: readonly string[]): Row[] {
  if (words.length === 0) return [...rows];
  const has = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word.toLowerCase()));
  return rows.flatMap((row) => {
    const tests = row.tests.filter(({ title, file }) => has(`${title} ${file}`));
    return tests.length > 0 || has(`${row.id} ${row.text}`) ? [{ ...row, tests: tests.length > 0 ? tests : row.tests }] : [];
  });
}

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean', default: false } }, allowPositionals: true });
const results = readResults();
if (results === undefined) {
  console.error(`There is no ${RESULTS_FILE} to read; run "npm test" first.`);
  process.exitCode = 1;
} else if (values.json) {
  console.log(JSON.stringify(withWords(rowsOf(results), positionals), null, 2));
} else {
  print(withWords(rowsOf(results), positionals));
}
