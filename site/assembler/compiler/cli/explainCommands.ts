import type { Side } from '#site/assembler/compiler/explain/changes.ts';
import { diff } from '#site/assembler/compiler/explain/diff.ts';
import { explain } from '#site/assembler/compiler/explain/explain.ts';
import { compileSound } from './compileSound.ts';
import { readFacts } from './facts.ts';
import { said, type Job } from './job.ts';
import { diffLines, explainLines } from './print.ts';
import { checkOutReleased, RELEASED, storeOf } from './releases.ts';
import { checkOut } from './revision.ts';

/** Why something shows, or does not. */
export async function explainOne(job: Job): Promise<boolean> {
  const [code = '', address = ''] = job.names;
  const { release: sound, files } = await compileSound(job, code);
  if (!sound) return false;
  const facts = readFacts(job.options, sound.artefact);
  if ('problems' in facts) return job.complain(...facts.problems);
  const result = explain({ artefact: sound.artefact, files, address, known: facts.known });
  job.answer(result, explainLines(result));
  return result.found;
}

/** Either side is a merchant now, at a git revision (`demo@HEAD~3`), or as it is released (`demo@released`). */
export async function diffTwo(job: Job): Promise<boolean> {
  const [before = '', after = ''] = job.names;
  const [one, other] = [await sideOf(job, before), await sideOf(job, after)];
  if (!one || !other) return false;
  const changes = diff(one, other);
  job.answer(changes, diffLines(changes));
  return true;
}

async function sideOf(job: Job, name: string): Promise<Side | undefined> {
  const { config, releases: folder } = job.options;
  const at = name.indexOf('@');
  if (at < 0) return soundSide(job, name, config);
  const [code, revision] = [name.slice(0, at), name.slice(at + 1)];
  try {
    const checkout = revision === RELEASED ? checkOutReleased(await storeOf(folder), code) : checkOut(config, revision);
    const { configDir, remove } = await checkout;
    return await soundSide(job, code, configDir).finally(remove);
  } catch (error) {
    job.complain(said(error));
    return undefined;
  }
}

async function soundSide(job: Job, code: string, configDir: string): Promise<Side | undefined> {
  const { release: sound, files } = await compileSound(job, code, configDir);
  return sound && { artefact: sound.artefact, files };
}
