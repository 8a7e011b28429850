import type { Locator } from '@playwright/test';

import { SEED_PASSWORD, SEED_PAYMENT_PASSWORD } from '#gateway/seed/accounts.ts';
import type { CallName } from '#site/api/contract/index.ts';
import { WRITES } from './support/faultForms.ts';
import { secret, type Filled, type Visit } from './support/faultForms/form.ts';
import { WatchedCall } from './support/faultWays.ts';
import { crossed, FURTHER, expect, test } from './support/test.ts';

/** The forms in which players type amounts, and where their texts stand. */
const AMOUNTS = {
  createDeposit: ['MEM-4', 'cashier'],
  createWithdrawal: ['MEM-5', 'cashier'],
  walletTransfer: ['MEM-3', 'wallets'],
  memberTransfer: ['MEM-6', 'wallets'],
} as const;

/** What ask for the payment password and move something. */
const SECRETS = { createWithdrawal: 'MEM-5', memberTransfer: 'MEM-6', convertPoint: 'MEM-15', redeemPointReward: 'MEM-15' } as const;

/** Opens a call's form as its own account, filled in as it would be taken. */
async function fillIn(name: CallName, visit: Visit): Promise<Filled> {
  const form = WRITES[name];
  if (form === undefined) throw new Error(`${name} has no form`);
  const { as = '', at, fillIn: fill } = form;
  await visit.page.goto('/');
  await visit.site.fillLogin(await visit.site.openLogin(), as, SEED_PASSWORD);
  await visit.site.arrive();
  await visit.page.goto(at);
  return fill(visit);
}

const formOf = (submit: Locator): Locator => submit.locator('xpath=ancestor::form[1]');

for (const [index, [name, [id, namespace]]] of Object.entries(AMOUNTS).entries()) {
  test(
    `[${id}] [API-6] ${name}: a wrong amount is told beside its field, and nothing is sent`,
    crossed(index),
    async ({ page, site, panel, texts, config }) => {
      panel.seedAfterwards();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const call = new WatchedCall(page, name as keyof typeof AMOUNTS); // One of the table's own keys.
      const { submit } = await fillIn(call.name, { page, site, panel, texts, config });
      const amount = formOf(submit).getByRole('textbox', { name: texts(namespace, 'amount') });
      const paste = async (text: string): Promise<void> => {
        await amount.clear();
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
        await amount.focus();
        await page.keyboard.press('ControlOrMeta+V');
      };
      for (const typed of ['', 'abc', '0', '1000000000']) {
        await amount.clear();
        await amount.pressSequentially(typed);
        await submit.click();
        await expect(amount, typed).toHaveAttribute('aria-invalid', 'true');
        await expect(amount, typed).toHaveAccessibleDescription(/\S/);
      }
      // A sum that is not what was copied is worse than none.
      for (const copied of ['-500', '10.005', '1e9', '100-200']) {
        await paste(copied);
        await expect(amount, copied).toHaveValue(copied);
        await submit.click();
        await expect(amount, copied).toBeFocused();
        await expect(amount, copied).toHaveAttribute('aria-invalid', 'true');
      }
      await paste('1,000.50');
      await expect(amount).toHaveValue(/^1,000\.50?$/);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect(call.keys).toEqual([]);
    },
  );
}

for (const [name, id] of Object.entries(SECRETS)) {
  test(
    `[${id}] ${name}: three wrong payment passwords lock it, and the form says for how long`,
    FURTHER,
    async ({ page, site, panel, texts, config }) => {
      panel.seedAfterwards();
      const { submit, confirm, done } = await fillIn(name as keyof typeof SECRETS, { page, site, panel, texts, config }); // As above.
      const say = (key: string, value: string) => texts('payment', key, value);
      const password = secret(formOf(submit), texts('payment', 'password_label'));
      const send = async (typed: string): Promise<void> => {
        await password.fill(typed);
        await submit.click();
        await confirm?.click();
      };
      for (const left of ['2', '1']) {
        await send('000000');
        await expect(formOf(submit)).toContainText(say('password_wrong', left));
      }
      // The same as the security center says, and true on every clock.
      const locked = new RegExp(say('password_locked', String.raw`(30|31)`));
      for (const typed of ['000000', SEED_PAYMENT_PASSWORD]) {
        await send(typed);
        await expect(formOf(submit)).toContainText(locked);
      }
      await panel.advance(31 * 60_000);
      await send(SEED_PAYMENT_PASSWORD);
      await expect(done).toBeVisible();
    },
  );
}
