import { SEED_PAYMENT_PASSWORD } from '#gateway/seed/accounts.ts';
import { expect, faults, test } from './support/club.ts';
import { loseAnswer, moneyIn, expectFitsPhone, paymentPassword } from './support/money.ts';
import { FURTHER } from './support/test.ts';

const FAILED = /Failed to load resource|net::ERR/;
const HOUR_MS = 3_600_000;

/** Every one of these breaks lines on purpose, and spends what its account has. */
test.beforeEach(({ panel, problems }) => {
  problems.allow(FAILED);
  panel.seedAfterwards();
});

test(
  '[MEM-15] points are redeemed for what is sent: prompts, a wrong password, lost answers, history, rejected and back',
  FURTHER,
  async ({ page, site, texts, club, panel }) => {
    const t = (key: string, ...values: readonly string[]) => texts('mall', key, ...values);
    await site.enter('vip');
    await page.goto('/pointMall');
    await expect(club.main.getByText('96,300', { exact: true })).toBeVisible();
    await club.main.getByRole('button', { name: t('redeem_this', 'Sports towel') }).click();
    const dialog = page.getByRole('dialog', { name: t('redeem_title', 'Sports towel') });
    const submit = dialog.locator('button[type=submit]');
    await submit.click();
    for (const prompt of ['error_address', 'error_mobile', 'error_password']) await expect(dialog.getByText(t(prompt))).toBeVisible();

    await dialog.getByLabel(t('address')).fill('The blue house by the church');
    await dialog.getByLabel(t('mobile')).fill('0917 123 4567');
    await dialog.getByRole('button', { name: texts('kit', 'increase') }).click();
    await expect(submit).toHaveText(t('redeem_for', '6,400'));
    await paymentPassword(dialog, texts).fill('000000');
    await submit.click();
    await expect(dialog.getByText(texts('payment', 'password_wrong', '2'))).toBeVisible();
    await paymentPassword(dialog, texts).fill(SEED_PAYMENT_PASSWORD);
    // No answer is to be read, then the answer to the deed is lost: the form stays as it is, and says that it may be sent again.
    for (const fail of [() => panel.fault('redeemPointReward', 'malformed', 1), () => loseAnswer(page, 'redeemPointReward')]) {
      await fail();
      await submit.click();
      await expect(submit).toBeEnabled();
      await expect(dialog.getByRole('alert').filter({ hasText: texts('payment', 'money_unsure') })).toBeVisible();
      await expect(dialog.getByLabel(t('address'))).toHaveValue('The blue house by the church');
    }
    await submit.click();
    await expect(dialog.getByRole('heading', { name: t('redeem_done_title') })).toBeFocused();
    await dialog.getByRole('button', { name: t('redeem_see') }).click();
    await expect(page).toHaveURL(/\?tab=history$/);
    const history = club.main.getByRole('table', { name: t('tab_history') });
    await expect(history.getByRole('rowheader')).toHaveText([/2 × Sports towel/]);
    await expect(history.getByRole('row').nth(1)).toContainText(t('status_process'));
    await expect(club.main.getByText('89,900', { exact: true })).toBeVisible();

    await panel.advance(7 * HOUR_MS);
    // The session ends meanwhile.
    await page.goto('/');
    await page.evaluate(() => sessionStorage.clear());
    await site.enter('vip');
    await page.goto('/pointMall?tab=history&type=rejected');
    await expect(club.main.getByRole('tab', { name: t('status_rejected') })).toHaveAttribute('aria-selected', 'true');
    await expect(club.main.getByText('96,300', { exact: true })).toBeVisible();
    await history.getByRole('rowheader').getByRole('button').click();
    const detail = page.getByRole('dialog', { name: t('redemption') });
    await expect(detail).toContainText(t('reason_address'));
    await expect(detail).toContainText('The blue house by the church');
    await page.keyboard.press('Escape');

    await club.main.getByRole('tab', { name: t('tab_details') }).click();
    await expect(page).toHaveURL(/\?tab=details$/);
    const details = club.main.getByRole('table', { name: t('tab_details') });
    await expect(details.getByRole('row').nth(1)).toContainText(`${t('entry_returned')}Sports towel`);
    await expect(details.getByRole('row').nth(1)).toContainText('+6,400');
    await expect(details.getByRole('row').nth(2)).toContainText('89,900');
    await expect(club.main.getByText(club.text('points_never')).last()).toBeVisible();
    await expectFitsPhone(page);
    await club.hasNoFaults();
  },
);

