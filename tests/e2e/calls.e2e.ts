import { calls } from '#site/api/contract/index.ts';
import { FURTHER, expect, test } from './support/test.ts';

const { announcements, balance, gameList, gameVendor, helpCenter } = calls;

// What the server would have asked for, the browser asks for itself.
const asking = test.extend({ rendered: false });

asking(
  '[API-2] a call says which merchant, language, module and device it is for, and carries the raw token',
  FURTHER,
  async ({ page, site }) => {
    const [visitors] = await Promise.all([page.waitForRequest((request) => request.url().includes(helpCenter.path)), page.goto('/help')]);
    expect(visitors.headers()).toMatchObject({
      merchant: 'demo',
      language: 'EN',
      moduleid: helpCenter.moduleId,
      device: 'web',
      'x-gateway-version': '3',
    });
    // A GET's payload is its query.
    expect(new URL(visitors.url()).searchParams.get('language')).toBe('EN');

    const asked = page.waitForRequest((request) => request.url().includes(balance.path));
    await site.login('demo');
    const token = await page.evaluate(() => sessionStorage.getItem('token'));
    expect(token).toBeTruthy();
    expect((await asked).headers()['authorization']).toBe(token);
    expect((await asked).url()).not.toContain(token ?? 'no token');
  },
);

asking('[API-2] parts of a page that need the same answer share one request', FURTHER, async ({ page, site }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto('/rng');
  await expect(site.games.first()).toBeVisible();
  // Menu, vendor tabs, lobby and footer all need the vendors.
  expect(sent.filter((path) => path === gameVendor.path)).toHaveLength(1);
});

test('[I18N-1] [API-2] texts in the player’s language are asked for while the code is on its way, and once; announcements come with the page', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
  const of = (part: string): readonly string[] => asked.filter((address) => address.includes(part));
  const ahead = ['/assets/config-', '/assets/common-', '/assets/kit-'];
  // The code comes once all that is to come ahead of it has been asked for.
  await page.route('**/assets/index-*.js', async (route) => {
    await expect.poll(() => ahead.map((part) => of(part).length)).toEqual([1, 1, 1]);
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(ahead.map((part) => of(part).length)).toEqual([1, 1, 1]);
  expect(of(announcements.path)).toEqual([]);
  expect(await page.locator('#rendered').textContent()).toMatch(/\["announcements",\{"types":"B,PL,PU,PR"[^}]*"language":"EN"/);
});

test('[API-2] [GAM-11] leaving a page cancels what it was still waiting for', FURTHER, async ({ page, panel, problems }) => {
  problems.allow(/net::ERR_ABORTED/);
  await page.goto('/rng');
  await panel.fault(gameList.name, 'timeout', 5);
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes(gameList.path));
  await page.getByRole('searchbox').fill('lotus');
  await page.waitForRequest((request) => request.url().includes('gameName=lotus'));
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
});
