import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { centreOf } from './support/centre.ts';
import { FURTHER, PHONE_FURTHER, PHONE_TOO, expect, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';

/** Name of a tile's heart, without the game's. */
const favoriteOf = (texts: Texts) => new RegExp(texts('lobby', 'favourite_of', '').trim());

/** A read that was under way when the session ended is refused. */
const LATE_READ = /status of 401/;

/** No two runs on one database register the same player. */
const newPlayer = () => `p${Date.now().toString(36)}`;

test(
  '[REG-2] [REG-3] [REG-4] [REG-12] [APP-11] a visitor registers: a name that breaks the rule is explained, a good one gets in',
  PHONE_TOO,
  async ({ page, site, texts }) => {
    await page.goto('/');
    const form = await site.openRegister();
    const username = site.field(form, 'username');
    const submit = form.getByRole('button', { name: texts('auth', 'register_submit') });
    await username.fill('1!');
    await site.field(form, 'password').fill('Sun-rise-2026');
    await site.field(form, 'confirmPassword').fill('Sun-rise-2027');
    await submit.click();
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await expect(username).toBeFocused();
    await expect(form.getByText(texts('auth', 'problem_mismatch'))).toBeVisible();
    await expect(form.getByText(texts('auth', 'problem_agree'))).toBeVisible();

    await username.fill(newPlayer());
    await site.solveCaptcha(form);
    await site.field(form, 'confirmPassword').fill('Sun-rise-2026');
    await form.getByRole('checkbox').check();
    await submit.click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(site.accountMenu).toBeVisible();
  },
);

test(
  '[LOG-3] [LOG-4] [APP-11] a wrong password is explained in place, the right one leads home',
  PHONE_TOO,
  async ({ page, site, problems, texts }) => {
    problems.allow(/Failed to load resource/);
    await page.goto('/rng');
    const dialog = await site.openLogin();
    await site.fillLogin(dialog, 'demo', 'not-the-password');
    await expect(dialog.getByText(texts('auth', 'error_login_failed'))).toBeVisible();
    await site.fillLogin(dialog, 'demo', SEED_PASSWORD);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
  },
);

test(
  '[HDR-4] a member has the way to a deposit, their name, and what is new at hand',
  PHONE_FURTHER,
  async ({ page, site, texts }, { project }) => {
    const value = async (call: RegExp) => (await (await page.waitForResponse(call)).json()).value;
    const answers = [value(/CSP_unreadCount/), value(/member\/info$/)];
    await page.goto('/');
    await site.login('demo');
    const [{ unreadMessage, unclaimedPromotion }, { nickname }] = await Promise.all(answers);
    expect(unreadMessage * unclaimedPromotion).toBeGreaterThan(0);
    await expect(site.accountMenu).toContainText(texts('common', 'unread_count', String(unreadMessage + unclaimedPromotion)));
    await expect(site.accountMenu).toContainText(texts('common', 'account_menu', nickname));

    // A phone has it under the thumb, its header too little room for a name.
    const isPhone = project.name === 'phone';
    await expect(site.accountMenu.getByText(nickname, { exact: true })).toBeVisible({ visible: !isPhone });
    const place = isPhone ? page.getByRole('navigation', { name: texts('common', 'quick_menu') }) : site.header;
    await place.getByRole('link', { name: texts('config', 'in_increase_deposit'), exact: true }).click();
    await expect(page).toHaveURL('/?centre=depositv2');
    const centre = centreOf(page, texts);
    await expect(centre.getByRole('heading', { name: texts('config', 'in_increase_deposit'), exact: true })).toBeVisible();
  },
);

test('[HDR-5] a member hides the balance with the eye, and each press asks for it anew', PHONE_FURTHER, async ({ page, site, texts }) => {
  await site.enter('demo');
  await page.goto('/');
  const panel = page.getByRole('banner');
  await expect(panel.getByText(/₱\s?[\d,]+\.\d\d/)).toBeVisible();
  const asked = page.waitForRequest(/v2\/wallets\/balance/);
  await panel.getByRole('button', { name: texts('common', 'hide_balance') }).click();
  await asked;
  await expect(panel.getByText(/\*{3,}/)).toBeVisible();
  await expect(panel.getByText(/₱\s?[\d,]+\.\d\d/)).toBeHidden();
  await panel.getByRole('button', { name: texts('common', 'show_balance') }).click();
  await expect(panel.getByText(/₱\s?[\d,]+\.\d\d/)).toBeVisible();
});

test('[GAM-11] search finds games by name, and a reload keeps it', PHONE_FURTHER, async ({ page, site, texts }) => {
  await page.goto('/rng');
  const first = site.games.first();
  // A tile may carry a mark before the name; the heart names the game alone.
  const heart = first.getByRole('button', { name: favoriteOf(texts) });
  const name = (await heart.getAttribute('aria-label'))?.replace(favoriteOf(texts), '') ?? '';
  const word = name.trim().split(/\s+/)[0] ?? '';
  await page.getByRole('searchbox').fill(word);
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(word), 'i'));
  await expect(first).toContainText(word, { ignoreCase: true });
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect(first).toContainText(word, { ignoreCase: true });
});

