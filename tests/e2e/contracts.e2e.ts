import { expect, faults, test } from './support/club.ts';
import { loseAnswer, expectFitsPhone } from './support/money.ts';
import { FURTHER } from './support/test.ts';

const FAILED = /Failed to load resource|net::ERR/;

/** Both change contracts of the seed, and break lines on purpose. */
test.beforeEach(({ panel, problems }) => {
  problems.allow(FAILED);
  panel.seedAfterwards();
});

test('[AGT-4] [AGT-6] an agent offers a contract within its own rate, after all that follows was said, and the downlines see why theirs ended', async ({
  page,
  site,
  texts,
  panel,
}) => {
  const t = (key: string, ...values: readonly string[]) => texts('contracts', key, ...values);
  const dialog = page.getByRole('dialog', { name: texts('config', 'modal.contracts') });
  const question = page.getByRole('alertdialog');
  const card = (sort: string) => dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name: t(`sort_${sort}`) }) });
  const press = async (key: string, ...values: readonly string[]) =>
    dialog.getByRole('button', { name: t(key, ...values), exact: true }).click();
  const agree = async (key: string) => question.getByRole('button', { name: t(key), exact: true }).click();

  await site.enter('pact1');
  await page.goto('/vip');
  await panel.fault('givenContracts', 'status-500', 1);
  await page.goto('/?modal=contracts&modal.side=given');
  await dialog.getByRole('button', { name: texts('lobby', 'retry') }).click();
  // Five of the six on the first page; one state, one account, both of which the address keeps.
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(5);
  await dialog.getByLabel(t('state'), { exact: true }).selectOption('active');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(2);
  await dialog.getByRole('searchbox', { name: t('account') }).fill('pact13');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(1);
  await page.reload();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(card('dividend')).toContainText(t('period_H'));

  await press('offer');
  await dialog.getByRole('searchbox', { name: t('offer_whom') }).fill('pact11');
  await expect(dialog.getByRole('list', { name: t('downlines') }).getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'pact11', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: t('offer_title', 'pact11') })).toBeFocused();
  // The kinds that the agent has itself, and how much of each.
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await expect(dialog.getByText(t('offer_limit', '20%'))).toBeVisible();
  const field = (key: string, tier: number) =>
    dialog.getByRole('group', { name: t('tier', String(tier)), exact: true }).getByRole('textbox', { name: t(key) });
  await dialog.getByRole('radio', { name: t('sort_hourly') }).check({ force: true });
  await expect(dialog.getByText(t('offer_limit', '0.6%'))).toBeVisible();
  await expect(field('bet_hourly', 1)).toBeVisible();
  await dialog.getByRole('radio', { name: t('sort_dividend') }).check({ force: true });
  await dialog.getByRole('combobox', { name: t('period_label') }).selectOption('W');
  for (const [key, value] of Object.entries({ rate_percent: '2.5', active_members: '5', valid_bet: '1000', profit_loss: '100' }))
    await field(key, 1).fill(value);
  await press('tier_add');
  await expect(field('rate_percent', 2)).toBeFocused();
  for (const [key, value] of Object.entries({ rate_percent: '21', active_members: '4', valid_bet: '2000', profit_loss: '100' }))
    await field(key, 2).fill(value);
  await press('offer_send');
  await expect(field('rate_percent', 2)).toBeFocused();
  await expect(dialog.getByText(t('fault_tooHigh', '20%'))).toBeVisible();
  await expect(dialog.getByText(t('fault_figureFalls'))).toBeVisible();
  await field('rate_percent', 2).fill('5');
  await field('active_members', 2).fill('8');
  expect(await faults(page)).toEqual([]);

  await press('offer_send');
  const ends = t('given_ends', 'pact11', 'pact111 (9%)');
  await expect(question).toContainText(t('given_replaces', 'pact11'));
  await expect(question).toContainText(ends);
  await agree('back');
  // Nothing was done yet; then it is, and its answer is lost.
  await loseAnswer(page, 'offerContract');
  await press('offer_send');
  await agree('offer_send');
  await expect(dialog.getByRole('alert').filter({ hasText: t('offer_arrived', 'pact11') })).toBeVisible();
  await expect(dialog.getByRole('button', { name: t('offer_send') })).toBeDisabled();
  await press('back');
  const offered = card('dividend').filter({ hasText: t('given_offered') });
  await expect(offered).toContainText(ends);
  await expect(offered).toContainText(t('period_W'));
  await expectFitsPhone(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto('/vip');
  await site.logout();
  await site.login('pact11');
  await page.goto('/?modal=contracts');
  await card('dividend')
    .getByRole('button', { name: t('action_accept') })
    .click();
  await expect(question).toContainText(t('ends', 'pact111 (9%)'));
  await agree('action_accept');
  await expect(dialog.getByText(t('none_requests'), { exact: true })).toBeVisible();
  await page.goto('/vip');
  await site.logout();
  await site.login('pact111');
  await page.goto('/?modal=contracts&modal.list=past');
  await expect(card('dividend')).toContainText(t('cause_uplineRate'));
  // Members have one side only.
  await expect(dialog.getByRole('tab', { name: t('side_given') })).toHaveCount(0);
});

