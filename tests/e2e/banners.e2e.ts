import { expect, PHONE_TOO, test } from './support/test.ts';

/** Which group each page shows (spec, section 2). */
const GROUPS = {
  '/': 'w_home',
  '/rng': 'w_rng',
  '/live': 'w_live',
  '/fish': 'w_fish',
  '/pvp': 'w_pvp',
  '/sports': 'w_sports',
  '/esports': 'w_esports',
  '/elott': 'w_lott',
  '/down': 'w_down',
  '/promotions': 'w_promotion',
  '/pointMall': 'w_shop',
  '/help': 'w_help',
};

test('[BAN-1] [BAN-2] each page shows the group that has its place there, and pages without one show none', async ({ page, texts }) => {
  const area = page.getByRole('region', { name: texts('common', 'banner_area'), exact: true });
  for (const [path, group] of Object.entries(GROUPS)) {
    await page.goto(path);
    await expect(area.locator('img').first()).toHaveAttribute('src', new RegExp(`/${group}-\\d+\\.svg$`));
  }
  await page.goto('/vip');
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(area).toHaveCount(0);
});

test('[BAN-1] an operator moves a group to another page by its places', async ({ page, config, texts }) => {
  const area = page.getByRole('region', { name: texts('common', 'banner_area'), exact: true });
  await page.goto('/fish');
  await expect(area.locator('img').first()).toBeVisible();
  config.edit('base/banners.json', (text) => text.replace('"w_fish": { "places": ["/fish"]', '"w_fish": { "places": ["/vip"]'));
  // The landmark goes with the last of what stands in it.
  await expect(area).toHaveCount(0);
  await page.goto('/vip');
  await expect(area.locator('img').first()).toHaveAttribute('src', /\/w_fish-\d+\.svg$/);
});

const isOnSlide = ([left, top]: readonly [number, number]): boolean =>
  document.elementFromPoint(left, top)?.closest('[role=group]') !== null;

test.describe('lotus', () => {
  test.use({ merchant: 'lotus' });

  test('[BAN-1] a banner from edge to edge of the window has no corners', PHONE_TOO, async ({ page, texts }) => {
    await page.goto('/');
    const carousel = page.getByRole('region', { name: texts('common', 'banners'), exact: true });
    await expect(carousel).toBeVisible();
    const { x = NaN, y = NaN } = (await carousel.boundingBox()) ?? {};
    expect(x).toBe(0);
    await expect.poll(() => page.evaluate(isOnSlide, [x + 1, y + 1] as const)).toBe(true);
  });
});

for (const [merchant, language] of [
  ['demo', 'TY'],
  ['lotus', 'VI'],
] as const) {
  test.describe(`${merchant} in ${language}`, () => {
    // Without motion there is no button that pauses it, and room enough.
    test.use({ merchant, language, contextOptions: { reducedMotion: 'no-preference' } });

    test('[BAN-4] the dots leave the words of a banner alone', PHONE_TOO, async ({ page, texts }) => {
      await page.goto('/');
      const carousel = page.getByRole('region', { name: texts('common', 'banners'), exact: true });
      const dots = carousel.getByRole('button', { name: texts('common', 'kit.pause') }).locator('..');
      await expect(dots).toBeVisible();
      const first = carousel.getByRole('group').first();
      const words = await first
        .locator('span > span > *')
        .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().toJSON()));
      const bar = await dots.boundingBox();
      expect(words.length).toBeGreaterThan(0);
      for (const { right, bottom } of words) expect(right <= (bar?.x ?? 0) || bottom <= (bar?.y ?? 0)).toBe(true);
    });
  });
}
