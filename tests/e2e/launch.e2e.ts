import type { Page } from '@playwright/test';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { axeViolations } from './support/axe.ts';
import { crossed, PHONE_FURTHER, FURTHER, FURTHER_ON_PHONES_TOO, expect, test } from './support/test.ts';

/** A read that was under way when something else took its place. */
const LATE_READ = /Failed to load resource/;

const queryOf = (url: string): Record<string, string> => Object.fromEntries(new URL(url).searchParams);

/** The platform refuses the next launch with this code. */
async function refuseLaunch(page: Page, code: string): Promise<void> {
  const answer = { success: false, errorCode: code, message: 'Refused by the platform.' };
  await page.route(/\/wps\/game\/launchGame/, (route) => route.fulfill({ json: answer }), { times: 1 });
}

test(
  '[APP-7] [APP-9] [APP-17] [APP-12] /:games is the list of a category, slots with their vendors above, each of which opens its tab of /rng',
  PHONE_FURTHER,
  async ({ page, site, problems, texts }) => {
    problems.allow(/status of 404/);
    for (const path of ['/lott', '/LOTT', '/Lott']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.locator('[data-cfg="pages/games#main.games"]'), path).toBeVisible();
    }
    await expect(page).toHaveTitle(new RegExp(`^${texts('config', 'nav.lottery')} · `));
    await expect(site.games.first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('toolbar')).toHaveCount(0);

    await page.goto('/RNG');
    const vendors = page.getByRole('main').getByRole('toolbar', { name: texts('lobby', 'vendors') });
    await expect(vendors).toBeVisible();
    await expect(site.games.first()).toBeVisible();
    const [above, below] = await Promise.all([vendors.boundingBox(), site.games.first().boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await vendors.getByRole('button', { name: 'Perlas' }).click();
    await expect(page).toHaveURL('/rng?page=PERLAS');
    await expect(page.locator('[data-cfg="pages/rng#main.games"]')).toBeVisible();

    expect((await page.goto('/nonsense'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: texts('config', 'not_found.title') })).toBeVisible();
  },
);

test(
  '[APP-8] [APP-5] the lottery and e-lottery entries launch the first game of their first vendor, for visitors after a login',
  FURTHER_ON_PHONES_TOO,
  async ({ page, site, texts }) => {
    const tile = (name: string) => page.getByRole('main').getByRole('link', { name: texts('config', `nav.${name}`), exact: false });
    await page.goto('/');
    await tile('elott').click();
    await site.fillLogin(site.dialog('login'), 'demo', SEED_PASSWORD);
    await site.arrive();
    await expect(page).toHaveURL('/');

    await tile('elott').click();
    await expect(page).toHaveURL(/\/lottery\?/);
    expect(queryOf(page.url())).toEqual({ gameCode: expect.stringMatching(/^\w+$/), vendor: 'TCG_SEA' });
    await page.goBack();
    await tile('lottery')
      .filter({ hasNotText: texts('config', 'nav.elott') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/vnlottery\?/);
    expect(queryOf(page.url())).toEqual({ gameCode: expect.stringMatching(/^\w+$/) });
  },
);

test(
  '[GAM-6] [MOD-1] [ERR-4] an entry for many games opens their list, which finds, launches, and is there again on the way back',
  FURTHER_ON_PHONES_TOO,
  async ({ page, site, panel, problems, texts }) => {
    problems.allow(LATE_READ);
    const popup = page.getByRole('dialog', { name: texts('config', 'modal.game_popup') });
    const favorite = new RegExp(texts('lobby', 'favourite_of', '').trim());
    const tiles = popup.getByRole('list', { name: texts('launch', 'sub_games') }).getByRole('listitem');
    await page.goto('/live');
    const entry = site.games.filter({ hasText: 'Opera Room' }).getByRole('button').first();
    await entry.click();
    await site.fillLogin(site.dialog('login'), 'demo', SEED_PASSWORD);
    await site.arrive();

    await page.goto('/live');
    await entry.click();
    await expect(tiles).toHaveCount(24);
    expect(await axeViolations(page)).toEqual([]);
    await popup.getByRole('button', { name: '2', exact: false }).last().click();
    await expect(page).toHaveURL(/modal\.p=2/);
    // A tile may carry marks before the name; the heart names the game alone.
    const heart = tiles.first().getByRole('button', { name: favorite });
    const name = ((await heart.getAttribute('aria-label')) ?? '').replace(favorite, '').trim();
    await popup.getByRole('searchbox').fill(name);
    await expect(page).toHaveURL(/modal\.q=/);
    await expect(tiles.first()).toContainText(name);
    const asked = page.waitForRequest(/launchGame/);
    await tiles.first().getByRole('button').first().click();
    expect(queryOf((await asked).url())).toMatchObject({ vendor: 'OPERA', gameType: 'LIVE' });
    await expect(page.locator('iframe')).toBeVisible();
    await page.getByRole('button', { name: texts('lobby', 'back_to_games') }).click();
    await expect(popup.getByRole('searchbox')).toHaveValue(name);

    await popup.getByRole('searchbox').fill('qqqq');
    await expect(popup.getByText(texts('launch', 'sub_games_nothing_title'))).toBeVisible();
    await panel.fault('gameList', 'malformed', 10);
    await page.goto('/live?modal=gamePopup&modal.vendor=TWELVE&modal.type=LIVE');
    await popup.getByRole('button', { name: texts('lobby', 'retry') }).waitFor();
    await panel.undo();
    await popup.getByRole('button', { name: texts('lobby', 'retry') }).click();
    await expect(tiles.first()).toBeVisible();
  },
);

test(
  '[GAM-10] [ERR-4] a game with rooms shows them with stakes and players, lets into open ones only, and tells the platform which',
  FURTHER_ON_PHONES_TOO,
  async ({ page, site, panel, problems, texts }) => {
    problems.allow(LATE_READ);
    await site.enter('demo');
    await page.goto('/pvp?page=DUELO');
    await panel.fault('roomList', 'malformed', 10);
    await site.games.first().getByRole('button').first().click();
    const popup = page.getByRole('dialog', { name: texts('config', 'modal.game_rooms') });
    await popup.getByRole('button', { name: texts('lobby', 'retry') }).waitFor();
    await panel.undo();
    await popup.getByRole('button', { name: texts('lobby', 'retry') }).click();

    const rooms = popup.getByRole('listitem');
    await expect(rooms).toHaveCount(6);
    await expect(rooms.nth(1)).toContainText('₱5.00 – ₱20.00');
    await expect(rooms.nth(1)).toContainText(/\d+ of 60/);
    expect(await axeViolations(page)).toEqual([]);
    for (const [place, state] of [
      [3, 'FULL'],
      [5, 'CLOSED'],
    ] as const) {
      await expect(rooms.nth(place)).toContainText(texts('launch', `room_${state}`));
      await expect(rooms.nth(place).getByRole('button')).toBeDisabled();
    }
    const refreshed = page.waitForRequest(/GLS2_roomList/);
    await popup.getByRole('button', { name: texts('launch', 'rooms_refresh') }).click();
    await refreshed;

    const asked = page.waitForRequest(/launchGame/);
    await popup.getByRole('button', { name: texts('launch', 'room_enter_of', 'Plaza') }).click();
    expect(queryOf((await asked).url())['roomId']).toMatch(/^\d+-2$/);
    await expect(page.locator('iframe').contentFrame().locator('#stake')).toHaveText('₱10.00');
    await page.getByRole('button', { name: texts('lobby', 'back_to_games') }).click();
    await expect(popup).toBeVisible();
  },
);

for (const [index, [path, vendor, call]] of (
  [
    ['/seamless', 'STADIA', /\/wps\/game\/launchGame/],
    ['/fbsports', 'FB', /GCS_gameLaunchFB/],
  ] as const
).entries()) {
  test(
    `[APP-6] [APP-18] ${path} starts its provider's game on entry; a visitor is asked to log in and finds the way home`,
    crossed(index),
    async ({ page, site, texts }) => {
      await page.goto(path);
      await expect(site.dialog('login')).toBeVisible();
      await page.keyboard.press('Escape');
      const main = page.getByRole('main');
      await expect(main.getByText(texts('launch', 'provider_login_title'))).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await main.getByRole('link', { name: texts('launch', 'home') }).click();
      await expect(page).toHaveURL('/');

      await site.login('demo');
      const asked = page.waitForRequest(call);
      await page.goto(path);
      expect(queryOf((await asked).url())).toMatchObject({ vendor, gameType: 'SPORTS' });
      const frame = page.locator('iframe');
      await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
      await expect(frame.contentFrame().locator('#balance')).toHaveText(/\d/);
      await page.getByRole('button', { name: texts('lobby', 'back_to_games') }).click();
      await expect(page).toHaveURL('/');
    },
  );
}

test(
  '[GAM-7] [ERR-4] a launch that the platform refuses says why in its own words, and is asked for anew',
  FURTHER,
  async ({ page, site, texts }) => {
    await site.enter('demo');
    await page.goto('/rng');
    await refuseLaunch(page, '727');
    await site.games.first().getByRole('button').first().click();
    await expect(page.getByText(texts('lobby', 'launch_busy'))).toBeVisible();
    await refuseLaunch(page, '734');
    const retry = page.getByRole('button', { name: texts('lobby', 'retry') });
    await retry.click();
    await expect(page.getByText(texts('lobby', 'launch_previous'))).toBeVisible();
    await expect(page.getByText('Refused by the platform.')).toHaveCount(0);
    await retry.click();
    await expect(page.locator('iframe').contentFrame().locator('#balance')).toHaveText(/\d/);
  },
);

test('[GAM-8] a game host that cannot be reached falls to the next of the list', async ({ page, site, problems }) => {
  problems.allow(/net::ERR_|status of 404/);
  const dead = 'https://dead.games.example';
  // A page that the test has put its hands on is no local one to Chromium, and such a page has to be let into this machine.
  await page.context().grantPermissions(['local-network-access']);
  // The visit's draw falls on the first host.
  await page.addInitScript(() => (Math.random = () => 0));
  await page.route(/\/rng$/, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const [, games = ''] = /frame-src [^;]*(http:\/\/127\.0\.0\.1:\d+)/.exec(policy) ?? [];
    const both = policy.replace(/connect-src|frame-src/g, (directive) => `${directive} ${games} ${dead}`);
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': both } });
  });
  await page.route(/\/wps\/system\/status/, async (route) => {
    const answer = await (await route.fetch()).json();
    answer.value.info.launchGameCDNs.unshift(dead);
    await route.fulfill({ json: answer });
  });
  await page.route(/\/wps\/game\/launchGame/, async (route) => {
    const answer = await (await route.fetch()).json();
    const { pathname, search, hash } = new URL(answer.value.content);
    answer.value.content = pathname + search + hash;
    await route.fulfill({ json: answer });
  });
  await site.enter('demo');
  await page.goto('/rng');
  await site.games.first().getByRole('button').first().click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', /^http:\/\/127\.0\.0\.1:/);
  await expect(frame.contentFrame().locator('#balance')).toHaveText(/\d/);
});

test(
  '[GAM-7] [SEC-8] [SEC-5] a reload spends a new token, and leaving leads back to the same place with the balance as it is now',
  FURTHER_ON_PHONES_TOO,
  async ({ page, site, texts }) => {
    await site.enter('demo');
    await page.goto('/rng?page=SALA');
    await expect(site.games.first()).toBeVisible();
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, 2400));
      expect(await page.evaluate(() => window.scrollY)).toBe(2400);
    }).toPass();
    const inView = site.games.filter({ visible: true });
    const launched = await inView.evaluateAll((tiles) => {
      const tile = tiles.find((one) => one.getBoundingClientRect().top > 120);
      tile?.querySelector('button')?.click();
      return tile?.textContent ?? '';
    });
    const frame = page.locator('iframe');
    const game = frame.contentFrame();
    await expect(game.locator('#balance')).toHaveText(/\d/);
    const first = await frame.getAttribute('src');
    await page.getByRole('button', { name: texts('lobby', 'reload_game') }).click();
    await expect(frame).not.toHaveAttribute('src', first ?? '');
    await expect(game.locator('#balance')).toHaveText(/\d/);

    // What the page itself says to itself is no message of the game.
    await page.evaluate(() => window.postMessage({ type: 'close' }, '*'));
    const balance = game.locator('#balance');
    const before = (await balance.textContent()) ?? '';
    await expect(async () => {
      await game
        .getByRole('button', { name: /^spin$|higher$|fish, pays/i })
        .first()
        .click();
      await expect(balance).not.toHaveText(before, { timeout: 2_000 });
    }).toPass();
    await expect(page).toHaveURL('/game');
    const asked = page.waitForResponse(/wallets\/balance/);
    await page.getByRole('button', { name: texts('lobby', 'back_to_games') }).click();
    await expect(page).toHaveURL('/rng?page=SALA');
    await asked;
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2400);
    await expect(site.games.filter({ hasText: launched }).first()).toBeInViewport();
  },
);
