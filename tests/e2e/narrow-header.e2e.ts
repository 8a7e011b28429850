import { expect, FURTHER, test } from './support/test.ts';

for (const [merchant, name, order] of [
  ['demo', 'Sinag', ['menu', 'brand', 'search', 'register']],
  ['lotus', 'Lotus', ['menu', 'search', 'brand', 'register']],
  ['aurora', 'Aurora', ['register', 'brand', 'search', 'menu']],
] as const)
  test.describe(`${merchant}, 360 px`, () => {
    test.use({ merchant, viewport: { width: 360, height: 740 } });

    test(
      `[HDR-9] [CFG-1] the row is ${order.join(', ')}, with the merchant's name; a balance is whole`,
      merchant === 'aurora' ? {} : FURTHER,
      async ({ page, site, texts }) => {
        const { header } = site;
        const parts = {
          menu: header.getByRole('button', { name: texts('common', 'open_menu') }),
          brand: header.getByRole('link', { name }),
          search: header.getByRole('link', { name: texts('common', 'search'), exact: true }),
          register: header.getByRole('button', { name: texts('common', 'register'), exact: true }),
        };
        await page.goto('/terms');
        const starts = await Promise.all(order.map(async (part) => (await parts[part].boundingBox())?.x ?? NaN));
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        // On the narrowest phones, the name of the logo at the start has no room.
        await page.setViewportSize({ width: 430, height: 740 });
        const [logo, word, brand] = await Promise.all(
          [parts.brand.getByRole('presentation'), parts.brand.getByText(name), parts.brand].map((one) => one.boundingBox()),
        );
        expect(word?.y, 'beside the logo').toBe(logo?.y);
        expect((word?.x ?? NaN) + (word?.width ?? NaN)).toBeLessThanOrEqual((brand?.x ?? NaN) + (brand?.width ?? NaN));

        await page.setViewportSize({ width: 360, height: 740 });
        await site.enter('demo');
        await page.goto('/terms');
        const balance = header.getByRole('group', { name: texts('common', 'balance') }).getByRole('status');
        await expect(balance).toContainText('12');
        expect(await balance.evaluate((one) => one.scrollWidth - one.clientWidth), 'cut off').toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        await parts.menu.click();
        await expect(page.getByRole('dialog').getByRole('link', { name: texts('common', 'search'), exact: true })).toBeVisible();
      },
    );
  });
