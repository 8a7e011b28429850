import { fork } from 'node:child_process';
import { join } from 'node:path';

/** The site could not be built; the build has said why. */
export class BuildError extends Error {}

/**
 * Builds the site in a process of its own: a bundler keeps more than a gigabyte for as long as its process lives, which the server
 * that starts next would carry along.
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
