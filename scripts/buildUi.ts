/** `npm run build:ui`: builds the kit as the package `playfront` in `dist/ui`, ready for `npm pack`. */
import { join } from 'node:path';

import { buildPackage } from './ui/package.ts';

try {
  await buildPackage(join(import.meta.dirname, '..'), join(import.meta.dirname, '../dist/ui'));
  console.log('dist/ui: ready for npm pack');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
