import { readFileSync } from 'node:fs';

import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { parse } from 'promptparse';
import { QRPay } from 'vietnam-qr-pay';

import { axeViolations } from './support/axe.ts';
import { centreOf } from './support/centre.ts';
import { crossed, expect, PHONE_TOO, test } from './support/test.ts';

/** What a camera, or an app that is handed the picture, finds in it. */
async function textIn(page: Page, png: Buffer): Promise<string | undefined> {
  const { pixels, width, height } = await page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      const data = canvas?.getImageData(0, 0, image.width, image.height).data ?? [];
      return { pixels: [...data], width: image.width, height: image.height };
    },
    [...png],
  );
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data;
}

const codes = [
  {
    merchant: 'demo',
    language: 'EN',
    channel: 'QR Ph',
    amount: '1234.05',
    has: { '01': '12', '53': '608', '54': '1234.05', '58': 'PH', '59': 'Sinag Payments' },
    account: ['28', '03'],
    reference: ['62', '05'],
  },
  {
    merchant: 'lotus',
    language: 'VI',
    channel: 'VietQR',
    amount: '200000',
    has: { '01': '12', '53': '704', '54': '200000', '58': 'VN' },
    account: ['38', '01'],
    reference: ['62', '08'],
  },
  {
    merchant: 'aurora',
    language: 'ID',
    channel: 'QRIS',
    amount: '150000',
    has: { '01': '12', '53': '360', '54': '150000', '58': 'ID', '59': 'Aurora Niaga' },
    account: ['26', '01'],
    reference: ['62', '05'],
  },
] as const;

const fact = (centre: Locator, name: string) =>
  centre
    .locator('dl > div')
    .filter({ has: centre.page().getByText(name, { exact: true }) })
    .locator('bdi');

for (const [index, { merchant, language, channel, amount, has, account, reference }] of codes.entries()) {
  test.describe(merchant, () => {
    test.use({ merchant, language });

    test(
      `[MEM-4] a ${channel} code is read from the screen and from the saved picture, and says what the order says`,
      index === 0 ? PHONE_TOO : crossed(index),
      async ({ page, site, texts, panel }) => {
        panel.seedAfterwards();
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        const t = (key: string, ...values: string[]) => texts('cashier', key, ...values);
        await site.enter('team116');
        await page.goto('/?centre=depositv2');
        const centre = centreOf(page, texts);
        await centre.getByRole('radio', { name: channel }).check();
        await centre.getByRole('textbox', { name: t('amount') }).fill(amount);
        await centre.getByRole('button', { name: t('make_order'), exact: true }).click();
        await expect(page).toHaveURL(/modal\.order=D/);
        const orderNo = new URL(page.url()).searchParams.get('modal.order');

        const picture = centre.getByRole('img', { name: t('qr_alt') });
        await expect(picture).toBeVisible();
        const seen = (await textIn(page, await picture.screenshot())) ?? '';
        await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
        expect(await textIn(page, await picture.screenshot())).toBe(seen);
        const read = parse(seen, true, true);
        for (const [id, value] of Object.entries(has)) expect(read?.getTagValue(id), id).toBe(value);
        const shown = {
          account: await fact(centre, t('account_number')).innerText(),
          reference: await fact(centre, t('reference')).innerText(),
        };
        expect(read?.getTagValue(account[0], account[1])).toContain(shown.account);
        expect(read?.getTagValue(reference[0], reference[1])).toBe(shown.reference);
        if (channel === 'VietQR')
          expect(new QRPay(seen)).toMatchObject({
            isValid: true,
            consumer: { bankNumber: shown.account },
            amount,
            additionalData: { purpose: shown.reference },
          });

        const download = page.waitForEvent('download');
        await centre.getByRole('button', { name: t('save_qr') }).click();
        const file = await download;
        expect(file.suggestedFilename()).toBe(`${orderNo}.png`);
        expect(await textIn(page, readFileSync(await file.path()))).toBe(seen);

        await centre.getByRole('button', { name: t('copy_details') }).click();
        await expect
          .poll(() => page.evaluate(() => navigator.clipboard.readText()))
          .toContain(`${t('account_number')}: ${shown.account}\n${t('reference')}: ${shown.reference}`);
        expect(await axeViolations(page)).toEqual([]);
      },
    );
  });
}

test('[MEM-4] the code of USDT is the address alone, with its network beside it', async ({ page, site, texts, panel }) => {
  panel.seedAfterwards();
  const t = (key: string, ...values: string[]) => texts('cashier', key, ...values);
  await site.enter('team116');
  await page.goto('/?centre=depositv2');
  const centre = centreOf(page, texts);
  await centre.getByRole('radio', { name: 'USDT (TRC-20)' }).check();
  await centre.getByRole('textbox', { name: t('amount') }).fill('1000');
  await centre.getByRole('button', { name: t('make_order'), exact: true }).click();
  const picture = centre.getByRole('img', { name: t('qr_alt_address') });
  await expect(picture).toBeVisible();
  expect(await textIn(page, await picture.screenshot())).toBe(await fact(centre, t('account_number')).innerText());
  await expect(fact(centre, t('network'))).toHaveText('TRON (TRC-20)');
  await expect(centre.getByText(t('pay_note_address', 'TRON (TRC-20)'))).toBeVisible();
});
