import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import * as v from 'valibot';

/** One test of any runner, as in `test-results/results.json`. */
const testResult = v.strictObject({
  stage: v.string(),
  title: v.string(),
  /** Requirements in the title, as in `[CFG-7] …`. */
  ids: v.array(v.string()),
  /** Relative to the project root; empty for checks of the whole project. */
  file: v.string(),
  status: v.picklist(['passed', 'failed', 'skipped']),
  /** The failure messages of the runner, of all attempts. */
  message: v.optional(v.string()),
  /** It failed on the first attempt. */
  retried: v.optional(v.literal(true)),
});
export type TestResult = v.InferOutput<typeof testResult>;

export const RESULTS_FILE = 'test-results/results.json';

/** The requirement ids in a title: `[CFG-7] [APP-15] a chunk …` names two. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([A-Z][A-Z0-9]*-\d+)\]/g)].flatMap(([, id]) => id ?? []);
}

export function writeResults(results: readonly TestResult[]): void {
  mkdirSync(dirname(RESULTS_FILE), { recursive: true });
  writeFileSync(RESULTS_FILE, `${JSON.stringify(results, null, 2)}\n`);
}

/** The results of the last `npm test`; `undefined` if there are none, or they are from another version. */
export function readResults(): readonly TestResult[] | undefined {
  try {
    return v.parse(v.array(testResult), JSON.parse(readFileSync(RESULTS_FILE, 'utf8')));
  } catch {
    return undefined;
  }
}
