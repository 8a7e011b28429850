import { existsSync, readFileSync } from 'node:fs';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { judge, renew } from '../../scripts/visual/judge.ts';
import { PAGE, summary, warning, writePage } from '../../scripts/visual/page.ts';
import { resultsOf } from '../../scripts/visual/results.ts';
import { addShot, baselineOf, clearShots, drawnOf } from '../../scripts/visual/shots.ts';
import { enterEmptyProject, png, write } from './storyPictures.ts';

const GREY = png(10, 10, () => [90, 90, 90]);
/** Three pixels of text in a colour one shade lighter. */
const THREE_OFF = png(10, 10, (x, y) => (y === 0 && x < 3 ? [91, 90, 90] : [90, 90, 90]));
const FIVE_OFF = png(10, 10, (x, y) => (y === 0 && x < 5 ? [91, 90, 90] : [90, 90, 90]));
const TALLER = png(10, 11, () => [90, 90, 90]);

const NAME = 'button/kit-button--loading-dark-1280.png';
const story = { id: 'kit-button--loading', story: 'Kit/Button Loading', file: 'ui/button/Button.stories.tsx', browser: 'chromium 156' };
const shot = { ...story, mode: 'dark-1280' };

const versionFile = 'tests/visual/baselines/browser.json';
const complete = { complete: true };

let leave: () => void;
beforeEach(() => {
  leave = enterEmptyProject();
});
afterEach(() => leave());

/** A run that drew this picture, which the camera keeps where it differs from the baseline. */
function draw(picture: Buffer, more = {}): void {
  addShot({ ...shot, ...more });
  if (!existsSync(baselineOf(NAME)) || !readFileSync(baselineOf(NAME)).equals(picture)) write(drawnOf(NAME), picture);
}

describe('a picture', () => {
  beforeEach(() => {
    write(baselineOf(NAME), GREY);
    write(versionFile, '{ "browser": "chromium 156" }');
  });

  it('[UI-8] that is its baseline passes', () => {
    draw(GREY);
    expect(resultsOf(judge(complete), 'stories')).toEqual([
      {
        stage: 'stories',
        title: '[UI-8] [UI-9] Kit/Button Loading looks as it did, dark-1280',
        ids: ['UI-8', 'UI-9'],
        file: 'ui/button/Button.stories.tsx',
        status: 'passed',
      },
    ]);
  });

  it('[UI-8] in which a text has changed its colour by a shade fails, and says how to make it the baseline', () => {
    draw(FIVE_OFF);
    const [result] = resultsOf(judge(complete), 'stories');
    expect(result?.status).toBe('failed');
    expect(result?.message).toMatch(/5 pixels.*npm run visual -- --update/);
  });

  it('may differ in as many pixels as processors round differently, and in more where the story says so', () => {
    draw(THREE_OFF);
    expect(judge(complete).pictures[0]?.verdict).toBe('same');
    clearShots();
    draw(FIVE_OFF, { allowedPixels: 5 });
    expect(judge(complete).pictures[0]?.verdict).toBe('same');
  });

  it('[UI-8] of another size fails', () => {
    draw(TALLER);
    expect(resultsOf(judge(complete), 'stories')[0]).toMatchObject({ status: 'failed', message: expect.stringContaining('another size') });
  });

  it('that differs by the hand of another Chromium is a warning in one line, not a failure', () => {
    draw(FIVE_OFF, { browser: 'chromium 157' });
    const judgement = judge(complete);
    expect(resultsOf(judgement, 'stories')[0]?.status).toBe('skipped');
    expect(warning(judgement)).toMatch(/156.*157.*npm run visual -- --update/);
  });

  it('comes with no warning from the Chromium that drew the baselines', () => {
    draw(GREY);
    expect(warning(judge(complete))).toBeUndefined();
  });
});

describe('a story', () => {
  it('[UI-8] without a baseline fails, and says how to make one', () => {
    draw(GREY);
    expect(resultsOf(judge(complete), 'stories')[0]).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('npm run visual -- --update'),
    });
  });

  it('[UI-8] that fails has no picture, which fails too, and keeps its baselines', () => {
    write(baselineOf(NAME), GREY);
    addShot(story);
    const judgement = judge({ complete: false });
    expect(resultsOf(judgement, 'stories')[0]).toMatchObject({ title: '[UI-8] Kit/Button Loading can be drawn', status: 'failed' });
    renew(judgement);
    expect(existsSync(baselineOf(NAME))).toBe(true);
  });

  it('[UI-8] that is gone fails by the baseline it leaves behind', () => {
    write(baselineOf('button/kit-button--gone-dark-1280.png'), GREY);
    draw(GREY);
    const [, gone] = resultsOf(judge(complete), 'stories');
    expect(gone).toMatchObject({ status: 'failed', title: expect.stringContaining('kit-button--gone-dark-1280') });
  });

  it('that was not asked for is not gone', () => {
    write(baselineOf('button/kit-button--other-dark-1280.png'), GREY);
    draw(GREY);
    expect(judge({ complete: false }).pictures).toHaveLength(1);
  });
});

describe('an update', () => {
  it('[UI-8] makes what was drawn the baseline, records the Chromium, and the same picture passes from then on', () => {
    write(baselineOf(NAME), GREY);
    draw(FIVE_OFF);
    renew(judge(complete));
    expect(readFileSync(versionFile, 'utf8')).toBe('{ "browser": "chromium 156" }\n');
    clearShots();
    draw(FIVE_OFF);
    expect(judge(complete).pictures[0]?.verdict).toBe('same');
  });

  it('leaves a baseline alone that differs by no more than it may', () => {
    write(baselineOf(NAME), GREY);
    draw(THREE_OFF);
    renew(judge(complete));
    expect(readFileSync(baselineOf(NAME)).equals(GREY)).toBe(true);
  });

  it('clears away baselines without a story', () => {
    const orphan = baselineOf('button/kit-button--gone-dark-1280.png');
    write(orphan, GREY);
    draw(GREY);
    renew(judge(complete));
    expect(existsSync(orphan)).toBe(false);
  });
});

describe('the page', () => {
  it('[UI-9] shows what changed before, after and in difference, what is new and what is gone', () => {
    write(baselineOf(NAME), GREY);
    write(baselineOf('button/kit-button--gone-dark-1280.png'), GREY);
    draw(FIVE_OFF);
    addShot({ ...story, id: 'kit-tabs--many', story: 'Kit/Tabs <Many>', file: 'ui/tabs/Tabs.stories.tsx', mode: 'light-360' });
    write(drawnOf('tabs/kit-tabs--many-light-360.png'), GREY);
    const judgement = judge(complete);
    writePage(judgement);
    expect(summary(judgement)).toBe('0 pictures as they were, 1 changed, 1 new, 1 without a story');

    const page = readFileSync(PAGE, 'utf8');
    expect(page).toContain('Kit/Tabs &lt;Many>');
    const shown = new Set([...page.matchAll(/src="([^"]+)"/g)].map(([, address]) => address));
    expect([...shown].toSorted()).toEqual([
      `after/${NAME}`,
      'after/tabs/kit-tabs--many-light-360.png',
      'before/button/kit-button--gone-dark-1280.png',
      `before/${NAME}`,
    ]);
    for (const address of shown) expect(existsSync(`test-results/visual/${address}`)).toBe(true);
  });
});
