import type { Locator, Page } from '@playwright/test';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import type { CallName } from '#site/api/contract/index.ts';
import type { SitePage } from './site.ts';
import type { Texts } from './texts.ts';

/** A form on the screen, filled in. */
export interface Filled {
  readonly submit: Locator;
  /** There once the write has happened. */
  readonly done: Locator;
}

/** Where a write is seen to fail. */
export interface FaultForm {
  readonly at: string;
  /** Seeded account that fills the form in; nobody when absent. */
  readonly as?: string;
  readonly fill: (page: Page, site: SitePage, texts: Texts) => Promise<Filled>;
}

const centre = (page: Page): Locator => page.getByRole('dialog').first();

export const WRITES: Partial<Record<CallName, FaultForm>> = {
  login: {
    at: '/?modal=loginPopupModal',
    async fill(_page, site, texts) {
      const form = site.dialog('login');
      await site.field(form, 'username').fill('demo');
      await site.field(form, 'password').fill(SEED_PASSWORD);
      return { submit: form.getByRole('button', { name: texts('auth', 'login_submit'), exact: true }), done: site.accountMenu };
    },
  },
  passwordByEmail: {
    at: '/?modal=forgetPassModal',
    async fill(page, site, texts) {
      const form = page.getByRole('dialog', { name: texts('config', 'modal.forgot_password'), exact: true });
      await site.field(form, 'username').fill('demo');
      await site.field(form, 'email').fill('demo@example.com');
      return {
        submit: form.getByRole('button', { name: texts('auth', 'forgot_email_submit'), exact: true }),
        done: page.getByRole('alertdialog').getByText(texts('auth', 'in_been_out')),
      };
    },
  },
  changeNickname: {
    at: '/?centre=securityCenter&modal.section=nickname',
    as: 'team211',
    async fill(page, _site, texts) {
      const form = page.getByRole('dialog', { name: texts('config', 'security.nickname'), exact: true });
      await form.getByRole('textbox', { name: texts('security', 'nickname') }).fill('Bituin');
      return {
        submit: form.getByRole('button', { name: texts('security', 'save'), exact: true }),
        done: page.getByRole('heading', { name: 'Bituin' }),
      };
    },
  },
  createDeposit: {
    at: '/?centre=depositv2',
    as: 'team212',
    async fill(page, _site, texts) {
      await centre(page).getByRole('radio', { name: 'QR Ph' }).check();
      await centre(page)
        .getByRole('textbox', { name: texts('cashier', 'amount') })
        .fill('500');
      return {
        submit: centre(page).getByRole('button', { name: texts('cashier', 'make_order') }),
        done: centre(page).getByText(texts('cashier', 'deposit_pending'), { exact: true }),
      };
    },
  },
  walletTransfer: {
    at: '/?centre=transferFund',
    as: 'team213',
    async fill(page, _site, texts) {
      const t = (key: string, ...values: string[]) => texts('wallets', key, ...values);
      const vendor = centre(page).getByRole('listitem', { name: 'Maharlika Live' });
      await vendor.getByRole('button', { name: t('in_to', 'Maharlika Live') }).click();
      const form = centre(page).getByRole('form', { name: t('transfer') });
      await form.getByRole('textbox', { name: t('amount') }).fill('1');
      return {
        submit: form.getByRole('button', { name: t('submit'), exact: true }),
        done: form.getByText(t('moved', '₱1.00', t('main_wallet'), 'Maharlika Live')),
      };
    },
  },
  setPlayLimit: {
    at: '/responsible-play',
    as: 'team214',
    async fill(page, _site, texts) {
      const say = (key: string) => texts('responsible', key);
      await page
        .getByRole('button', { name: new RegExp(`^${say('set')}:`) })
        .first()
        .click();
      const form = page
        .getByRole('main')
        .locator('form')
        .filter({ has: page.getByRole('button', { name: say('save'), exact: true }) });
      await form.getByRole('textbox').fill('750.50');
      return {
        submit: form.getByRole('button', { name: say('save'), exact: true }),
        done: page.getByRole('main').getByText('₱750.50').first(),
      };
    },
  },
  createDownlineLink: {
    at: '/?centre=registerDownline',
    as: 'agent2',
    async fill(page, _site, texts) {
      const t = (key: string) => texts('team', key);
      await centre(page)
        .getByRole('tab', { name: t('by_link') })
        .click();
      await centre(page).getByLabel(t('note')).fill('Friends of the house');
      return {
        submit: centre(page).getByRole('button', { name: t('link_make') }),
        done: centre(page).getByRole('article', { name: 'Friends of the house' }),
      };
    },
  },
};
