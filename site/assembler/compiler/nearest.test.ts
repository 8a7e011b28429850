import { expect, it } from 'vitest';

import { nearest } from './nearest.ts';

const KNOWN = ['game-lobby', 'main', 'FREEPLAY3', 'header', 'hot-games'];

it.each([
  ['game-loby', 'game-lobby'],
  ['mian', 'main'],
  ['FREPLAY3', 'FREEPLAY3'],
  ['FREEPLAYY3', 'FREEPLAY3'],
  ['Header', 'header'],
  ['heeaedr', 'header'],
  ['hto-gaems', 'hot-games'],
  ['hatgames', 'hot-games'],
  ['zzz', undefined],
  ['', undefined],
])('[CFG-8] the name nearest to %s is %s', (name, meant) => {
  expect(nearest(name, KNOWN)).toBe(meant);
});

it('[CFG-8] a third of its letters may be wrong, and of a short name one', () => {
  expect([nearest('abcdef', ['abcdxy']), nearest('abcdef', ['abcxyz'])]).toEqual(['abcdxy', undefined]);
  expect([nearest('abcdef', ['abcdefgh']), nearest('abcdef', ['abcdefghi'])]).toEqual(['abcdefgh', undefined]);
  expect([nearest('abcd', ['bacd']), nearest('abcd', ['bacx']), nearest('ab', ['bx']), nearest('ab', ['xa'])]).toEqual([
    'bacd',
    undefined,
    undefined,
    undefined,
  ]);
  expect([nearest('ab', ['ax']), nearest('ab', ['xy']), nearest('a', ['ab'])]).toEqual(['ax', undefined, 'ab']);
});

it('[CFG-8] of several near names the nearest is meant, and the first of equals', () => {
  expect(nearest('banner', ['manners', 'banners', 'tanner'])).toBe('banners');
  expect(nearest('menu', ['tenuz', 'menus', 'menue'])).toBe('menus');
});

it('[CFG-8] of two names as near, it is the one whose end is missing', () => {
  expect(nearest('nav.hom', ['nav.hot', 'nav.home'])).toBe('nav.home');
  expect(nearest('nav.hom', ['nav.home', 'nav.hot'])).toBe('nav.home');
});
