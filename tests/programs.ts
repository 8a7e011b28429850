/** Programs of others: brought where they are missing, and started. */
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const CACHE = join(import.meta.dirname, '../node_modules/.cache/programs');

/**
 * Path of a program of a Debian package, which is installed where it can be.
 * @param name may be several, with spaces between them
 */
export function debianProgram(path: string, name: string): string {
  if (existsSync(path)) return path;
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`;
  // One at a time: files of tests run side by side, and apt does not wait.
  execFileSync('flock', [join(tmpdir(), 'playfront-apt.lock'), 'sh', '-c', install], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return path;
}

/** A folder with these packages in `node_modules`, cached between runs; some want another Node, which is then one of them. */
export function npmPrograms(packages: readonly string[]): string {
  const dir = join(CACHE, packages.join('+').replaceAll(/[^\w.@+-]/g, '_'));
  if (existsSync(dir)) return dir;
  const unfinished = `${dir}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, 'package.json'), '{"private":true}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: unfinished, stdio: ['ignore', 'ignore', 'inherit'] });
  renameSync(unfinished, dir);
  return dir;
}

interface Started {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Whether it answers yet; a failure means not yet. */
  readonly isUp: () => Promise<unknown>;
}

const TIMEOUT_MS = 120_000;

/** A started server. */
export interface Running {
  /** Ends it at once, as a crash does, unless another signal is named. */
  end(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Starts a server and waits until it answers; it ends with the test. */
export async function start(started: Started): Promise<void> {
  const running = launch(started);
  onTestFinished(() => running.end('SIGTERM'));
  await running.isUp;
}

/** Starts a server that the caller ends; `isUp` rejects where it does not answer. */
export function launch({ program, args, cwd, env = {}, isUp }: Started): Running & { readonly isUp: Promise<void> } {
  const log = join(cwd, `${randomUUID()}.log`);
  const output = openSync(log, 'w');
  // A group of its own, so that what it starts ends with it.
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', output, output], detached: true });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const untilUp = async (): Promise<void> => {
    for (const until = Date.now() + TIMEOUT_MS; Date.now() < until && isRunning(); await wait(100)) {
      try {
        await isUp();
        return;
      } catch {
        // Not yet.
      }
    }
    throw new Error(`${program} did not start: ${readFileSync(log, 'utf8')}`);
  };
  return {
    isUp: untilUp(),
    async end(signal = 'SIGKILL') {
      if (child.pid !== undefined && isRunning()) process.kill(-child.pid, signal);
      while (isRunning()) await wait(20);
    },
  };
}
