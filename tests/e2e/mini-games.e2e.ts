import { playMiniGame } from '#site/api/contract/miniGames.ts';
import { faultsIn, loseAnswers, ON, overflow, PHONE, PROVOKED } from './support/company.ts';
import { FURTHER, expect, test } from './support/test.ts';

test('[MOD-5] [FTR-4] [MOD-2] a trial account reads the room and may not write, and plays mini games for play money', async ({
  page,
  site,
  texts,
  panel,
}) => {
  await panel.whitelabel(ON);
  await page.goto('/');
  await site.playAsGuest();
  await page.goto('/?modal=chatRoom');
  const room = page.getByRole('dialog', { name: texts('config', 'modal.chat_room') });
  await expect(room.getByRole('log').getByRole('listitem').last()).toBeVisible();
  await expect(room.getByRole('textbox')).toHaveCount(0);
  await room.getByRole('link', { name: texts('chat', 'open_account') }).click();
  await expect(site.dialog('register')).toBeVisible();
  await expect(room).toHaveCount(0);

  await page.goto('/?modal=miniGames&modal.game=dice');
  const games = page.getByRole('dialog', { name: texts('config', 'modal.mini_games') });
  await expect(games.getByText('₱1,000.00')).toBeVisible();
  await expect(games.getByText(texts('minigames', 'trial_note'))).toBeVisible();
  await games.getByRole('button', { name: texts('minigames', 'play_for', '₱5.00') }).click();
  await expect(games.getByText('₱1,000.00')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // The header shows the same purse; what needs a real account still says so.
  const left = (await games.getByText(texts('minigames', 'trial_balance'), { exact: true }).locator('..').textContent()) ?? '';
  // Behind the game, where no role is found.
  await expect(page.locator('[data-cfg="layouts/default#header.header"]')).toContainText(/[\d,]+\.\d\d/.exec(left)?.[0] ?? 'no amount');
  await games.getByRole('link', { name: texts('minigames', 'open_account') }).click();
  await expect(site.dialog('register')).toBeVisible();
});

test(
  '[FTR-4] [CFG-1] [LOG-11] the mini-game widget shows by flag in the menu, and a bet counts once, by the ledger',
  FURTHER,
  async ({ page, site, texts, panel, config, problems }) => {
    problems.allow(PROVOKED);
    const t = (key: string, ...values: readonly string[]) => texts('minigames', key, ...values);
    const widget = page.getByRole('link', { name: texts('config', 'nav.mini_games') });
    const games = page.getByRole('dialog', { name: texts('config', 'modal.mini_games') });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    await panel.whitelabel({ MINIGAME3: '1' });
    await page.goto('/');
    await site.header.getByRole('button', { name: texts('common', 'open_menu') }).click();
    // Which games there are, and in which order, is config.
    await widget.click();
    const names = ['wheel', 'dice'].map((game) => texts('config', `minigame.${game}`));
    await expect(games.getByRole('listitem').locator('strong')).toHaveText(names);
    config.edit('base/modals.json', (text) =>
      text.replace('"stakes": [500,', '"stakes": [700,').replace('"game": "wheel", ', '"game": "wheel", "stakes": [300], '),
    );
    await expect(games.getByRole('listitem').first()).toContainText(t('from_stake', '₱3.00'));
    await games.getByRole('button', { name: names[1] ?? '' }).click();
    await expect(games.getByText(t('returns_long', '95.8%'))).toBeVisible();

    // A visitor looks around; the bet needs a login, and the game is there after it.
    await games.getByRole('button', { name: t('play_for', '₱7.00') }).click();
    await site.fillLogin(site.dialog('login'), 'demo', 'Sunrise2026');
    const stake = games.getByRole('button', { name: t('play_for', '₱7.00') });
    await expect(stake).toBeEnabled();
    const purse = games.getByText(t('balance')).locator('..');
    const money = async () => Number(((await purse.textContent()) ?? '').replace(/[^\d.]/g, ''));
    await expect.poll(money).toBeGreaterThan(0);
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);

    // The answer is lost for good; the page is loaded anew; the bet has happened, once.
    const before = await money();
    await games.getByRole('radio', { name: new RegExp(`^${t('choice_seven')}`) }).check();
    const restore = await loseAnswers(page, playMiniGame.path);
    await stake.click();
    await expect(games.getByText(t('unsure'))).toBeVisible();
    await restore();
    await page.reload();
    await expect(games.getByText(t('pending', '₱7.00'))).toBeVisible();
    await games.getByRole('button', { name: t('ask_again') }).click();
    const result = games.getByText(t('lost')).or(games.getByText(new RegExp(`^${t('won', '')}`)));
    await expect(result).toBeVisible();
    const won = (await result.textContent()) === t('lost') ? 0 : 7 * 5.75;
    await expect.poll(money).toBeCloseTo(before - 7 + won, 2);

    // Anybody can check it.
    await games.getByText(t('odds_and_fairness')).click();
    await expect(games.getByRole('row').filter({ hasText: t('choice_seven') })).toContainText('×5.75');
    await games.getByRole('button', { name: t('check') }).click();
    await expect(games.getByText(t('check_right'))).toBeVisible();
    expect(await faultsIn(page, 'mini-game')).toEqual([]);

    // With motion, nothing gives the result away before the wheel has come to rest.
    await games.getByRole('button', { name: t('all_games') }).click();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await games.getByRole('button', { name: names[0] ?? '' }).click();
    const answered = page.waitForResponse((response) => response.url().endsWith(playMiniGame.path));
    await games.getByRole('button', { name: t('play_for', '₱3.00') }).click();
    await answered;
    await expect(games.getByText(t('wait'))).toBeVisible();
    expect(await money()).toBeCloseTo(before - 7 + won, 2);
    await expect(games.getByRole('img', { name: new RegExp(`^${t('wheel_shows', '×')}`) })).toBeVisible();
    await expect(games.getByText(t('wait'))).toHaveCount(0);
    await expect.poll(money).not.toBeCloseTo(before - 7 + won, 2);
    const after = await money();

    // The header says the same, and with the flag the widget goes.
    await page.goBack();
    await expect(games).toHaveCount(0);
    await expect(site.header).toContainText(after.toLocaleString('en-US', { minimumFractionDigits: 2 }));
    await panel.whitelabel({ MINIGAME3: '0' });
    await expect(widget).toHaveCount(0);
  },
);
