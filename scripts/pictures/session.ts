import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { LANGUAGE } from './places.ts';

/** After a login, in milliseconds: a page closed during it would end its session. */
const SETTLE_MS = 2500;

/** A browser in which a merchant and a theme were chosen before. */
export const stateOf = (origin: string, merchant: string, theme: string) => ({
  cookies: [
    {
      name: 'merchant',
      value: merchant,
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [{ origin, localStorage: [{ name: 'theme', value: theme }] }],
});

/** A browser context without popups that cover the page, logged in if there is an account. */
export async function contextOf(
  browser: Browser,
  url: string,
  username: string | undefined,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await context.addInitScript((language) => {
    localStorage.setItem('language', language);
    localStorage.setItem('entryPopup', JSON.stringify({ mutedUntil: '9999-12-31' }));
  }, LANGUAGE);
  if (username === undefined) return context;
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator('[role=dialog] input[autocomplete=username]').fill(username);
  await page.locator('[role=dialog] input[autocomplete=current-password]').fill(SEED_PASSWORD);
  await page.locator('[role=dialog] button[type=submit]').click();
  await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
  await page.waitForTimeout(SETTLE_MS);
  const session = await page.evaluate(() => ({
    token: sessionStorage.getItem('token') ?? '',
    type: sessionStorage.getItem('isAgent') ?? '',
  }));
  await page.close();
  // Sessions are per tab: each page of this context starts with it.
  await context.addInitScript(({ token, type }) => {
    sessionStorage.setItem('token', token);
    sessionStorage.setItem('isAgent', type);
  }, session);
  return context;
}
