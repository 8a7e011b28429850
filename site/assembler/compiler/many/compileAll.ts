/** Many merchants for a tool that waits for all of them. */
import type { Compiled } from '#site/assembler/compiler/compile.ts';
import { mapInBatches } from '#site/assembler/compiler/mapInBatches.ts';
import type { Verdict } from './cachedCompiler.ts';
import { compilerOf } from './productCompiler.ts';

export function compileAll(configDir: string, codes: readonly string[]): Promise<ReadonlyMap<string, Compiled>> {
  return byCode(codes, compilerOf(configDir).compile);
}

export function checkAll(configDir: string, codes: readonly string[]): Promise<ReadonlyMap<string, Verdict>> {
  return byCode(codes, compilerOf(configDir).check);
}

async function byCode<Result>(codes: readonly string[], work: (code: string) => Promise<Result>): Promise<ReadonlyMap<string, Result>> {
  return new Map(await mapInBatches(codes, async (code) => [code, await work(code)] as const));
}
