import { readFileSync } from 'node:fs';

import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';

import { storyFiles } from './storyFiles.ts';

/** Storybook's search looks at the beginnings of names only: at most this many characters stand before a match. */
const SEARCHED = 20;

const { order } = getStorySortParameter(readFileSync('.storybook/preview.tsx', 'utf8'));

const metas = storyFiles.map(({ file, csf: { meta } }) => {
  const [group = '', name = ''] = meta.title?.split('/') ?? [];
  return { file, group, name, id: meta.id };
});

it('[UI-9] every part is in a group of the sidebar', () => {
  expect(metas.filter(({ group }) => !order.includes(group))).toEqual([]);
});

it('[UI-9] the id of a part of the kit is its name, so that links outlive other groups and search words', () => {
  const parts = metas.filter(({ group }) => group !== 'Site');
  expect(parts.map(({ id }) => id)).toEqual(parts.map(({ name }) => name.split(' ')[0]?.toLowerCase()));
});

it('[UI-9] a search finds a part by the other words for it, in parentheses in its title', () => {
  const aliases = metas.flatMap(({ name }) => [...name.matchAll(/[(,] ?([^,)]+)/g)].map((found) => ({ name, at: found.index + 1 })));
  expect(aliases.length).toBeGreaterThan(20);
  expect(aliases.filter(({ at }) => at > SEARCHED)).toEqual([]);
});
