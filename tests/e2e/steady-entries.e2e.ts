import type { Page } from '@playwright/test';

import { centreOf } from './support/centre.ts';
import { textChunksOf } from './support/chunks.ts';
import { FURTHER, expect, test } from './support/test.ts';

/** How much later than all else texts come, in milliseconds. */
const LATE_MS = 400;

const TAKEN = 'takenAway';

/** Notes what a modal shows and takes away again while something in it waits: React hides it in place. */
async function watchHiding(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const taken: string[] = [];
    Reflect.set(window, name, taken);
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.style.getPropertyPriority('display') !== '' && target.closest('[role=dialog]') !== null)
          taken.push(target.textContent.slice(0, 80));
    }).observe(document, { subtree: true, attributeFilter: ['style'] });
  }, TAKEN);
}

for (const [who, centre] of [
  ['team155', 'member'],
  ['agent', 'agent'],
] as const) {
  test(
    `[MEM-1] [AGT-1] nothing that an entry of the ${centre} centre shows is taken away while the rest arrives`,
    FURTHER,
    async ({ page, site, texts }) => {
      test.slow();
      await site.enter(who);
      await page.goto(`/?centre=${centre}`);
      const dialog = centreOf(page, texts, centre);
      await expect(dialog.locator('nav a').first()).toBeVisible();
      const entries = await dialog.locator('nav a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(entries.length).toBeGreaterThan(7);
      await watchHiding(page);
      const late = textChunksOf('EN');
      await page.route(
        ({ pathname }) => late.includes(pathname),
        async (route) => {
          await page.waitForTimeout(LATE_MS);
          await route.continue();
        },
      );
      const taken: string[] = [];
      for (const href of entries) {
        await page.goto(`/${href}`);
        await expect(dialog.getByRole('heading', { level: 3 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
        const here = await page.evaluate((name): unknown => Reflect.get(window, name), TAKEN);
        for (const text of Array.isArray(here) ? here : ['not watched']) taken.push(`${href}: ${text}`);
      }
      expect(taken).toEqual([]);
    },
  );
}
