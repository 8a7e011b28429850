import { afterEach, expect, it } from 'vitest';

import { hasUnsavedState } from './versionCheck.ts';

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe[title=held]')) frame.remove();
});

it.each([
  ['counts visits, and is always there,', '/provider/analytics', false],
  ['proves a number', '/provider/firebase', true],
  ['is a game', 'about:blank', true],
])('[OPS-2] a document that %s keeps the page from being loaded anew: %s, %s', (_what, address, holds) => {
  const frame = document.createElement('iframe');
  frame.title = 'held';
  frame.src = address;
  document.body.append(frame);
  expect(hasUnsavedState()).toBe(holds);
});
