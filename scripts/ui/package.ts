import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { themeScript } from '../../ui/theme/themeScript.ts';
import { writeLabels } from './labels.ts';
import { manifestOf } from './manifest.ts';
import { writeModules } from './modules.ts';
import { writeTypes } from './types.ts';

/** Builds the kit as a complete package into an emptied folder: ready for `npm pack` and `npm publish`. */
export async function buildPackage(root: string, outDir: string): Promise<void> {
  const kit = join(root, 'ui');
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const imported = new Set([...(await writeTypes(root, outDir)), ...(await writeModules(kit, outDir))]);
  await writeFile(join(outDir, 'package.json'), `${JSON.stringify(manifestOf(imported, await writeLabels(root, outDir)), null, 2)}\n`);
  // As a file, for `<script src>`.
  await writeFile(join(outDir, 'theme-script.js'), themeScript);
  for (const paper of ['README.md', 'CHANGELOG.md']) await cp(join(kit, paper), join(outDir, paper));
}
