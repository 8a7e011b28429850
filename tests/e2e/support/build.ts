import { join } from 'node:path';

import { buildSite, isBuilt } from '#gateway/web/build.ts';

export const ROOT = join(import.meta.dirname, '../../..');
export const SITE_DIR = join(ROOT, 'dist/site');

/** Builds the site once for all workers, unless the last build is of these very sources. */
export default async function buildOnce(): Promise<void> {
  if (await isBuilt(ROOT, SITE_DIR)) return;
  await buildSite(ROOT, SITE_DIR);
}
