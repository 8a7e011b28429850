/** The merchants that a command is about. */
import type { Compiled } from '#site/assembler/compiler/compile.ts';
import { nearest } from '#site/assembler/compiler/nearest.ts';
import { compilerOf } from './cachedCompile.ts';
import type { Job } from './job.ts';

/** Compiles merchants one after another: the merged files of hundreds would be in memory at the same time. */
export async function compileAll(configDir: string, codes: readonly string[]): Promise<ReadonlyMap<string, Compiled>> {
  const compile = compilerOf(configDir);
  const all = new Map<string, Compiled>();
  for (const code of codes) all.set(code, await compile(code));
  return all;
}

/** Whether all merchants named on the command line exist. */
export function allExist(job: Job, known: readonly string[]): boolean {
  const unknown = job.names.find((code) => !known.includes(code));
  return unknown === undefined || noMerchant(job, unknown, known);
}

export function noMerchant(job: Job, code: string, codes: readonly string[]): false {
  const meant = nearest(code, codes);
  return job.complain(
    `There is no merchant "${code}"${meant === undefined ? `; there are ${codes.join(', ')}` : `. Did you mean "${meant}"?`}`,
  );
}
