import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { isBuilt } from '#gateway/web/build.ts';

export const ROOT = join(import.meta.dirname, '../../..');
export const SITE_DIR = join(ROOT, 'dist/site');

/** Builds the site once for all workers, by the command that everybody uses, unless the last build is of these very sources. */
export default async function buildOnce(): Promise<void> {
  if (await isBuilt(ROOT, SITE_DIR)) return;
  await promisify(execFile)(join(ROOT, 'node_modules/.bin/tsx'), ['scripts/build.ts'], { cwd: ROOT });
}
