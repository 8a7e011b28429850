import { existsSync, rmSync } from 'node:fs';

import { findChromium } from '../chromium.ts';
import { GROUP_VARIABLE, groups } from '../mutation/groups.ts';
import { readStories } from '../visual/results.ts';
import { BASELINES_FOLDER, clearShots } from '../visual/shots.ts';
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
  /** Additional environment of the runner. */
  readonly env?: NodeJS.ProcessEnv;
}

/** A test runner that writes a report. */
function runner(name: string, { program, args, report, read, browser, env = {} }: Runner): Stage {
  return {
    name,
    beside: !browser,
    async run() {
      rmSync(report, { force: true });
      try {
        const { ok, output } = await run(program, args, { show: browser, env: browser ? { ...env, CHROMIUM: findChromium() } : env });
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

interface VitestOptions extends Pick<Runner, 'browser'>, Partial<Pick<Runner, 'read' | 'env'>> {
  /** Only the tests in these folders. @default all of the project */
  readonly folders?: readonly string[];
}

function vitest(project: string, { folders = [], ...options }: VitestOptions): Stage {
  const report = `test-results/${project}.json`;
  const args = ['run', ...folders, '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return runner(project, { program: 'vitest', args, report, read: readVitest, ...options });
}

/** Stories with their interactions and axe; in a full run with baselines, also a visual comparison of each. */
function stories(): Stage {
  const plain = vitest('stories', { browser: true });
  const drawn = vitest('stories', { browser: true, read: readStories, env: { PICTURES: '' } });
  return {
    ...plain,
    run() {
      // Only known after parsing the arguments.
      if (process.env['FULL'] !== '1' || !existsSync(BASELINES_FOLDER)) return plain.run();
      clearShots();
      return drawn.run();
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
  check('config', '[CFG-8] the config of every merchant is sound', 'tsx', ['site/assembler/compiler/cli/config.ts', 'check']),
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
