/** What changes between a page's rendering and its hydration: the player sees what is current, and no error is logged. */
import type { Page } from '@playwright/test';

import { holdCode } from './support/holdCode.ts';
import { openServer, type TestServer } from './support/server.ts';
import { expect, PHONE_TOO, test } from './support/test.ts';

/** Of a page whose code comes as sources. */
const FROM_SOURCES_MS = 120_000;

/** With React's development build, which says what differs from the server's HTML; the built one renders it again without a word. */
const inDevelopment = test.extend<object, { readonly server: TestServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs: none
    async ({}, provide) => {
      const server = await openServer({ dev: true });
      const first = async () => (await fetch(server.url)).text();
      await expect.poll(first, { timeout: FROM_SOURCES_MS }).toContain('data-rendered-language');
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: FROM_SOURCES_MS },
  ],
});

/** The page as the server has rendered it, without its code; returns what lets the code come. */
async function openHeld(page: Page, path = '/'): Promise<() => void> {
  const release = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-rendered-language', 'EN');
  return release;
}

/** What React's development build, or the site's reporter, says of HTML that differs. */
function mismatchesOf(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (/hydrat|did not match|didn't match/i.test(message.text())) said.push(message.text());
  });
  return said;
}

const isHydrated = (page: Page) => expect(page.locator('.boot-late')).toHaveCount(0, { timeout: FROM_SOURCES_MS });

test(
  '[PRE-2] config that changed before hydration is what the player sees, and the next page comes with it',
  PHONE_TOO,
  async ({ page, config, site }) => {
    const release = await openHeld(page);
    await expect(site.header).toContainText('Sinag');
    config.edit('merchants/demo/merchant.json', (text) => text.replaceAll('"Sinag"', '"Sinag Two"'));
    // A page in the cache is not served with another config.
    await expect(async () => {
      const html = await (await page.request.get('/')).text();
      expect(html).toContain('data-rendered-language');
      expect(html).toContain('Sinag Two');
    }).toPass();
    release();
    await isHydrated(page);
    await expect(site.header).toContainText('Sinag Two');
  },
);

test('[PRE-2] flags that changed before hydration are what the player sees', PHONE_TOO, async ({ page, panel, site, texts }) => {
  await panel.whitelabel({ FREEPLAY3: '0' });
  const release = await openHeld(page);
  await panel.whitelabel({ FREEPLAY3: '1' });
  release();
  await isHydrated(page);
  await expect((await site.openLogin()).getByRole('button', { name: texts('auth', 'login_guest') })).toBeVisible();
});

test('[PRE-2] rules of registration that changed before hydration are those of the form', PHONE_TOO, async ({ page, panel, site }) => {
  const release = await openHeld(page);
  await panel.registration({
    email: { enabled: true, required: true, minLength: 0, maxLength: 255, acceptedPattern: '*', patternId: 0 },
  });
  release();
  await isHydrated(page);
  await expect(site.field(await site.openRegister(), 'email')).toHaveJSProperty('required', true);
});

inDevelopment(
  '[PRE-2] a language that another tab chose before hydration is that of the page, of which no part is hydrated in another',
  async ({ page, texts, site }) => {
    inDevelopment.setTimeout(FROM_SOURCES_MS);
    const mismatches = mismatchesOf(page);
    const release = await openHeld(page);
    await page.evaluate(() => localStorage.setItem('language', 'TY'));
    release();
    await isHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await expect(site.header.getByRole('button', { name: texts('common', 'register'), exact: true })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(mismatches).toEqual([]);
  },
);

inDevelopment(
  '[PRE-2] a session that was stored before hydration is that of the page, of which no part is hydrated as a visitor’s',
  async ({ page, panel, texts, site }) => {
    inDevelopment.setTimeout(FROM_SOURCES_MS);
    const mismatches = mismatchesOf(page);
    const release = await openHeld(page);
    const { token } = await panel.admit('demo', await page.evaluate(() => navigator.userAgent));
    await page.evaluate((stored) => sessionStorage.setItem('token', stored), token);
    release();
    await isHydrated(page);
    await expect(site.header.getByRole('button', { name: texts('common', 'register'), exact: true })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(mismatches).toEqual([]);
  },
);
