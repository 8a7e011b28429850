import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { HEADER } from '#site/api/contract/envelope.ts';
import { calls } from '#site/api/contract/index.ts';
import { centreOf } from './support/centre.ts';
import { FURTHER, expect, test } from './support/test.ts';

/** How many times shorter the browser's limit for an answer is in this test: half a minute is a second. */
const SHORTER = 30;

test(
  '[ERR-3] [MEM-3] a transfer whose answer never comes: the form says that nobody knows, and the same key moves the money once',
  FURTHER,
  async ({ page, site, texts, panel, problems }) => {
    problems.allow(/Failed to load resource|net::ERR_/);
    panel.seedAfterwards();
    await page.addInitScript((shorter) => {
      const limit = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
      if (limit?.set === undefined) throw new Error('This browser has no limit for answers.');
      const { set } = limit;
      Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
        ...limit,
        set(this: XMLHttpRequest, milliseconds: number) {
          set.call(this, milliseconds / shorter);
        },
      });
    }, SHORTER);
    const t = (key: string, ...values: string[]) => texts('wallets', key, ...values);
    const { path } = calls.walletTransfer;
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === path) keys.push(request.headers()[HEADER.idempotencyKey.toLowerCase()]);
    });

    await page.goto('/?centre=transferFund');
    await site.fillLogin(site.dialog('login'), 'team142', SEED_PASSWORD);
    const centre = centreOf(page, texts);
    const vendor = centre.getByRole('listitem', { name: 'Maharlika Live' });
    const form = centre.getByRole('form', { name: t('transfer') });
    const amount = form.getByRole('textbox', { name: t('amount') });
    const submit = form.getByRole('button', { name: t('submit'), exact: true });
    await vendor.getByRole('button', { name: t('in_to', 'Maharlika Live') }).click();
    await expect(vendor).toContainText('₱0.00');

    /** The first try hangs until the page gives up; the second is answered. */
    const tryTwice = async (much: string, held: { between: string; after: string }): Promise<void> => {
      await amount.fill(much);
      await submit.click();
      await expect(form.getByRole('alert')).toContainText(texts('payment', 'money_unsure'));
      await expect(vendor).toContainText(held.between);
      await expect(amount).toHaveValue(much);
      await submit.click();
      await expect(form.getByRole('status')).toContainText(t('moved', `₱${much}.00`, t('main_wallet'), 'Maharlika Live'));
      await expect(vendor).toContainText(held.after);
    };

    // The gateway hangs before the deed.
    await panel.fault('walletTransfer', 'timeout', 1);
    await tryTwice('3', { between: '₱0.00', after: '₱3.00' });

    // It acts, and its answer never comes.
    await page.route(`**${path}`, async (route) => void (await route.fetch()), { times: 1 });
    await tryTwice('4', { between: '₱7.00', after: '₱7.00' });

    expect(keys).toHaveLength(4);
    expect([keys[1], keys[3]]).toEqual([keys[0], keys[2]]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys).not.toContain(undefined);
  },
);
