import type { Page } from '@playwright/test';

import { expect, FURTHER, FURTHER_ON_PHONES_TOO, PHONE_TOO, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';

const boxOf = (page: Page, texts: Texts) => page.getByRole('dialog').getByRole('searchbox', { name: texts('search', 'label') });

test(
  '[GAM-11] search opens from every page by its button, and finds games, vendors, pages, promotions and help',
  FURTHER_ON_PHONES_TOO,
  async ({ page, texts }) => {
    const box = boxOf(page, texts);
    const kind = (name: string) =>
      page
        .getByRole('dialog')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name }) });
    for (const path of ['/', '/rng', '/helpmc']) {
      await page.goto(path);
      await page
        .getByRole('banner')
        .getByRole('link', { name: texts('common', 'search'), exact: true })
        .click();
      await expect(box).toBeFocused();
    }
    await expect(kind(texts('search', 'popular')).getByRole('button').first()).toBeVisible();

    await box.fill('dragon');
    await expect(kind(texts('config', 'nav.rng')).getByRole('button').first()).toContainText(/dragon/i);
    const all = kind(texts('config', 'nav.rng')).getByRole('link');
    await expect(all).toBeVisible();
    await box.fill('kite');
    await expect(kind(texts('search', 'vendors')).getByRole('link').first()).toContainText('Kite');
    await box.fill('vip');
    await expect(kind(texts('search', 'pages')).getByRole('link').first()).toHaveAttribute('href', '/vip');
    await box.fill('bonus');
    await expect(kind(texts('search', 'promotions')).getByRole('link').first()).toBeVisible();
    await box.fill('password');
    await kind(texts('search', 'help')).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/help\w*\?open=/);
  },
);

test('[GAM-11] search by keyboard: opened by / and Ctrl-K, walked with arrows, and the first result opened with Enter', async ({
  page,
  site,
  texts,
}) => {
  const box = boxOf(page, texts);
  await page.goto('/rng');
  await expect(site.games.first()).toBeVisible();
  // Where one types, it is a letter.
  await page.getByRole('searchbox', { name: texts('lobby', 'search') }).press('/');
  await expect(box).toHaveCount(0);
  // The page can be read, and typed in, before its header hears keys.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await page.getByRole('heading').first().click();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');

  await page.keyboard.type('dragon');
  await expect(page).toHaveURL(/q=dragon/);
  const found = page.getByRole('dialog').locator('section').getByRole('listitem');
  await expect(found.first()).toContainText(/dragon/i);
  await page.keyboard.press('ArrowDown');
  await expect(found.first().getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: texts('config', 'modal.login') })).toBeVisible();
});

test('[GAM-11] what was searched for is offered again, until it is cleared', PHONE_TOO, async ({ page, texts }) => {
  const box = boxOf(page, texts);
  await page.goto('/?modal=search');
  await box.fill('pearl');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /69|\d+/ })
    .first()
    .click();
  await expect(page).toHaveURL(/q=pearl/);
  await page.goto('/?modal=search');
  const again = page.getByRole('dialog').getByRole('button', { name: 'pearl', exact: true });
  await again.click();
  await expect(box).toHaveValue('pearl');
  await box.fill('');
  await page.getByRole('button', { name: texts('search', 'forget') }).click();
  await expect(again).toHaveCount(0);
});

test('[GAM-11] a search that finds nothing says so, and what to try', async ({ page, texts }) => {
  await page.goto('/?modal=search');
  await boxOf(page, texts).fill('zzzqqq');
  await expect(page.getByRole('dialog').getByText(texts('search', 'nothing', 'zzzqqq'))).toBeVisible();
});

test("[GAM-3] a lobby's search that waited keeps the modal that was opened meanwhile", FURTHER, async ({ page, site, texts }) => {
  await page.goto('/rng');
  await expect(site.games.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.getByRole('searchbox', { name: texts('lobby', 'search') }).fill('dragon');
  await site.loginButton.click();
  await expect(page).toHaveURL(/[?&]q=dragon/);
  await expect(page).toHaveURL(/[?&]modal=loginPopupModal/);
  await expect(site.dialog('login')).toBeVisible();
});
