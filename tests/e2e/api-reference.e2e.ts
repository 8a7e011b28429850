import { FURTHER, expect, test } from './support/test.ts';

test('[API-1] the control panel leads to the calls of the platform, which show without the internet', FURTHER, async ({ page, server }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) hosts.add(new URL(request.url()).host);
  });
  await page.goto('/dev');
  await page.getByRole('link', { name: 'Platform contract' }).click();
  await expect(page.getByRole('heading', { name: /^Platform contract/ })).toBeVisible();

  await page.goto('/dev/api#/Login%20and%20system/login');
  const login = page.locator('#operations-Login_and_system-login');
  await expect(login.getByText('/wps/session/login', { exact: true })).toBeVisible();
  await expect(login.getByText('application/jose')).toBeVisible();
  await expect(login.getByText('login.ip.unregistered').first()).toBeVisible();
  expect([...hosts]).toEqual([new URL(server.url).host]);
});
