import type { Locator, Page } from '@playwright/test';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { FURTHER_ON_PHONES_TOO, expect, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';

/** The browser logs every refusal. */
const REFUSED = /Failed to load resource/;

const welcome = (page: Page, texts: Texts) => page.getByRole('dialog', { name: texts('config', 'modal.welcome'), exact: true });
const button = (form: Locator, texts: Texts, key: string) => form.getByRole('button', { name: texts('auth', key), exact: true });

test.describe('the first login', () => {
  test('[LOG-15] is greeted with the way to the security center', FURTHER_ON_PHONES_TOO, async ({ page, site, texts, panel }) => {
    panel.seedAfterwards();
    await page.goto('/');
    await site.fillLogin(await site.openLogin(), 'fresh', SEED_PASSWORD);
    await button(welcome(page, texts), texts, 'welcome_secure').click();
    await expect(page).toHaveURL('/?centre=securityCenter');
    await page.goBack();
    await expect(welcome(page, texts)).toBeHidden();
  });

  test('[LOG-15] is greeted once, and only the first', async ({ page, site, texts, panel, problems }) => {
    problems.allow(REFUSED);
    panel.seedAfterwards();
    await page.goto('/');
    await site.fillLogin(await site.openLogin(), 'fresh', SEED_PASSWORD);
    await button(welcome(page, texts), texts, 'welcome_later').click();
    await expect(welcome(page, texts)).toBeHidden();
    await expect(page).toHaveURL('/');
    await site.logout();
    await site.fillLogin(await site.openLogin(), 'fresh', SEED_PASSWORD);
    await expect(site.accountMenu).toBeVisible();
    await expect(welcome(page, texts)).toBeHidden();
  });
});
