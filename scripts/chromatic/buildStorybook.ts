import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { sources } from '../../tests/house/sources.ts';
import { completeStatistics } from './styleEdges.ts';

/** Builds Storybook with the statistics that Chromatic uses to find affected stories. Returns the statistics' file. */
export function buildStorybook(outDir: string): string {
  const args = ['build', '--stats-json', '--output-dir', outDir, '--quiet'];
  execFileSync('node_modules/.bin/storybook', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const file = join(outDir, 'preview-stats.json');
  completeStatistics(file, sources);
  return file;
}
