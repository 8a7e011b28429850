import type { Locator, Page } from '@playwright/test';

import { SEED_PAYMENT_PASSWORD } from '#gateway/seed/accounts.ts';
import { HEADER } from '#site/api/contract/envelope.ts';
import { calls } from '#site/api/contract/index.ts';
import { centreOf } from './support/centre.ts';
import { openRelay } from './support/relay.ts';
import { FURTHER, expect, test } from './support/test.ts';

const FAILED_REQUEST = /Failed to load resource|net::ERR_|\/live/;

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const image = (name: string, bytes = 64) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([Buffer.from(SIGNATURE), Buffer.alloc(bytes - SIGNATURE.length)]),
});
/** Takes some twenty seconds on the slow line below. */
const LARGE = image('statement.png', 4_000_000);
/** Bytes a second. */
const SLOW_LINE = 200_000;

/** The page sends so many bytes a second from now on; -1 for as many as it can. */
async function pacerOf(page: Page) {
  // One session for all of it: each has conditions of its own, which last as long as it does.
  const session = await page.context().newCDPSession(page);
  return (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput });
}

/** The keys under which images are sent from now on. */
function keysOfUploads(page: Page): Set<string | undefined> {
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === calls.uploadImage.path) keys.add(request.headers()[HEADER.idempotencyKey.toLowerCase()]);
  });
  return keys;
}

/** Waits until a part of an image is on its way, and no more than a part. */
async function expectHalfWay(form: Locator): Promise<void> {
  const sent = form.getByRole('progressbar');
  await expect(sent).toHaveAttribute('aria-valuenow', /^[1-9]/);
  expect(Number(await sent.getAttribute('aria-valuenow'))).toBeLessThan(90);
}

test(
  '[MEM-10] [ERR-3] a picture whose sending breaks off half-way says so, the form stays, and the next press sends both once',
  FURTHER,
  async ({ page, site, server, language, texts, panel, problems }) => {
    problems.allow(FAILED_REQUEST);
    panel.seedAfterwards();
    const relay = await openRelay(server.url);
    // What an earlier visit left is kept for the server's own address alone.
    await page.addInitScript((spoken) => localStorage.setItem('language', spoken), language);
    const t = (key: string, ...values: string[]) => texts('rewards', key, ...values);
    const keys = keysOfUploads(page);
    await page.goto(relay.url);
    await site.login('team157');
    await page.goto(`${relay.url}/?centre=rewardCenter&modal.reward=app`);
    const centre = centreOf(page, texts);
    const form = centre.getByRole('form');
    const comment = form.getByRole('textbox', { name: new RegExp(`^${t('comment')}`) });
    await comment.fill('Installed it, and it runs well.');

    const pace = await pacerOf(page);
    await pace(SLOW_LINE);
    await form.locator('input[type=file]').setInputFiles(LARGE);
    await expectHalfWay(form);
    await relay.cut();
    const row = form.getByRole('listitem');
    await expect(row).toContainText(texts('payment', 'upload_failed'));
    await relay.mend();
    await pace(-1);
    await expect(comment).toHaveValue('Installed it, and it runs well.');

    await form.getByRole('button', { name: t('send') }).click();
    const sent = centre.getByRole('region', { name: t('sent') });
    await expect(sent.getByRole('listitem')).toHaveCount(1);
    await expect(sent).toContainText(t('sent_images', '1'));
    expect(keys.size).toBe(1);
    await page.close();
    await relay.cut();
  },
);

