import { crossFaults } from '#site/assembler/compiler/check/crossFaults.ts';
import { merchantCodes } from '#site/assembler/compiler/files.ts';
import { ConflictError } from '#site/assembler/compiler/releases/artefacts.ts';
import { compileAll, noMerchant } from './compiled.ts';
import { said, type Job } from './job.ts';
import { faultLines, summary } from '#site/assembler/compiler/faultLines.ts';
import { logLines } from './print.ts';
import { author, releaseMerchant, storeOf } from './releases.ts';

/** Sends a merchant out as its files are now, unless they have faults. */
export async function release(job: Job): Promise<boolean> {
  const { config, releases: folder, by } = job.options;
  const [code = ''] = job.names;
  const known = await merchantCodes(config);
  if (!known.includes(code)) return noMerchant(job, code, known);
  const compiled = await compileAll(job, known);
  const faults = [...(compiled.get(code)?.faults ?? []), ...crossFaults(compiled)];
  const ready = compiled.get(code)?.release;
  if (!ready || faults.some(({ severity }) => severity === 'error')) {
    job.answer({ faults }, faultLines([faults]));
    return job.complain(`${code} is not released: ${summary(faults)}`);
  }
  return attempt(job, async () => {
    const { id, moved } = await releaseMerchant(storeOf(folder), config, ready, author(by));
    job.answer({ merchant: code, release: id, moved, faults }, [
      ...faultLines([faults]),
      `${code}: ${id} ${moved ? 'is released' : 'is what is released already'}`,
    ]);
  });
}

/** Takes the last release back, or everything after the named one. */
export async function rollback(job: Job): Promise<boolean> {
  const [code = '', to] = job.names;
  return attempt(job, async () => {
    const id = await storeOf(job.options.releases).rollBack(code, author(job.options.by), to);
    job.answer({ merchant: code, release: id }, [`${code}: back to ${id}`]);
  });
}

/** Who released and rolled back what, the latest first. */
export async function releases(job: Job): Promise<boolean> {
  const [code = ''] = job.names;
  return attempt(job, async () => {
    const log = (await storeOf(job.options.releases).log(code)).toReversed();
    job.answer(log, logLines(code, log));
  });
}

/** What cannot be done says why. */
async function attempt(job: Job, deed: () => Promise<void>): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (error) {
    if (error instanceof ConflictError) job.answer({ faults: error.faults }, faultLines([error.faults]));
    return job.complain(said(error));
  }
}
