import { merchantCodes } from '#site/assembler/compiler/files.ts';
import { ConflictError, ReleaseError } from '#site/assembler/compiler/releases/artefacts.ts';
import { noMerchant } from './compiled.ts';
import { said, type Job } from './job.ts';
import { faultLines, summary } from '#site/assembler/compiler/faultLines.ts';
import { logLines } from './print.ts';
import { author, releaseFiles, storeOf } from './releases.ts';
import type { Releases } from '#site/assembler/compiler/releases/releases.ts';

/** Sends a merchant out as its files are now, unless they have faults. */
export async function release(job: Job): Promise<boolean> {
  const { config, releases: folder, by, note } = job.options;
  const [code = ''] = job.names;
  const known = await merchantCodes(config);
  if (!known.includes(code)) return noMerchant(job, code, known);
  return attempt(job, async () => {
    const store = await storeOf(folder);
    const { faults, released } = await releaseFiles(store, config, code, author(by, note));
    if (!released) {
      job.answer({ faults }, faultLines([faults]));
      throw new ReleaseError(`${code} is not released: ${summary(faults)}`);
    }
    const { id, moved } = released;
    const hosted = await renewed(job, store, code);
    job.answer({ merchant: code, release: id, moved, faults, ...hosted }, [
      ...faultLines([faults]),
      `${code}: ${id} ${moved ? 'is released' : 'is what is released already'}`,
      ...hostedLines(hosted),
    ]);
  });
}

/** Takes the last release back, or everything after the named one. */
export async function rollback(job: Job): Promise<boolean> {
  const [code = '', to] = job.names;
  return attempt(job, async () => {
    const store = await storeOf(job.options.releases);
    const id = await store.rollBack(code, author(job.options.by, job.options.note), to);
    const hosted = await renewed(job, store, code);
    job.answer({ merchant: code, release: id, ...hosted }, [`${code}: back to ${id}`, ...hostedLines(hosted)]);
  });
}

/** Who released and rolled back what, the latest first. */
export async function releases(job: Job): Promise<boolean> {
  const [code = ''] = job.names;
  return attempt(job, async () => {
    const log = (await (await storeOf(job.options.releases)).log(code)).toReversed();
    job.answer(log, logLines(code, log));
  });
}

interface Hosted {
  /** The folder that a static host serves. */
  readonly folder: string;
  /** The files of the host's configuration that have changed. */
  readonly changed: readonly string[];
}

/** Brings the folder of `--to` to what is released now; `undefined` without one. */
async function renewed({ options: { to: folder }, renewHosting }: Job, store: Releases, code: string): Promise<Hosted | undefined> {
  const sealed = folder === undefined ? undefined : await store.current(code);
  if (folder === undefined || sealed === undefined) return undefined;
  try {
    return { folder, changed: await renewHosting(sealed, folder) };
  } catch (error) {
    throw new ReleaseError(`${code} is released, but ${folder} is not of this release: ${said(error)}`);
  }
}

const hostedLines = (hosted: Hosted | undefined): readonly string[] =>
  hosted === undefined
    ? []
    : [
        `${hosted.folder} is of this release`,
        ...hosted.changed.map((name) => `${name} has changed: the host has to read its configuration again`),
      ];

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
