import type { Locator, Page } from '@playwright/test';

import { FURTHER, FURTHER_ON_PHONES_TOO, PHONE_FURTHER, expect, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';

/** Mobile of the seeded account `demo`, within the Philippines. */
const MOBILE = '9170000001';
const NEW_PASSWORD = 'Moonlight2027';

/** The browser logs every refusal. */
const REFUSED = /Failed to load resource/;

const forgotten = (page: Page, texts: Texts) => page.getByRole('dialog', { name: texts('config', 'modal.forgot_password'), exact: true });
const button = (form: Locator, texts: Texts, key: string) => form.getByRole('button', { name: texts('auth', key), exact: true });
const tab = (form: Locator, texts: Texts, way: 'email' | 'mobile') => form.getByRole('tab', { name: texts('auth', `forgot_by_${way}`) });

/** Fills in the mobile's form, which stands open, but for the code, and has one sent. */
async function askForCode(page: Page, texts: Texts, field: (form: Locator, name: string) => Locator): Promise<Locator> {
  const form = forgotten(page, texts);
  await field(form, 'mobileNum').fill(MOBILE);
  await field(form, 'newPassword').fill(NEW_PASSWORD);
  await form.getByRole('button', { name: texts('kit', 'send_code') }).click();
  return form;
}

test.describe('a forgotten password', () => {
  test(
    '[PWD-1] by e-mail or by mobile: both ways on tabs, e-mail first; without CHNGPASSVERIF3 e-mail alone',
    FURTHER_ON_PHONES_TOO,
    async ({ page, site, texts, panel }) => {
      await page.goto('/');
      const login = await site.openLogin();
      await button(login, texts, 'to_forgot').click();
      const form = forgotten(page, texts);
      await expect(tab(form, texts, 'email')).toHaveAttribute('aria-selected', 'true');
      await expect(site.field(form, 'email')).toBeVisible();
      await site.field(form, 'username').fill('demo');
      await tab(form, texts, 'mobile').click();
      await expect(site.field(form, 'mobileNum')).toBeVisible();
      await expect(site.field(form, 'email')).toBeHidden();
      // A look at the other way forgets nothing.
      await tab(form, texts, 'email').click();
      await expect(site.field(form, 'username')).toHaveValue('demo');
      await panel.whitelabel({ CHNGPASSVERIF3: '0' });
      await expect(form.getByRole('tab')).toHaveCount(0);
      await expect(site.field(form, 'email')).toBeVisible();
      await expect(site.field(form, 'mobileNum')).toBeHidden();
      await page.goBack();
      await expect(form).toBeHidden();
    },
  );

  test(
    '[PWD-2] by e-mail: both fields by their rules, one form-encoded call, a message with OK, and the form closes',
    FURTHER_ON_PHONES_TOO,
    async ({ page, site, texts, panel }) => {
      panel.seedAfterwards();
      await page.goto('/?modal=forgetPassModal');
      const form = forgotten(page, texts);
      const submit = button(form, texts, 'forgot_email_submit');
      await submit.click();
      await expect(form.getByText(texts('auth', 'problem_required'))).toHaveCount(2);
      await expect(site.field(form, 'username')).toBeFocused();
      await site.field(form, 'username').fill('8demo');
      await site.field(form, 'email').fill('nobody');
      await submit.click();
      await expect(site.field(form, 'username')).toHaveAttribute('aria-invalid', 'true');
      await expect(site.field(form, 'email')).toHaveAttribute('aria-invalid', 'true');

      const types: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/member/password/email')) types.push(request.headers()['content-type']);
      });
      await site.field(form, 'username').fill(' demo ');
      await site.field(form, 'email').fill('demo@example.com');
      await submit.dblclick();
      const message = page.getByRole('alertdialog');
      await expect(message).toContainText(texts('auth', 'in_been_out'));
      expect(types).toEqual([expect.stringContaining('application/x-www-form-urlencoded')]);
      await message.getByRole('button', { name: texts('auth', 'ok'), exact: true }).click();
      await expect(form).toBeHidden();
      await expect(page).toHaveURL('/');
      expect(await panel.lastCode('demo@example.com')).not.toBe('');
    },
  );

  test('[PWD-2] by e-mail: what did not go out is told, and nothing that was typed is lost', async ({
    page,
    site,
    texts,
    panel,
    problems,
  }) => {
    problems.allow(REFUSED);
    panel.seedAfterwards();
    await page.route('**/wps/member/password/email', (route) => route.abort(), { times: 1 });
    await page.goto('/?modal=forgetPassModal');
    const form = forgotten(page, texts);
    await site.field(form, 'username').fill('demo');
    await site.field(form, 'email').fill('demo@example.com');
    await button(form, texts, 'forgot_email_submit').click();
    await expect(form.getByText(texts('auth', 'error_network'))).toBeVisible();
    await expect(site.field(form, 'email')).toHaveValue('demo@example.com');
    await button(form, texts, 'forgot_email_submit').click();
    await expect(page.getByRole('alertdialog')).toContainText(texts('auth', 'in_been_out'));
  });

  test(
    '[PWD-3] [PWD-6] by mobile: number, code and password by their rules, and the player is in with the new one',
    PHONE_FURTHER,
    async ({ page, site, texts, panel, problems }) => {
      problems.allow(REFUSED);
      panel.seedAfterwards();
      await page.goto('/?modal=forgetPassModal');
      const empty = forgotten(page, texts);
      await tab(empty, texts, 'mobile').click();
      await button(empty, texts, 'forgot_mobile_submit').click();
      await expect(empty.getByText(texts('auth', 'problem_mobile'))).toBeVisible();
      await expect(empty.getByText(texts('auth', 'problem_code'))).toBeVisible();
      await expect(empty.getByText(texts('auth', 'problem_required'))).toBeVisible();
      await expect(site.field(empty, 'mobileNum')).toBeFocused();
      await site.field(empty, 'newPassword').fill('short');
      await expect(empty.getByText(texts('auth', 'reg_pattern_0').replace('(min)', '8').replace('(max)', '20'))).toHaveCount(2);
      // No code is sent to a number that is none.
      await site.field(empty, 'mobileNum').fill('12');
      await empty.getByRole('button', { name: texts('kit', 'send_code') }).click();
      await expect(site.field(empty, 'mobileNum')).toHaveAttribute('aria-invalid', 'true');
      await expect(empty.getByRole('button', { name: texts('kit', 'send_code'), exact: true })).toBeVisible();

      // The button takes one press a second.
      await page.waitForTimeout(1_000);
      const sent = page.waitForRequest(/sms\/noLogin/);
      const form = await askForCode(page, texts, site.field.bind(site));
      expect((await sent).postDataJSON()).toMatchObject({ purpose: 'password' });
      // The button counts down instead of sending again.
      await expect(form.getByRole('button', { name: texts('kit', 'send_code'), exact: true })).toHaveCount(0);
      await expect.poll(() => panel.lastCode(MOBILE)).not.toBe('');
      const code = await panel.lastCode(MOBILE);

      const submit = button(form, texts, 'forgot_mobile_submit');
      await site.field(form, 'verificationCode').fill(code === '000000' ? '000001' : '000000');
      await submit.click();
      await expect(form.getByText(texts('auth', 'problem_code'))).toBeVisible();
      await expect(site.field(form, 'verificationCode')).toBeFocused();
      await expect(site.field(form, 'newPassword')).toHaveValue(NEW_PASSWORD);

      await site.field(form, 'verificationCode').fill(code);
      const login = page.waitForResponse(/session\/login$/);
      await submit.dblclick();
      expect((await login).ok()).toBe(true);
      await expect(form).toBeHidden();
      await expect(page).toHaveURL('/');
      await expect(site.accountMenu).toBeVisible();
      await expect(site.header.getByText(/₱\s?[\d,]+\.\d\d/)).toBeVisible();
    },
  );

  test(
    '[PWD-3] by mobile: when the login that follows fails, the player hears that the password is changed and may log in',
    FURTHER,
    async ({ page, site, texts, panel, problems }) => {
      problems.allow(REFUSED);
      panel.seedAfterwards();
      await page.goto('/?modal=forgetPassModal');
      await tab(forgotten(page, texts), texts, 'mobile').click();
      const form = await askForCode(page, texts, site.field.bind(site));
      await expect.poll(() => panel.lastCode(MOBILE)).not.toBe('');
      await site.field(form, 'verificationCode').fill(await panel.lastCode(MOBILE));
      await panel.fault('login', 'status-500', 1);
      await button(form, texts, 'forgot_mobile_submit').click();
      const message = page.getByRole('alertdialog', { name: texts('auth', 'password_changed') });
      await expect(message).toContainText(texts('auth', 'forgot_changed_text'));
      await button(message, texts, 'to_login').click();
      const login = site.dialog('login');
      await site.fillLogin(login, 'demo', NEW_PASSWORD);
      await expect(site.accountMenu).toBeVisible();
    },
  );
});
