import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';

import { modes, offlineModes, pictureName } from '../../.storybook/modes.ts';

const FOLDER = 'tests/visual/baselines';

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));

/** The pictures of a file's stories; matrices are drawn by Chromatic only. */
function picturesOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const drawn = offlineModes(modes, source.includes('visual: { wide: true }'));
  const { stories } = loadCsf(source, { fileName: file, makeTitle: (title) => title }).parse();
  return stories.filter(({ id }) => !id.endsWith('matrix')).flatMap(({ id }) => drawn.map(([mode]) => `${pictureName(id, mode)}.png`));
}

const [browser = '', ...others] = readdirSync(FOLDER);
const baselines = filesIn(join(FOLDER, browser), '.png');
const pictures = ['ui', 'site'].flatMap((folder) => filesIn(folder, '.stories.tsx').flatMap((file) => picturesOf(join(folder, file))));

it('[UI-9] baselines are of one browser', () => {
  expect(others).toEqual([]);
});

it('[UI-9] no baseline is without its story', () => {
  expect(baselines.filter((name) => !pictures.includes(name))).toEqual([]);
});

it('[UI-9] no story is without its baseline', () => {
  expect(pictures.filter((name) => !baselines.includes(name))).toEqual([]);
});
