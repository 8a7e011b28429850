import type { Page } from '@playwright/test';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { axeViolations } from './support/axe.ts';
import type { SitePage } from './support/site.ts';
import { FURTHER_ON_PHONES_TOO, PHONE_TOO, FURTHER, expect, test } from './support/test.ts';

interface View {
  readonly name: string;
  readonly open: (page: Page, site: SitePage) => Promise<unknown>;
}

const views: readonly View[] = [
  {
    name: 'home',
    async open(page, site) {
      await page.goto('/');
      await site.showAll();
    },
  },
  {
    name: 'the slot lobby',
    async open(page, site) {
      await page.goto('/rng');
      await expect(site.games.first()).toBeVisible();
    },
  },
  {
    name: 'registration',
    async open(page, site) {
      await page.goto('/');
      await site.openRegister();
    },
  },
  {
    name: 'login',
    async open(page, site) {
      await page.goto('/');
      await site.openLogin();
    },
  },
];

for (const [place, { name, open }] of views.entries()) {
  for (const [turn, theme] of ['light', 'dark'].entries()) {
    test(
      `[UI-8] [SEC-1] ${name} in ${theme} has no axe violation, console error or policy report`,
      // One theme of each view, in turn; the other with `npm run test:full`.
      place === 0 && turn === 0 ? PHONE_TOO : FURTHER_ON_PHONES_TOO,
      async ({ page, site }) => {
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        await open(page, site);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await axeViolations(page)).toEqual([]);
      },
    );
  }
}

test('[UI-3] [LOG-4] everything from opening to submitting the login works by keyboard alone', FURTHER, async ({ page, site }) => {
  await page.goto('/');
  await site.tabTo(site.loginButton);
  await page.keyboard.press('Enter');
  const dialog = site.dialog('login');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);

  await site.tabTo(site.field(dialog, 'username'));
  await page.keyboard.type('demo');
  await site.tabTo(site.field(dialog, 'password'));
  await page.keyboard.type(SEED_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(site.accountMenu).toBeVisible();
});

test('[UI-3] focus stays inside an open modal and returns to what opened it', FURTHER, async ({ page, site }) => {
  await page.goto('/');
  await site.tabTo(site.loginButton);
  await page.keyboard.press('Enter');
  const dialog = site.dialog('login');
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(site.loginButton).toBeFocused();
});
