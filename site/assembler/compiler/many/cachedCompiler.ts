/**
 * Compiles merchants through a cache: what the same files came to under the same product is read, not compiled again. Of merged files only
 * `merchant.json` is in the result, where faults between merchants are placed.
 */
import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { withPictureFaults } from '#site/assembler/compiler/check/pictureFaults.ts';
import type { Compiled, Release } from '#site/assembler/compiler/compile.ts';
import { readTexts, type Texts } from '#site/assembler/compiler/files.ts';
import type { Artefact } from '#site/assembler/runtime/types.ts';
import type { ResultCache } from './resultCache.ts';
import { unreadable } from './unreadable.ts';

/** All that a merchant is compiled from, but for its pictures. */
export interface MerchantTexts {
  readonly code: string;
  readonly base: Texts;
  /** Of `base`. */
  readonly baseHash: string;
  readonly own: Texts;
}

/** Compiles a merchant, serialized as results are stored. */
export type CompileTexts = (texts: MerchantTexts) => Promise<Uint8Array>;

/** What is wrong with a merchant, and what it claims: all of a result but the bulk of its release. */
export interface Verdict extends Pick<Compiled, 'faults' | 'files'> {
  /** Absent when a fault is an error. */
  readonly release: { readonly artefact: Pick<Artefact, 'merchant'> } | undefined;
}

/** A result as it is stored: a check does not read the release. */
interface Result extends Verdict {
  /** Serialized. */
  readonly whole: Uint8Array | undefined;
}

export interface CachedCompilerOptions {
  readonly configDir: string;
  /** Of the product: results of another one are not read. */
  readonly stamp: string;
  readonly cache: ResultCache;
  /** Compiles what is not in the cache. */
  readonly compile: CompileTexts;
}

/** Compiles merchants over base as it is now, which they share. Never rejects: files that cannot be read are a fault, too. */
export interface CachedCompiler {
  compile(code: string): Promise<Compiled>;
  check(code: string): Promise<Verdict>;
}

export function cachedCompiler({ configDir, stamp, cache, compile }: CachedCompilerOptions): CachedCompiler {
  const shared = readBase(configDir);
  // Each merchant reports it.
  shared.catch(() => {});

  const readResult = async (code: string): Promise<Result> => {
    const [base, own] = await Promise.all([shared, readTexts(configDir, `merchants/${code}`)]);
    const key = hash([stamp, code, base.baseHash, ...own]);
    let stored: Uint8Array | undefined = await cache.get(key);
    if (!stored) {
      stored = await compile({ code, ...base, own });
      await cache.put(key, stored);
    }
    // Pictures are looked at each time: they are larger than what there is to find out.
    return withPictureFaults(deserialize(stored) as Result, configDir); // Serialized below, by the same product.
  };
  const resultOf = (code: string): Promise<Result> =>
    readResult(code).catch((error: unknown) => ({ ...unreadable(code, error), whole: undefined }));

  return {
    async compile(code) {
      const { whole, release: _, ...verdict } = await resultOf(code);
      return { ...verdict, release: whole && (deserialize(whole) as Release) }; // As above.
    },
    async check(code) {
      const { whole: _, ...verdict } = await resultOf(code);
      return verdict;
    },
  };
}

/** As it is stored, of merged files with the one that faults between merchants are placed in. */
export function serialized({ release, faults, files }: Compiled): Uint8Array {
  const result: Result = {
    faults,
    files: new Map([...files].filter(([path]) => path === 'merchant.json')),
    release: release && { artefact: { merchant: release.artefact.merchant } },
    whole: release && serialize(release),
  };
  return serialize(result);
}

async function readBase(configDir: string): Promise<Pick<MerchantTexts, 'base' | 'baseHash'>> {
  const base = await readTexts(configDir, 'base');
  return { base, baseHash: hash([...base]) };
}

function hash(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
