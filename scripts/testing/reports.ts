/** Reads the JSON reports of Vitest and Playwright into a common form. Only the used parts are in the schemas. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

import * as v from 'valibot';

import { idsIn, type TestResult } from './results.ts';

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.optional(v.nullable(v.array(v.string()))) }),
      ),
    }),
  ),
});

/** @throws if the file is missing or invalid: the run was aborted */
export function readVitest(file: string, stage: string): TestResult[] {
  return v.parse(vitestReport, read(file)).testResults.flatMap((module) => {
    const path = relative('.', module.name);
    const tests = module.assertionResults.map(({ fullName, status, failureMessages }): TestResult => {
      const result = { stage, title: fullName, ids: idsIn(fullName), file: path };
      const message = (failureMessages ?? []).join('\n');
      // A passed test that was retried has the failure messages of its first attempt.
      if (status === 'passed') return { ...result, status, ...(message === '' ? {} : { retried: true, message }) };
      return status === 'failed' ? { ...result, status, message } : { ...result, status: 'skipped' };
    });
    // A file that fails outside its tests, for instance on import, has no failed test.
    const brokenFile = module.status === 'failed' && !tests.some(({ status }) => status === 'failed');
    return brokenFile ? [...tests, { stage, title: path, ids: [], file: path, status: 'failed', message: module.message }] : tests;
  });
}

const playwrightTest = v.object({
  projectName: v.string(),
  status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
  results: v.array(v.object({ errors: v.array(v.object({ message: v.optional(v.string(), '') })) })),
});

interface Suite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly v.InferOutput<typeof playwrightTest>[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}
const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(v.object({ title: v.string(), file: v.string(), tests: v.array(playwrightTest) })),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

const playwrightReport = v.object({
  config: v.object({ rootDir: v.string() }),
  suites: v.array(suite),
  errors: v.array(v.object({ message: v.optional(v.string(), '') })),
});

/** @throws if the file is missing or invalid: the run was aborted */
export function readPlaywright(file: string, stage: string): TestResult[] {
  const report = v.parse(playwrightReport, read(file));
  const root = relative('.', report.config.rootDir);
  const broken = report.errors.map(({ message }): TestResult => ({
    stage,
    title: 'the run',
    ids: [],
    file: root,
    status: 'failed',
    message,
  }));
  return [...report.suites.flatMap((top) => testsOf(top, stage, root)), ...broken];
}

function testsOf({ specs, suites = [] }: Suite, stage: string, root: string): TestResult[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }): TestResult => {
      const result = { stage, title: `${title} (${projectName})`, ids: idsIn(title), file: `${root}/${file}` };
      if (status === 'expected') return { ...result, status: 'passed' };
      if (status === 'skipped') return { ...result, status };
      const message = results.flatMap(({ errors }) => errors.map((error) => error.message)).join('\n');
      return status === 'flaky' ? { ...result, status: 'passed', retried: true, message } : { ...result, status: 'failed', message };
    }),
  );
  return [...own, ...suites.flatMap((inner) => testsOf(inner, stage, root))];
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