test(
  '[MEM-5] [ERR-3] proof that was half sent when the gateway went down: the claim says so, stays, and is made once',
  FURTHER,
  async ({ page, site, server, texts, panel, problems }) => {
    problems.allow(FAILED_REQUEST);
    panel.seedAfterwards();
    const t = (key: string, ...values: string[]) => texts('cashier', key, ...values);
    const keys = keysOfUploads(page);
    await site.enter('team132');
    await page.goto('/?centre=withdraw');
    const centre = centreOf(page, texts);
    const password = (within: Locator) => within.getByLabel(new RegExp(`^${texts('payment', 'password_label')}`));
    const card = centre.getByRole('form', { name: t('add_card') });
    await card.getByRole('combobox', { name: t('bank') }).selectOption('BAYANI');
    await card.getByRole('textbox', { name: t('number_label_account') }).fill('1180 0000 0132');
    await card.getByRole('textbox', { name: t('holder') }).fill('Team Player');
    await password(card).fill(SEED_PAYMENT_PASSWORD);
    await card.getByRole('button', { name: t('add_card') }).click();
    await centre.getByRole('textbox', { name: t('amount') }).fill('500');
    await password(centre).fill(SEED_PAYMENT_PASSWORD);
    await centre.getByRole('button', { name: t('ask_payout'), exact: true }).click();
    await expect(page).toHaveURL(/modal\.order=W/);
    await panel.advance(10_000);
    await centre.getByRole('button', { name: t('not_received') }).click();

    const claim = centre.getByRole('form', { name: t('not_received') });
    const words = claim.getByRole('textbox', { name: t('claim_words') });
    await words.fill('Nothing on my statement.');
    const pace = await pacerOf(page);
    await pace(SLOW_LINE);
    await claim.locator('input[type=file]').setInputFiles(LARGE);
    await expectHalfWay(claim);
    // The claim waits for its picture, and then hears that it did not arrive.
    await claim.getByRole('button', { name: t('send_claim') }).click();
    await server.stop();
    await expect(claim.getByText(t('proof_unsent'))).toBeVisible();
    await expect(claim.getByRole('listitem')).toContainText(texts('payment', 'upload_failed'));
    await server.start();
    await pace(-1);
    await expect(words).toHaveValue('Nothing on my statement.');

    await claim.getByRole('button', { name: t('send_claim') }).click();
    await expect(centre.getByText(t('payout_investigating_text'))).toBeVisible();
    expect(keys.size).toBe(1);
  },
);

test('[MEM-5] [MEM-10] a picture is judged by what it holds: a text under its name, one of over 5 MB and a fourth are refused, each by name', async ({
  page,
  site,
  texts,
}) => {
  await site.enter('team158');
  await page.goto('/?centre=rewardCenter&modal.reward=app');
  const form = centreOf(page, texts).getByRole('form');
  const kit = (key: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), texts('kit', key));
  const row = (name: string) => form.getByRole('listitem').filter({ hasText: name });
  const input = form.locator('input[type=file]');
  await input.setInputFiles([
    { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') },
    image('large.png', 5 * 1024 * 1024 + 1),
    // As cameras and messengers name them.
    { ...image('IMG_0042'), mimeType: '' },
    image('two.png', 65),
    image('three.png', 66),
    image('four.png', 67),
  ]);
  await expect(row('fake.png')).toContainText(kit('image_wrong_type', { types: 'PNG, JPG' }));
  await expect(row('large.png')).toContainText(kit('image_too_large', { size: '5 MB' }));
  await expect(row('four.png')).toContainText(kit('image_too_many', { n: '3' }));
  for (const name of ['IMG_0042', 'two.png', 'three.png']) await expect(row(name)).toContainText(texts('kit', 'image_uploaded'));
});

test(
  '[MEM-10] [ERR-3] a picture that a proxy before the gateway finds too large says so, with its size',
  FURTHER,
  async ({ page, site, texts, problems }) => {
    problems.allow(FAILED_REQUEST);
    await site.enter('team158');
    await page.route(`**${calls.uploadImage.path}`, (route) =>
      route.fulfill({ status: 413, contentType: 'text/html', body: '<html><h1>413 Request Entity Too Large</h1><hr>nginx</html>' }),
    );
    await page.goto('/?centre=rewardCenter&modal.reward=app');
    const form = centreOf(page, texts).getByRole('form');
    await form.locator('input[type=file]').setInputFiles(image('large.png', 2_000_000));
    await expect(form.getByRole('listitem')).toContainText(texts('payment', 'upload_too_large_here', '1.9'));
  },
);
