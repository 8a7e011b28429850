/** What changes between a page's rendering and its hydration: the player sees what is current, and no error is logged. */
import type { Page } from '@playwright/test';

import { holdCode } from './support/holdCode.ts';
import { expect, PHONE_TOO, test } from './support/test.ts';

/** The page as the server has rendered it, without its code; returns what lets the code come. */
async function openHeld(page: Page, path = '/'): Promise<() => void> {
  const release = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-rendered-language', 'EN');
  return release;
}

const isHydrated = (page: Page) => expect(page.locator('.boot-late')).toHaveCount(0);

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
  await panel.whitelabel({ FREEPLAY3: '1' });
  const release = await openHeld(page);
  await panel.whitelabel({ FREEPLAY3: '0' });
  release();
  await isHydrated(page);
  await expect((await site.openLogin()).getByRole('button', { name: texts('auth', 'login_guest') })).toBeHidden();
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

test('[PRE-2] a language that another tab chose before hydration is that of the page', PHONE_TOO, async ({ page, texts, site }) => {
  const release = await openHeld(page);
  await page.evaluate(() => localStorage.setItem('language', 'TY'));
  release();
  await isHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  await expect(site.header.getByRole('button', { name: texts('common', 'register'), exact: true })).toHaveCount(0);
});

test('[PRE-2] a session that was stored before hydration is that of the page', PHONE_TOO, async ({ page, panel, texts, site }) => {
  const release = await openHeld(page);
  const { token } = await panel.admit('demo', await page.evaluate(() => navigator.userAgent));
  await page.evaluate((stored) => sessionStorage.setItem('token', stored), token);
  release();
  await isHydrated(page);
  await expect(site.header.getByRole('button', { name: texts('common', 'register'), exact: true })).toHaveCount(0);
});
