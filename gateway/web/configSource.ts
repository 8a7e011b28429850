import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { productStamp } from '#site/assembler/compiler/cli/cachedCompile.ts';
import { merchantCodes } from '#site/assembler/compiler/files.ts';
import { merchantFileOf, type Sealed } from '#site/assembler/compiler/releases/artefacts.ts';
import { openReleases } from '#site/assembler/compiler/releases/releases.ts';
import { compilerOf, unreadable, type CompileOne } from './compile.ts';
import { openCompilePool } from './compilePool.ts';

/** Source of the merchants' config: files, or releases. */
export interface ConfigSource {
  /** The folder to watch. */
  readonly folder: string;
  /** Of the product, where it compiles. */
  readonly stamp?: string;
  codes(): Promise<readonly string[]>;
  /** Compiles what merchants have at this moment, or yields their faults. */
  compiler(): CompileOne;
  /** Merchants to compile at a time. @default 1 */
  readonly atOnce?: number;
  /** Ends what compiles beside this thread. */
  close?(): Promise<void>;
  /** An image of the merchant. */
  asset(code: string, name: string): Promise<Buffer | undefined>;
  /** The merchants affected by a change at a path below the folder. */
  concerned(path: readonly string[], codes: readonly string[]): readonly string[];
}

/** Serves the files as saved. A change of base affects every merchant. */
export async function configFolder(folder: string): Promise<ConfigSource> {
  const codes = await merchantCodes(folder);
  const pool = openCompilePool(codes.length);
  return {
    folder,
    stamp: productStamp(),
    codes: async () => codes,
    compiler: () => compilerOf(folder, pool?.compile),
    ...(pool && { atOnce: pool.atOnce, close: () => pool.close() }),
    asset: (code, name) => readFile(join(folder, 'merchants', code, 'assets', name)).catch(() => undefined),
    concerned([layer, code], known) {
      if (layer === 'base') return known;
      return layer === 'merchants' && code !== undefined ? [code] : [];
    },
  };
}

/**
 * Serves the release that each merchant's pointer names [OPS-3]. A modified release is a fault, so that the last good
 * one is served.
 */
export function releasesFolder(folder: string): ConfigSource {
  const releases = openReleases(folder);
  const served = new Map<string, Sealed>();
  return {
    folder,
    codes: () => releases.merchants(),
    compiler: () => async (code) => {
      try {
        const current = await releases.current(code);
        if (current === undefined) return unreadable(code, 'no release');
        served.set(code, current);
        return { release: current.release, faults: [], files: new Map([['merchant.json', merchantFileOf(current)]]) };
      } catch (error) {
        return unreadable(code, error);
      }
    },
    async asset(code, name) {
      const assets = served.get(code)?.assets ?? {};
      return Object.hasOwn(assets, name) ? Buffer.from(assets[name] ?? '', 'base64') : undefined;
    },
    concerned: ([code]) => (code === undefined ? [] : [code]),
  };
}
