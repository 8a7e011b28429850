import type { Locator } from '@playwright/test';

import { SEED_PASSWORD, SEED_PAYMENT_PASSWORD } from '#gateway/seed/accounts.ts';
import { centreOf } from './support/centre.ts';
import { FURTHER, expect, test } from './support/test.ts';

test.beforeEach(({ panel, problems }) => {
  problems.allow(/Failed to load resource|net::ERR_/);
  panel.seedAfterwards();
});

test('[MEM-5] [MEM-4] a form of money that was not sent leads to the first field that is why', FURTHER, async ({ page, site, texts }) => {
  const t = (key: string, ...values: string[]) => texts('cashier', key, ...values);
  const w = (key: string, ...values: string[]) => texts('wallets', key, ...values);
  const centre = centreOf(page, texts);
  await page.goto('/?centre=withdraw');
  await site.fillLogin(site.dialog('login'), 'team132', SEED_PASSWORD);
  const card = centre.getByRole('form', { name: t('add_card') });
  await card.getByRole('button', { name: t('add_card') }).click();
  await expect(card.getByRole('textbox', { name: t('number_label_account') })).toBeFocused();

  await page.goto('/?centre=depositv2');
  await centre.getByRole('button', { name: t('make_order'), exact: true }).click();
  await expect(centre.getByRole('textbox', { name: t('amount') })).toBeFocused();

  await page.goto('/?centre=transferFund');
  await centre.getByRole('button', { name: w('submit'), exact: true }).click();
  await expect(centre.getByRole('textbox', { name: w('amount') })).toBeFocused();

  await page.goto('/?centre=transferUpline');
  await centre.getByRole('button', { name: w('send'), exact: true }).click();
  await expect(centre.getByRole('textbox', { name: w('amount') })).toBeFocused();

  await page.goto('/responsible-play');
  const exclusion = page.getByRole('region', { name: texts('responsible', 'exclusion_title') });
  await exclusion.getByRole('button', { name: texts('responsible', 'exclusion_submit', texts('responsible', 'months', '6')) }).click();
  await expect(exclusion.getByLabel(texts('responsible', 'password_label'))).toBeFocused();
});

test('[MEM-5] adding a bank card and giving it up keep the focus where the keyboard is', FURTHER, async ({ page, site, texts }) => {
  const t = (key: string, ...values: string[]) => texts('cashier', key, ...values);
  await page.goto('/?centre=securityCenter&modal.section=cards');
  await site.fillLogin(site.dialog('login'), 'team132', SEED_PASSWORD);
  const add = page.getByRole('button', { name: t('add_card') }).first();
  await add.press('Enter');
  await expect(page.getByRole('combobox', { name: t('bank') })).toBeFocused();
  await page.getByRole('button', { name: t('not_now') }).press('Enter');
  await expect(add).toBeFocused();
});

