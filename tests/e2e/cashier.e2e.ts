import { Buffer } from 'node:buffer';

import type { Locator, Page } from '@playwright/test';

import { SEED_PAYMENT_PASSWORD } from '#gateway/seed/accounts.ts';
import { actOnDeposit, createDeposit } from '#site/api/contract/deposits.ts';
import type { Call } from '#site/api/contract/defineCall.ts';
import { createWithdrawal } from '#site/api/contract/withdrawals.ts';
import { axeViolations } from './support/axe.ts';
import { centreOf } from './support/centre.ts';
import { expect, test } from './support/test.ts';

const FAILED_REQUEST = /Failed to load resource|net::ERR_/;
const SECOND = 1000;
/** A picture of one pixel. */
const PICTURE = {
  name: 'statement.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};

const orderIn = (page: Page) => new URL(page.url()).searchParams.get('modal.order') ?? '';
/** The header stands behind the centre, where screen readers do not see it. */
const headerOf = (page: Page) => page.locator('header').first();
/** The next answer of a call is lost: it acted, or the line broke before. */
const lose = (page: Page, { path }: Call, { acts }: { readonly acts: boolean }) =>
  page.route(
    `**${path}`,
    async (route) => {
      if (acts) await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
const rowsOf = (list: Locator) => list.getByRole('table').locator('tbody').getByRole('row');

test('[MEM-4] [SEC-6] [ERR-1] a deposit: amounts that do not fit, answers that are lost, instructions, and the money', async ({
  page,
  site,
  texts,
  panel,
  problems,
}) => {
  problems.allow(FAILED_REQUEST);
  panel.seedAfterwards();
  const t = (key: string, ...values: string[]) => texts('cashier', key, ...values);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.enter('team116');
  await page.goto('/');
  await expect(headerOf(page)).toContainText('₱1,223.00');
  await page.goto('/?centre=depositv2');
  const centre = centreOf(page, texts);
  const amount = centre.getByRole('textbox', { name: t('amount') });
  const go = centre.getByRole('button', { name: t('make_order'), exact: true });
  // Closed ways are folded.
  await centre.getByText(t('channels_closed', '').trim()).click();
  await expect(centre.getByRole('radio', { name: 'Tindahan Pay' })).toBeDisabled();
  await centre.getByRole('radio', { name: 'QR Ph' }).check();
  await expect(centre.getByRole('link', { name: t('own_limits') })).toHaveAttribute('href', '/responsible-play');
  expect(await axeViolations(page)).toEqual([]);

  for (const [typed, kept, says] of [
    ['', '', t('amount_required')],
    ['abc', 'abc', texts('kit', 'amount_unclear').split('{')[0] ?? ''],
    ['0', '0', t('amount_tooLittle', '₱50.00')],
    ['-5', '-5', texts('kit', 'amount_negative')],
    ['1e9', '1e9', texts('kit', 'amount_unclear').split('{')[0] ?? ''],
    ['100.005', '100.005', texts('kit', 'amount_decimals').replace('{n}', '2')],
    ['49.99', '49.99', t('amount_tooLittle', '₱50.00')],
    ['1000000000', '1,000,000,000', t('amount_tooMuch', '₱50,000.00')],
  ] as const) {
    await amount.clear();
    await amount.pressSequentially(typed);
    await expect(amount).toHaveValue(kept);
    await go.click();
    await expect(amount).toHaveAccessibleDescription(new RegExp(says.replaceAll(/[.₱]/g, '\\$&')));
  }
  await amount.clear();
  await page.evaluate(() => navigator.clipboard.writeText('1,000.50'));
  await amount.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(centre.getByText('₱1,000.50').first()).toBeVisible();
  await centre.getByRole('button', { name: '₱500', exact: true }).click();
  await expect(amount).toHaveValue('500');

  // The gateway acted on the first of these; all that came then was about the same order.
  for (const fault of [
    () => lose(page, createDeposit, { acts: true }),
    () => panel.fault('createDeposit', 'malformed', 1),
    () => panel.fault('createDeposit', 'status-500', 1),
    () => lose(page, createDeposit, { acts: false }),
  ]) {
    await fault();
    await go.click();
    await expect(centre.getByRole('alert').filter({ hasText: texts('payment', 'money_unsure') })).toBeVisible();
    await expect(amount).toHaveValue('500');
    await expect(centre.getByRole('radio', { name: 'QR Ph' })).toBeChecked();
  }
  await panel.fault('createDeposit', 'slow', 1);
  await go.click();
  await expect(go).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/modal\.order=D/);
  const orderNo = orderIn(page);

  await expect(centre.getByText(t('deposit_pending'), { exact: true })).toBeVisible();
  await expect(centre.getByRole('img', { name: t('qr_alt') })).toBeVisible();
  await expect(centre.getByRole('timer')).toBeVisible();
  await centre.getByRole('button', { name: t('copy', t('account_number')) }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('88011725550148');
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await lose(page, actOnDeposit, { acts: true });
  await centre.getByRole('button', { name: t('i_have_paid') }).click();
  await expect(centre.getByText(t('deposit_paid'), { exact: true })).toBeVisible();
  await panel.advance(6 * SECOND);
  await expect(centre.getByText(t('deposit_credited_text', '₱500.00'))).toBeVisible();
  await expect(headerOf(page)).toContainText('₱1,723.00');

  // Another one, given up, and both in the history: none was doubled.
  await centre.getByRole('button', { name: t('deposit_again') }).click();
  await centre.getByRole('button', { name: '₱100', exact: true }).click();
  await go.click();
  await centre.getByRole('button', { name: t('cancel_order') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('cancel_order') })
    .click();
  await expect(centre.getByText(t('deposit_cancelled'), { exact: true })).toBeVisible();
  await centre.getByRole('button', { name: t('back'), exact: true }).click();
  await centre.getByRole('tab', { name: t('history') }).click();
  await expect(rowsOf(centre)).toHaveCount(2);
  await expect(rowsOf(centre).first()).toContainText(t('deposit_cancelled'));
  await centre.getByRole('combobox', { name: t('status') }).selectOption('credited');
  await expect(rowsOf(centre)).toHaveCount(1);
  await centre.getByRole('button', { name: orderNo }).click();
  await expect(centre.getByText(t('deposit_credited_text', '₱500.00'))).toBeVisible();
});

test('[MEM-5] [MEM-2] [ERR-1] a withdrawal: a card, the payment password, lost answers, parts that arrive, and one that does not', async ({
  page,
  site,
  texts,
  panel,
  config,
  problems,
}) => {
  problems.allow(FAILED_REQUEST);
  panel.seedAfterwards();
  const t = (key: string, ...values: string[]) => texts('cashier', key, ...values);
  const password = (of: Locator) => of.getByLabel(new RegExp(`^${texts('payment', 'password_label')}`));
  await site.enter('team132');
  await page.goto('/?centre=withdraw');
  const centre = centreOf(page, texts);

  // No card yet: one is added first.
  const form = centre.getByRole('form', { name: t('add_card') });
  const number = form.getByRole('textbox', { name: t('number_label_account') });
  await form.getByRole('combobox', { name: t('bank') }).selectOption('CARD');
  await form.getByRole('textbox', { name: t('number_label_card') }).fill('4111 1111 1111 1112');
  await form.getByRole('button', { name: t('add_card') }).click();
  await expect(form.getByRole('textbox', { name: t('number_label_card') })).toHaveAccessibleDescription(new RegExp(t('number_check')));
  await form.getByRole('combobox', { name: t('bank') }).selectOption('BAYANI');
  await number.fill('1180 0000 0132');
  await form.getByRole('textbox', { name: t('holder') }).fill('Team Player');
  await password(form).fill('000000');
  await form.getByRole('button', { name: t('add_card') }).click();
  await expect(password(form)).toHaveAccessibleDescription(new RegExp(texts('payment', 'password_wrong', '2').replaceAll('.', '\\.')));
  await password(form).fill(SEED_PAYMENT_PASSWORD);
  await form.getByRole('button', { name: t('add_card') }).click();
  await expect(centre.getByRole('radio', { name: 'Bayani Bank •••• 0132' })).toBeChecked();

  const amount = centre.getByRole('textbox', { name: t('amount') });
  const ask = centre.getByRole('button', { name: t('ask_payout'), exact: true });
  for (const [typed, says] of [
    ['99.99', t('amount_tooLittle', '₱100.00')],
    ['50001', t('amount_tooMuch', '₱50,000.00')],
    ['2740.01', t('beyond_balance', '₱2,740.00')],
  ] as const) {
    await amount.fill(typed);
    await ask.click();
    await expect(amount).toHaveAccessibleDescription(new RegExp(says.replaceAll(/[.₱]/g, '\\$&')));
  }
  await amount.fill('1010');
  await password(centre).fill(SEED_PAYMENT_PASSWORD);
  expect(await axeViolations(page)).toEqual([]);
  for (const fault of [
    () => lose(page, createWithdrawal, { acts: true }),
    () => panel.fault('createWithdrawal', 'malformed', 1),
    () => panel.fault('createWithdrawal', 'status-500', 1),
    () => lose(page, createWithdrawal, { acts: false }),
  ]) {
    await fault();
    await ask.click();
    await expect(centre.getByRole('alert').filter({ hasText: texts('payment', 'money_unsure') })).toBeVisible();
    await expect(amount).toHaveValue('1,010');
  }
  await ask.click();
  await expect(page).toHaveURL(/modal\.order=W/);
  const orderNo = orderIn(page);
  await expect(headerOf(page)).toContainText('₱1,730.00');
  await expect(centre.getByRole('button', { name: /cancel/i })).toHaveCount(0);

  // The first part arrives.
  await panel.advance(10 * SECOND);
  await expect(centre.getByText(t('has_it_arrived', '₱600.00', '•••• 0132'))).toBeVisible();
  await expect(centre.getByText(t('forced_warning'))).toBeVisible();
  await expect(centre.getByRole('button', { name: t('fully_paid') })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await centre.getByRole('button', { name: t('it_arrived') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('it_arrived') })
    .click();
  const figure = (name: string) =>
    centre
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .first();
  await expect(figure(t('remaining'))).toContainText('₱400.00');
  await expect(figure(t('received'))).toContainText('₱600.00');

  // The second does not: pictures prove it, and an answer is lost on the way.
  await panel.advance(5 * SECOND);
  await centre.getByRole('button', { name: t('not_received') }).click();
  const claim = centre.getByRole('form', { name: t('not_received') });
  await claim.getByRole('button', { name: t('send_claim') }).click();
  await expect(claim.getByText(t('proof_required'))).toBeVisible();
  await claim.locator('input[type=file]').setInputFiles(PICTURE);
  await claim.getByRole('textbox', { name: t('claim_words') }).fill('Nothing on my statement.');
  await panel.fault('confirmWithdrawal', 'status-500', 1);
  await claim.getByRole('button', { name: t('send_claim') }).click();
  await expect(claim.getByRole('alert').filter({ hasText: texts('payment', 'money_unsure') })).toBeVisible();
  await expect(claim.getByRole('textbox', { name: t('claim_words') })).toHaveValue('Nothing on my statement.');
  await claim.getByRole('button', { name: t('send_claim') }).click();
  await expect(centre.getByText(t('payout_investigating_text'))).toBeVisible();
  await page.reload();
  await expect(centre.getByText('Nothing on my statement.')).toBeVisible();

  // The back office finds that it did arrive: received by force, and that is said.
  await panel.desk(orderNo, 'find');
  await expect(centre.getByText(t('payout_forced_text', '₱1,000.00'))).toBeVisible();
  await expect(figure(t('remaining'))).toContainText('₱0.00');
  await centre.getByRole('button', { name: t('back'), exact: true }).click();
  await centre.getByRole('tab', { name: t('history') }).click();
  await expect(rowsOf(centre)).toHaveCount(1);
  await expect(rowsOf(centre)).toContainText(t('payout_received'));

  // The same cards where config places them.
  config.edit('base/centres/member.json', (text) =>
    text.replace('"items": {', '"items": {"cards": {"page": "cards", "label": {"EN": "Cards"}, "block": "bank-cards"},'),
  );
  await centre.getByRole('link', { name: 'Cards' }).click();
  const cards = centre.getByRole('list', { name: t('cards') }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await centre.getByRole('button', { name: t('add_card') }).click();
  await expect(form.getByRole('textbox', { name: t('holder') })).toHaveValue('Team Player');
  await number.fill('118000000133');
  await password(form).fill(SEED_PAYMENT_PASSWORD);
  await form.getByRole('button', { name: t('add_card') }).click();
  await expect(cards).toHaveCount(2);
  await cards
    .filter({ hasText: '0133' })
    .getByRole('button', { name: t('make_default') })
    .click();
  await expect(cards.first()).toContainText(/0133.*Default/);
  expect(await axeViolations(page)).toEqual([]);
  await cards
    .first()
    .getByRole('button', { name: t('remove_card') })
    .click();
  const removing = page.getByRole('dialog', { name: t('remove_title') });
  await password(removing).fill(SEED_PAYMENT_PASSWORD);
  await removing.getByRole('button', { name: t('remove_card') }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('•••• 0132');
});
