import { FURTHER, expect, test } from './support/test.ts';

test('[API-1] the control panel leads to the calls of the platform, which show without the internet', FURTHER, async ({ page, server }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) hosts.add(new URL(request.url()).host);
  });
  await page.goto('/dev');
  await page.getByRole('link', { name: 'Platform contract' }).click();
  await expect(page.getByRole('heading', { name: /^Platform contract/ })).toBeVisible();

  // As links to one call have it.
  await page.goto('/dev/api#/Login%20and%20system/login');
  await page.reload();
  const login = page.locator('.opblock', { has: page.locator('[data-path="/wps/session/login"]') });
  await expect(login.getByText('login', { exact: true })).toBeVisible();
  await expect(login.getByText('For type sms, username is the mobile number')).toBeVisible();
  await expect(login).toContainText('application/jose');
  await expect(login).toContainText('login.ip.unregistered');
  expect([...hosts]).toEqual([new URL(server.url).host]);
});
