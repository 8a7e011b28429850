/** A page whose scripts do not arrive. */
import { expect, test } from './support/test.ts';
import { tryAgain } from './support/tryAgain.ts';

/** What Chromium writes when something does not arrive. */
const LOST = /Failed to load resource|net::ERR_|Failed to fetch dynamically imported module/;

test('[APP-15] [ERR-5] the page says so where a script that every page needs does not arrive, and stands on a retry', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(LOST);
  for (const script of ['start', 'framework', 'first-screen', 'index']) {
    const lost = `**/assets/${script}-*.js`;
    await page.route(lost, (route) => route.abort());
    await page.goto('/');
    await tryAgain(page, lost);
    await expect(site.loginButton).toBeVisible();
  }
});

test('[APP-15] [ERR-5] the page says so after a while where no script arrives at all, and stands on a retry', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(LOST);
  const lost = /\.js$/;
  await page.route(lost, (route) => route.abort());
  await page.goto('/');
  const late = page.locator('.boot-late');
  await expect(late).toBeHidden();
  // The while, over at once.
  await late.evaluate((text) => text.getAnimations().forEach((wait) => wait.finish()));
  await expect(page.getByRole('alert')).toHaveText(/Suriin ang koneksyon/);
  await page.unroute(lost);
  await late.getByRole('link').click();
  await expect(site.loginButton).toBeVisible();
  await expect(late).toHaveCount(0);
});
