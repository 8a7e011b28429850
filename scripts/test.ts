/**
 * `npm test`: everything that is checked, in one go. `--only lint,unit,e2e` runs some stages; `--full`, which is
 * `npm run test:full`, runs every case; `--quick`, which is `npm run test:quick`, runs what takes three minutes.
 * All results land in `test-results/results.json`, which `npm run conformance` reads; the last line of the output is
 * `N passed, N failed`.
 */
import { parseArgs, stripVTControlCharacters } from 'node:util';

import { writeResults, type TestResult } from './testing/results.ts';
import { quickStages, stages, type Stage } from './testing/stages.ts';

const names = stages.map(({ name }) => name);

function chosen(): readonly Stage[] {
  const options = { only: { type: 'string' }, full: { type: 'boolean' }, quick: { type: 'boolean' } } as const;
  const { only, full, quick } = parseArgs({ options }).values;
  if (quick) return quickStages;
  // Passed to the runners by environment.
  if (full) process.env['FULL'] = '1';
  if (only === undefined) return stages.filter((stage) => full || !stage.full);
  const asked = only.split(',');
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no stage "${unknown}"; the stages are ${names.join(', ')}.`);
  return stages.filter(({ name }) => asked.includes(name));
}

async function timed(stage: Stage): Promise<TestResult[]> {
  const started = performance.now();
  const results = await stage.run();
  const failed = count(results, 'failed');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const verdict = failed === 0 ? 'ok    ' : 'FAILED';
  console.log(
    `${stage.name.padEnd(10)} ${verdict} ${String(count(results, 'passed')).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.padStart(7)} s`,
  );
  return results;
}

async function oneByOne(inTurn: readonly Stage[]): Promise<TestResult[]> {
  const results: TestResult[] = [];
  for (const stage of inTurn) results.push(...(await timed(stage)));
  return results;
}

function count(results: readonly TestResult[], status: TestResult['status']): number {
  return results.filter((result) => result.status === status).length;
}

/** Stack lines of the runners and of Node are irrelevant to the failure. */
const INSIDE_TOOLS = /^\s+at .*(node_modules|node:)|^\s+at (new Promise|async Promise)/;

function printFailures(results: readonly TestResult[]): void {
  for (const { stage, title, file, status, message } of results) {
    if (status !== 'failed') continue;
    console.log(`\nFAILED ${stage}: ${title}${file === '' ? '' : `\n       ${file}`}`);
    printMessage(message);
  }
}

function printMessage(message = ''): void {
  for (const line of stripVTControlCharacters(message).trim().split('\n')) if (!INSIDE_TOOLS.test(line)) console.log(`       ${line}`);
}

/** A test that passes at a later attempt depends on something it should not: it is named until it is fixed. */
function printRetried(results: readonly TestResult[]): void {
  for (const { stage, title, message, retried } of results) {
    if (!retried) continue;
    console.log(`passed at a later attempt: ${stage}: ${title}`);
    printMessage(message);
  }
}

async function main(): Promise<void> {
  const selected = chosen();
  const inTurn = selected.filter(({ beside }) => !beside);
  const beside = selected.filter((stage) => stage.beside);
  const results = (await Promise.all([...beside.map(timed), oneByOne(inTurn)])).flat();
  writeResults(results);
  printFailures(results);
  printRetried(results);

  const skipped = count(results, 'skipped');
  const failed = count(results, 'failed');
  if (skipped > 0) console.log(`\n${skipped} skipped`);
  console.log(`${count(results, 'passed')} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
