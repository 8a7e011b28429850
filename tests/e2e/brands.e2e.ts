import type { Page } from '@playwright/test';

import { crossed, FURTHER, FURTHER_ON_PHONES_TOO, expect, test } from './support/test.ts';

interface Brand {
  readonly merchant: string;
  readonly name: string;
  readonly lang: string;
  readonly languages: readonly string[];
}

const brands: readonly Brand[] = [
  { merchant: 'demo', name: 'Sinag', lang: 'fil', languages: ['English', 'Filipino'] },
  { merchant: 'aurora', name: 'Aurora', lang: 'en', languages: ['English', 'Bahasa Indonesia'] },
  { merchant: 'lotus', name: 'Lotus', lang: 'vi', languages: ['Tiếng Việt', '简体中文', 'ไทย', 'English'] },
];

/** What makes a page look like its brand. */
async function lookOf(page: Page) {
  await expect(page.locator('[data-cfg^="pages/home#"]').first()).toBeVisible();
  const style = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    return { accent: root.getPropertyValue('--pf-color-accent').trim(), font: getComputedStyle(document.body).fontFamily };
  });
  const blocks = await page
    .locator('[data-cfg]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-cfg')).join(' '));
  const menu = (await page.getByRole('banner').getByRole('link').allInnerTexts()).join(' ');
  await page.goto('/terms');
  const mark = await page
    .locator('main h2')
    .first()
    .evaluate((title) => {
      const { content, rotate } = getComputedStyle(title, '::before');
      return `${content} ${rotate}`;
    });
  return { ...style, mark, blocks, menu };
}

test('[CFG-1] [CFG-3] one build is three brands: name, colour, type, titles, layout and menu differ', async ({ page }) => {
  const looks = [];
  for (const { merchant, name } of brands) {
    await page.goto(`/?merchant=${merchant}`);
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
    looks.push(await lookOf(page));
  }
  for (const part of ['accent', 'font', 'mark', 'blocks', 'menu'] as const)
    expect(new Set(looks.map((look) => look[part])).size, part).toBe(brands.length);
});

test('[CFG-3] the choice by ?merchant= lasts for the browser session', FURTHER, async ({ page }) => {
  await page.goto('/?merchant=lotus');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-merchant', 'lotus');
});

for (const [index, { merchant, lang, languages }] of brands.entries()) {
  test.describe(merchant, () => {
    test.use({ merchant, language: '' });

    test(`[I18N-6] [CFG-3] ${merchant} speaks its own languages, by default ${lang}`, crossed(index), async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      // The language's own name, whatever "Language" is called in it.
      await page
        .getByRole('banner')
        .getByRole('button')
        .filter({ has: page.locator(`[lang="${lang}"]`) })
        .click();
      await expect(page.getByRole('menuitem')).toHaveText(languages);
    });
  });
}

for (const merchant of ['aurora', 'lotus']) {
  test.describe(merchant, () => {
    test.use({ merchant });

    test(
      `[CFG-1] [REG-13] a player of ${merchant} registers, finds a game and logs out`,
      FURTHER_ON_PHONES_TOO,
      async ({ page, site, problems }) => {
        // A read that was under way when the session ended is refused.
        problems.allow(/status of 401/);
        await page.goto('/');
        await site.register(`p${Date.now().toString(36)}`);
        await page.goto('/rng');
        await expect(site.games.first()).toBeVisible();
        await site.logout();
      },
    );
  });
}
