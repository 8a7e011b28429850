import { compileMerchant, type Compiled } from '#site/assembler/compiler/compile.ts';
import { crossFaults } from '#site/assembler/compiler/check/crossFaults.ts';
import { merchantCodes, readLayer } from '#site/assembler/compiler/files.ts';
import type { Fault } from '#site/assembler/runtime/types.ts';
import { blocks } from '#site/blocks/index.ts';
import { compileSkin } from '#ui/theme/skin.ts';

/** Compiles a merchant. Never rejects: an unreadable folder is a fault too. */
export type CompileOne = (code: string) => Promise<Compiled>;

/** Compiles merchants with the site's blocks and the UI kit's themes, over base as it is now, which they share. */
export function compilerOf(configDir: string): CompileOne {
  const base = readLayer(configDir, 'base');
  // Each merchant reports it.
  base.catch(() => {});
  return async (code) => {
    try {
      return await compileMerchant({ configDir, code, base, blocks, compileSkin });
    } catch (error) {
      return unreadable(code, error);
    }
  };
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
  const codes = await merchantCodes(configDir);
  const compile = compilerOf(configDir);
  const compiled = new Map(await Promise.all(codes.map(async (code) => [code, await compile(code)] as const)));
  const between = crossFaults(compiled);
  return new Map(
    [...compiled].map(([code, one]) => {
      const all = [...one.faults, ...between.filter(({ file }) => file === `merchants/${code}/merchant.json`)];
      const isSound = all.every(({ severity }) => severity !== 'error');
      return [code, { ...one, faults: all, release: isSound ? one.release : undefined }];
    }),
  );
}
