import type { Route } from '@playwright/test';

import { editContent } from './support/content.ts';
import { comeNear } from './support/near.ts';
import { FURTHER, PHONE_TOO, expect, test } from './support/test.ts';

for (const { merchant, language, offers } of [
  { merchant: 'demo', language: 'EN', offers: 1 },
  { merchant: 'lotus', language: 'VI', offers: 0 },
]) {
  test.describe(merchant, () => {
    test.use({ merchant, language });

    test(`[GAM-1] [GAM-13] bingo is a type of game where Filipino is spoken: ${merchant} offers ${offers}`, async ({ page, texts }) => {
      await page.goto('/rng');
      await page.getByRole('button', { name: texts('lobby', 'more_filters') }).click();
      const types = page.getByRole('combobox', { name: texts('lobby', 'classify'), exact: true }).getByRole('option');
      await expect(types.filter({ hasText: texts('lobby', 'classify_VP') })).toHaveCount(1);
      await expect(types.filter({ hasText: texts('lobby', 'classify_BG') })).toHaveCount(offers);
    });
  });
}

test('[GAM-4] [GAM-12] a line of more than seven vendors has arrows that move it, and hot ones their mark', async ({ page, texts }) => {
  const menu = page.getByRole('toolbar', { name: texts('lobby', 'vendors') });
  const arrow = (key: string) => page.getByRole('main').getByRole('button', { name: texts('lobby', key), exact: true });
  // Five vendors, and "all".
  await page.goto('/fish');
  await expect(menu.getByRole('button')).toHaveCount(6);
  await expect(arrow('scroll_on')).toHaveCount(0);
  await expect(menu.getByRole('button', { name: texts('lobby', 'hot_vendor', 'Lambat') })).toBeVisible();

  await page.goto('/rng');
  await expect(arrow('scroll_back')).toBeDisabled();
  expect(await menu.getByRole('button').count()).toBeGreaterThan(8);
  const last = menu.getByRole('button').last();
  await expect(last).not.toBeInViewport();
  await expect(async () => {
    // At the end there is nothing more to press for: the line is still on its way there.
    if ((await arrow('scroll_on').getAttribute('aria-disabled')) === null) await arrow('scroll_on').click({ timeout: 500 });
    await expect(last).toBeInViewport({ timeout: 300 });
  }).toPass({ intervals: [100] });
  await expect(arrow('scroll_back')).toBeEnabled();
});

test('[GAM-3] pages of fourteen follow each other by themselves to the last one, and no further', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => {
    const { pathname, searchParams } = new URL(sent.url());
    if (pathname.endsWith('GCSGAME_gameList')) asked.push(`${searchParams.get('pageNo')} of ${searchParams.get('pageSize')}`);
  });
  await page.goto('/fish?page=HARPOON');
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(page.locator('[role=listitem][aria-posinset="40"]')).toBeInViewport({ timeout: 300 });
  }).toPass();
  await page.mouse.wheel(0, 4000);
  await page.waitForLoadState('networkidle');
  // The first is in the page's HTML.
  expect(asked).toEqual(['2 of 14', '3 of 14']);
});

