import { describe, expect, it } from 'vitest';

import type { Page } from '#site/assembler/runtime/types.ts';
import { addressesIn, pageFileOf } from './pages.ts';

const page = (paths: Page['paths'], more: Partial<Page> = {}): Page => ({
  paths,
  layout: 'default',
  title: { EN: 'Page' },
  areas: {},
  ...more,
});

const pages = {
  home: page(['/', '/home']),
  missing: page(['*']),
  games: page(['/:games'], { parameters: { games: { RNG: { EN: 'Slots' }, LIVE: { EN: 'Live' } } } }),
  live: page(['/LIVE']),
};

describe('pages to choose from', () => {
  it('[CFG-17] [APP-7] are those that an address leads to: of a parameter, one for each of its words', () => {
    expect(addressesIn(pages)).toEqual(['/', '/RNG', '/LIVE']);
  });

  it.each([
    ['/home', 'pages/home.json'],
    ['/RNG', 'pages/games.json'],
    ['/rng', 'pages/games.json'],
    ['/LIVE', 'pages/live.json'],
    ['/nowhere', 'pages/missing.json'],
  ])('[CFG-17] %s is edited in %s', (address, file) => {
    expect(pageFileOf(pages, address)).toBe(file);
  });

  it('[CFG-17] home is edited while no page is known', () => {
    expect(pageFileOf({}, '/rng')).toBe('pages/home.json');
  });
});
