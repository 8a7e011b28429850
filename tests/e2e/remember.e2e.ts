import type { Locator, Page } from '@playwright/test';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { FURTHER, expect, test } from './support/test.ts';
import type { SitePage } from './support/site.ts';
import type { Texts } from './support/texts.ts';

const DAY_S = 86_400;

const tick = (form: Locator, texts: Texts): Locator => form.getByRole('checkbox', { name: texts('auth', 'remember') });

/** Logs in with the box ticked, and out again. */
async function beRemembered(site: SitePage, texts: Texts, username = 'demo'): Promise<void> {
  const form = await site.openLogin();
  await tick(form, texts).check();
  await site.fillLogin(form, username, SEED_PASSWORD);
  await expect(site.accountMenu).toBeVisible();
  await site.logout();
}

/** Cookies of "remember me", by name; not those of the server. */
async function kept(page: Page): Promise<Map<string, { value: string; expires: number; sameSite: string }>> {
  const cookies = await page.context().cookies();
  return new Map(cookies.filter(({ name }) => /^(demo-login|pw-|login)/.test(name)).map((cookie) => [cookie.name, cookie]));
}

test('[LOG-2] [LOG-13] fills in who ticked it, password and all, after a reload', FURTHER, async ({ page, site, texts }) => {
  await page.goto('/');
  await beRemembered(site, texts);
  await page.reload();
  const form = await site.openLogin();
  await expect(site.field(form, 'username')).toHaveValue('demo');
  await expect(site.field(form, 'password')).toHaveValue(SEED_PASSWORD);
  await expect(tick(form, texts)).toBeChecked();
  await form.getByRole('button', { name: texts('auth', 'login_submit'), exact: true }).click();
  await expect(site.accountMenu).toBeVisible();
});

test('[SEC-4] [LOG-13] keeps the password as ciphertext for a day, with a key that cannot be read out', async ({ page, site, texts }) => {
  await page.goto('/');
  await beRemembered(site, texts);
  const cookies = await kept(page);
  expect(cookies.get('demo-login')?.value).toBe('demo');
  expect(cookies.get('loginRemember')?.value).toBe('true');
  const [, sealed] = [...cookies].find(([name]) => name.startsWith('pw-')) ?? [];
  expect(sealed?.value).toMatch(/^v1\.\d{13}\.[\w-]+\.[\w-]+$/);
  for (const { value, expires, sameSite } of cookies.values()) {
    expect(value).not.toContain(SEED_PASSWORD);
    expect(sameSite).toBe('Strict');
    expect(Math.abs(expires - Date.now() / 1000 - DAY_S)).toBeLessThan(120);
  }
  const key = await page.evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('playfront');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('keys').objectStore('keys').getAll();
          reading.addEventListener('success', () =>
            resolve(reading.result.map((found: CryptoKey) => ({ extractable: found.extractable, type: found.type, ...found.algorithm }))),
          );
        });
      }),
  );
  expect(key).toEqual([{ extractable: false, type: 'secret', name: 'AES-GCM', length: 256 }]);
});

test('[LOG-2] forgets as soon as the box is unticked', async ({ page, site, texts }) => {
  await page.goto('/');
  await beRemembered(site, texts);
  const form = await site.openLogin();
  await expect(tick(form, texts)).toBeChecked();
  await tick(form, texts).uncheck();
  await expect.poll(async () => (await kept(page)).size).toBe(0);
  await page.goto('/');
  await expect(site.field(await site.openLogin(), 'username')).toHaveValue('');
});

test(
  '[SEC-4] a cookie that was copied to another browser opens nothing and is forgotten',
  FURTHER,
  async ({ page, site, texts, browser, server }) => {
    await page.goto('/');
    await beRemembered(site, texts);
    const thief = await browser.newContext({ baseURL: server.url });
    await thief.addCookies(await page.context().cookies());
    const other = await thief.newPage();
    await other.goto('/');
    await other
      .getByRole('banner')
      .getByRole('button', { name: texts('common', 'login'), exact: true })
      .click();
    const form = other.getByRole('dialog', { name: texts('config', 'modal.login') });
    await expect(form).toBeVisible();
    await expect.poll(async () => (await kept(other)).size).toBe(0);
    await expect(site.field(form, 'password')).toHaveValue('');
    await thief.close();
  },
);

