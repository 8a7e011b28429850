import type { Locator, Page } from '@playwright/test';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { FURTHER, FURTHER_ON_PHONES_TOO, expect, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';

const NEW_PASSWORD = 'Moonlight2027';

/** The browser logs every refusal. */
const REFUSED = /Failed to load resource/;

const changing = (page: Page, texts: Texts) => page.getByRole('dialog', { name: texts('config', 'modal.change_password'), exact: true });
const button = (form: Locator, texts: Texts, key: string) => form.getByRole('button', { name: texts('auth', key), exact: true });

test.describe('a password that must be changed', () => {
  test(
    '[PWD-5] [LOG-4] an expired one: nothing else is open, the old one is not asked for again, and a new one leads home',
    FURTHER_ON_PHONES_TOO,
    async ({ page, site, texts, panel }) => {
      panel.seedAfterwards();
      await page.goto('/rng');
      await site.fillLogin(await site.openLogin(), 'expired', SEED_PASSWORD);
      const form = changing(page, texts);
      await expect(form.getByText('expired', { exact: true })).toBeVisible();
      await expect(site.field(form, 'oldPassword')).toHaveCount(0);
      // No way around it.
      await expect(form.getByRole('button', { name: texts('common', 'kit.close') })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(form).toBeVisible();
      await page.goto('/rng');
      await expect(form).toBeVisible();

      await site.field(form, 'oldPassword').fill(SEED_PASSWORD);
      await site.field(form, 'newPassword').fill(NEW_PASSWORD);
      await site.field(form, 'confirmPassword').fill(NEW_PASSWORD);
      await button(form, texts, 'change_submit').dblclick();
      await expect(form).toBeHidden();
      await expect(page).toHaveURL('/');
      await expect(page.getByText(texts('auth', 'password_changed'))).toBeVisible();
      await expect(site.accountMenu).toBeVisible();
      await page.reload();
      await expect(site.accountMenu).toBeVisible();
      await expect(form).toBeHidden();
    },
  );

  test(
    '[PWD-5] the initial one: with the password of the login, refusals beside their field',
    FURTHER,
    async ({ page, site, texts, panel, problems }) => {
      problems.allow(REFUSED);
      panel.seedAfterwards();
      await page.goto('/');
      await site.fillLogin(await site.openLogin(), 'initial', SEED_PASSWORD);
      const form = changing(page, texts);
      const submit = button(form, texts, 'change_submit');
      await submit.click();
      await expect(site.field(form, 'newPassword')).toBeFocused();
      await site.field(form, 'newPassword').fill('short');
      await site.field(form, 'confirmPassword').fill('other');
      await submit.click();
      await expect(form.getByText(texts('auth', 'problem_mismatch'))).toBeVisible();
      await site.field(form, 'newPassword').fill(SEED_PASSWORD);
      await site.field(form, 'confirmPassword').fill(SEED_PASSWORD);
      await submit.click();
      await expect(form.getByText(texts('auth', 'error_password_same'))).toBeVisible();
      await expect(site.field(form, 'newPassword')).toBeFocused();
      await site.field(form, 'newPassword').fill(NEW_PASSWORD);
      await site.field(form, 'confirmPassword').fill(NEW_PASSWORD);
      await submit.click();
      await expect(site.accountMenu).toBeVisible();
    },
  );

  test(
    '[PWD-5] a wrong old password is told beside its field; password managers know whose password is changed to what',
    FURTHER,
    async ({ page, site, texts, panel, problems }) => {
      problems.allow(REFUSED);
      panel.seedAfterwards();
      await page.goto('/');
      await site.fillLogin(await site.openLogin(), 'expired', SEED_PASSWORD);
      await expect(changing(page, texts)).toBeVisible();
      await page.reload();
      const form = changing(page, texts);
      await expect(site.field(form, 'oldPassword')).toHaveAttribute('autocomplete', 'current-password');
      await expect(site.field(form, 'newPassword')).toHaveAttribute('autocomplete', 'new-password');
      await expect(site.field(form, 'confirmPassword')).toHaveAttribute('autocomplete', 'new-password');
      await expect(form.locator('input[autocomplete=username]')).toHaveValue('expired');
      await site.field(form, 'oldPassword').fill('not-the-password');
      await site.field(form, 'newPassword').fill(NEW_PASSWORD);
      await site.field(form, 'confirmPassword').fill(NEW_PASSWORD);
      await button(form, texts, 'change_submit').click();
      await expect(form.getByText(texts('auth', 'error_password_wrong'))).toBeVisible();
      await expect(site.field(form, 'oldPassword')).toBeFocused();
    },
  );

  test('[PWD-5] Back does not get around it, logging out is the way out', FURTHER, async ({ page, site, texts, problems }) => {
    problems.allow(REFUSED);
    await page.goto('/');
    await site.goTo('/rng');
    await site.fillLogin(await site.openLogin(), 'expired', SEED_PASSWORD);
    const form = changing(page, texts);
    await expect(form).toBeVisible();
    await page.goBack();
    await expect(form).toBeVisible();
    await button(form, texts, 'logout_confirm').click();
    await button(page.getByRole('alertdialog'), texts, 'logout_confirm').click();
    await expect(form).toBeHidden();
    await expect(site.loginButton).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await page.reload();
    await expect(site.loginButton).toBeVisible();
  });

  test('[PWD-5] [LOG-4] without PWDEXPFORCECHANGE3 an expired password still lets in', FURTHER, async ({ page, site, panel, texts }) => {
    await panel.whitelabel({ PWDEXPFORCECHANGE3: '0' });
    await page.goto('/');
    await site.login('expired');
    await expect(changing(page, texts)).toBeHidden();
  });

  test('[PWD-5] by keyboard alone', FURTHER, async ({ page, site, texts, panel }) => {
    panel.seedAfterwards();
    await page.goto('/');
    await site.fillLogin(await site.openLogin(), 'expired', SEED_PASSWORD);
    const form = changing(page, texts);
    await expect(site.field(form, 'newPassword')).toBeVisible();
    await site.tabTo(site.field(form, 'newPassword'));
    await page.keyboard.type(NEW_PASSWORD);
    await site.tabTo(site.field(form, 'confirmPassword'));
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(site.accountMenu).toBeVisible();
  });
});

test('[PWD-5] whoever is not logged in and opens the address is asked to log in', FURTHER, async ({ page, site, texts }) => {
  await page.goto('/?modal=changePassModal');
  const form = changing(page, texts);
  await expect(form.getByText(texts('auth', 'not_logged_in'))).toBeVisible();
  await button(form, texts, 'to_login').click();
  await expect(site.dialog('login')).toBeVisible();
});
