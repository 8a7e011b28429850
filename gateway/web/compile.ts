import { crossFaults } from '#site/assembler/compiler/check/crossFaults.ts';
import type { Compiled } from '#site/assembler/compiler/compile.ts';
import { merchantCodes } from '#site/assembler/compiler/files.ts';
import { byCode } from '#site/assembler/compiler/many/byCode.ts';
import { compilerOf } from '#site/assembler/compiler/many/productCompiler.ts';

/** Compiles a merchant. Never rejects: an unreadable folder is a fault too. */
export type CompileOne = (code: string) => Promise<Compiled>;

/** Compiles all merchants; conflicts between merchants are faults, too. */
export async function compileEvery(configDir: string): Promise<ReadonlyMap<string, Compiled>> {
  const compiled = await byCode(await merchantCodes(configDir), compilerOf(configDir).compile);
  const between = crossFaults(compiled);
  return new Map(
    [...compiled].map(([code, one]) => {
      const all = [...one.faults, ...between.filter(({ file }) => file === `merchants/${code}/merchant.json`)];
      const isSound = all.every(({ severity }) => severity !== 'error');
      return [code, { ...one, faults: all, release: isSound ? one.release : undefined }];
    }),
  );
}