test('[SEC-4] a cookie past its day, or spoilt, is forgotten', FURTHER, async ({ page, site, texts }) => {
  await page.goto('/');
  await beRemembered(site, texts);
  const [name, sealed] = [...(await kept(page))].find(([key]) => key.startsWith('pw-')) ?? ['', undefined];
  const { hostname } = new URL(page.url());
  const spoilt = { name, value: `${sealed?.value ?? ''}AA`, domain: hostname, path: '/', sameSite: 'Strict' as const };
  await page.context().addCookies([spoilt]);
  await page.reload();
  await expect(site.field(await site.openLogin(), 'password')).toHaveValue('');
  await expect.poll(async () => (await kept(page)).size).toBe(0);

  await page.goto('/');
  await beRemembered(site, texts);
  await page.clock.setFixedTime(Date.now() + DAY_S * 1000 + 1000);
  await page.reload();
  const form = await site.openLogin();
  await expect.poll(async () => (await kept(page)).size).toBe(0);
  await expect(site.field(form, 'password')).toHaveValue('');
});

test('[LOG-2] [LOG-13] remembers the number of who logs in by code, and its country', FURTHER, async ({ page, site, texts, panel }) => {
  await panel.whitelabel({ MOBILENUMPASSREG3: '0' });
  const mobile = `9${String(Date.now()).slice(-8)}`;
  const chooseVietnam = async (form: Locator): Promise<void> => {
    await form.getByRole('button', { name: /\+\d+/ }).click();
    await page.keyboard.type('Viet');
    await page.keyboard.press('Enter');
    await site.field(form, 'mobileNum').fill(mobile);
  };
  const fillInCode = async (form: Locator): Promise<void> => {
    const before = await panel.lastCode(`84${mobile}`);
    await form.getByRole('button', { name: texts('kit', 'send_code') }).click();
    await expect.poll(() => panel.lastCode(`84${mobile}`)).not.toBe(before);
    await site.field(form, 'verificationCode').fill(await panel.lastCode(`84${mobile}`));
  };
  const logIn = async (form: Locator): Promise<void> => {
    await fillInCode(form);
    await form.getByRole('button', { name: texts('auth', 'login_submit'), exact: true }).click();
    await site.arrive();
    await site.logout();
  };

  await page.goto('/');
  const register = await site.openRegister();
  await register.getByRole('tab').nth(1).click();
  await chooseVietnam(register);
  await fillInCode(register);
  await site.solveCaptcha(register);
  await register.getByRole('checkbox').check();
  await register.getByRole('button', { name: texts('auth', 'register_submit') }).click();
  await site.arrive();
  await site.logout();

  let form = await site.openLogin();
  await form.getByRole('tab', { name: texts('auth', 'login_by_sms') }).click();
  await chooseVietnam(form);
  await tick(form, texts).check();
  await logIn(form);
  const kept84 = { mobileNum: mobile, countryDialingCode: '+84' };
  expect(JSON.parse(decodeURIComponent((await kept(page)).get('loginTypeSms')?.value ?? ''))).toEqual(kept84);

  await page.reload();
  form = await site.openLogin();
  await expect(form.getByRole('tab', { name: texts('auth', 'login_by_sms') })).toHaveAttribute('aria-selected', 'true');
  await expect(site.field(form, 'mobileNum')).toHaveValue(mobile);
  await expect(form.getByRole('button', { name: /\+84/ })).toBeVisible();
  await expect(tick(form, texts)).toBeChecked();
  // Nothing to type but the code: it goes to the number abroad, and lets in.
  await logIn(form);
});
