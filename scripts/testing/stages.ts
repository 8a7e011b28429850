import { existsSync, rmSync } from 'node:fs';

import { findChromium } from '../chromium.ts';
import { GROUP_VARIABLE, groups } from '../mutation/groups.ts';
import { baselinesFolder } from './baselines.ts';
import { readPlaywright, readVitest } from './reports.ts';
import { idsIn, type TestResult } from './results.ts';
import { run } from './run.ts';

/** One part of `npm test`. */
export interface Stage {
  readonly name: string;
  /**
   * Runs in parallel from the start, at low priority: the other stages are sequential, and often wait for a browser.
   */
  readonly beside: boolean;
  /** Runs in `npm run test:full`, or on request. */
  readonly full?: true;
  run(): Promise<TestResult[]>;
}

/** A command that passes or fails as a whole and counts as one test. */
function check(name: string, title: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Stage {
  return {
    name,
    beside: true,
    async run() {
      const { ok, output } = await run(program, args, { env });
      const result = { stage: name, title, ids: idsIn(title), file: '' };
      return [ok ? { ...result, status: 'passed' } : { ...result, status: 'failed', message: output }];
    },
  };
}

interface Runner {
  readonly program: string;
  readonly args: readonly string[];
  /** The runner's report file, and its reader. */
  readonly report: string;
  readonly read: (report: string, stage: string) => TestResult[];
  readonly browser: boolean;
}

/** A test runner that writes a report. */
function runner(name: string, { program, args, report, read, browser }: Runner): Stage {
  return {
    name,
    beside: !browser,
    async run() {
      rmSync(report, { force: true });
      try {
        const { ok, output } = await run(program, args, { show: browser, env: browser ? { CHROMIUM: findChromium() } : {} });
        const results = read(report, name);
        const explained = ok || results.some(({ status }) => status === 'failed');
        return explained
          ? results
          : [...results, broken(name, `The runner reported an error outside of any test; see its output. ${output}`)];
      } catch (error) {
        return [broken(name, error instanceof Error ? error.message : String(error))];
      }
    },
  };
}

function broken(stage: string, message: string): TestResult {
  return { stage, title: `the ${stage} tests run to their end`, ids: [], file: '', status: 'failed', message };
}

interface VitestOptions extends Pick<Runner, 'browser'> {
  /** Only the tests in these folders. @default all of the project */
  readonly folders?: readonly string[];
}

function vitest(project: string, { folders = [], browser }: VitestOptions): Stage {
  const report = `test-results/${project}.json`;
  const args = ['run', ...folders, '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return runner(project, { program: 'vitest', args, report, read: readVitest, browser });
}

/** Stories with their interactions and axe; in a full run each is also compared with its picture, if this browser has baselines. */
function stories(): Stage {
  const plain = vitest('stories', { browser: true });
  const compared = vitest('pictures', { browser: true });
  return {
    ...plain,
    run() {
      // Only known after parsing the arguments.
      return process.env['FULL'] === '1' && existsSync(baselinesFolder()) ? compared.run() : plain.run();
    },
  };
}

/** Separate scores per group, so that a poorly tested one is not averaged out. */
function mutation(): Stage {
  const judged = groups.map(({ name, mutate }) =>
    check('mutation', `the tests notice what is changed in ${name}`, 'stryker', [...MUTATE, mutate.join(',')], { [GROUP_VARIABLE]: name }),
  );
  return {
    name: 'mutation',
    beside: false,
    full: true,
    async run() {
      const results: TestResult[] = [];
      for (const group of judged) results.push(...(await group.run()));
      return results;
    },
  };
}

const MUTATE = ['run', 'scripts/mutation/stryker.json', '--mutate'];

function e2e(files: readonly string[] = []): Stage {
  const args = ['test', ...files];
  return runner('e2e', { program: 'playwright', args, report: 'test-results/e2e.json', read: readPlaywright, browser: true });
}

const checks: readonly Stage[] = [
  check('lint', 'the linter finds nothing', 'oxlint', []),
  check('format', 'every file is formatted', 'oxfmt', ['--check']),
  check('types', 'the types agree', 'tsc', ['-p', '.', '--noEmit']),
  check('config', '[CFG-8] the config of every merchant is sound', 'tsx', ['scripts/config.ts', 'check']),
];

/** In order of reporting. */
export const stages: readonly Stage[] = [
  ...checks,
  vitest('unit', { browser: false }),
  vitest('component', { browser: true }),
  vitest('claims', { browser: true }),
  stories(),
  mutation(),
  e2e(),
];

/** For every push, in three minutes: the checks, the unit tests beside the sources, and one journey through the site. */
export const quickStages: readonly Stage[] = [
  ...checks,
  vitest('unit', { browser: false, folders: ['ui/', 'site/', 'gateway/', 'scripts/', 'tests/house/'] }),
  e2e(['tests/e2e/shell.e2e.ts']),
];
