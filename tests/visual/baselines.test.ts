import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { modes, offlineModes, pictureName } from '../../.storybook/modes.ts';
import { pageModes } from '#site/stories/pageModes.ts';
import { filesIn, storyFiles } from './storyFiles.ts';

const FOLDER = 'tests/visual/baselines';

/** The pictures of a file's stories; matrices are drawn by Chromatic only. */
function picturesOf({ file, source, csf }: (typeof storyFiles)[number]): string[] {
  const drawn = offlineModes(file.startsWith('site/') ? pageModes : modes, source.includes('visual: { wide: true }'));
  return csf.stories.filter(({ id }) => !id.endsWith('matrix')).flatMap(({ id }) => drawn.map(([mode]) => `${pictureName(id, mode)}.png`));
}

const [browser = '', ...others] = readdirSync(FOLDER);
const baselines = filesIn(join(FOLDER, browser), '.png');
const pictures = storyFiles.flatMap(picturesOf);

it('[UI-9] baselines are of one browser', () => {
  expect(others).toEqual([]);
});

it('[UI-9] no baseline is without its story', () => {
  expect(baselines.filter((name) => !pictures.includes(name))).toEqual([]);
});

it('[UI-9] no story is without its baseline', () => {
  expect(pictures.filter((name) => !baselines.includes(name))).toEqual([]);
});
