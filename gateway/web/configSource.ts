import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { merchantCodes } from '#site/assembler/compiler/files.ts';
import { compilerOf, type CompileOne } from './compile.ts';
import { watchTree, type Watcher } from './watch.ts';

/** Source of the merchants' config: files, or releases. */
export interface ConfigSource {
  codes(): Promise<readonly string[]>;
  /** Compiles what merchants have at this moment, or yields their faults. */
  compiler(): CompileOne;
  /** An image of the merchant. */
  asset(code: string, name: string): Promise<Buffer | undefined>;
  /** Calls `onChange` with those of the merchants whose config may have changed. */
  watch(codes: readonly string[], onChange: (codes: readonly string[]) => Promise<void>): Promise<Watcher>;
  /** Looks for a change that only other servers know of so far; resolves soon, whatever comes of it. */
  look(): Promise<void>;
}

/** Serves the files as saved. A change of base affects every merchant. */
export function configFolder(folder: string): ConfigSource {
  return {
    codes: () => merchantCodes(folder),
    compiler: () => compilerOf(folder),
    asset: (code, name) => readFile(join(folder, 'merchants', code, 'assets', name)).catch(() => undefined),
    watch: (codes, onChange) =>
      watchFolder(folder, onChange, ([layer, code]) => {
        if (layer === 'base') return codes;
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
