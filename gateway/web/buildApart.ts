import { fork } from 'node:child_process';
import { join } from 'node:path';

/** The site could not be built; the build has printed the reason. */
export class BuildError extends Error {}

/**
 * Builds the site in a child process: a bundler holds more than a gigabyte until its process ends, which the server
 * that starts next would retain.
 * @throws BuildError
 */
export async function buildApart(root: string, siteDir: string): Promise<void> {
  if (root.includes('#')) throw new BuildError('The site cannot be built in a folder with "#" in its path. Move the project.');
  return new Promise((resolve, reject) => {
    const failed = (): void => reject(new BuildError('The site could not be built. Nothing was started.'));
    fork(join(import.meta.dirname, 'buildProcess.ts'), [root, siteDir])
      .on('error', failed)
      .on('exit', (code) => (code === 0 ? resolve() : failed()));
  });
}