test('[GAM-3] [GAM-10] what is hot is there before it is asked for', FURTHER, async ({ page, site, problems, texts }) => {
  problems.allow(/net::ERR_FAILED/);
  const asked = page.waitForResponse(/GCSGAME_hotGamesV2/);
  await page.goto('/fish');
  await asked;
  await page.route(/GCSGAME_hotGamesV2/, (route) => route.abort());
  await page.getByRole('button', { name: texts('lobby', 'list_hot'), exact: true }).click();
  await expect(page).toHaveURL('/fish?list=hot');
  await expect(site.games.first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

const isCut = (names: readonly Element[]) =>
  names.filter((name) => name.scrollHeight > name.clientHeight || name.scrollWidth > name.clientWidth).map((name) => name.textContent);
const rowsMeet = (rows: readonly Element[]) =>
  rows.some((row, at) => row.getBoundingClientRect().bottom > (rows[at + 1]?.getBoundingClientRect().top ?? Infinity) + 1);

test('[GAM-3] on a phone, names of games are whole under the widest text spacing, and rows do not meet', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/rng');
  await expect(site.games.first()).toBeVisible();
  // The spacing of WCAG 1.4.12.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await site.games.locator('[title]').evaluateAll(isCut)).toEqual([]);
  await expect.poll(() => page.locator('[role=presentation]:has(> [role=listitem])').evaluateAll(rowsMeet)).toBe(false);
});

test('[GAM-2] the lists stand whole beside the filters, however wide the window is', async ({ page, site, texts }) => {
  await page.goto('/rng');
  await expect(site.games.first()).toBeVisible();
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const search = page.getByRole('search', { name: texts('lobby', 'filters') });
    const lists = search.getByRole('group', { name: texts('lobby', 'list') });
    const hidden = () => lists.evaluate((group) => group.scrollWidth - group.clientWidth);
    await expect.poll(hidden, String(width)).toBe(0);
  }
});

test('[GAM-5] a heart changes at once, and back when it could not be saved', FURTHER, async ({ page, site, problems, texts }) => {
  problems.allow(/Failed to load resource/);
  await site.enter('fresh');
  await page.goto('/rng');
  const heart = site.games.nth(5).getByRole('button', { name: texts('lobby', 'favourite_of', '').trim() });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const held: Route[] = [];
  await page.route('**/MCSFE_addFavoriteGameV2', (route) => void held.push(route));
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.fulfill({ status: 500, json: { success: false } });
  await expect(page.getByText(texts('lobby', 'favourite_failed'))).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('[NOT-3] [GAM-10] the winners board has twenty of every category: player, game and prize, the largest first, and a press plays', async ({
  page,
  site,
  texts,
}) => {
  await page.goto('/');
  // Asked by the server, with the page.
  expect(await page.locator('#rendered').textContent()).toMatch(/\["winnerBoard",\{"gameCategory":"ALL"[^}]*"limitNum":20/);
  await comeNear(page, 'pages/home#main.winners');
  const rows = page.getByRole('region', { name: texts('config', 'home.winners') }).getByRole('listitem');
  await expect(rows).toHaveCount(20);
  const shown = await rows.allInnerTexts();
  expect(shown.filter((row) => !/\*[^]*\n[^]*₱[\d,]+\.\d\d/.test(row))).toEqual([]);
  const prizes = shown.map((row) => Number(/₱([\d,.]+)/.exec(row)?.[1]?.replaceAll(',', '')));
  expect(prizes).toEqual(prizes.toSorted((one, other) => other - one));
  await rows.first().click();
  await expect(site.dialog('login')).toBeVisible();
});

test('[GAM-10] home shows the hot games of all categories, and the way to the rest', FURTHER, async ({ page, texts }) => {
  await page.goto('/');
  await comeNear(page, 'pages/home#main.hot');
  const hot = page.locator('[data-cfg="pages/home#main.hot"]');
  await expect(hot.getByRole('heading', { name: texts('config', 'home.hot_games') })).toBeVisible();
  await expect(hot.getByRole('article')).toHaveCount(20);
  await expect(hot.getByRole('article').first()).not.toContainText(texts('lobby', 'hot'));
  await expect(hot.getByRole('link', { name: texts('lobby', 'see_all') })).toHaveAttribute('href', '/rng');
});

for (const merchant of ['demo', 'aurora', 'lotus'])
  test.describe(`home of ${merchant}`, () => {
    test.use({ merchant });

    test('[GAM-10] no game is there twice, and a grid of games has full lines only', PHONE_TOO, async ({ page }) => {
      await page.goto('/');
      await comeNear(page, 'pages/home#main.hot');
      await comeNear(page, 'pages/home#main.popular');
      const rows = ['hot', 'popular'].map((row) => page.locator(`[data-cfg="pages/home#main.${row}"]`).getByRole('article'));
      const names = [];
      for (const row of rows) {
        await expect(row.nth(3)).toBeAttached();
        names.push(...(await row.locator('[title]').allInnerTexts()));
      }
      expect(names.length).toBeGreaterThan(20);
      expect(new Set(names).size).toBe(names.length);
      const grid = page.locator('[data-cfg="pages/home#main.hot"] [data-look=grid] > :visible');
      const tops = await grid.evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
      const lines = [...new Set(tops)].map((line) => tops.filter((top) => top === line).length);
      expect(new Set(lines).size).toBeLessThanOrEqual(1);
    });
  });

test(
  '[GAM-7] the game goes full screen with its bar, whose button leads back, and leaving the game ends it',
  FURTHER,
  async ({ page, site, texts }) => {
    await site.enter('demo');
    await page.goto('/rng?page=SALA');
    await site.games.first().getByRole('button').first().click();
    await expect(page.locator('iframe').contentFrame().locator('#balance')).toHaveText(/\d/);
    const holdsGame = () => page.evaluate(() => (document.fullscreenElement?.querySelectorAll('iframe').length ?? 0) > 0);
    await page.getByRole('button', { name: texts('lobby', 'fullscreen'), exact: true }).click();
    await expect.poll(holdsGame).toBe(true);
    await page.getByRole('button', { name: texts('lobby', 'leave_fullscreen'), exact: true }).click();
    await expect.poll(holdsGame).toBe(false);
    await page.getByRole('button', { name: texts('lobby', 'fullscreen'), exact: true }).click();
    await expect.poll(holdsGame).toBe(true);
    await page.getByRole('button', { name: texts('lobby', 'back_to_games') }).click();
    await expect(page).toHaveURL('/rng?page=SALA');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    await expect(site.header).toBeVisible();
  },
);

test(
  '[BAN-7] login and registration have their own banners beside them, while there are any',
  FURTHER,
  async ({ page, panel, server, site }) => {
    panel.seedAfterwards();
    const banner = (group: string) => page.getByRole('dialog').locator(`img[src*="${group}"]`);
    await page.goto('/login');
    await expect(banner('w_login')).toBeVisible();
    await page.goto('/register');
    await expect(banner('w_reg')).toBeVisible();
    editContent(server, (db) => void db.run("DELETE FROM banners WHERE group_name = 'w_reg'"));
    await page.goto('/register');
    await expect(site.field(site.dialog('register'), 'username')).toBeVisible();
    await expect(banner('w_')).toHaveCount(0);
  },
);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('[BAN-3] [FTR-1] banners and vendors go on by themselves', async ({ page, texts }) => {
    await page.goto('/');
    const dots = page.getByRole('region', { name: texts('common', 'banner_area') }).getByRole('button', { name: /^\d of \d$/ });
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true', { timeout: 15_000 });

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const first = page
      .getByRole('contentinfo')
      .getByRole('region', { name: texts('common', 'vendors') })
      .locator('img')
      .first();
    const left = async () => (await first.boundingBox())?.x;
    const before = await left();
    await expect.poll(left, { timeout: 15_000 }).not.toBe(before);
  });
});
