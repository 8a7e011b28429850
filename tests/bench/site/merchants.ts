/** What many merchants cost on one server: most of each is base, which they share. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { cachedCompiler } from '#site/assembler/compiler/many/cachedCompiler.ts';
import { openResultCache } from '#site/assembler/compiler/many/resultCache.ts';
import { compileTexts } from '#site/assembler/compiler/many/compileTexts.ts';
import { compileMerchant } from '#site/assembler/compiler/compile.ts';
import { blocks } from '#site/blocks/index.ts';
import { compileSkin } from '#ui/theme/skin.ts';
import { codeOf, generateMerchants } from '../merchants/generate.ts';
import { changeBase, serveMerchants } from '../merchants/served.ts';
import type { Figure } from './figure.ts';

const COUNT = 200;

/** Milliseconds that some work takes. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

export async function merchants(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'playfront-merchants-'));
  const configDir = join(folder, 'config');
  try {
    const codes = await generateMerchants(configDir, COUNT);
    return [...(await compiling(configDir, join(folder, 'cache'), codes)), ...(await serving(configDir, join(folder, 'data')))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Compiled over one base and through the cache, beside each by itself. */
async function compiling(configDir: string, cacheDir: string, codes: readonly string[]): Promise<readonly Figure[]> {
  const cache = openResultCache(cacheDir);
  const compileAll = async (): Promise<void> => {
    const { compile } = cachedCompiler({ configDir, stamp: 'bench', cache, compile: compileTexts });
    for (const code of codes) {
      const { release, faults } = await compile(code);
      if (!release) throw new Error(`${code} has faults: ${JSON.stringify(faults[0])}`);
    }
  };
  const alone = (code: string) => compileMerchant({ configDir, code, blocks, compileSkin });
  // Loads the blocks' schemas.
  await alone(codeOf(1));
  const one = await timed(() => alone(codeOf(0)));
  const first = await timed(compileAll);
  const second = await timed(compileAll);
  return [
    {
      name: `${COUNT} merchants compiled, of as many alone`,
      detail: `${Math.round(first)} ms, one ${Math.round(one)} ms`,
      value: first / (one * COUNT),
      bar: 0.6,
      unit: '×',
    },
    {
      name: `${COUNT} merchants from the cache, of compiling them`,
      detail: `${Math.round(second)} ms`,
      value: second / first,
      bar: 0.15,
      unit: '×',
    },
  ];
}

async function serving(configDir: string, dataDir: string): Promise<readonly Figure[]> {
  const first = await serveMerchants(configDir, dataDir, codeOf(1));
  await first.stop();
  const again = await serveMerchants(configDir, dataDir, codeOf(1));
  try {
    const { all, slowest } = await changeBase(again, configDir, COUNT);
    return [
      { name: `first page of a second start with ${COUNT} merchants`, value: again.firstPage, bar: 5000, unit: 'ms' },
      {
        name: `slowest /healthz while base of ${COUNT} merchants is compiled`,
        detail: `all are served with the change after ${(all / 1000).toFixed(1)} s`,
        value: slowest,
        bar: 50,
        unit: 'ms',
      },
    ];
  } finally {
    await again.stop();
  }
}
