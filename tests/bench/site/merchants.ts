/** What many merchants cost on one server: most of each is base, which they share. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { compilerOf } from '#gateway/web/compile.ts';
import { codeOf, generateMerchants } from '../merchants/generate.ts';
import type { Figure } from './figure.ts';

const COUNT = 200;

/** Milliseconds to compile these merchants, and megabytes of memory that their releases take afterwards. */
async function compiling(configDir: string, codes: readonly string[]) {
  const started = performance.now();
  const compile = compilerOf(configDir);
  const releases = [];
  for (const code of codes) {
    const { release, faults } = await compile(code);
    if (!release) throw new Error(`${code} has faults: ${JSON.stringify(faults[0])}`);
    releases.push(release);
  }
  return { ms: performance.now() - started, releases };
}

export async function merchants(): Promise<readonly Figure[]> {
  const configDir = await mkdtemp(join(tmpdir(), 'playfront-merchants-'));
  try {
    const codes = await generateMerchants(configDir, COUNT);
    // Loads the blocks' schemas.
    await compiling(configDir, [codeOf(1)]);
    const { ms: one } = await compiling(configDir, [codeOf(0)]);
    const { ms: all, releases } = await compiling(configDir, codes);
    const whole = releases.reduce((sum, { artefact }) => sum + JSON.stringify(artefact).length, 0);
    return [
      {
        name: `${COUNT} merchants compiled, of as many alone`,
        detail: `${Math.round(all)} ms, one ${Math.round(one)} ms, ${Math.round(whole / 1e6)} MB of JSON`,
        value: all / (one * COUNT),
        bar: 0.6,
        unit: '×',
      },
    ];
  } finally {
    await rm(configDir, { recursive: true, force: true });
  }
}
