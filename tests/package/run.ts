import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs a program to its end, as from a newcomer's terminal: what a test runner says to its programs is taken back.
 * @returns what it printed.
 * @throws what it printed, when it fails.
 */
export async function run(program: string, args: readonly string[], folder: string): Promise<string> {
  try {
    return (await promisify(execFile)(program, args, { cwd: folder, env: { ...process.env, NODE_ENV: undefined } })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }; // What execFile adds to its errors.
    throw new Error(`${program} ${args.join(' ')} failed\n${stdout}${stderr}`, { cause: error });
  }
}
