import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { writeContent, type HostedContent } from './writeContent.ts';

export interface HostingInput extends HostedContent {
  readonly siteDir: string;
}

const SERVER_ONLY = /(\.br|\.gz|[\\/]\.vite|[\\/]build\.json|[\\/]provider\.html)$/;

/**
 * Writes the static hosting of one merchant into `dir`, whose previous contents are deleted: the build's files and the
 * merchant's content in `public/`, and beside it each host's configuration.
 * @returns what the hosts cannot do, one sentence each
 */
export async function writeHosting(input: HostingInput): Promise<readonly string[]> {
  const { dir, siteDir } = input;
  await rm(dir, { recursive: true, force: true });
  await cp(siteDir, join(dir, 'public'), { recursive: true, filter: (source) => !SERVER_ONLY.test(source) });
  return (await writeContent(input)).limits;
}
