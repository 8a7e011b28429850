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
  const html = await (await page.request.get('/')).text();
  const [entry] = /\/assets\/index-[\w-]+\.js/.exec(html) ?? [];
  const imported = await (await page.request.get(String(entry))).text();
  const scripts = [String(entry), ...[...imported.matchAll(/from"\.(\/[\w-]+\.js)"/g)].map(([, file]) => `/assets${file}`)];
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    const lost = `**${script}`;
    await page.route(lost, (route) => route.abort());
    await page.goto('/');
    await tryAgain(page, lost);
    await expect(site.loginButton).toBeVisible();
  }
});

test('[APP-15] [ERR-5] the page says so where its script throws before the first render', async ({ page, problems }) => {
  problems.allow(/cannot start/);
  await page.route('**/assets/index-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('cannot start');" }),
  );
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText(/could not load/);
  await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
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
  await expect(page.getByRole('alert')).toHaveText(/Check your connection/);
  await page.unroute(lost);
  await late.getByRole('link').click();
  await expect(site.loginButton).toBeVisible();
  await expect(late).toHaveCount(0);
});
