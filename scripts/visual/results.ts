import { readVitest } from '../testing/reports.ts';
import type { TestResult } from '../testing/results.ts';
import { idsIn } from '../testing/results.ts';
import { isForeign, judge, type Judged, type Judgement } from './judge.ts';
import { PAGE, summary, warning, writePage } from './page.ts';

const UPDATE = 'npm run visual -- --update';

/** Results of the stories' tests and of their screenshots, after a complete run. */
export function readStories(report: string, stage: string): TestResult[] {
  const stories = readVitest(report, stage);
  const judgement = judge({ complete: stories.every(({ status }) => status !== 'failed') });
  writePage(judgement);
  console.log(`${summary(judgement)}: ${PAGE}`);
  const told = warning(judgement);
  if (told !== undefined) console.log(told);
  return [...stories, ...resultsOf(judgement, stage)];
}

/** Each screenshot as a test. A change that may be due to the browser counts as skipped, since it is inconclusive. */
export function resultsOf(judgement: Judgement, stage: string): TestResult[] {
  const foreign = isForeign(judgement);
  return judgement.pictures.map((judged): TestResult => {
    const title = titleOf(judged);
    const result = { stage, title, ids: idsIn(title), file: judged.file };
    const message = faultOf(judged);
    if (message === undefined) return { ...result, status: 'passed' };
    if (foreign && judged.verdict === 'changed') return { ...result, status: 'skipped' };
    return { ...result, status: 'failed', message };
  });
}

function titleOf({ verdict, story, mode }: Judged): string {
  if (verdict === 'removed') return `[UI-8] no baseline is without a story: ${story}`;
  if (verdict === 'undrawn') return `[UI-8] ${story} can be drawn`;
  return `[UI-8] [UI-9] ${story} looks as it did, ${mode}`;
}

function faultOf({ verdict, difference }: Judged): string | undefined {
  switch (verdict) {
    case 'same':
      return undefined;
    case 'changed':
      return `It differs (${difference}): see ${PAGE}. If it is meant to: ${UPDATE}`;
    case 'new':
      return `It has no baseline yet: see ${PAGE}. To make it one: ${UPDATE}`;
    case 'removed':
      return `The story is gone. To remove its baseline: ${UPDATE}`;
    case 'undrawn':
      return 'The story itself fails, so there was nothing to draw.';
  }
}
