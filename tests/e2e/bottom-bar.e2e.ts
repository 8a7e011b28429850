import type { Locator } from '@playwright/test';

import { expect, FURTHER, test } from './support/test.ts';

const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? NaN;

/** Entries whose icon has a ground of its own, besides the current one. */
const standingOut = (bar: Locator) =>
  bar.locator('a:not([aria-current])').evaluateAll((all) =>
    all.flatMap(({ firstElementChild, textContent }) => {
      const ground = firstElementChild && getComputedStyle(firstElementChild).backgroundColor;
      return ground === 'rgba(0, 0, 0, 0)' ? [] : [textContent];
    }),
  );

for (const [merchant, shape] of [
  ['demo', 'bar'],
  ['aurora', 'floating'],
  ['lotus', 'raised'],
] as const)
  test.describe(`${merchant}, 360 px`, () => {
    test.use({ merchant, viewport: { width: 360, height: 740 } });

    test(
      `[HDR-9] [CFG-1] the bar is ${shape}, the deposit stands out in it, and the page ends above it`,
      merchant === 'lotus' ? {} : FURTHER,
      async ({ page, site, texts }) => {
        await site.enter('demo');
        await page.goto('/help');
        const bar = page.getByRole('navigation', { name: texts('common', 'quick_menu') });
        const deposit = bar.getByRole('link', { name: texts('config', 'in_increase_deposit') });
        await expect(deposit).toBeVisible();
        expect(await standingOut(bar)).toEqual([texts('config', 'in_increase_deposit')]);

        const surface = bar.getByRole('list');
        const { x = NaN, y = NaN, height = NaN } = (await surface.boundingBox()) ?? {};
        expect(x > 0 && y + height < 740, 'a margin').toBe(shape === 'floating');
        const icon = deposit.locator('> *').first();
        expect((await topOf(icon)) < y, 'above the bar').toBe(shape === 'raised');

        await expect
          .poll(async () => {
            await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
            const end = await page.getByRole('contentinfo').boundingBox();
            const top = Math.min(await topOf(bar), await topOf(icon));
            return end && Math.round(end.y + end.height - top);
          })
          .toBe(0);
      },
    );
  });