test(
  '[AGT-7] [AGT-4] a downline’s termination request counts in the menu and the agent center until the agent has answered it',
  FURTHER,
  async ({ page, site, texts }) => {
    const t = (key: string, ...values: readonly string[]) => texts('contracts', key, ...values);
    const dialog = page.getByRole('dialog', { name: texts('config', 'modal.contracts') });
    const hourly = page.getByRole('navigation', { name: texts('centre', 'entries') }).getByRole('link', {
      name: texts('centre', 'agent.hourly_salary'),
    });
    const waiting = texts('centre', 'waiting', '1');

    await site.enter('pact1');
    await page.goto('/?centre=hourlySalary');
    await expect(hourly).toContainText(waiting);
    await page.goto('/vip');
    await site.accountMenu.click();
    const entry = page.getByRole('menuitem', { name: texts('config', 'nav.contracts') });
    await expect(entry).toContainText('1');
    await entry.click();
    await dialog.getByRole('tab', { name: t('side_given') }).click();
    await dialog.getByLabel(t('state'), { exact: true }).selectOption('ending');
    const contract = (sort: string) => dialog.getByRole('listitem', { name: t(sort) }).filter({ hasText: 'pact12' });
    // The contracts of the state before stay until those of this one have come.
    await expect(contract('sort_daily')).toHaveCount(0);
    const request = contract('sort_hourly');
    await request.getByRole('button', { name: t('ending_accept') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('ending_accept') })
      .click();
    await expect(dialog.getByText(t('given_none_found'))).toBeVisible();
    await dialog.getByLabel(t('state'), { exact: true }).selectOption('offered');
    await contract('sort_daily')
      .getByRole('button', { name: t('action_withdraw') })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('action_withdraw') })
      .click();
    await expect(dialog.getByText(t('given_none_found'))).toBeVisible();
    await dialog.getByLabel(t('state'), { exact: true }).selectOption('active');
    await dialog
      .getByRole('listitem')
      .filter({ hasText: 'pact13' })
      .getByRole('button', { name: t('action_terminate') })
      .click();
    await expect(page.getByRole('alertdialog')).toContainText(t('given_terminate_text'));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('action_terminate') })
      .click();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'pact13' })).toHaveCount(0);
    // What the agent asked for itself does not wait for it.
    await page.goto('/?centre=hourlySalary');
    await expect(hourly).toBeVisible();
    await expect(hourly).not.toContainText(waiting);
  },
);

test('[AGT-4] a page of contracts that there is no longer is the last one, not an empty list', FURTHER, async ({ page, site, texts }) => {
  const t = (key: string, ...values: readonly string[]) => texts('contracts', key, ...values);
  const dialog = page.getByRole('dialog', { name: texts('config', 'modal.contracts') });
  await page.goto('/vip');
  await site.login('pact1');
  await page.goto('/?modal=contracts&modal.side=given&modal.pageNo=9');
  // The sixth of six.
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(1);
  await page.goto('/?modal=contracts&modal.list=active&modal.pageNo=9');
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(dialog.getByText(t('none_active'), { exact: true })).toHaveCount(0);
});