test(
  '[MEM-15] points become money once, whatever becomes of the answer, and a slow one is waited for',
  FURTHER,
  async ({ page, site, texts, club, panel }) => {
    const t = (key: string, ...values: readonly string[]) => texts('mall', key, ...values);
    await site.enter('team176');
    await page.goto('/pointMall?tab=rates');
    const money = await moneyIn(page, texts);
    const rates = club.main.getByRole('table', { name: club.text('rates_title') });
    await expect(rates.getByRole('row').filter({ hasText: '75,000' })).toContainText(club.text('reach_missing', '59,500'));
    await rates.getByRole('button', { name: t('convert_these', '4,500') }).click();
    const dialog = page.getByRole('dialog', { name: t('convert_title') });
    const submit = dialog.locator('button[type=submit]');
    await submit.click();
    await expect(dialog.getByText(t('error_password'))).toBeVisible();
    await paymentPassword(dialog, texts).fill(SEED_PAYMENT_PASSWORD);
    for (const fail of [() => panel.fault('convertPoint', 'status-500', 1), () => loseAnswer(page, 'convertPoint')]) {
      await fail();
      await submit.click();
      await expect(submit).toBeEnabled();
      await expect(dialog.getByText(texts('payment', 'money_unsure'))).toBeVisible();
    }
    await panel.fault('convertPoint', 'slow', 1);
    await submit.click();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.getByRole('heading', { name: t('convert_done_title', '₱50.00') })).toBeVisible();
    await dialog.getByRole('button', { name: t('done') }).click();
    await expect(club.main.getByText('11,000', { exact: true })).toBeVisible();
    expect(await moneyIn(page, texts)).toBe(money + 5_000);
  },
);

test(
  '[MEM-16] a red envelope is opened when the member wants to, once; then it says when the next one comes',
  FURTHER,
  async ({ page, site, texts }) => {
    const t = (key: string, ...values: readonly string[]) => texts('mall', key, ...values);
    await page.goto('/?modal=redEnvelopes');
    const dialog = page.getByRole('dialog', { name: texts('config', 'modal.red_envelopes') });
    await expect(dialog.getByText(t('envelopes_invite_title'))).toBeVisible();
    await site.enter('team177');
    await page.goto('/vip');
    // Nothing opened by itself.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const money = await moneyIn(page, texts);
    await site.accountMenu.click();
    await page.getByRole('menuitem', { name: texts('config', 'nav.red_envelopes') }).click();
    await expect(dialog.getByText(t('envelope_holds', '₱5.00', '₱50.00'))).toBeVisible();
    const open = dialog.getByRole('button', { name: t('envelope_open_this', 'Envelope of the fortnight') });
    await loseAnswer(page, 'openRedEnvelope');
    await open.click();
    // What was inside is known from the list of opened ones, and the envelope is no longer offered.
    await expect(dialog.getByRole('table', { name: t('opened_title') }).getByRole('row')).toHaveCount(2);
    const amount = await dialog
      .getByRole('table', { name: t('opened_title') })
      .getByRole('row')
      .nth(1)
      .getByRole('cell')
      .first()
      .textContent();
    await expect(open).toHaveCount(0);
    await expect(dialog.getByText(/^Next: Evening envelope, \d{4}-/)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await moneyIn(page, texts)).toBe(money + Number((amount ?? '').replace(/\D/g, '')));
  },
);

