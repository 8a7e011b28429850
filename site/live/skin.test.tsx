import { afterEach, expect, it, vi } from 'vitest';

import { swapSkin } from './skin.ts';

const MERCHANT = 'skins';
const skins = (): string[] =>
  [...document.querySelectorAll(`link[href^="/config/${MERCHANT}/"]`)].map((link) => /skin\.(\w+)\.css/.exec(link.outerHTML)?.[1] ?? '');
const sheet = (hash: string): Element | null => document.querySelector(`link[href="/config/${MERCHANT}/skin.${hash}.css"]`);
const fails = vi.fn<(hash: string) => void>();

/** As the browser says it; the test's page has no such files, and what it says of them itself comes later than the test. */
const arrives = (hash: string): unknown => sheet(hash)?.dispatchEvent(new Event('load'));
const isLost = (hash: string): unknown => sheet(hash)?.dispatchEvent(new Event('error'));

function linkFirst(): void {
  const first = document.createElement('link');
  first.rel = 'stylesheet';
  first.setAttribute('href', `/config/${MERCHANT}/skin.first.css`);
  document.head.append(first);
}

afterEach(() => {
  for (const link of document.querySelectorAll(`link[href^="/config/${MERCHANT}/"]`)) link.remove();
  fails.mockClear();
});

it('[CFG-12] of two skins that follow each other the later one is shown, whichever arrives first', () => {
  linkFirst();
  swapSkin(MERCHANT, 'second', fails);
  const second = sheet('second');
  swapSkin(MERCHANT, 'third', fails);
  arrives('third');
  second?.dispatchEvent(new Event('load'));
  expect(skins()).toEqual(['third']);
  expect(fails).not.toHaveBeenCalled();
});

it('[CFG-12] a skin that is taken back before it arrived does not come', () => {
  linkFirst();
  swapSkin(MERCHANT, 'second', fails);
  const second = sheet('second');
  swapSkin(MERCHANT, 'first', fails);
  second?.dispatchEvent(new Event('load'));
  expect(skins()).toEqual(['first']);
});

it('[CFG-8] the page keeps its skin until the next is there, and when that is lost', () => {
  linkFirst();
  swapSkin(MERCHANT, 'second', fails);
  expect(skins()).toEqual(['first', 'second']);
  isLost('second');
  expect(skins()).toEqual(['first']);
  expect(fails).toHaveBeenCalledExactlyOnceWith('second');
});
