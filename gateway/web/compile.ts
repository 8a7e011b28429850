import type { CompileTexts } from '#site/assembler/compiler/many/cachedCompiler.ts';
import { compilerOf as cachedCompilerOf } from '#site/assembler/compiler/many/cachedCompile.ts';
import { compileAll } from '#site/assembler/compiler/many/compileAll.ts';
import type { Compiled } from '#site/assembler/compiler/compile.ts';
import { crossFaults } from '#site/assembler/compiler/check/crossFaults.ts';
import { merchantCodes } from '#site/assembler/compiler/files.ts';
import type { Fault } from '#site/assembler/runtime/types.ts';

/** Compiles a merchant. Never rejects: an unreadable folder is a fault too. */
export type CompileOne = (code: string) => Promise<Compiled>;

/**
 * Compiles merchants over base as it is now, which they share, through the cache on disk.
 * @param compileTexts compiles what is not in the cache. @default in this thread
 */
export function compilerOf(configDir: string, compileTexts?: CompileTexts): CompileOne {
  const { compile } = cachedCompilerOf(configDir, compileTexts);
  return (code) => compile(code).catch((error: unknown) => unreadable(code, error));
}

/** The result for an unreadable merchant, with the reason. */
export function unreadable(code: string, reason: unknown): Compiled {
  const fault: Fault = {
    code: 'missing-file',
    severity: 'error',
    file: `merchants/${code}`,
    pointer: '',
    line: 1,
    column: 1,
    found: reason instanceof Error ? reason.message : String(reason),
    expected: 'files that can be read',
  };
  return { release: undefined, faults: [fault], files: new Map() };
}

/** Compiles all merchants; conflicts between merchants are faults, too. */
export async function compileEvery(configDir: string): Promise<ReadonlyMap<string, Compiled>> {
  const compiled = await compileAll(configDir, await merchantCodes(configDir));
  const between = crossFaults(compiled);
  return new Map(
    [...compiled].map(([code, one]) => {
      const all = [...one.faults, ...between.filter(({ file }) => file === `merchants/${code}/merchant.json`)];
      const isSound = all.every(({ severity }) => severity !== 'error');
      return [code, { ...one, faults: all, release: isSound ? one.release : undefined }];
    }),
  );
}
