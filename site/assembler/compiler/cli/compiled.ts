/** The merchants that a command is about. */
import { nearest } from '#site/assembler/compiler/nearest.ts';
import type { Job } from './job.ts';

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
