import type { Locator } from '@playwright/test';

import { expect, test } from './support/test.ts';

const CHOSEN = '[aria-current=page], [aria-pressed=true], :has(> input:checked)';

/** Outlines of the chosen ones in a place, and of the others there that are like them. */
const outlinesIn = (place: Locator, like: string) =>
  place.locator(like).evaluateAll((all, chosen) => {
    const styles = (wanted: boolean) =>
      all.filter((one) => one.checkVisibility() && one.matches(chosen) === wanted).map((one) => getComputedStyle(one).outlineStyle);
    return { chosen: styles(true), others: [...new Set(styles(false))] };
  }, CHOSEN);

const MARKED = { chosen: ['solid'], others: ['none'] };

test('[HDR-2] [HDR-9] [UI-8] forced colors mark the page, the list and the way to pay that are chosen', async ({ page, site, texts }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await site.enter('demo');
  await page.goto('/rng');
  await expect(site.games.first()).toBeVisible();
  await expect.poll(() => outlinesIn(site.header, 'li > a')).toEqual(MARKED);
  await expect.poll(() => outlinesIn(page.getByRole('navigation', { name: texts('common', 'side_menu') }), 'li a')).toEqual(MARKED);
  await expect.poll(() => outlinesIn(page.getByRole('group', { name: texts('lobby', 'list') }), 'button')).toEqual(MARKED);

  // What has the focus shows the focus ring instead.
  const current = site.header.locator('[aria-current=page]');
  const width = () => current.evaluate((one) => getComputedStyle(one).outlineWidth);
  expect(await width()).toBe('2px');
  await current.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(current).toBeFocused();
  expect(await width()).toBe('3px');

  await page.goto('/?centre=depositv2');
  const ways = page.getByRole('dialog').getByRole('group', { name: texts('cashier', 'channel') });
  await expect.poll(() => outlinesIn(ways, 'label')).toEqual(MARKED);

  await expect.poll(() => outlinesIn(page.getByRole('dialog').getByRole('navigation'), 'a')).toEqual(MARKED);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/rng');
  await expect.poll(() => outlinesIn(page.getByRole('navigation', { name: texts('common', 'quick_menu') }), 'a')).toEqual(MARKED);
});
