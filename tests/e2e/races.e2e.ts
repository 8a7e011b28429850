import type { Page } from '@playwright/test';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { FURTHER, expect, test } from './support/test.ts';

/** Holds the answers of a call back until `release`. */
async function hold(page: Page, path: string): Promise<{ release(): void; asked(): number }> {
  const waiting: (() => void)[] = [];
  let asked = 0;
  await page.route(`**${path}`, async (route) => {
    asked += 1;
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    await route.continue();
  });
  return { release: () => waiting.forEach((resolve) => resolve()), asked: () => asked };
}

test('[LOG-14] a button pressed again and again logs in once', FURTHER, async ({ page, site, texts }) => {
  await page.goto('/');
  const login = await hold(page, '/wps/session/login');
  const form = await site.openLogin();
  await site.field(form, 'username').fill('demo');
  await site.field(form, 'password').fill(SEED_PASSWORD);
  const submit = form.getByRole('button', { name: texts('auth', 'login_submit'), exact: true });
  await submit.dblclick();
  await site.field(form, 'password').press('Enter');
  await expect.poll(login.asked).toBe(1);
  login.release();
  await expect(site.accountMenu).toBeVisible();
  expect(login.asked()).toBe(1);
});

test(
  '[LOG-4] an answer that comes after the form was closed logs nobody in, and its session is ended',
  FURTHER,
  async ({ page, site, texts }) => {
    await page.goto('/rng');
    const login = await hold(page, '/wps/session/login');
    const form = await site.openLogin();
    await site.field(form, 'username').fill('demo');
    await site.field(form, 'password').fill(SEED_PASSWORD);
    await form.getByRole('button', { name: texts('auth', 'login_submit'), exact: true }).click();
    await expect.poll(login.asked).toBe(1);
    await page.goBack();
    await expect(form).toBeHidden();
    const ended = page.waitForResponse('**/wps/session/logout');
    login.release();
    expect((await ended).ok()).toBe(true);
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await expect(page).toHaveURL('/rng');
    await expect(site.loginButton).toBeVisible();
  },
);

test(
  '[REG-7] a registration that ends after its form was closed makes the account and logs nobody in',
  FURTHER,
  async ({ page, site, texts }) => {
    await page.goto('/');
    const register = await hold(page, '/wps/member/register');
    const form = await site.openRegister();
    const username = `late${Date.now().toString(36)}`;
    await site.field(form, 'username').fill(username);
    await site.field(form, 'password').fill('Sun-rise-2026');
    await site.field(form, 'confirmPassword').fill('Sun-rise-2026');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: texts('auth', 'register_submit') }).click();
    await expect.poll(register.asked).toBe(1);
    await expect(form.getByRole('status').filter({ hasText: texts('auth', 'step_registering') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    register.release();
    await expect(page.getByText(texts('auth', 'register_closed'))).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    const login = await site.openLogin();
    await expect(site.field(login, 'username')).toHaveValue(username);
    await site.field(login, 'password').fill('Sun-rise-2026');
    await login.getByRole('button', { name: texts('auth', 'login_submit'), exact: true }).click();
    await site.arrive();
  },
);

test(
  '[LOG-12] logging out in one tab logs out the tab that was opened from it, and not one of its own',
  FURTHER,
  async ({ page, site, texts, context }) => {
    await site.enter('demo');
    await page.goto('/');
    // A tab that the page opens itself takes its session storage along, as the browser does it.
    const [sister] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('/rng'))]);
    const account = { name: new RegExp(texts('common', 'account_menu', '').trim()) };
    await expect(sister.getByRole('banner').getByRole('button', account)).toBeVisible();
    const stranger = await context.newPage();
    await stranger.goto('/');
    await stranger
      .getByRole('banner')
      .getByRole('button', { name: texts('common', 'login'), exact: true })
      .click();
    await site.fillLogin(stranger.getByRole('dialog', { name: texts('config', 'modal.login') }), 'vip', SEED_PASSWORD);
    await expect(stranger.getByRole('banner').getByRole('button', account)).toBeVisible();

    await site.logout();
    await expect(sister.getByRole('banner').getByRole('button', { name: texts('common', 'login'), exact: true })).toBeVisible();
    await expect(stranger.getByRole('banner').getByRole('button', account)).toBeVisible();
  },
);

test('[LOG-9] logging out succeeds while the gateway is out of reach', FURTHER, async ({ page, site, problems }) => {
  problems.allow(/Failed to load resource|ERR_/);
  await site.enter('demo');
  await page.goto('/');
  await page.route('**/wps/session/logout', (route) => route.abort());
  await site.logout();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await expect(page).toHaveURL('/');
});

test('[LOG-8] [LOG-10] a guest is in, at home, with trial money that is called so; a reload knows them still; a session that the gateway no longer knows ends, which is said once', async ({
  page,
  site,
  panel,
  texts,
  problems,
}) => {
  problems.allow(/status of 401/);
  await page.goto('/rng');
  const form = await site.openLogin();
  await page.evaluate(() => sessionStorage.setItem('cpw', '1'));
  await form.getByRole('button', { name: texts('auth', 'login_guest') }).click();
  await expect(site.accountMenu).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(site.header.getByRole('group', { name: texts('common', 'balance') })).toContainText(texts('common', 'balance_trial'));
  expect(await page.evaluate(() => ['isAgent', 'cpw'].map((key) => sessionStorage.getItem(key)))).toEqual(['4', null]);

  const known = page.waitForResponse('**/wps/member/info*');
  await page.reload();
  expect((await known).ok()).toBe(true);
  await expect(site.accountMenu).toBeVisible();

  // Freshly seeded, the gateway knows of no session.
  panel.seedAfterwards();
  await panel.undo();
  await page.reload();
  await expect(site.loginButton).toBeVisible();
  await expect(page.getByText(texts('auth', 'session_ended'))).toHaveCount(1);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});
