/** The watchers themselves: a watcher that sees nothing would make every other test worthless. */
import { expect, test as base, type Page } from '@playwright/test';

import { axeViolations } from './support/axe.ts';
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
