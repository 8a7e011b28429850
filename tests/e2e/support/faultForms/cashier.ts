import type { Locator } from '@playwright/test';

import { SEED_PAYMENT_PASSWORD } from '#gateway/seed/accounts.ts';
import { agreeTo, centreOf, secret, type FaultForms, type Visit } from './form.ts';

const SECOND_MS = 1000;

/** Fills in the form for a bank card. */
async function typeCard({ page, texts }: Visit, number: string) {
  const t = (key: string) => texts('cashier', key);
  const form = centreOf(page).getByRole('form', { name: t('add_card') });
  await form.getByRole('combobox', { name: t('bank') }).selectOption('BAYANI');
  await form.getByRole('textbox', { name: t('number_label_account') }).fill(number);
  await form.getByRole('textbox', { name: t('holder') }).fill('Team Player');
  await secret(form, texts('payment', 'password_label')).fill(SEED_PAYMENT_PASSWORD);
  return form.getByRole('button', { name: t('add_card') });
}

const cardIn = (visit: Visit, digits: string): Locator => centreOf(visit.page).getByRole('radio', { name: `Bayani Bank •••• ${digits}` });

/** Adds a card where there is none yet, and fills in a withdrawal to it. */
export async function typePayout(visit: Visit, digits: string) {
  const t = (key: string) => visit.texts('cashier', key);
  const centre = centreOf(visit.page);
  await (await typeCard(visit, `11800000${digits}`)).click();
  await cardIn(visit, digits).waitFor();
  await centre.getByRole('textbox', { name: t('amount') }).fill('1010');
  await secret(centre, visit.texts('payment', 'password_label')).fill(SEED_PAYMENT_PASSWORD);
  return centre.getByRole('button', { name: t('ask_payout'), exact: true });
}

/** The list of cards is a block that no merchant has placed: config puts it into the centre. */
const placeCards = ({ config }: Visit) =>
  Promise.resolve(
    config.edit('base/centres/member.json', (text) =>
      text.replace('"items": {', '"items": {"cards": {"page": "cards", "label": {"EN": "Cards"}, "block": "bank-cards"},'),
    ),
  );

/** Goes to the list of cards and adds these. */
async function addCards(visit: Visit, ...digits: readonly string[]): Promise<Locator> {
  const centre = centreOf(visit.page);
  const cards = centre.getByRole('list', { name: visit.texts('cashier', 'cards') }).getByRole('listitem');
  await centre.getByRole('link', { name: 'Cards' }).click();
  for (const last of digits) {
    await centre.getByRole('button', { name: visit.texts('cashier', 'add_card') }).click();
    await (await typeCard(visit, `11800000${last}`)).click();
    await cards.filter({ hasText: last }).waitFor();
  }
  return cards;
}

/** Chooses a way to pay and types an amount. */
async function typeDeposit({ page, texts }: Visit) {
  const centre = centreOf(page);
  await centre.getByRole('radio', { name: 'QR Ph' }).check();
  await centre.getByRole('textbox', { name: texts('cashier', 'amount') }).fill('500');
  return centre.getByRole('button', { name: texts('cashier', 'make_order'), exact: true });
}

