import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { compilerOf, productStamp } from '#site/assembler/compiler/many/productCompiler.ts';
import { merchantCodes } from '#site/assembler/compiler/files.ts';
import type { CompileOne } from './compile.ts';
import { openCompilePool } from './compilePool.ts';
import { watchTree, type Watcher } from './watch.ts';

/** Source of the merchants' config: files, or releases. */
export interface ConfigSource {
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
  /** Calls `onChange` with those of the merchants whose config may have changed. */
  watch(codes: readonly string[], onChange: (codes: readonly string[]) => Promise<void>): Promise<Watcher>;
  /** Looks for a change that only other servers know of so far; resolves soon, whatever comes of it. */
  look(): Promise<void>;
}

/** Serves the files as saved. A change of base affects every merchant. */
export async function configFolder(folder: string): Promise<ConfigSource> {
  const codes = await merchantCodes(folder);
  const pool = openCompilePool(codes.length);
  return {
    stamp: productStamp(),
    codes: async () => codes,
    compiler: () => compilerOf(folder, pool?.compile).compile,
    ...(pool && { atOnce: pool.atOnce, close: () => pool.close() }),
    asset: (code, name) => readFile(join(folder, 'merchants', code, 'assets', name)).catch(() => undefined),
    watch: (known, onChange) =>
      watchFolder(folder, onChange, ([layer, code]) => {
        if (layer === 'base') return known;
        return layer === 'merchants' && code !== undefined ? [code] : [];
      }),
    look: async () => {},
  };
}

/** @param concerned the merchants affected by a change at a path below the folder */
export function watchFolder(
  folder: string,
  onChange: (codes: readonly string[]) => Promise<void>,
  concerned: (path: readonly string[]) => readonly string[],
): Promise<Watcher> {
  return watchTree(folder, (paths) => void onChange([...new Set(paths.flatMap((path) => concerned(path.split(/[\\/]/))))]));
}
