import type { Locator, Page, Route } from '@playwright/test';

import { calls } from '#site/api/contract/index.ts';
import { FURTHER_ON_PHONES_TOO, PHONE_TOO, expect, test } from './support/test.ts';

// As on a static host, or where the gateway did not answer the server either.
test.use({ rendered: false });

const ofVendors = ({ pathname }: URL): boolean => pathname === calls.gameVendor.path;

/** The navigation of each screen: the bottom bar of phones, the menu at the side elsewhere. */
function navigationOf(page: Page, texts: (namespace: string, key: string) => string, project: string): Locator {
  return page.getByRole('navigation', { name: texts('common', project === 'phone' ? 'quick_menu' : 'side_menu') });
}

/** Holds the call for vendors until it is let go. */
async function holdVendors(page: Page): Promise<() => void> {
  const waiting: (() => void)[] = [];
  const passed = new Promise<void>((resolve) => {
    waiting.push(resolve);
  });
  await page.route(ofVendors, async (route: Route) => {
    await passed;
    await route.continue();
  });
  return () => waiting.forEach((resolve) => resolve());
}

test(
  '[APP-14] [HDR-9] entries of the navigation do not wait for vendors, and do not move when they come',
  PHONE_TOO,
  async ({ page, texts }, { project }) => {
    const release = await holdVendors(page);
    await page.goto('/');
    const entries = navigationOf(page, texts, project.name).getByRole('link');
    const slots = entries.filter({ hasText: texts('config', 'nav.rng') });
    await expect(slots).toBeVisible();
    const early = await entries.allInnerTexts();
    const place = await slots.boundingBox();
    release();
    await expect(page.locator('[data-pending=true]')).toHaveCount(0);
    expect(await entries.allInnerTexts()).toEqual(early);
    expect(await slots.boundingBox()).toEqual(place);
  },
);

test(
  '[APP-14] [HDR-9] the navigation stays where the gateway is away: all of it on a first visit, later that of the last one',
  FURTHER_ON_PHONES_TOO,
  async ({ page, texts, problems }, { project }) => {
    problems.allow(/Failed to load resource|net::ERR_|gameVendor|status of/);
    await page.route(ofVendors, (route) => route.abort());
    await page.goto('/');
    const entries = navigationOf(page, texts, project.name).getByRole('link');
    const names = ['nav.home', 'nav.rng', 'nav.live', 'nav.fish'].map((key) => texts('config', key));
    await expect(entries).toContainText(names);
    await page.waitForTimeout(3000);
    await expect(entries).toContainText(names);
    await entries.filter({ hasText: texts('config', 'nav.rng') }).click();
    await expect(page).toHaveURL('/rng');

    // Known once, it is known to every later visit of this browser, and is as it was.
    await page.unroute(ofVendors);
    await page.goto('/');
    await expect(page.locator('[data-pending=true]')).toHaveCount(0);
    const known = await entries.allInnerTexts();
    await page.evaluate(() => sessionStorage.clear());
    await page.route(ofVendors, (route) => route.abort());
    await page.goto('/');
    await expect(entries).toHaveText(known);
    await expect(page.locator('[data-pending=true]')).toHaveCount(0);
  },
);
