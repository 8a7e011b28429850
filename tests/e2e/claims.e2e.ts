import { crossed, expect, test } from './support/test.ts';

/** What the slots lobby and the promotions say in each language, by a merchant that speaks it; where Zalo is not used, nothing of it. */
const said: readonly (readonly [merchant: string, language: string, slots: string, terms: string, zalo?: string])[] = [
  ['demo', 'EN', 'Nearly 10,000 slots', 'Minimum bet ₱1.00, 25 lines.', 'Zalo bonus up to 131K'],
  ['demo', 'TY', 'Halos 10,000 slots', 'Minimum na taya ₱1.00, 25 linya.', 'Zalo bonus hanggang 131K'],
  ['aurora', 'ID', 'Hampir 10,000 slot', 'Taruhan minimum Rp100, 25 garis.'],
  ['lotus', 'VI', 'Gần 10,000 game nổ hũ', 'Cược tối thiểu ₫100, 25 dòng.', 'Thưởng Zalo lên đến 131K'],
  ['lotus', 'CN', '近 10,000 款老虎机', '最低投注 ₫100，25 条线。', 'Zalo 红利高达 131K'],
  ['lotus', 'TH', 'สล็อตเกือบ 10,000 เกม', 'เดิมพันขั้นต่ำ ₫100 จำนวน 25 ไลน์', 'โบนัส Zalo สูงสุด 131K'],
];

for (const [index, [merchant, language, slots, terms, zalo]] of said.entries()) {
  test.describe(`${merchant} in ${language}`, () => {
    test.use({ merchant, language });

    test(
      `[CFG-18] the slots label stands in the slots lobby and the Zalo bonus with the promotions: ${merchant}, ${language}`,
      crossed(index),
      async ({ page }) => {
        await page.goto('/rng');
        const label = page.getByRole('main').getByRole('listitem').filter({ hasText: slots });
        await expect(label).toContainText(terms);
        await page.goto('/promotions');
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
        await expect(page.getByRole('main').getByRole('heading', { name: zalo ?? /Zalo bonus|Bonus Zalo/ })).toHaveCount(zalo ? 1 : 0);
      },
    );
  });
}

test('[CFG-15] [CFG-18] what the product claims of itself is config: its numbers change without a text', async ({
  page,
  config,
  site,
  merchant,
}) => {
  config.edit('base/site.json', (text) =>
    text.replace('"slotGames": 10000', '"slotGames": 12500').replace('"encryptionBits": 128', '"encryptionBits": 256'),
  );
  await expect
    .poll(async () => {
      const { artefact } = await (await page.request.get(`/config/${merchant}/manifest.json`)).json();
      return (await page.request.get(`/config/${merchant}/artefact.${artefact}.json`)).text();
    })
    .toContain('12500');
  await page.goto('/rng');
  await expect(page.getByText('Nearly 12,500 slots')).toBeVisible();
  await page.goto('/');
  await site.showAll();
  await expect(page.getByRole('heading', { name: '256-bit encryption' })).toBeVisible();
});
