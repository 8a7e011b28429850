import { join } from 'node:path';

import { buildPackage } from '../../scripts/ui/package.ts';
import { run } from './run.ts';

/** Builds the kit's package into a folder and packs it. */
export async function packKit(folder: string): Promise<{ readonly dist: string; readonly tarball: string }> {
  const dist = join(folder, 'dist');
  await buildPackage(process.cwd(), dist);
  const [packed] = JSON.parse(await run('npm', ['pack', '--json', '--pack-destination', folder], dist)) as { filename: string }[]; // npm's own format
  return { dist, tarball: join(folder, packed?.filename ?? '') };
}
