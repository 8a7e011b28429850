import { calls } from '#site/api/contract/index.ts';
import { expect, test } from './support/test.ts';

const { announcements, balance, gameList, gameVendor } = calls;

test('[API-2] a call says which merchant, language, module and device it is for, and carries the raw token', async ({ page, site }) => {
  await page.goto('/');
  const [visitors] = await Promise.all([page.waitForRequest((request) => request.url().includes(announcements.path)), page.reload()]);
  expect(visitors.headers()).toMatchObject({
    merchant: 'demo',
    language: 'EN',
    moduleid: announcements.moduleId,
    device: 'web',
    'x-gateway-version': '3',
  });
  // A GET's payload is its query.
  expect(new URL(visitors.url()).searchParams.get('types')).toBe('B,PL,PU,PR');

  const asked = page.waitForRequest((request) => request.url().includes(balance.path));
  await site.login('demo');
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  expect(token).toBeTruthy();
  expect((await asked).headers()['authorization']).toBe(token);
  expect((await asked).url()).not.toContain(token ?? 'no token');
});

test('[API-2] parts of a page that need the same answer share one request', async ({ page, site }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto('/rng');
  await expect(site.games.first()).toBeVisible();
  // Menu, vendor tabs, lobby and footer all need the vendors.
  expect(sent.filter((path) => path === gameVendor.path)).toHaveLength(1);
});

test('[API-2] [GAM-11] leaving a page cancels what it was still waiting for', async ({ page, panel, problems }) => {
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