test('[GAM-5] a favorite of a member survives a reload', PHONE_FURTHER, async ({ page, site, texts }) => {
  await site.enter('fresh');
  await page.goto('/rng');
  const heart = site.games.nth(1).getByRole('button', { name: favoriteOf(texts) });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('[LOG-11] [GAM-5] a visitor who likes a game is asked to log in, and the favorite is kept', async ({ page, site, texts }) => {
  await page.goto('/rng');
  const heart = site.games.nth(2).getByRole('button', { name: favoriteOf(texts) });
  await heart.click();
  await site.fillLogin(site.dialog('login'), 'fresh', SEED_PASSWORD);
  await expect(page).toHaveURL('/');
  await page.goto('/rng');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('[LOG-11] [GAM-6] a visitor who starts a game is asked to log in, and nothing launches by itself', FURTHER, async ({ page, site }) => {
  await page.goto('/rng');
  await site.games.first().getByRole('button').first().click();
  await site.fillLogin(site.dialog('login'), 'demo', SEED_PASSWORD);
  await expect(page).toHaveURL('/');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test(
  '[GAM-6] [GAM-7] [SEC-8] a member launches a game, plays a round in its frame, and comes back',
  PHONE_TOO,
  async ({ page, site, texts }) => {
    await site.enter('demo');
    await page.goto('/rng');
    await site.games.first().getByRole('button').first().click();
    await expect(page).toHaveURL('/game');

    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
    await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation/);
    const source = await frame.getAttribute('src');
    expect(new URL(source ?? '').origin).not.toBe(new URL(page.url()).origin);

    const game = frame.contentFrame();
    const play = game.getByRole('button', { name: /^spin$|higher$|fish, pays/i }).first();
    const money = game.locator('#balance');
    await expect(money).toHaveText(/\d/);
    const before = (await money.textContent()) ?? '';
    // A round may pay back just its stake.
    await expect(async () => {
      await play.click();
      await expect(money).not.toHaveText(before, { timeout: 2_000 });
    }).toPass();

    await page.getByRole('button', { name: texts('lobby', 'back_to_games') }).click();
    await expect(page).toHaveURL('/rng');
  },
);

test('[GAM-7] the game page without a game leads back to the games', FURTHER, async ({ page, site, texts }) => {
  await site.enter('demo');
  await page.goto('/game');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('main').getByText(texts('lobby', 'no_game_title'))).toBeVisible();
});

test('[HDR-8] [UI-2] the theme is switched and survives a reload', PHONE_FURTHER, async ({ page, site }) => {
  await page.goto('/');
  const root = page.locator('html');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await site.switchTheme('dark');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await background()).not.toBe(light);
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('[I18N-1] [HDR-1] the language is switched and survives a reload', PHONE_FURTHER, async ({ page, site }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await site.chooseLanguage('Filipino');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
});

test(
  '[LOG-9] [SEC-9] a member logs out: asked first, then a visitor on home, and what was paused stays so',
  PHONE_FURTHER,
  async ({ page, site, problems, texts }) => {
    problems.allow(LATE_READ);
    // Where less motion is wanted, there is nothing to pause.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await site.enter('demo');
    await page.goto('/rng');
    const jackpot = page.locator('[data-cfg="pages/rng#banner.jackpot"]');
    await jackpot.getByRole('button', { name: texts('common', 'kit.pause') }).click();
    await site.logout();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await page.goto('/rng');
    await expect(jackpot.getByRole('button', { name: texts('common', 'kit.play') })).toBeVisible();
  },
);

test('[LOG-9] logging out also works when its call fails', FURTHER, async ({ page, site, panel, problems }) => {
  problems.allow(/Failed to load resource|net::ERR_/);
  await site.enter('demo');
  await page.goto('/');
  await panel.fault('logout', 'status-500', 10);
  await site.logout();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});
