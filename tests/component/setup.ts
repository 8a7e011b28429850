/**
 * Files share a page, since loading kit and site anew for each takes longer than most of their tests. What one file has changed of
 * the page the next does not meet. Where what is loaded already matters, or the clock is moved for good, it is `*.alone.test.tsx`.
 */
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { page } from 'vitest/browser';

import { keepTimeZone } from '#site/i18n/timeZone.ts';

/** Vitest's own. */
const SCREEN = { width: 414, height: 896 };

const root = document.documentElement;
const attributes = Array.from(root.attributes, ({ name, value }) => [name, value] as const);

beforeAll(() => page.viewport(SCREEN.width, SCREEN.height));
afterEach(cleanup);
afterAll(() => {
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const [name, value] of attributes) root.setAttribute(name, value);
  document.body.replaceChildren();
  window.scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
  keepTimeZone(() => undefined);
});
