import type { Locator, Page } from '@playwright/test';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { centreOf } from './support/centre.ts';
import { axeViolations } from './support/axe.ts';
import type { SitePage } from './support/site.ts';
import { FURTHER, expect, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A part of the page, by its heading. */
const part = (page: Page, texts: Texts, key: string): Locator =>
  page.getByRole('main').getByRole('region', { name: texts('responsible', `${key}_title`) });

/** The card of a period's limit. */
const card = (of: Locator, texts: Texts, period: string): Locator =>
  of.getByRole('listitem').filter({ has: of.page().getByRole('heading', { name: texts('responsible', `period_${period}`), exact: true }) });

async function typeLimit(limit: Locator, texts: Texts, amount: string): Promise<void> {
  await limit.getByRole('button', { name: new RegExp(`^(${texts('responsible', 'set')}|${texts('responsible', 'change')}):`) }).click();
  await limit.getByRole('textbox').fill(amount);
  await limit.getByRole('button', { name: texts('responsible', 'save'), exact: true }).click();
}

/** Logs in, which leads home, and goes to the page. */
async function enter(page: Page, site: SitePage, username: string): Promise<void> {
  await site.enter(username);
  await page.goto('/responsible-play');
}

/** Opens the first slot game from the lobby; the game inside its frame. */
async function openGame(page: Page, site: SitePage) {
  await page.goto('/rng?page=SALA');
  await site.games.first().getByRole('button').first().click();
  const game = page.locator('iframe').contentFrame();
  await expect(game.locator('#balance')).toHaveText(/\d/);
  return game;
}

test(
  '[SEC-6] deposit and loss limits are typed freely: tighter holds at once, looser after 24 hours and a word; a game says what they leave',
  FURTHER,
  async ({ page, site, panel, problems, texts }) => {
    const say = (key: string, ...values: string[]) => texts('responsible', key, ...values);
    problems.allow(/status of (401|409|500)/);
    await page.goto('/responsible-play');
    await expect(page.getByRole('main').getByRole('link', { name: say('about_login') })).toBeVisible();
    await expect(part(page, texts, 'deposit')).toHaveCount(0);
    await enter(page, site, 'team201');

    const deposit = card(part(page, texts, 'deposit'), texts, 'week');
    await expect(deposit).toContainText(say('no_limit'));
    await panel.fault('setPlayLimit', 'status-500', 1);
    await typeLimit(deposit, texts, '750.50');
    await expect(deposit.getByRole('alert')).toHaveText(say('unsure'));
    await deposit.getByRole('button', { name: say('save'), exact: true }).click();
    await expect(deposit).toContainText('₱750.50');
    await expect(deposit.getByRole('progressbar')).toHaveAttribute('aria-valuetext', say('used_of', '₱0.00', '₱750.50'));
    // The answer is lost after the gateway acted: however often it is sent, it is asked once.
    await panel.fault('setPlayLimit', 'drop-after', 1);
    await typeLimit(deposit, texts, '900');
    await expect(deposit).toContainText(say('pending_cancel'));
    await expect(deposit).toContainText('₱750.50');
    await deposit.getByRole('button', { name: say('pending_cancel') }).click();
    await expect(deposit.getByRole('button', { name: say('pending_cancel') })).toHaveCount(0);

    const loss = card(part(page, texts, 'loss'), texts, 'day');
    await typeLimit(loss, texts, '1');
    await expect(loss).toContainText('₱1.00');
    await typeLimit(loss, texts, '500');
    await expect(loss).toContainText(say('pending_waits', '₱500.00', '').slice(0, 20));
    await expect(loss.getByRole('button', { name: say('pending_confirm') })).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);

    const game = await openGame(page, site);
    await game.getByRole('button', { name: 'Spin' }).click();
    await expect(game.locator('#message')).toContainText('This stake could exceed your loss limit of ₱1.00. You can still stake ₱1.00.');

    await panel.advance(DAY_MS);
    await enter(page, site, 'team201');
    await expect(loss).toContainText('₱1.00');
    await loss.getByRole('button', { name: say('pending_confirm') }).click();
    await expect(loss.getByRole('progressbar')).toHaveAttribute('aria-valuetext', say('used_of', '₱0.00', '₱500.00'));
  },
);

