/** The merchants that a command is about, compiled. */
import { blocks } from '#site/blocks/index.ts';
import { compileSkin } from '#ui/theme/skin.ts';
import { compileMerchant, type Compiled } from '#site/assembler/compiler/compile.ts';
import { merchantCodes, readLayer } from '#site/assembler/compiler/files.ts';
import { nearest } from '#site/assembler/compiler/nearest.ts';
import type { Job } from './job.ts';

export function compile(configDir: string, code: string): Promise<Compiled> {
  return compileMerchant({ configDir, code, blocks, compileSkin });
}

/**
 * Compiles merchants over one base, one after another: hundreds at once would be in memory at the same time. Of each merged file only
 * `merchant.json` is retained, where faults between merchants are.
 */
export async function compileAll(configDir: string, codes: readonly string[]): Promise<ReadonlyMap<string, Compiled>> {
  const base = readLayer(configDir, 'base');
  await base;
  const all = new Map<string, Compiled>();
  for (const code of codes) {
    const { files, ...compiled } = await compileMerchant({ configDir, code, base, blocks, compileSkin });
    all.set(code, { ...compiled, files: new Map([...files].filter(([path]) => path === 'merchant.json')) });
  }
  return all;
}

/** A merchant to reason about; one that does not exist or has faults is said and is absent. */
export async function compileSound(
  job: Job,
  code: string,
  configDir = job.options.config,
): Promise<Compiled | { release: undefined; files: Compiled['files'] }> {
  const codes = await merchantCodes(configDir);
  if (!codes.includes(code)) {
    noMerchant(job, code, codes);
    return { release: undefined, files: new Map() };
  }
  const compiled = await compile(configDir, code);
  if (!compiled.release) job.complain(`${code} has faults; see: npm run config -- check ${code}`);
  return compiled;
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
