import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';

import { findChromium } from '../chromium.ts';

let folder: string | undefined;

/** This browser's baselines: another program (the headless shell, too) or major version renders some pixels differently. */
export function baselinesFolder(): string {
  folder ??= folderOf(findChromium());
  return folder;
}

function folderOf(program: string): string {
  const [major] = /\d+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? [];
  const found = `tests/visual/baselines/${basename(program)}-${major}`;
  if (!existsSync(found)) console.log(`There are no baselines by this browser: no ${found}`);
  return found;
}