test(
  '[SEC-6] the session’s clock runs, and the reality check stops play at the chosen interval until it is answered, whatever the client does',
  FURTHER,
  async ({ page, site, panel, problems, texts }) => {
    const say = (key: string, ...values: string[]) => texts('responsible', key, ...values);
    problems.allow(/status of (409|500)|ERR_EMPTY_RESPONSE|Failed to load/);
    await enter(page, site, 'team202');
    const reality = part(page, texts, 'reality');
    // It is chosen once the gateway has taken it.
    const quarter = reality.getByRole('radio', { name: say('reality_minutes', '15') });
    await quarter.click({ force: true });
    await expect(page.getByText(say('check_saved'))).toBeVisible();
    await expect(quarter).toBeChecked();
    await expect(reality.getByRole('radio', { name: say('reality_off') })).toHaveCount(0);

    const clock = page.getByRole('button', { name: say('clock') });
    await clock.click();
    const open = page.getByRole('dialog', { name: say('clock') });
    await expect(open).toContainText(/0:00:\d\d/);
    await expect(open).toContainText('₱0.00');
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await expect(clock).toBeFocused();

    const game = await openGame(page, site);
    const strip = page.getByRole('banner').getByRole('region', { name: say('clock') });
    await game.getByRole('button', { name: 'Spin' }).click();
    await expect(game.locator('#message')).toContainText(/win/i);
    await expect(strip).toContainText(/0:00:\d\d/);

    await panel.advance(15 * MINUTE_MS);
    const check = page.getByRole('alertdialog', { name: say('check_title') });
    await expect(check).toContainText(/0 h 15 min \d+ s/);
    await expect(check).toContainText(`${say('staked')}₱2.00`);
    await page.keyboard.press('Escape');
    // The frame is another origin's: its own buttons can still be pressed by a program.
    await game.getByRole('button', { name: 'Spin' }).dispatchEvent('click');
    await expect(game.locator('#message')).toContainText('time for your reality check');
    expect(await axeViolations(page)).toEqual([]);

    await panel.fault('acknowledgeRealityCheck', 'status-500', 1);
    await check.getByRole('button', { name: say('check_on') }).click();
    await expect(check.getByRole('alert')).toHaveText(say('check_failed'));
    await check.getByRole('button', { name: say('check_on') }).click();
    await expect(check).toHaveCount(0);
    await game.getByRole('button', { name: 'Spin' }).click();
    await expect(game.locator('#message')).toContainText(/win/i);

    await panel.advance(15 * MINUTE_MS);
    await check.getByRole('button', { name: say('check_history') }).click();
    await expect(centreOf(page, texts)).toBeVisible();
    await expect(check).toHaveCount(0);

    // From there, and from the security center, the limits are one press away; the press is an answer, too.
    await panel.advance(15 * MINUTE_MS);
    await check.getByRole('button', { name: say('limits_link') }).click();
    await expect(page).toHaveURL('/responsible-play');
    await expect(check).toHaveCount(0);
    await page.goto('/?centre=securityCenter');
    const limits = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: texts('centre', 'security.limits') }) });
    await limits.getByRole('link').click();
    await expect(page).toHaveURL('/responsible-play');
    await expect(reality).toBeVisible();

    await panel.advance(15 * MINUTE_MS);
    await check.getByRole('button', { name: say('log_out') }).click();
    await expect(site.loginButton).toBeVisible();
  },
);

test('[SEC-6] a time-out logs out everywhere and shuts the account until then, also where its answer is lost', async ({
  page,
  site,
  panel,
  problems,
  texts,
}) => {
  const say = (key: string, ...values: string[]) => texts('responsible', key, ...values);
  problems.allow(/status of (401|403|500)|ERR_EMPTY_RESPONSE|Failed to load/);
  panel.seedAfterwards();
  await enter(page, site, 'team203');

  const timeOut = part(page, texts, 'timeout');
  await timeOut.getByRole('radio', { name: say('days', '2') }).check({ force: true });
  const start = async (): Promise<void> => {
    await timeOut.getByRole('button', { name: say('timeout_submit') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('timeout_confirm_ok') })
      .click();
  };
  await panel.fault('takeTimeOut', 'status-500', 1);
  await start();
  await expect(timeOut.getByRole('alert')).toHaveText(say('unsure'));
  // The gateway acts, and its answer is lost.
  await panel.fault('takeTimeOut', 'drop-after', 1);
  await start();
  await expect(page.getByRole('alertdialog')).toContainText(say('shut_perhaps'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('understood') })
    .click();

  const dialog = await site.openLogin();
  await site.fillLogin(dialog, 'team203', SEED_PASSWORD);
  await expect(dialog.getByRole('alert')).toContainText(texts('auth', 'error_excluded_until', '').slice(0, 30));
  await expect(dialog.getByRole('alert')).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d/);
  // Nothing went wrong: no reference to report, and no way around the break.
  await expect(dialog.getByRole('alert')).not.toContainText(texts('auth', 'error_reference', ''));
  for (const way of ['login_guest', 'to_register']) await expect(dialog.getByRole('button', { name: texts('auth', way) })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await enter(page, site, 'team204');
  await start();
  await expect(page.getByRole('alertdialog')).toContainText(say('shut_until', '').slice(0, 25));
});

