import type { Locator, Page } from '@playwright/test';

import { FURTHER, expect, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';

const leads = (links: Locator) => links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));

const sideOf = (page: Page, texts: Texts) => page.getByRole('navigation', { name: texts('common', 'side_menu') });
const foldOf = (page: Page, texts: Texts) => sideOf(page, texts).getByRole('button', { name: texts('common', 'side_menu'), exact: true });

test('[HDR-3] [APP-16] the header’s line and the open side open the same entries to the same vendors, also those that start a game', async ({
  page,
  texts,
}) => {
  await page.goto('/promotions');
  const side = sideOf(page, texts);
  const header = page.getByRole('banner');
  const vendorsOf = (place: Locator, key: string) =>
    place.getByRole('button', { name: texts('common', 'vendors_of', texts('config', key)), exact: true });
  const anyVendors = new RegExp(texts('common', 'vendors_of', '.*'));
  const opening = (place: Locator) => place.getByRole('button', { name: anyVendors }).evaluateAll((all) => all.map((one) => one.ariaLabel));
  await expect(vendorsOf(header, 'nav.elott')).toBeVisible();
  await foldOf(page, texts).click();
  expect(await opening(side)).toEqual(await opening(header));

  await vendorsOf(side, 'nav.lottery').click();
  const below = side.locator('a[href^="/lottery?page="]');
  await expect(below).toHaveCount(2);
  const beside = await leads(below);
  await vendorsOf(header, 'nav.lottery').click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await leads(page.getByRole('menuitem'))).toEqual([...beside, '/lottery']);
});

test('[APP-16] in a lobby the side has its lists and vendors, and every category; elsewhere it is a rail', async ({
  page,
  texts,
  site,
}) => {
  await page.goto('/rng');
  const side = sideOf(page, texts);
  const vendors = (path: string) => side.locator(`a[href^="${path}?page="]`);
  await expect(side.getByRole('link', { name: texts('config', 'nav.rng'), exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(vendors('/rng')).toHaveCount(6);
  await side.getByRole('button', { name: texts('common', 'more'), exact: true }).click();
  expect(await vendors('/rng').count()).toBeGreaterThan(20);

  const hot = side.getByRole('link', { name: texts('config', 'nav.hot'), exact: true });
  await hot.click();
  await expect(page).toHaveURL('/rng?list=hot');
  await expect(hot).toHaveAttribute('aria-current', 'page');
  await expect(site.games.first()).toBeVisible();

  await side.getByRole('link', { name: texts('config', 'nav.fish'), exact: true }).click();
  await vendors('/fish').first().click();
  await expect(page).toHaveURL(/\/fish\?page=/);
  await expect(vendors('/fish').first()).toHaveAttribute('aria-current', 'page');

  await page.goto('/promotions');
  const home = side.getByRole('link', { name: texts('config', 'nav.home'), exact: true });
  await expect(home).toBeVisible();
  await expect(foldOf(page, texts)).toHaveAttribute('aria-expanded', 'false');
  expect((await side.boundingBox())?.width).toBe(80);
});

test('[APP-16] the side menu stays in sight however far the list of games goes', async ({ page, texts, site }) => {
  await page.goto('/rng');
  const slots = sideOf(page, texts).getByRole('link', { name: texts('config', 'nav.rng'), exact: true });
  await expect(slots).toBeInViewport();
  await expect(site.games.nth(13)).toBeVisible();
  await site.games.nth(13).hover();
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(slots).toBeInViewport();
});

test('[APP-16] [APP-14] a folded side menu stays folded on every page, from the first paint on', async ({ page, texts }) => {
  await page.addInitScript(() => {
    const widths = new Set<number>();
    Object.assign(window, { widths });
    const look = (): void => {
      const main = document.querySelector('main');
      if (main?.checkVisibility() && main.clientWidth > 0) widths.add(main.clientWidth);
      requestAnimationFrame(look);
    };
    look();
  });
  const widths = () => page.evaluate(() => [...((window as Window & { widths?: Set<number> }).widths ?? [])]);
  const fold = foldOf(page, texts);
  await page.goto('/rng');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(sideOf(page, texts).locator('a[href^="/rng?page="]')).toHaveCount(6);
  const [open] = await widths();
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(fold).toBeFocused();
  await expect(sideOf(page, texts).locator('a[href^="/rng?page="]:visible')).toHaveCount(0);

  for (const path of ['/rng', '/fish', '/promotions']) {
    await page.goto(path);
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(await widths()).toEqual([(open ?? 0) + 152]);
  }
  await fold.click();
  await page.goto('/promotions');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(await widths()).toEqual([open]);
});

test('[APP-16] [HDR-2] the side menu is not on pages without surroundings', FURTHER, async ({ page, texts }) => {
  for (const path of ['/helpmc', '/game', '/seamless', '/fbsports']) {
    await page.goto(path);
    // By its tag: the login, which some of these ask for, hides it from roles.
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('footer')).toHaveCount(0);
    await expect(sideOf(page, texts)).toHaveCount(0);
    // Nor is the header's line of entries.
    await expect(page.locator('header nav')).toHaveCount(0);
  }
  await page.goto('/helpmc');
  await expect(page.getByRole('banner')).toHaveCount(0);
});
