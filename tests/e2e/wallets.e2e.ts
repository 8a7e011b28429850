import type { Locator, Page } from '@playwright/test';

import { SEED_PASSWORD, SEED_PAYMENT_PASSWORD } from '#gateway/seed/accounts.ts';
import { calls } from '#site/api/contract/index.ts';
import { axeViolations } from './support/axe.ts';
import { centreOf } from './support/centre.ts';
import { FURTHER, expect, test } from './support/test.ts';

const FAILED_REQUEST = /Failed to load resource|net::ERR_/;

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The next call to this path acts, and its answer gets lost. */
const loseAnswer = (page: Page, path: string) =>
  page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** Logs in from an address of the centre and waits until the entry stands there. */
async function open(page: Page, login: () => Promise<void>, entry: string): Promise<void> {
  await page.goto(`/?centre=${entry}`);
  await login();
}

test(
  '[MEM-3] [ERR-4] [API-4] money goes into a vendor’s wallet and all back, once each, whatever becomes of the answers',
  FURTHER,
  async ({ page, site, texts, panel, problems }) => {
    problems.allow(FAILED_REQUEST);
    panel.seedAfterwards();
    const t = (key: string, ...values: string[]) => texts('wallets', key, ...values);
    const centre = centreOf(page, texts);
    await open(page, async () => site.fillLogin(site.dialog('login'), 'team141', SEED_PASSWORD), 'transferFund');

    const wallet = (name: string): Locator => centre.getByRole('listitem', { name });
    const main = wallet(t('main_wallet'));
    const live = wallet('Maharlika Live');
    const form = centre.getByRole('form', { name: t('transfer') });
    const amount = form.getByRole('textbox', { name: t('amount') });
    const submit = form.getByRole('button', { name: t('submit'), exact: true });
    await expect(centre.getByRole('list', { name: t('wallets') }).getByRole('listitem')).toHaveCount(4);
    await expect(main).toContainText('₱');
    const all = ((await main.getByRole('status').textContent()) ?? '').trim();
    await expect(centre.getByRole('region', { name: t('total') })).toContainText(all);
    expect(await axeViolations(page)).toEqual([]);

    // In: the form knows from where to where, and begins at the amount.
    await live.getByRole('button', { name: t('in_to', 'Maharlika Live') }).click();
    await expect(amount).toBeFocused();
    await expect(form.getByRole('combobox', { name: t('to'), exact: true })).toHaveValue('130');
    await submit.click();
    await expect(form).toContainText(t('amount_needed'));
    await amount.fill('999999999');
    await submit.click();
    await expect(form).toContainText(t('amount_over', all));
    await expect(live).toContainText('₱0.00');

    // The answer is lost after the deed: the player is told, presses again, and it has happened once.
    await loseAnswer(page, calls.walletTransfer.path);
    await amount.fill('5');
    await submit.click();
    await expect(form.getByRole('alert')).toContainText(texts('payment', 'money_unsure'));
    await expect(live).toContainText('₱5.00');
    await submit.click();
    await expect(form.getByRole('status')).toContainText(t('moved', '₱5.00', t('main_wallet'), 'Maharlika Live'));
    await expect(live).toContainText('₱5.00');
    for (const fault of ['status-500', 'malformed'] as const) {
      await panel.fault('walletTransfer', fault, 1);
      await amount.fill('2.50');
      await submit.click();
      await expect(form.getByRole('alert')).toContainText(texts('payment', 'money_unsure'));
      await submit.click();
      await expect(form.getByRole('status')).toContainText(t('moved', '₱2.50', t('main_wallet'), 'Maharlika Live'));
    }
    await expect(live).toContainText('₱10.00');

    // The other way round, and which way stands in the address.
    await form.getByRole('button', { name: t('swap') }).click();
    await expect(page).toHaveURL(/modal\.from=130&modal\.to=MAIN/);
    await page.reload();
    await expect(form.getByRole('combobox', { name: t('from'), exact: true })).toHaveValue('130');
    await form.getByRole('button', { name: texts('kit', 'max_amount') }).click();
    await expect(amount).toHaveValue('10');
    await amount.fill('4');
    await submit.click();
    await expect(live).toContainText('₱6.00');

    // One vendor does not answer: its wallet says so, and all the others work.
    await panel.vendorWallets({ DEEPBLUE: 'down' });
    const deep = wallet('Deep Nine');
    await deep.getByRole('button', { name: t('refresh', 'Deep Nine') }).click();
    await expect(deep).toContainText(t('unreachable'));
    await expect(deep.getByRole('button', { name: t('in_to', 'Deep Nine') })).toBeDisabled();
    await expect(centre.getByRole('region', { name: t('total') })).toContainText(t('total_without', 'Deep Nine'));
    await loseAnswer(page, calls.walletTransfer.path);
    const back = centre.getByRole('button', { name: t('all_back') });
    await back.click();
    await expect(centre.getByRole('region', { name: t('total') }).getByRole('alert')).toContainText(texts('payment', 'money_unsure'));
    await back.click();
    await expect(centre.getByRole('region', { name: t('total') }).getByRole('status')).toContainText(t('came_back', '₱6.00'));
    await expect(main).toContainText(all);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });

    // The switch goes back where it was not taken.
    const auto = centre.getByRole('switch', { name: t('auto') });
    await panel.fault('setAutoTransfer', 'status-500', 1);
    await auto.click();
    await expect(centre.getByText(t('auto_failed'))).toBeVisible();
    await expect(auto).toBeChecked();
    await auto.click();
    await expect(centre.getByText(t('auto_failed'))).toBeHidden();
    await page.reload();
    await expect(auto).not.toBeChecked();
    await auto.click();
    await expect(auto).toBeChecked();
    expect(await page.evaluate(() => sessionStorage.getItem('merchantWallet'))).toContain('MAHARLIKA');

    // The account's record tells of it in words.
    await page.goto('/?centre=transactionHistory');
    const rows = centre.getByRole('table').locator('tbody').getByRole('row');
    await expect(rows.first()).toContainText(texts('records', 'movement_fromVendor'));
    await expect(rows.first()).toContainText('Maharlika Live');

    // Money comes along into a game of that vendor, and back when it is left.
    await page.goto('/live?page=MAHARLIKA');
    await site.games.first().getByRole('button').first().click();
    const game = page.frameLocator('iframe');
    await expect(game.locator('#balance')).toHaveText(all);
    await page.goBack();
    await expect(site.games.first()).toBeVisible();
    await page.goto('/?centre=transferFund');
    // The game says that it was left as its page goes away; nobody waits for that.
    await expect(async () => {
      await centre.getByRole('button', { name: t('refresh_all') }).click();
      await expect(main).toContainText(all, { timeout: 1000 });
    }).toPass();
  },
);