test(
  '[SEC-6] self-exclusion says what it means, asks for a tick and the password, and shuts the account',
  FURTHER,
  async ({ page, site, panel, problems, texts }) => {
    const say = (key: string, ...values: string[]) => texts('responsible', key, ...values);
    problems.allow(/status of (401|403)/);
    panel.seedAfterwards();
    await enter(page, site, 'team205');
    const exclusion = part(page, texts, 'exclusion');
    for (const meaning of ['exclusion_sessions', 'exclusion_final', 'exclusion_money', 'exclusion_marketing'])
      await expect(exclusion).toContainText(say(meaning));
    await exclusion.getByRole('radio', { name: say('for_good') }).check({ force: true });
    const submit = exclusion.getByRole('button', { name: say('exclusion_submit', say('for_good')) });
    await submit.click();
    await expect(exclusion).toContainText(say('exclusion_tick'));
    await expect(exclusion).toContainText(say('password_missing'));
    await exclusion.getByRole('checkbox').check();
    await exclusion.getByLabel(say('password_label')).fill('not-my-password');
    await submit.click();
    await expect(exclusion.getByRole('alert')).toHaveText(say('password_wrong'));
    await exclusion.getByLabel(say('password_label')).fill(SEED_PASSWORD);
    await submit.click();
    await expect(page.getByRole('alertdialog')).toContainText(say('shut_for_good'));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('understood') })
      .click();
    const dialog = await site.openLogin();
    await site.fillLogin(dialog, 'team205', SEED_PASSWORD);
    await expect(dialog.getByRole('alert')).toContainText(texts('auth', 'error_excluded'));
    expect(await axeViolations(page)).toEqual([]);
    await site.fillLogin(dialog, 'team206', 'not-the-password');
    await expect(dialog.getByRole('alert')).toContainText(texts('auth', 'error_login_failed'));
    await expect(dialog.getByRole('button', { name: texts('auth', 'login_guest') })).toBeVisible();
    await site.fillLogin(dialog, 'team205', SEED_PASSWORD);
    await dialog
      .getByRole('alert')
      .getByRole('link', { name: texts('config', 'page.responsible_play') })
      .click();
    await expect(page).toHaveURL('/responsible-play');
  },
);

test(
  '[SEC-6] three months of history with totals, the records a link away; each part is an item that config can do without',
  FURTHER,
  async ({ page, site, config, texts }) => {
    const say = (key: string, ...values: string[]) => texts('responsible', key, ...values);
    config.edit('base/pages/responsible-play.json', (text) => {
      const edited = JSON.parse(text);
      delete edited.areas.main.items.timeOut;
      return JSON.stringify(edited);
    });
    await enter(page, site, 'demo');
    const history = part(page, texts, 'history');
    await expect(history.getByRole('row')).not.toHaveCount(0);
    // A head, three or four months, and the total.
    expect(await history.getByRole('row').count()).toBeGreaterThanOrEqual(5);
    for (const figure of ['deposits', 'withdrawals', 'staked', 'won', 'net'])
      await expect(history.locator('dl')).toContainText(say(figure));
    await expect(part(page, texts, 'timeout')).toHaveCount(0);
    await expect(part(page, texts, 'exclusion')).toBeVisible();
    await history.getByRole('link', { name: say('history_profit') }).click();
    await expect(centreOf(page, texts)).toBeVisible();
  },
);

test.describe('where the age is 21', () => {
  test.use({ merchant: 'aurora' });

  test(
    '[SEC-6] the age gate asks visitors once for the jurisdiction’s age and lets nobody younger in',
    FURTHER,
    async ({ page, panel, texts }) => {
      const say = (key: string, ...values: string[]) => texts('responsible', key, ...values);
      const gate = page.getByRole('alertdialog');
      await page.goto('/');
      await expect(page.getByRole('main').locator('[data-cfg]').first()).not.toBeEmpty();
      await expect(gate).toHaveCount(0);
      await panel.whitelabel({ AGEGATE3: '1' });
      await expect(gate).toHaveAccessibleName(say('age_title', '21'));
      await page.keyboard.press('Escape');
      await gate.getByRole('button', { name: say('age_no', '21') }).click();
      await expect(gate).toHaveAccessibleName(say('age_young_title', '21'));
      await page.reload();
      await gate.getByRole('button', { name: say('age_yes', '21') }).click();
      await expect(gate).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('main').locator('[data-cfg]').first()).not.toBeEmpty();
      await expect(gate).toHaveCount(0);
    },
  );
});