export const CASHIER: FaultForms = {
  createDeposit: {
    at: '/?centre=depositv2',
    as: 'team212',
    async fillIn(visit) {
      const said = visit.texts('cashier', 'deposit_pending');
      return { submit: await typeDeposit(visit), done: centreOf(visit.page).getByText(said, { exact: true }) };
    },
  },
  actOnDeposit: {
    at: '/?centre=depositv2',
    as: 'team215',
    shows: true,
    async fillIn(visit) {
      const t = (key: string) => visit.texts('cashier', key);
      await (await typeDeposit(visit)).click();
      return {
        submit: centreOf(visit.page).getByRole('button', { name: t('i_have_paid') }),
        done: centreOf(visit.page).getByText(t('deposit_paid'), { exact: true }),
      };
    },
  },
  createWithdrawal: {
    at: '/?centre=withdraw',
    as: 'team132',
    async fillIn(visit) {
      const said = visit.texts('cashier', 'payout_pending_text');
      return { submit: await typePayout(visit, '0132'), done: centreOf(visit.page).getByText(said) };
    },
  },
  confirmWithdrawal: {
    at: '/?centre=withdraw',
    as: 'team132',
    shows: true,
    async fillIn(visit) {
      const t = (key: string) => visit.texts('cashier', key);
      const centre = centreOf(visit.page);
      await (await typePayout(visit, '0132')).click();
      await centre.getByText(t('payout_pending_text')).waitFor();
      await visit.panel.advance(10 * SECOND_MS);
      return {
        submit: centre.getByRole('button', { name: t('it_arrived') }),
        confirm: agreeTo(visit.page, t('it_arrived')),
        done: centre
          .locator('dl > div')
          .filter({ hasText: t('remaining') })
          .filter({ hasText: '₱400.00' }),
      };
    },
  },
  uploadImage: {
    at: '/?centre=rewardCenter&modal.reward=app',
    as: 'team216',
    async fillIn({ page, texts, panel }) {
      const t = (key: string) => texts('rewards', key);
      const form = centreOf(page).getByRole('form');
      // Sent as soon as it is chosen; one that failed is sent again with the form.
      await panel.fault('uploadImage', 'status-500', 1);
      await form.getByRole('textbox', { name: new RegExp(`^${t('comment')}`) }).fill('Installed it, and it runs well.');
      await form.locator('input[type=file]').setInputFiles({
        name: 'ONE.PNG',
        mimeType: 'image/png',
        buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
      });
      return {
        submit: form.getByRole('button', { name: t('send') }),
        done: centreOf(page)
          .getByRole('region', { name: t('sent') })
          .getByRole('listitem'),
        tells: form.getByRole('listitem'),
      };
    },
  },
  addBankCard: {
    at: '/?centre=withdraw',
    as: 'team217',
    shows: true,
    async fillIn(visit) {
      return { submit: await typeCard(visit, '118000000217'), done: cardIn(visit, '0217') };
    },
  },
  removeBankCard: {
    at: '/?centre=withdraw',
    as: 'team218',
    prepare: placeCards,
    async fillIn(visit) {
      const t = (key: string) => visit.texts('cashier', key);
      const cards = await addCards(visit, '0218');
      await cards.getByRole('button', { name: t('remove_card') }).click();
      const dialog = visit.page.getByRole('dialog', { name: t('remove_title') });
      await secret(dialog, visit.texts('payment', 'password_label')).fill(SEED_PAYMENT_PASSWORD);
      return {
        submit: dialog.getByRole('button', { name: t('remove_card') }),
        done: centreOf(visit.page).getByText(t('no_cards'), { exact: true }),
      };
    },
  },
  chooseBankCard: {
    at: '/?centre=withdraw',
    as: 'team219',
    shows: true,
    prepare: placeCards,
    async fillIn(visit) {
      const t = (key: string) => visit.texts('cashier', key);
      const cards = await addCards(visit, '0219', '0220');
      return {
        submit: cards.filter({ hasText: '0220' }).getByRole('button', { name: t('make_default') }),
        done: cards.filter({ hasText: '0220' }).filter({ hasText: t('default_card') }),
      };
    },
  },
  walletTransfer: {
    at: '/?centre=transferFund',
    as: 'team213',
    async fillIn({ page, texts }) {
      const t = (key: string, ...values: string[]) => texts('wallets', key, ...values);
      const vendor = centreOf(page).getByRole('listitem', { name: 'Maharlika Live' });
      await vendor.getByRole('button', { name: t('in_to', 'Maharlika Live') }).click();
      const form = centreOf(page).getByRole('form', { name: t('transfer') });
      await form.getByRole('textbox', { name: t('amount') }).fill('1');
      return {
        submit: form.getByRole('button', { name: t('submit'), exact: true }),
        done: form.getByText(t('moved', '₱1.00', t('main_wallet'), 'Maharlika Live')),
      };
    },
  },
  memberTransfer: {
    at: '/?centre=transferUpline',
    as: 'team221',
    async fillIn({ page, texts }) {
      const t = (key: string) => texts('wallets', key);
      const form = centreOf(page).getByRole('form', { name: t('send') });
      await form.getByRole('textbox', { name: t('amount') }).fill('3');
      await secret(form, texts('payment', 'password_label')).fill(SEED_PAYMENT_PASSWORD);
      return {
        submit: form.getByRole('button', { name: t('send'), exact: true }),
        confirm: agreeTo(page, t('confirm_send')),
        done: centreOf(page).getByRole('region', { name: t('sent') }),
      };
    },
  },
  convertPoint: {
    at: '/pointMall?tab=rates',
    as: 'team176',
    async fillIn({ page, texts }) {
      const t = (key: string, ...values: string[]) => texts('mall', key, ...values);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('convert_these', '4,500') })
        .click();
      const dialog = page.getByRole('dialog', { name: t('convert_title') });
      await secret(dialog, texts('payment', 'password_label')).fill(SEED_PAYMENT_PASSWORD);
      return {
        submit: dialog.locator('button[type=submit]'),
        done: dialog.getByRole('heading', { name: t('convert_done_title', '₱50.00') }),
      };
    },
  },
  redeemPointReward: {
    at: '/pointMall',
    as: 'vip',
    async fillIn({ page, texts }) {
      const t = (key: string, ...values: string[]) => texts('mall', key, ...values);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('redeem_this', 'Sports towel') })
        .click();
      const dialog = page.getByRole('dialog', { name: t('redeem_title', 'Sports towel') });
      await dialog.getByLabel(t('address')).fill('12 Rizal Street, Cebu City');
      await dialog.getByLabel(t('mobile')).fill('0917 123 4567');
      await secret(dialog, texts('payment', 'password_label')).fill(SEED_PAYMENT_PASSWORD);
      return { submit: dialog.locator('button[type=submit]'), done: dialog.getByRole('heading', { name: t('redeem_done_title') }) };
    },
  },
};
