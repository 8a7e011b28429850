/** The watchers themselves: a watcher that sees nothing would make every other test worthless. */
import { expect, test as base, type Page } from '@playwright/test';

import { axeViolations } from './support/axe.ts';
import { layoutOf } from './support/layout/layoutOf.ts';
import { createProblemWatch } from './support/problems.ts';

const POLICY = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types none";
const ADDRESS = 'http://watched.test/';

/** A page under a policy like the site's, with this body and script. */
async function open(page: Page, body: string, script: string): Promise<void> {
  await page.route(`${ADDRESS}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    const html = `<!doctype html><html lang="en"><title>Watched</title><main><h1>Watched</h1>${body}</main><script src="/page.js"></script></html>`;
    return route.fulfill({ contentType: 'text/html', headers: { 'Content-Security-Policy': POLICY }, body: html });
  });
  await page.goto(ADDRESS);
}

for (const { what, script, reports } of [
  { what: 'a logged error', script: 'console.error("went wrong")', reports: /console: went wrong/ },
  { what: 'an uncaught error', script: 'throw new Error("went wrong")', reports: /uncaught: .*went wrong/ },
  {
    what: 'an inline style element',
    script: 'document.head.append(Object.assign(document.createElement("style"), { textContent: "p{}" }))',
    reports: /style-src/,
  },
  { what: 'untrusted HTML', script: 'document.body.innerHTML = "<p>"', reports: /require-trusted-types-for/ },
]) {
  base(`${what} is seen`, async ({ page }) => {
    const watch = createProblemWatch();
    await watch.watch(page);
    await open(page, '', script);
    await expect.poll(() => watch.unexpected().join('\n')).toMatch(reports);
    watch.allow(/./);
    expect(watch.unexpected()).toEqual([]);
  });
}

base('axe runs under the policy without disturbing it, and finds what is wrong', async ({ page }) => {
  const watch = createProblemWatch();
  await watch.watch(page);
  await open(page, '<img src="data:,"><button></button>', '');
  watch.allow(/img-src/);
  expect((await axeViolations(page)).map(({ rule }) => rule).toSorted()).toEqual(['button-name', 'image-alt']);
  expect(watch.unexpected()).toEqual([]);
});

/** A page of 360 px on which one thing is laid out wrong, and what that is called. */
const WRONG: readonly (readonly [kind: string, dir: 'ltr' | 'rtl', body: string])[] = [
  ['sideways', 'ltr', '<p style="inline-size: 500px">Wider than the page</p>'],
  ['cut', 'ltr', '<p style="inline-size: 60px; overflow: hidden; white-space: nowrap">Longer than its place</p>'],
  ['cut', 'ltr', '<p style="block-size: 1.3em; inline-size: 120px; overflow: hidden">More lines than its place has</p>'],
  ['cut', 'ltr', '<select style="inline-size: 60px"><option>Longer than its place</select>'],
  ['cut', 'ltr', '<svg width="60" height="20"><title>Said</title><g><text y="15">Longer than its picture</text></g></svg>'],
  ['overlap', 'ltr', '<p>Under</p><p style="margin-block-start: -2em">Over</p>'],
  ['spills', 'ltr', '<button style="inline-size: 80px; block-size: 30px; white-space: nowrap">Longer than its button</button>'],
  ['small', 'ltr', '<button style="inline-size: 16px; block-size: 16px; padding: 0" aria-label="Small"></button>'],
  ['unturned', 'rtl', '<svg class="lucide lucide-chevron-right" width="20" height="20"></svg>'],
  ['disordered', 'rtl', '<p>\u0627 +63 917 555 0101</p>'],
  ['unmirrored', 'rtl', '<p style="inline-size: 100px; margin-left: 40px">Mine</p>'],
];

/** The same things done right. */
const RIGHT = `
  <p style="inline-size: 60px; overflow: hidden; white-space: nowrap" title="Longer than its place">Longer than its place</p>
  <p style="inline-size: 60px; overflow-x: auto; white-space: nowrap">Longer than its place</p>
  <button style="min-block-size: 44px">Fits</button> <a href="/">A link among words</a>
  <svg class="lucide lucide-chevron-right" style="transform: scaleX(-1)" width="20" height="20"></svg>
  <p>\u0627 <bdi dir="ltr">+63 917 555 0101</bdi></p>
  <svg width="60" height="20"><title>Not drawn, and longer than its picture</title><text y="15">Fits</text></svg>
  <p style="inline-size: 100px; margin-inline-start: 40px">Mine</p>`;

const pageOf = (dir: string, body: string): string =>
  `<!doctype html><html lang="en" dir="${dir}"><meta name="viewport" content="width=device-width"><title>Watched</title><body>${body}</body></html>`;

base.describe('the layout', () => {
  base.use({ viewport: { width: 360, height: 740 } });

  base('is seen to be wrong where it is', async ({ page }) => {
    for (const [kind, dir, body] of WRONG) {
      await page.setContent(pageOf(dir, body));
      expect(
        (await layoutOf(page)).map((fault) => fault.kind),
        body,
      ).toContain(kind);
    }
  });

  base('is left alone where nothing is wrong, in either direction', async ({ page }) => {
    for (const dir of ['ltr', 'rtl']) {
      await page.setContent(pageOf(dir, RIGHT));
      expect(await layoutOf(page)).toEqual([]);
    }
  });
});