test('[SEC-6] how often a reality check comes is chosen by keyboard, one arrow after the other', FURTHER, async ({ page, site, texts }) => {
  const say = (key: string, ...values: string[]) => texts('responsible', key, ...values);
  await site.enter('team202');
  await page.goto('/responsible-play');
  const choice = (minutes: string) => page.getByRole('radio', { name: say('reality_minutes', minutes) });
  await choice('30').click({ force: true });
  await expect(page.getByText(say('check_saved'))).toBeVisible();
  await expect(choice('30')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(choice('60')).toBeFocused();
  await expect(choice('60')).toBeChecked();
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(choice('60')).toBeChecked();
});

test('[SEC-6] a limit is set by keyboard: its form takes the focus and gives it back', async ({ page, site, texts }) => {
  const say = (key: string, ...values: string[]) => texts('responsible', key, ...values);
  await site.enter('team201');
  await page.goto('/responsible-play');
  const deposits = page.getByRole('region', { name: say('deposit_title') });
  const set = deposits.getByRole('button', { name: `${say('set')}: ${say('period_week')}` });
  const amount = deposits.getByRole('textbox');
  await set.press('Enter');
  await expect(amount).toBeFocused();
  await deposits.getByRole('button', { name: say('back') }).press('Enter');
  await expect(set).toBeFocused();
  await set.press('Enter');
  await page.keyboard.press('Enter');
  await expect(deposits.getByText(say('amount_missing'))).toBeVisible();
  await expect(amount).toBeFocused();
  await page.keyboard.type('750');
  await page.keyboard.press('Enter');
  await expect(deposits.getByRole('button', { name: `${say('change')}: ${say('period_week')}` })).toBeFocused();
});

test('[AGT-4] a decision on a contract that did not work keeps the focus on its button', FURTHER, async ({ page, site, texts, panel }) => {
  const t = (key: string, ...values: string[]) => texts('contracts', key, ...values);
  await page.goto('/vip');
  await site.login('pact12');
  await page.goto('/?modal=contracts');
  const accept = page.getByRole('dialog', { name: texts('config', 'modal.contracts') }).getByRole('button', { name: t('action_accept') });
  await panel.fault('processDailySalary', 'status-500', 1);
  await accept.press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('action_accept') })
    .click();
  await expect(page.getByText(texts('payment', 'money_unsure'))).toBeVisible();
  await expect(accept).toBeFocused();
});

test(
  '[MEM-5] another default card, and one that is taken away, leave the focus in the list of cards',
  FURTHER,
  async ({ page, site, texts }) => {
    const t = (key: string, ...values: string[]) => texts('cashier', key, ...values);
    await page.goto('/?centre=securityCenter&modal.section=cards');
    await site.fillLogin(site.dialog('login'), 'team132', SEED_PASSWORD);
    const heading = page.getByRole('heading', { name: t('cards'), exact: true, level: 4 });
    const cards = page.getByRole('list', { name: t('cards') }).getByRole('listitem');
    const form = page.getByRole('form', { name: t('add_card') });
    const password = (of: Locator) => of.getByLabel(texts('payment', 'password_label')).and(of.locator('input'));
    for (const [index, number] of ['118000000132', '118000000133'].entries()) {
      await page
        .getByRole('button', { name: t('add_card') })
        .first()
        .click();
      await form.getByRole('textbox', { name: t('number_label_account') }).fill(number);
      await form.getByRole('textbox', { name: t('holder') }).fill('Team Player');
      await password(form).fill(SEED_PAYMENT_PASSWORD);
      await form.getByRole('button', { name: t('add_card') }).click();
      await expect(cards).toHaveCount(index + 1);
    }
    await cards
      .last()
      .getByRole('button', { name: t('make_default') })
      .press('Enter');
    await expect(heading).toBeFocused();
    await cards
      .last()
      .getByRole('button', { name: t('remove_card') })
      .press('Enter');
    const removing = page.getByRole('dialog', { name: t('remove_title') });
    await password(removing).fill(SEED_PAYMENT_PASSWORD);
    await removing.getByRole('button', { name: t('remove_card') }).click();
    await expect(cards).toHaveCount(1);
    await expect(heading).toBeFocused();
  },
);

test(
  '[MEM-4] an order that could not be cancelled keeps the focus on the button that was pressed',
  FURTHER,
  async ({ page, site, texts, panel }) => {
    const t = (key: string, ...values: string[]) => texts('cashier', key, ...values);
    const centre = centreOf(page, texts);
    await page.goto('/?centre=depositv2');
    await site.fillLogin(site.dialog('login'), 'team116', SEED_PASSWORD);
    await centre.getByRole('textbox', { name: t('amount') }).fill('500');
    await centre.getByRole('button', { name: t('make_order'), exact: true }).click();
    const cancel = centre.getByRole('button', { name: t('cancel_order') });
    await panel.fault('actOnDeposit', 'status-500', 1);
    await cancel.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('cancel_order') })
      .click();
    await expect(centre.getByText(texts('payment', 'money_unsure'))).toBeVisible();
    await expect(cancel).toBeFocused();
  },
);
