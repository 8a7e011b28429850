import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { readPlaywright, readVitest } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const moduleOf = (status: string, ...assertionResults: unknown[]) => ({
  testResults: [{ name: resolve('ui/a.test.ts'), status, message: 'cannot import b', assertionResults }],
});

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'a.e2e.ts',
  tests: [{ projectName: 'phone', status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
});

describe('a report of Vitest', () => {
  it('becomes results with the ids of their titles', () => {
    const report = moduleOf(
      'failed',
      { fullName: '[UI-3] closes', status: 'passed', failureMessages: [] },
      { fullName: 'opens', status: 'failed', failureMessages: ['expected 1'] },
      { fullName: 'wavers', status: 'passed', failureMessages: ['expected 1'] },
    );
    expect(readVitest(reportOf(report), 'unit')).toEqual([
      { stage: 'unit', title: '[UI-3] closes', ids: ['UI-3'], file: 'ui/a.test.ts', status: 'passed' },
      { stage: 'unit', title: 'opens', ids: [], file: 'ui/a.test.ts', status: 'failed', message: 'expected 1' },
      { stage: 'unit', title: 'wavers', ids: [], file: 'ui/a.test.ts', status: 'passed', retried: true, message: 'expected 1' },
    ]);
  });

  it('counts a file that cannot even be loaded as a failure', () => {
    expect(readVitest(reportOf(moduleOf('failed')), 'unit')).toEqual([
      { stage: 'unit', title: 'ui/a.test.ts', ids: [], file: 'ui/a.test.ts', status: 'failed', message: 'cannot import b' },
    ]);
  });

  it('is an error when the run broke off without one', () => {
    expect(() => readVitest(join(folder, 'missing.json'), 'unit')).toThrow(/missing\.json/);
  });
});

describe('a report of Playwright', () => {
  it('becomes results, nested suites included, and errors of the run count', () => {
    const suites = [
      {
        specs: [spec('[MOD-1] back', 'expected')],
        suites: [{ specs: [spec('forth', 'unexpected', 'no dialog'), spec('again', 'flaky', 'late')] }],
      },
    ];
    const report = { config: { rootDir: resolve('tests/e2e') }, suites, errors: [{ message: 'no build' }] };
    expect(readPlaywright(reportOf(report), 'e2e')).toEqual([
      { stage: 'e2e', title: '[MOD-1] back (phone)', ids: ['MOD-1'], file: 'tests/e2e/a.e2e.ts', status: 'passed' },
      { stage: 'e2e', title: 'forth (phone)', ids: [], file: 'tests/e2e/a.e2e.ts', status: 'failed', message: 'no dialog' },
      { stage: 'e2e', title: 'again (phone)', ids: [], file: 'tests/e2e/a.e2e.ts', status: 'passed', retried: true, message: 'late' },
      { stage: 'e2e', title: 'the run', ids: [], file: 'tests/e2e', status: 'failed', message: 'no build' },
    ]);
  });
});
