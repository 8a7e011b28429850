import { expect, test } from './support/test.ts';

/** Where the first game of a lobby may begin, as a share of the window's height. */
const SIZES = {
  'a phone': { viewport: { width: 360, height: 780 }, share: 0.45 },
  'a desktop': { viewport: { width: 1440, height: 900 }, share: 0.4 },
} as const;

const LOBBIES = ['/rng', '/live', '/fish'];

for (const merchant of ['demo', 'aurora', 'lotus'])
  for (const [screen, { viewport, share }] of Object.entries(SIZES))
    test.describe(`${merchant} on ${screen}`, () => {
      test.use({ merchant, viewport });

      test('[GAM-2] [GAM-3] a lobby shows games on the first screen, and the row of filters stays in sight', async ({
        page,
        site,
        texts,
      }) => {
        for (const lobby of LOBBIES) {
          await page.goto(lobby);
          const tile = site.games.first();
          await expect(tile).toBeVisible();
          await page.waitForLoadState('networkidle');
          const top = async () => (await tile.boundingBox())?.y ?? Infinity;
          await expect.poll(top, lobby).toBeLessThanOrEqual(share * viewport.height);
        }
        await page.goto('/rng');
        await expect(site.games.first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.mouse.wheel(0, 900);
        await expect(site.games.first()).not.toBeInViewport();
        await expect(page.getByRole('search', { name: texts('lobby', 'filters') }).getByRole('searchbox')).toBeInViewport();
      });
    });
