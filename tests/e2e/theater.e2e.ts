import { FURTHER, expect, test } from './support/test.ts';

test.use({ viewport: { width: 1920, height: 1080 } });

test(
  '[GAM-6] a game is no wider than a film, and other games of its category open from beside it',
  FURTHER,
  async ({ page, site, texts }) => {
    await site.enter('demo');
    await page.goto('/rng');
    await site.games.nth(2).getByRole('button').first().click();
    const frame = page.locator('iframe');
    await expect(frame).toBeVisible();
    const aside = page.getByRole('complementary', { name: texts('search', 'popular') });
    const other = aside.getByRole('article').nth(1);
    const name = await other.getByRole('button').first().locator('[title]').getAttribute('title');
    const box = await frame.boundingBox();
    expect((box?.width ?? Infinity) / (box?.height ?? 1)).toBeLessThan(1.8);
    await other.getByRole('button').first().click();
    await expect(frame).toHaveAttribute('title', name ?? '');
    await expect(page).toHaveURL('/game');
  },
);
