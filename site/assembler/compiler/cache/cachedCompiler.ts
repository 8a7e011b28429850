/**
 * Compiles merchants through a cache: what the same files came to under the same product is read, not compiled again. Of merged files only
 * `merchant.json` is in the result, where faults between merchants are placed.
 */
import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { withPictureFaults } from '#site/assembler/compiler/check/pictureFaults.ts';
import type { Compiled } from '#site/assembler/compiler/compile.ts';
import { readTexts, type Texts } from '#site/assembler/compiler/files.ts';
import type { ResultCache } from './resultCache.ts';

/** All that a merchant is compiled from, but for its pictures. */
export interface MerchantTexts {
  readonly code: string;
  readonly base: Texts;
  /** Of `base`. */
  readonly baseHash: string;
  readonly own: Texts;
}

export type CompileTexts = (texts: MerchantTexts) => Promise<Compiled>;

export interface CachedCompilerOptions {
  readonly configDir: string;
  /** Of the product: results of another one are not read. */
  readonly stamp: string;
  readonly cache: ResultCache;
  /** Compiles what is not in the cache. */
  readonly compile: CompileTexts;
}

/** Compiles merchants over base as it is now, which they share. Rejects only where files cannot be read. */
export function cachedCompiler({ configDir, stamp, cache, compile }: CachedCompilerOptions): (code: string) => Promise<Compiled> {
  const shared = readBase(configDir);
  // Each merchant reports it.
  shared.catch(() => {});
  return async (code) => {
    const [base, own] = await Promise.all([shared, readTexts(configDir, `merchants/${code}`)]);
    const key = hash([stamp, code, base.baseHash, ...own]);
    const cached = await cache.get(key);
    // Pictures are looked at each time: they are larger than what there is to find out.
    if (cached) return withPictureFaults(deserialize(cached) as Compiled, configDir); // Written below, by the same product.
    const compiled = withoutFiles(await compile({ code, ...base, own }));
    await cache.put(key, serialize(compiled));
    return withPictureFaults(compiled, configDir);
  };
}

async function readBase(configDir: string): Promise<Pick<MerchantTexts, 'base' | 'baseHash'>> {
  const base = await readTexts(configDir, 'base');
  return { base, baseHash: hash([...base]) };
}

/** Without the merged files, but for the one that faults between merchants are placed in. */
export function withoutFiles({ files, ...compiled }: Compiled): Compiled {
  return { ...compiled, files: new Map([...files].filter(([path]) => path === 'merchant.json')) };
}

function hash(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
