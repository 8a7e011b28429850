import { crossFaults } from '#site/assembler/compiler/check/crossFaults.ts';
import { faultLines, keyOf, summary } from '#site/assembler/compiler/faultLines.ts';
import { merchantCodes } from '#site/assembler/compiler/files.ts';
import { byCode } from '#site/assembler/compiler/many/byCode.ts';
import { compilerOf } from '#site/assembler/compiler/many/productCompiler.ts';
import { allExist } from './compiled.ts';
import type { Job } from './job.ts';

/** More merchants than these are counted, not named. */
const MOST_NAMED = 10;

/** Every fault of every merchant, or of one. A fault in base is every merchant's, but said once. */
export async function check(job: Job): Promise<boolean> {
  const known = await merchantCodes(job.options.config);
  if (!allExist(job, known)) return false;
  const codes = job.names.length > 0 ? job.names : known;
  // Faults across merchants are reported for the named ones, too.
  const verdicts = await byCode(known, compilerOf(job.options.config).check);
  const all = [...codes.map((code) => verdicts.get(code)?.faults ?? []), crossFaults(verdicts)];
  const faults = [...new Map(all.flat().map((fault) => [keyOf(fault), fault])).values()];
  const whom = codes.length > MOST_NAMED ? `${codes.length} merchants` : codes.join(', ');
  job.answer(faults, [...faultLines(all), `${whom}: ${summary(faults)}`]);
  return faults.length === 0;
}
