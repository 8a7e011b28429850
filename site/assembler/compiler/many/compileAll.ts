/** Many merchants for a tool that waits for all of them: a few at a time, in threads where there are many. */
import type { Compiled } from '#site/assembler/compiler/compile.ts';
import { mapInBatches } from '#site/assembler/compiler/mapInBatches.ts';
import { compilerOf } from './productCompiler.ts';
import type { CachedCompiler, Verdict } from './cachedCompiler.ts';
import { openCompilePool } from './compilePool.ts';

export const compileAll = (configDir: string, codes: readonly string[]): Promise<ReadonlyMap<string, Compiled>> =>
  ofAll(configDir, codes, ({ compile }, code) => compile(code));

export const checkAll = (configDir: string, codes: readonly string[]): Promise<ReadonlyMap<string, Verdict>> =>
  ofAll(configDir, codes, ({ check }, code) => check(code));

async function ofAll<Result>(
  configDir: string,
  codes: readonly string[],
  work: (compiler: CachedCompiler, code: string) => Promise<Result>,
): Promise<ReadonlyMap<string, Result>> {
  const pool = openCompilePool(codes.length);
  const compiler = compilerOf(configDir, pool?.compile);
  try {
    return new Map(await mapInBatches(codes, async (code) => [code, await work(compiler, code)] as const));
  } finally {
    await pool?.close();
  }
}
