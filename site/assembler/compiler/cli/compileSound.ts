import { blocks } from '#site/blocks/index.ts';
import { compileSkin } from '#ui/theme/skin.ts';
import { compileMerchant, type Compiled } from '#site/assembler/compiler/compile.ts';
import { merchantCodes } from '#site/assembler/compiler/files.ts';
import { noMerchant } from './compiled.ts';
import type { Job } from './job.ts';

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
  const compiled = await compileMerchant({ configDir, code, blocks, compileSkin });
  if (!compiled.release) job.complain(`${code} has faults; see: npm run config -- check ${code}`);
  return compiled;
}
