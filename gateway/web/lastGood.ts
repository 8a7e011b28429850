/** The last good release of each merchant, stored across restarts. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Release } from '#site/assembler/compiler/compile.ts';
import { isRelease } from '#site/assembler/compiler/releases/artefacts.ts';

export interface LastGood {
  readonly release: Release;
  /** Of the product that compiled it, if it was compiled from files. */
  readonly stamp: string | undefined;
}

export async function readLastGoods(dir: string, codes: readonly string[]): Promise<ReadonlyMap<string, LastGood>> {
  const found = await Promise.all(codes.map(async (code) => [code, await readLastGood(dir, code)] as const));
  return new Map(found.flatMap(([code, lastGood]) => (lastGood ? [[code, lastGood] as const] : [])));
}

async function readLastGood(dir: string, code: string): Promise<LastGood | undefined> {
  try {
    const { stamp, ...release }: Record<string, unknown> = JSON.parse(await readFile(join(dir, `${code}.json`), 'utf8'));
    return isRelease(release) ? { release, stamp: typeof stamp === 'string' ? stamp : undefined } : undefined;
  } catch {
    return undefined;
  }
}

/** Writes atomically: a full disk must not leave a truncated file. */
export async function writeLastGood(dir: string, code: string, { release, stamp }: LastGood): Promise<void> {
  const file = join(dir, `${code}.json`);
  await mkdir(dir, { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify({ ...release, stamp }));
  await rename(`${file}.new`, file);
}
