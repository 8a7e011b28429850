import { Buffer } from 'node:buffer';

import type { Route } from '@playwright/test';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { calls } from '#site/api/contract/index.ts';
import { centreOf } from './support/centre.ts';
import { FURTHER, expect, test } from './support/test.ts';

const MINUTE_MS = 60_000;

/** The requests of one call. */
const ofCall = (call: keyof typeof calls) => (url: URL) => url.pathname === calls[call].path;

/** Asking one wallet, or any one. */
const ofWallet = (id?: string) => (url: URL) =>
  ofCall('balance')(url) && (id === undefined ? url.searchParams.has('accountTypeId') : url.searchParams.get('accountTypeId') === id);

/** Something to wait for, and what ends that. */
function gate(): readonly [open: () => void, passed: Promise<void>] {
  const waiting: (() => void)[] = [];
  const passed = new Promise<void>((resolve) => {
    waiting.push(resolve);
  });
  return [() => waiting.forEach((resolve) => resolve()), passed];
}

/** A picture of one pixel. */
const PICTURE = {
  name: 'installed.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};

const failing = (route: Route) => route.fulfill({ status: 500 });

test.beforeEach(({ panel, problems }) => {
  problems.allow(/Failed to load resource|net::ERR_/);
  panel.seedAfterwards();
});

test(
  '[SEC-6] [ERR-1] a reality check is asked for again where the gateway failed when it was due, and is over with its answer',
  FURTHER,
  async ({ page, site, texts, panel }) => {
    const say = (key: string, ...values: string[]) => texts('responsible', key, ...values);
    const check = page.getByRole('alertdialog', { name: say('check_title') });
    const asked = ofCall('playSession');
    await site.enter('team202');
    await page.goto('/responsible-play');
    await page.getByRole('radio', { name: say('reality_minutes', '15') }).click({ force: true });
    await expect(page.getByText(say('check_saved'))).toBeVisible();

    let failures = 0;
    await page.route(asked, async (route) => {
      failures += 1;
      await failing(route);
    });
    await panel.advance(15 * MINUTE_MS);
    // However often it fails.
    await expect.poll(() => failures, { timeout: 30_000 }).toBeGreaterThan(3);
    await page.unroute(asked);
    await expect(check).toBeVisible();

    // The gateway has the player's word: that it does not say how the session stands keeps nobody.
    await page.route(asked, failing);
    await check.getByRole('button', { name: say('check_on') }).click();
    await expect(check).toHaveCount(0);
  },
);

test('[MEM-6] money for a downline whose name did not arrive is not offered to the upline instead', async ({ page, site, texts }) => {
  const t = (key: string, ...values: string[]) => texts('wallets', key, ...values);
  const centre = centreOf(page, texts);
  await page.route(
    (url) => ofCall('transferLine')(url) && url.searchParams.get('search') === 'pact11',
    (route) => route.fulfill({ status: 500 }),
    { times: 1 },
  );
  await page.goto('/?centre=transferUpline&modal.to=pact11');
  await site.fillLogin(site.dialog('login'), 'pact1', SEED_PASSWORD);
  await centre.getByRole('button', { name: texts('lobby', 'retry') }).click();
  await expect(centre.getByText(t('downline'), { exact: true })).toBeVisible();
  await expect(centre.getByText('pact11', { exact: true })).toBeVisible();
});

test(
  '[MEM-3] [ERR-1] what a wallet holds is what was said last, and each wallet that could not be asked says so',
  FURTHER,
  async ({ page, site, texts }) => {
    const t = (key: string, ...values: string[]) => texts('wallets', key, ...values);
    const centre = centreOf(page, texts);
    const wallet = (name: string) => centre.getByRole('listitem', { name });
    const ask = async (name: string) =>
      wallet(name)
        .getByRole('button', { name: t('refresh', name) })
        .click();
    const form = centre.getByRole('form', { name: t('transfer') });
    await page.goto('/?centre=transferFund');
    await site.fillLogin(site.dialog('login'), 'team141', SEED_PASSWORD);
    await expect(wallet('Maharlika Live')).toContainText('₱0.00');

    // The answer from before the transfer comes after it.
    const [release, held] = gate();
    const [answered, old] = gate();
    await page.route(
      ofWallet('130'),
      async (route) => {
        const response = await route.fetch();
        answered();
        await held;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await ask('Maharlika Live');
    await old;
    await wallet('Maharlika Live')
      .getByRole('button', { name: t('in_to', 'Maharlika Live') })
      .click();
    await form.getByRole('textbox', { name: t('amount') }).fill('5');
    await form.getByRole('button', { name: t('submit'), exact: true }).click();
    await expect(form.getByRole('status')).toContainText(t('moved', '₱5.00', t('main_wallet'), 'Maharlika Live'));
    await expect(wallet('Maharlika Live')).toContainText('₱5.00');
    const late = page.waitForResponse((response) => ofWallet('130')(new URL(response.url())));
    release();
    await late;
    await expect(wallet('Maharlika Live').getByRole('button', { name: t('refresh', 'Maharlika Live') })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(wallet('Maharlika Live')).toContainText('₱5.00');

    await page.route(ofWallet(), (route) => route.fulfill({ status: 500 }));
    await ask('Maharlika Live');
    await ask('Deep Nine');
    for (const name of ['Maharlika Live', 'Deep Nine']) await expect(wallet(name)).toContainText(t('refresh_failed'));
  },
);

test('[APP-22] [ERR-1] a promotion that was not joined says so, though the list that would tell more does not come', async ({
  page,
  site,
  texts,
  panel,
}) => {
  await site.enter('demo');
  await page.goto('/promoDetail?id=welcome');
  const join = page.getByRole('article').getByRole('button', { name: texts('content', 'verb.join') });
  await expect(join).toBeVisible();
  await panel.fault('actOnPromotion', 'status-500', 1);
  await page.route(ofCall('availablePromotions'), () => new Promise(() => undefined));
  await join.click();
  await expect(page.getByText(texts('payment', 'money_unsure'))).toBeVisible();
  await expect(join).not.toHaveAttribute('aria-busy', 'true');
});

test('[MEM-8] an export that broke is that of its own filter, and forgotten with it', async ({ page, site, texts, panel }) => {
  const t = (key: string, ...values: string[]) => texts('records', key, ...values);
  const centre = centreOf(page, texts);
  await page.goto('/?centre=transactionHistory');
  await site.fillLogin(site.dialog('login'), 'demo', SEED_PASSWORD);
  const file = centre.getByRole('button', { name: t('export_csv'), exact: true });
  await expect(file).toBeEnabled();
  await panel.fault('accountRecords', 'status-500', 1);
  await file.click();
  await expect(centre.getByRole('alert')).toHaveText(t('export_failed'));
  await centre.getByRole('combobox', { name: t('movement_type') }).selectOption('win');
  await expect(file).toBeVisible();
  await expect(centre.getByText(t('export_failed'))).toHaveCount(0);
});

test('[MEM-4] orders of the filter before are marked as such until those of this one have come', FURTHER, async ({ page, site, texts }) => {
  const t = (key: string, ...values: string[]) => texts('cashier', key, ...values);
  const centre = centreOf(page, texts);
  await page.goto('/?centre=depositv2&modal.view=history');
  await site.fillLogin(site.dialog('login'), 'demo', SEED_PASSWORD);
  const rows = centre.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText(t('deposit_credited'));
  const [release, held] = gate();
  await page.route(ofCall('depositOrders'), async (route) => {
    await held;
    await route.continue();
  });
  await centre.getByRole('combobox', { name: t('status') }).selectOption('rejected');
  await expect(centre.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(centre.getByText(t('none_fit'))).toBeVisible();
});

test(
  '[MEM-10] pictures can be neither added nor taken away while the application that has them is being sent',
  FURTHER,
  async ({ page, site, texts }) => {
    const t = (key: string, ...values: string[]) => texts('rewards', key, ...values);
    await page.goto('/?centre=rewardCenter&modal.reward=app');
    await site.fillLogin(site.dialog('login'), 'team157', SEED_PASSWORD);
    const form = centreOf(page, texts).getByRole('form');
    const pictures = form.locator('input[type=file]');
    const [release, held] = gate();
    await page.route(ofCall('uploadImage'), async (route) => {
      await held;
      await route.continue();
    });
    await form.getByRole('textbox', { name: new RegExp(`^${t('comment')}`) }).fill('Installed it, and it runs well.');
    await pictures.setInputFiles(PICTURE);
    await form.getByRole('button', { name: t('send') }).click();
    await expect(pictures).toBeDisabled();
    release();
    await expect(centreOf(page, texts).getByRole('region', { name: t('sent') })).toContainText(t('sent_images', '1'));
  },
);

test('[MOD-4] feedback whose words were all deleted does not come back', FURTHER, async ({ page, texts }) => {
  const t = (key: string, ...values: string[]) => texts('feedback', key, ...values);
  await page.goto('/?modal=feedback');
  const content = page.getByRole('dialog', { name: texts('config', 'modal.feedback') }).getByLabel(t('content'));
  await content.fill('I would rather not say it');
  await page.reload();
  await expect(content).toHaveValue('I would rather not say it');
  await content.fill('');
  await page.reload();
  await expect(content).toBeVisible();
  await expect(content).toHaveValue('');
});

test(
  '[MEM-4] [ERR-1] looking again for a way to pay in says that it is on its way, and that it failed',
  FURTHER,
  async ({ page, site, texts }) => {
    const t = (key: string, ...values: string[]) => texts('cashier', key, ...values);
    const centre = centreOf(page, texts);
    const [release, held] = gate();
    let asked = 0;
    await page.route(ofCall('depositSettings'), async (route) => {
      asked += 1;
      if (asked > 1) {
        await held;
        return failing(route);
      }
      const response = await route.fetch();
      const closed = (await response.text()).replaceAll('"isOpen":true', '"isOpen":false');
      return route.fulfill({ response, body: closed });
    });
    await page.goto('/?centre=depositv2');
    await site.fillLogin(site.dialog('login'), 'team116', SEED_PASSWORD);
    const again = centre.getByRole('button', { name: t('look_again') });
    await again.click();
    await expect(again).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(centre.getByRole('button', { name: texts('lobby', 'retry') })).toBeVisible();
  },
);
