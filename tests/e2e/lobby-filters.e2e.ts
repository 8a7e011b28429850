import { expect, FURTHER_ON_PHONES_TOO, PHONE_TOO, test } from './support/test.ts';

test(
  '[GAM-2] filters open beside their button or as a sheet, say how many are set, and each can be taken off',
  PHONE_TOO,
  async ({ page, site, texts }) => {
    const t = (key: string, ...values: readonly string[]) => texts('lobby', key, ...values);
    await page.goto('/rng');
    await expect(site.games.first()).toBeVisible();
    const button = page.getByRole('button', { name: t('more_filters') });
    await button.click();
    const panel = page.getByRole('dialog', { name: t('more_filters') });
    const type = t('classify_VP');
    await panel.getByRole('combobox', { name: t('classify'), exact: true }).selectOption({ label: type });
    await expect(page).toHaveURL(/type=VP/);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toContainText('1');
    const count = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: t('games_count', '').trim() });
    await expect(count).toBeVisible();
    const narrowed = await count.textContent();
    await page.getByRole('button', { name: texts('kit', 'remove').replace('{name}', type) }).click();
    await expect(page).not.toHaveURL(/type=/);
    await expect(count).not.toHaveText(narrowed ?? '');
  },
);

test(
  '[GAM-11] what a search finds comes into sight, also where one has scrolled far down',
  FURTHER_ON_PHONES_TOO,
  async ({ page, site, texts }) => {
    await page.goto('/rng');
    await expect(site.games.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 1500);
    await expect(site.games.first()).not.toBeInViewport();
    await page.getByRole('searchbox', { name: texts('lobby', 'search') }).fill('dragon');
    await expect(page).toHaveURL(/q=dragon/);
    await expect(site.games.first()).toContainText(/dragon/i);
    await expect(site.games.first()).toBeInViewport({ ratio: 0.9 });
  },
);
