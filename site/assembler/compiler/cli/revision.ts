/** The config folder as it was at a git revision. */
import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Checkout {
  readonly configDir: string;
  remove(): Promise<void>;
}

/**
 * Writes a revision's config into a temporary folder.
 * @throws an error in words when git does not know the revision, or the config is in no repository
 */
export async function checkOut(configDir: string, revision: string): Promise<Checkout> {
  const dir = await mkdtemp(join(tmpdir(), 'config-'));
  const remove = () => rm(dir, { recursive: true, force: true });
  try {
    const top = (await run('git', ['rev-parse', '--show-toplevel'], { cwd: configDir })).stdout.trim();
    const path = relative(top, await realpath(configDir)) || '.';
    // A revision that began with a dash would be read as an option.
    await run('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`], { cwd: top });
    const archive = join(dir, 'config.tar');
    await run('git', ['archive', `--output=${archive}`, revision, '--', path], { cwd: top });
    await run('tar', ['-xf', archive, '-C', dir]);
    return { configDir: join(dir, path), remove };
  } catch (cause) {
    await remove();
    throw new Error(`There is no config of revision "${revision}" to compare with.`, { cause });
  }
}
