import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** Result of a child process. `output` is empty if it went to the terminal. */
export interface Finished {
  readonly ok: boolean;
  readonly output: string;
}

/** Timeout of a stage in minutes: all browser tests take over an hour on two cores. */
const limitMinutes = (): number => (process.env['FULL'] === '1' ? 150 : 40);

/**
 * Runs a program of `node_modules/.bin`. `show` lets it write to the terminal instead of into `output`; without it, it
 * runs at low priority.
 */
export function run(
  program: string,
  args: readonly string[],
  { show = false, env = {} }: { show?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<Finished> {
  const limit = limitMinutes();
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${program}`, [...args], {
      // Runners use colors on CI, too, where the output is read as a file.
      env: { ...process.env, ...(!process.stdout.isTTY && { NO_COLOR: '1' }), ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      timeout: limit * 60_000,
    });
    if (!show && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const chunks: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code, signal) => {
      const cut = signal === null ? '' : `\n${program} was stopped by ${signal} (time limit: ${limit} minutes).`;
      resolve({ ok: code === 0, output: chunks.join('') + cut });
    });
  });
}