test(
  '[MEM-6] [ERR-4] a transfer to the upline asks, is sent once, and has a receipt; an agent finds a downline',
  FURTHER,
  async ({ page, site, texts, panel, problems }) => {
    problems.allow(FAILED_REQUEST);
    panel.seedAfterwards();
    const t = (key: string, ...values: string[]) => texts('wallets', key, ...values);
    const centre = centreOf(page, texts);
    const form = centre.getByRole('form', { name: t('send') });
    const amount = form.getByRole('textbox', { name: t('amount') });
    const password = form.getByLabel(texts('payment', 'password_label'), { exact: false }).first();
    const submit = form.getByRole('button', { name: t('send'), exact: true });
    const question = page.getByRole('alertdialog');
    const receipt = centre.getByRole('region', { name: t('sent') });
    await open(page, async () => site.fillLogin(site.dialog('login'), 'team142', SEED_PASSWORD), 'transferUpline');

    await expect(centre).toContainText('ag***t');
    expect(await axeViolations(page)).toEqual([]);
    await submit.click();
    await expect(form).toContainText(t('amount_bounds', '₱1.00', '₱50,000.00'));
    await expect(form).toContainText(t('password_needed'));
    await amount.fill('0.99');
    await submit.click();
    await expect(form).toContainText(t('amount_bounds', '₱1.00', '₱50,000.00'));
    await expect(question).toBeHidden();

    // Asked with the receiver's masked name; declining sends nothing.
    await amount.fill('3');
    await password.fill('111111');
    await submit.click();
    await expect(question).toContainText('Ag***e');
    await question.getByRole('button', { name: t('confirm_cancel') }).click();
    await submit.click();
    await question.getByRole('button', { name: t('confirm_send') }).click();
    await expect(form).toContainText(texts('payment', 'password_wrong', '2'));

    // A line that breaks after the deed: the browser sends it again by itself, or the player does; it is the same transfer.
    await panel.fault('memberTransfer', 'drop-after', 1);
    await password.fill(SEED_PAYMENT_PASSWORD);
    await submit.click();
    await question.getByRole('button', { name: t('confirm_send') }).click();
    await expect(form.getByRole('alert')).toContainText(texts('payment', 'money_unsure'));
    await submit.click();
    await question.getByRole('button', { name: t('confirm_send') }).click();
    await expect(receipt).toContainText('₱3.00');
    await expect(receipt).toContainText('ag***t (Ag***e)');
    await expect(receipt.getByRole('heading')).toBeFocused();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await receipt.getByRole('button', { name: t('another') }).click();
    await expect(amount).toBeVisible();

    await page.goto('/?centre=transactionHistory');
    const rows = centre.getByRole('table').locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(texts('records', 'movement_sent'));
    await expect(rows.first()).toContainText('-₱3.00');

    await page.goto('/');
    await site.logout();
    await open(page, async () => site.fillLogin(site.dialog('login'), 'agent', SEED_PASSWORD), 'transferUpline');
    const found = centre.getByRole('list', { name: t('downlines') }).getByRole('button');
    await expect(found).toHaveCount(8);
    await centre.getByRole('searchbox', { name: t('find_downline') }).fill('nobody');
    await expect(centre.getByText(t('nobody_found'))).toBeVisible();
    await centre.getByRole('searchbox', { name: t('find_downline') }).fill('team142');
    await expect(found).toHaveCount(1);
    await amount.fill('7');
    await password.fill(SEED_PAYMENT_PASSWORD);
    await submit.click();
    await expect(form).toContainText(t('receiver_needed'));
    await found.click();
    await expect(form).not.toContainText(t('receiver_needed'));
    await submit.click();
    await expect(question).toContainText('team142');
    await question.getByRole('button', { name: t('confirm_send') }).click();
    await expect(receipt).toContainText('team142 (te***2)');
  },
);

