import type { Locator, Page } from '@playwright/test';

import { CHAT_LINES } from '#gateway/seed/chatTexts.ts';
import { sendChatMessage } from '#site/api/contract/chat.ts';
import { playMiniGame } from '#site/api/contract/miniGames.ts';
import { axeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 360, height: 740 };
/** What faults planned by a test leave in the console. */
const PROVOKED = /status of (401|429|500)|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED/;
const ON = { CHATROOM3: '1', MINIGAME3: '1' } as const;

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const faultsIn = async (page: Page, name: string) =>
  (await axeViolations(page)).filter(({ elements }) => elements.some((html) => html.includes(name)));
/** From now on the gateway acts on calls to this path, and no answer arrives; the function that it returns ends that. */
async function loseAnswers(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(`**${path}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => page.unroute(`**${path}`);
}
/** Whether what scrolls shows its end. */
const isAtEnd = (box: Locator) => box.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight < 4);

test('[MOD-1] [MOD-5] [LOG-11] [CFG-15] the chat room opens from its entry after a login, in its header colour, and Back closes it', async ({
  page,
  site,
  texts,
  panel,
  config,
}) => {
  const room = page.getByRole('dialog', { name: texts('config', 'modal.chat_room') });
  const entry = page.getByRole('link', { name: texts('config', 'nav.chat') });
  await page.goto('/?modal=chatRoom');
  await expect(site.loginButton).toBeVisible();
  // Hidden with its flag, from the address too.
  await expect(entry).toHaveCount(0);
  await expect(room).toHaveCount(0);

  await panel.whitelabel(ON);
  await page.goto('/rng');
  await entry.click();
  const login = site.dialog('login');
  await site.fillLogin(login, 'demo', 'Sunrise2026');
  await expect(room.getByRole('log').getByRole('listitem').last()).toBeVisible();
  await expect(login).toHaveCount(0);
  const header = room.getByRole('heading', { name: texts('config', 'modal.chat_room') }).locator('..');
  await expect(header).toHaveCSS('background-color', 'rgb(232, 89, 12)');
  await expect(header).toHaveCSS('color', 'rgb(0, 0, 0)');
  config.edit('base/site.json', (text) => text.replace('#e8590c', '#4a0912'));
  await expect(header).toHaveCSS('background-color', 'rgb(74, 9, 18)');
  await expect(header).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.goBack();
  await expect(room).toHaveCount(0);

  // From its entry and from the address; another modal takes its place.
  await entry.click();
  await expect(room).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(room).toHaveCount(0);
  await page.goto('/?modal=chatRoom');
  await expect(room.getByRole('log')).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/?modal=notice');
  });
  await expect(page.getByRole('dialog', { name: texts('config', 'modal.notice') })).toBeVisible();
  await expect(room).toHaveCount(0);
});

test('[MOD-5] [ERR-4] players talk: plain text, the newest in sight, nothing typed is lost, and each message appears once', async ({
  page,
  site,
  texts,
  panel,
  config,
  problems,
  browser,
  baseURL,
}) => {
  problems.allow(PROVOKED);
  const t = (key: string, ...values: readonly string[]) => texts('chat', key, ...values);
  await panel.whitelabel(ON);
  config.edit('base/modals.json', (text) =>
    text.replace('"block": "chat-room",', '"block": "chat-room", "props": { "pageSize": 8, "pollMs": 400 },'),
  );
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await site.login('demo');
  await panel.fault('chatMessages', 'status-500', 1);
  await page.goto('/?modal=chatRoom');
  const room = page.getByRole('dialog', { name: texts('config', 'modal.chat_room') });
  await room.getByRole('button', { name: texts('lobby', 'retry') }).click();
  const log = room.getByRole('log');
  const lines = log.getByRole('listitem').filter({ has: page.locator('time') });
  const field = room.getByRole('textbox', { name: t('write') });
  await expect(lines.last()).toBeVisible();
  await expect.poll(() => isAtEnd(log)).toBe(true);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  // Further up there is more, down to the beginning; where one reads stays in sight.
  const first = await lines.first().textContent();
  await log.evaluate((box) => box.scrollTo({ top: 0 }));
  await expect(lines).toHaveCount(CHAT_LINES.length);
  await expect(lines.filter({ hasText: first ?? '' })).toBeInViewport();
  await expect(log.getByText(t('yesterday'))).toHaveCount(1);
  await expect(log.getByText(t('you'), { exact: true }).first()).toBeAttached();

  // Another player writes while this one reads further up.
  const other = await browser.newPage({ storageState: await page.context().storageState(), ...(baseURL && { baseURL }) });
  const theirs = other.getByRole('dialog', { name: texts('config', 'modal.chat_room') });
  await other.goto('/?modal=chatRoom');
  await other.getByLabel(texts('auth', 'field_username')).last().fill('vip');
  await other
    .getByLabel(new RegExp(`^${texts('auth', 'field_password')}`))
    .last()
    .fill('Sunrise2026');
  await other
    .getByRole('dialog')
    .getByRole('button', { name: texts('auth', 'login_submit'), exact: true })
    .click();
  await theirs.getByRole('textbox', { name: t('write') }).fill('<b>Hi</b> https://example.com');
  await other.keyboard.press('Enter');
  const newest = room.getByRole('button', { name: t('newest', '1') });
  await expect(newest).toBeVisible();
  expect(await isAtEnd(log)).toBe(false);
  await newest.click();
  await expect(newest).toHaveCount(0);
  const message = lines.filter({ hasText: '<b>Hi</b> https://example.com' });
  await expect(message).toBeInViewport();
  await expect(message).toContainText('Re***a');
  await expect(log.locator('b, a')).toHaveCount(0);

  // A new line, then Enter: the answer is lost, and the message is there once.
  await field.fill('One line');
  await field.press('Shift+Enter');
  await field.pressSequentially('and another');
  await expect(room.getByText('20 of 300')).toBeVisible();
  await panel.fault('sendChatMessage', 'drop-after', 1);
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(lines.filter({ hasText: 'and another' })).toHaveCount(1);
  await expect(theirs.getByRole('log').getByText('and another')).toHaveCount(1);
  await other.close();

  // Out of reach: what is typed stays, through a reload too, and goes out once.
  const restoreRoom = await loseAnswers(page, sendChatMessage.path);
  await field.fill('Kept words');
  await field.press('Enter');
  await expect(room.getByText(t('unsure'))).toBeVisible();
  await restoreRoom();
  await expect(field).toHaveValue('Kept words');
  await page.reload();
  await expect(field).toHaveValue('Kept words');
  await room.getByRole('button', { name: t('send') }).click();
  await expect(field).toHaveValue('');
  await expect(lines.filter({ hasText: 'Kept words' })).toHaveCount(1);

  // Blank is not sent; too fast waits, and says so.
  await field.fill('   ');
  await expect(room.getByRole('button', { name: t('send') })).toBeDisabled();
  for (const text of ['one', 'two', 'three']) {
    await field.fill(text);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  await field.fill('too much');
  await field.press('Enter');
  await expect(room.getByText(new RegExp(t('too_fast', '\\d+')))).toBeVisible();
  await expect(field).toHaveValue('too much');
  await expect(room.getByRole('button', { name: t('send') })).toBeDisabled();
  expect(await faultsIn(page, 'chat')).toEqual([]);

  // Without a connection it says so, and goes on by itself.
  await page.context().setOffline(true);
  await expect(room.getByText(t('cut_off'))).toBeVisible();
  await page.context().setOffline(false);
  await expect(room.getByText(t('cut_off'))).toHaveCount(0);

  // The session ends meanwhile: after a login the room is there again, and so is what was typed.
  await panel.fault('chatMessages', 'denied', 1);
  await site.fillLogin(site.dialog('login'), 'demo', 'Sunrise2026');
  await expect(lines.last()).toBeVisible();
  await expect(field).toHaveValue('too much');
});

test('[MOD-5] [FTR-4] [MOD-2] a trial account reads the room and may not write, and is told that bets need a real one', async ({
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
  await page.getByRole('button', { name: texts('minigames', 'play_for', '₱5.00') }).click();
  await expect(page.getByRole('alertdialog')).toContainText(texts('auth', 'in_need_true_account'));
});

test('[FTR-4] [CFG-1] [LOG-11] the mini-game widget shows by flag, clear of the bar below, and a bet counts once, by the ledger', async ({
  page,
  site,
  texts,
  panel,
  config,
  problems,
}) => {
  problems.allow(PROVOKED);
  const t = (key: string, ...values: readonly string[]) => texts('minigames', key, ...values);
  const widget = page.getByRole('link', { name: texts('config', 'nav.mini_games') });
  const games = page.getByRole('dialog', { name: texts('config', 'modal.mini_games') });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await panel.whitelabel({ MINIGAME3: '1' });
  await page.goto('/');
  await expect(widget).toBeVisible();
  const edge = page.getByRole('complementary', { name: texts('common', 'service') });
  const below = page.getByRole('navigation', { name: texts('common', 'quick_menu') });
  const [button, bar, right] = await Promise.all([widget, below, edge].map((part) => part.boundingBox()));
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);

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
});
