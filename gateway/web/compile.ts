import { crossFaults } from '#site/assembler/compiler/check/crossFaults.ts';
import type { Compiled } from '#site/assembler/compiler/compile.ts';
import { merchantCodes } from '#site/assembler/compiler/files.ts';
import { compileAll } from '#site/assembler/compiler/many/compileAll.ts';

/** Compiles a merchant. Never rejects: an unreadable folder is a fault too. */
export type CompileOne = (code: string) => Promise<Compiled>;

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