test('[MEM-16] [MOD-4] feedback keeps its draft until it has arrived, from visitors and members, who find the answer', async ({
  page,
  site,
  texts,
  panel,
}) => {
  const t = (key: string, ...values: readonly string[]) => texts('feedback', key, ...values);
  await page.goto('/help');
  await page
    .getByRole('main')
    .getByRole('link', { name: texts('config', 'nav.feedback') })
    .click();
  const dialog = page.getByRole('dialog', { name: texts('config', 'modal.feedback') });
  const send = dialog.locator('button[type=submit]');
  const content = dialog.getByLabel(t('content'));
  await content.fill('Too short');
  await send.click();
  for (const said of [t('error_type'), t('error_words', '5', '300'), t('error_contact')])
    await expect(dialog.getByText(said)).toBeVisible();
  await content.fill('My withdrawal has not arrived since yesterday');
  await expect(dialog.getByText(t('content_hint', '5', '300', '7'))).toBeVisible();
  await dialog.getByRole('combobox', { name: t('question_type') }).selectOption({ label: texts('config', 'feedback.withdrawal') });
  await dialog.getByLabel(t('contact')).fill('me@example.com');
  await loseAnswer(page, 'sendFeedback');
  await send.click();
  await expect(dialog.getByText(t('unsure'))).toBeVisible();
  // Not even a reload loses it.
  await page.reload();
  await expect(content).toHaveValue('My withdrawal has not arrived since yesterday');
  await panel.fault('sendFeedback', 'status-500', 1);
  await send.click();
  await expect(dialog.getByText(t('unsure'))).toBeVisible();
  await send.click();
  await expect(dialog.getByText(t('sent_text'))).toBeVisible();

  await site.enter('team178');
  await page.goto('/?modal=feedback');
  await expect(content).toHaveValue('');
  await dialog.getByRole('combobox', { name: t('question_type') }).selectOption({ label: texts('config', 'feedback.suggestion') });
  await content.fill('Please keep the lotus game forever');
  await send.click();
  await dialog.getByRole('button', { name: t('view_own') }).click();
  const own = dialog.getByRole('list', { name: t('view_own') }).getByRole('listitem');
  await expect(own).toContainText([/Please keep the lotus game forever/]);
  await expect(own).toContainText([t('state_received')]);
  await panel.advance(HOUR_MS);
  await panel.fault('feedbackList', 'status-500', 1);
  await page.reload();
  await dialog.getByRole('button', { name: texts('lobby', 'retry') }).click();
  await expect(own).toContainText([t('state_answered')]);
  await expect(own).toContainText([/Thank you for writing/]);
  expect(await faults(page)).toEqual([]);
});

test('[MEM-18] a member accepts a contract after all that would follow was said, rejects another, and asks for an end', async ({
  page,
  site,
  texts,
  panel,
}) => {
  const t = (key: string, ...values: readonly string[]) => texts('contracts', key, ...values);
  const dialog = page.getByRole('dialog', { name: texts('config', 'modal.contracts') });
  const question = page.getByRole('alertdialog');
  const card = (sort: string) => dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name: t(`sort_${sort}`) }) });
  const answer = async (action: string) => question.getByRole('button', { name: t(action), exact: true }).click();

  await site.enter('team182');
  await page.goto('/vip');
  await site.accountMenu.click();
  const entry = page.getByRole('menuitem', { name: texts('config', 'nav.contracts') });
  await expect(entry).toContainText('1');
  await entry.click();
  const ends = t('ends', 'team183 (12%), team184 (10%)');
  await expect(card('dividend')).toContainText(ends);
  await expect(card('dividend')).toContainText(t('period_H'));
  const terms = card('dividend').getByRole('table', { name: t('terms') });
  await expect(terms.getByRole('row').nth(3)).toContainText('8%');
  await expect(terms.getByRole('row').nth(3)).toContainText('₱450,000.00');
  await card('dividend')
    .getByRole('button', { name: t('action_accept') })
    .click();
  await expect(question).toContainText(t('replaces'));
  await expect(question).toContainText(ends);
  await answer('back');
  await expect(card('dividend')).toBeVisible();

  await panel.fault('processDividend', 'malformed', 1);
  await card('dividend')
    .getByRole('button', { name: t('action_accept') })
    .click();
  await answer('action_accept');
  await expect(card('dividend').getByText(texts('payment', 'money_unsure'))).toBeVisible();
  // Whether it was done shows at once where it was: the list is asked for anew after each attempt.
  await loseAnswer(page, 'processDividend');
  await card('dividend')
    .getByRole('button', { name: t('action_accept') })
    .click();
  await answer('action_accept');
  await expect(dialog.getByText(t('none_requests'))).toBeVisible();
  await dialog.getByRole('tab', { name: t('list_active') }).click();
  await expect(page).toHaveURL(/modal\.list=active/);
  await card('dividend')
    .getByRole('button', { name: t('action_terminate') })
    .click();
  await answer('action_terminate');
  await expect(dialog.getByText(t('none_active'))).toBeVisible();
  await dialog.getByRole('tab', { name: t('list_requests') }).click();
  await expect(card('dividend')).toContainText(t('state_ending_own'));
  await card('dividend')
    .getByRole('button', { name: t('ending_withdraw') })
    .click();
  await answer('ending_withdraw');
  await expect(dialog.getByText(t('none_requests'))).toBeVisible();
  await page.goto('/vip');
  await site.logout();
  await site.login('team186');
  await page.goto('/?modal=contracts');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(card('realtime')).toContainText(t('settled_every', '5'));
  await expect(card('daily')).toContainText(t('bet_daily'));
  await card('hourly')
    .getByRole('button', { name: t('action_reject') })
    .click();
  await answer('action_reject');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expectFitsPhone(page);
  expect(await faults(page)).toEqual([]);
});
