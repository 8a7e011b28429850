import { SEED_PAYMENT_PASSWORD } from '#gateway/seed/accounts.ts';
import { centreOf } from './support/centre.ts';
import { FURTHER, expect, test } from './support/test.ts';
import { loseAnswer, expectFitsPhone, paymentPassword } from './support/money.ts';

const FAILED = /Failed to load resource|net::ERR/;

/** Both open accounts or move money, and break lines on purpose. */
test.beforeEach(({ panel, problems }) => {
  problems.allow(FAILED);
  panel.seedAfterwards();
});

test(
  '[AGT-1] [AGT-2] an agent reads the announcements, opens an account by hand whose answer was lost, and hands out a link',
  FURTHER,
  async ({ page, site, texts }) => {
    const t = (key: string, ...values: readonly string[]) => texts('team', key, ...values);
    await site.enter('agent2');
    await page.goto('/?centre=announcement');
    const centre = centreOf(page, texts, 'agent');
    // The newest is open; a press closes it.
    const newest = centre.locator('h4 button').first();
    await expect(newest).toHaveAttribute('aria-expanded', 'true');
    await newest.click();
    await expect(newest).toHaveAttribute('aria-expanded', 'false');

    await centre.getByRole('link', { name: texts('centre', 'agent.register_downline') }).click();
    const submit = centre.getByRole('button', { name: t('open_account') });
    await submit.click();
    await expect(centre.getByLabel(t('username'))).toBeFocused();
    await centre.getByRole('radio', { name: t('kind_agent') }).check();
    await centre.getByLabel(t('username')).fill('line001');
    await centre.getByRole('button', { name: t('password_make') }).click();
    const slots = centre.getByLabel(t('rate_of', texts('records', 'category_RNG'))).filter({ visible: true });
    await slots.fill('0.81');
    await submit.click();
    await expect(centre.getByText(t('rate_bounds', '0%', '0.8%'))).toBeVisible();
    await expect(slots).toBeFocused();
    await slots.fill('0.57');
    await submit.click();
    await expect(centre.getByText(t('username_taken'))).toBeVisible();
    await centre.getByLabel(t('username')).fill('lineNew1');
    await loseAnswer(page, 'registerDownline');
    await submit.click();
    await expect(centre.getByRole('alert').filter({ hasText: texts('payment', 'money_unsure') })).toBeVisible();
    // Sent again it is the same account, not a name that is taken.
    await submit.click();
    await expect(centre.getByRole('heading', { name: t('made') })).toBeFocused();
    await expect(centre.getByText('linenew1', { exact: true })).toBeVisible();

    await centre.getByRole('button', { name: t('another') }).click();
    await centre.getByRole('tab', { name: t('by_link') }).click();
    await centre.getByLabel(t('note')).fill('Friends of the house');
    await slots.filter({ visible: true }).fill('0.3');
    await centre.getByRole('button', { name: t('link_make') }).click();
    const card = centre.getByRole('article', { name: 'Friends of the house' });
    const address = card.getByText(/affiliateCode=/);
    await expect(address).toBeVisible();
    await expect(card.getByText('0.3%', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: t('link_qr', 'Friends of the house') }).click();
    const code = page.getByRole('dialog', { name: 'Friends of the house' });
    await expect(code.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: t('link_close') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('link_close') })
      .click();
    await expect(card.getByText(t('link_closed'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(centre.getByRole('tab', { name: t('by_hand') })).toBeVisible();
    await expectFitsPhone(page);
  },
);

test('[AGT-2] [AGT-5] the team is walked down and searched by the address, rates change within bounds, and money goes to a downline', async ({
  page,
  site,
  texts,
}) => {
  const t = (key: string, ...values: readonly string[]) => texts('team', key, ...values);
  await site.enter('agent2');
  await page.goto('/?centre=teamManagement');
  const centre = centreOf(page, texts, 'agent');
  const table = centre.getByRole('table', { name: t('team') });
  await expect(table.getByRole('rowheader')).toHaveCount(10);
  for (const [name, count] of [
    ['line001', '12'],
    ['line011', '8'],
    ['line023', '6'],
  ] as const)
    await table.getByRole('button', { name: t('downlines_of', name, count) }).click();
  await expect(table.getByRole('rowheader')).toHaveText(['line031', 'line032', 'line033', 'line034', 'line036', 'line035']);
  // The place is in the address.
  await page.reload();
  await expect(table.getByRole('rowheader')).toHaveCount(6);
  const trail = centre.getByRole('navigation', { name: t('trail') });
  await expect(trail.getByRole('listitem')).toHaveText([t('my_team'), 'line001', 'line011', 'line023']);
  await trail.getByRole('button', { name: t('my_team') }).click();
  await centre.getByLabel(t('level')).selectOption('all');
  await expect(centre.getByText(t('count', '40'))).toBeVisible();
  await expect(table.getByRole('rowheader')).toHaveCount(20);
  await centre.getByRole('searchbox', { name: t('search_part') }).fill('ne01');
  await expect(table.getByRole('rowheader')).toHaveCount(10);

  await centre.getByLabel(t('level')).selectOption('');
  await centre.getByRole('searchbox', { name: t('search_part') }).fill('line001');
  await table.getByRole('button', { name: /^line001/ }).click();
  const drawer = page.getByRole('dialog', { name: /^line001/ });
  const slots = drawer.getByLabel(t('rate_of', texts('records', 'category_RNG'))).filter({ visible: true });
  await expect(slots).toHaveValue('0.56');
  const save = drawer.getByRole('button', { name: t('rates_save') });
  await slots.fill('0.39');
  await save.click();
  await expect(drawer.getByText(t('rate_bounds', '0.4%', '0.8%'))).toBeVisible();
  await slots.fill('0.7');
  await save.click();
  await expect(page.getByText(t('rates_saved'))).toBeVisible();
  await page.reload();
  await expect(slots).toHaveValue('0.7');

  await drawer.getByRole('button', { name: t('send_money') }).click();
  const member = centreOf(page, texts);
  await expect(member.getByText('line001', { exact: true })).toBeVisible();
  await member.getByLabel(texts('wallets', 'amount')).fill('25');
  await paymentPassword(member, texts).fill(SEED_PAYMENT_PASSWORD);
  await member.getByRole('button', { name: texts('wallets', 'send'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: texts('wallets', 'confirm_send') })
    .click();
  await expect(member.getByText(texts('wallets', 'sent'))).toBeVisible();
  await member.getByRole('link', { name: texts('wallets', 'see_record') }).click();
  await expect(page).toHaveURL(/centre=transactionHistory/);
  await expect(member.getByRole('table').getByRole('row').nth(1)).toContainText('₱25.00');
});

test('[AGT-2] somebody of another tree is nobody here', FURTHER, async ({ page, site, texts }) => {
  await site.enter('agent2');
  await page.goto('/?centre=teamManagement&modal.member=1');
  const centre = centreOf(page, texts, 'agent');
  const drawer = page.getByRole('dialog').filter({ hasText: texts('team', 'unknown_text') });
  await expect(drawer.getByText(texts('team', 'unknown'), { exact: true })).toBeVisible();
  await site.closeByEscape(drawer);
  await expect(centre.getByRole('table', { name: texts('team', 'team') })).toBeVisible();
});

test('[AGT-2] a level that no team has shows nobody, and the way back', FURTHER, async ({ page, site, texts }) => {
  await page.goto('/');
  await site.login('agent2');
  await page.goto('/?centre=teamManagement&modal.level=99999999');
  const centre = centreOf(page, texts, 'agent');
  await expect(centre.getByText(texts('team', 'nobody_fits'), { exact: true })).toBeVisible();
  await expect(centre.getByLabel(texts('team', 'level'))).toHaveValue('99999999');
  await centre.getByRole('button', { name: texts('team', 'clear_filters') }).click();
  await expect(centre.getByRole('table', { name: texts('team', 'team') }).getByRole('rowheader')).toHaveCount(10);
});