test('[MEM-3] [API-5] all that a wallet holds is sent again where its answer was lost, and moves once', async ({
  page,
  site,
  texts,
  panel,
  problems,
}) => {
  problems.allow(FAILED_REQUEST);
  panel.seedAfterwards();
  const t = (key: string, ...values: string[]) => texts('wallets', key, ...values);
  const centre = centreOf(page, texts);
  await open(page, async () => site.fillLogin(site.dialog('login'), 'team142', SEED_PASSWORD), 'transferFund');
  const main = centre.getByRole('listitem', { name: t('main_wallet') });
  const form = centre.getByRole('form', { name: t('transfer') });
  const submit = form.getByRole('button', { name: t('submit'), exact: true });
  await expect(main).toContainText('₱');
  const all = ((await main.getByRole('status').textContent()) ?? '').trim();

  await loseAnswer(page, calls.walletTransfer.path);
  await form.getByRole('textbox', { name: t('amount') }).fill(all.replace(/[^\d.]/g, ''));
  await submit.click();
  await expect(form.getByRole('alert')).toContainText(texts('payment', 'money_unsure'));
  await expect(main).toContainText('₱0.00');
  await submit.click();
  await expect(form.getByRole('status')).toContainText(all);
  await expect(main).toContainText('₱0.00');
});

test('[MEM-5] [MEM-3] what a vendor’s wallet holds is not offered to be paid out', FURTHER, async ({ page, site, texts, panel }) => {
  panel.seedAfterwards();
  const t = (key: string, ...values: string[]) => texts('wallets', key, ...values);
  const c = (key: string, ...values: string[]) => texts('cashier', key, ...values);
  const centre = centreOf(page, texts);
  await open(page, async () => site.fillLogin(site.dialog('login'), 'team132', SEED_PASSWORD), 'transferFund');
  const form = centre.getByRole('form', { name: t('transfer') });
  await form.getByRole('textbox', { name: t('amount') }).fill('500');
  await form.getByRole('button', { name: t('submit'), exact: true }).click();
  await expect(form.getByRole('status')).toContainText('₱500.00');

  await page.goto('/?centre=withdraw');
  const card = centre.getByRole('form', { name: c('add_card') });
  await card.getByRole('textbox', { name: c('number_label_account') }).fill('118000000132');
  await card.getByRole('textbox', { name: c('holder') }).fill('Team Player');
  await card.getByLabel(texts('payment', 'password_label')).and(card.locator('input')).fill(SEED_PAYMENT_PASSWORD);
  await card.getByRole('button', { name: c('add_card') }).click();
  await expect(centre.getByText(c('payout_bounds', '₱100.00', '₱50,000.00', '₱2,240.00'))).toBeVisible();
  await centre.getByRole('button', { name: texts('kit', 'max_amount') }).click();
  await expect(centre.getByRole('textbox', { name: c('amount') })).toHaveValue('2,240');
});
