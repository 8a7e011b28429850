import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { diff } from '#site/assembler/compiler/explain/diff.ts';
import { chooseViews, differingViews } from '#site/assembler/compiler/explain/views.ts';
import { merchantCodes } from '#site/assembler/compiler/files.ts';
import { allExist } from './compiled.ts';
import { compileSound } from './compileSound.ts';
import { NoPicturesError, said, type Job, type MerchantView, type PicturePair } from './job.ts';
import { reviewPage, type MerchantReview, type Review } from './reviewPage.ts';
import { checkOut, type Checkout } from './revision.ts';

/** Views with pictures in one review, shared among its merchants; each has a picture per width, theme and side. */
const MAX_VIEWS = 9;

/** Writes what differs between two git revisions as a static page, with pictures where they can be taken. */
export async function review(job: Job): Promise<boolean> {
  const [range = '', ...names] = job.names;
  const [, from, until] = /^(.+?)\.\.([^.].*)$/.exec(range) ?? [];
  const { config, to } = job.options;
  if (from === undefined || until === undefined) return job.complain('Name two revisions: review main..HEAD --to dist/review');
  if (to === undefined) return job.complain('Name the folder of the page: --to dist/review');
  const checkouts: Checkout[] = [];
  try {
    for (const revision of [from, until]) checkouts.push(await checkOut(config, revision));
    const [before = '', after = ''] = checkouts.map(({ configDir }) => configDir);
    const compared = await compare({ ...job, names }, before, after);
    if (!compared) return false;
    const { reviews, single } = compared;
    await mkdir(to, { recursive: true });
    const differing = reviews.filter(({ views }) => views.length > 0);
    const limit = Math.max(1, Math.floor(MAX_VIEWS / differing.length));
    const choices = differing.map(({ views }) => chooseViews(views, limit));
    const [chosen, rest] = [choices.flatMap((one) => one.chosen), choices.flatMap((one) => one.rest)];
    const { pairs, without } = await pictures(job, { before, after, views: chosen, to });
    const left = without === undefined ? rest : [...chosen, ...rest];
    const file = join(to, 'index.html');
    await writeFile(file, reviewPage({ from, until, reviews, single, pairs, rest: left, without }));
    const counts = reviews.map(({ merchant, changes }) => `${merchant}: ${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`);
    const taken = without === undefined ? `${pairs.length * 2} pictures; ${left.length} more views differ` : `no pictures: ${without}`;
    job.answer({ file, reviews, pictures: pairs, leftOut: left, without }, [...counts, taken, `${file}: written`]);
    return true;
  } catch (error) {
    return job.complain(said(error));
  } finally {
    for (const { remove } of checkouts) await remove();
  }
}

/** The merchants that both revisions have, or the named ones; nothing where one has faults, which is said. */
async function compare(job: Job, before: string, after: string): Promise<Pick<Review, 'reviews' | 'single'> | undefined> {
  const [old, now] = [await merchantCodes(before), await merchantCodes(after)];
  const both = now.filter((code) => old.includes(code));
  if (!allExist(job, both)) return undefined;
  const reviews: MerchantReview[] = [];
  for (const merchant of job.names.length > 0 ? job.names : both) {
    const [was, is] = [await compileSound(job, merchant, before), await compileSound(job, merchant, after)];
    if (!was.release || !is.release) return undefined;
    const [one, other] = [
      { artefact: was.release.artefact, files: was.files },
      { artefact: is.release.artefact, files: is.files },
    ];
    const changes = diff(one, other);
    const views: readonly MerchantView[] = differingViews(one, other, changes, Date.now()).map((view) => ({ ...view, merchant }));
    reviews.push({ merchant, changes, views });
  }
  const single = job.names.length > 0 ? [] : [...old, ...now].filter((code) => !both.includes(code));
  return { reviews, single };
}

async function pictures(
  { takePictures }: Job,
  request: Parameters<Job['takePictures']>[0],
): Promise<{ readonly pairs: readonly PicturePair[]; readonly without?: string }> {
  if (request.views.length === 0) return { pairs: [] };
  try {
    return { pairs: await takePictures(request) };
  } catch (error) {
    if (error instanceof NoPicturesError) return { pairs: [], without: error.message };
    throw error;
  }
}
