import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { axeViolations } from './support/axe.ts';
import { FURTHER, FURTHER_ON_PHONES_TOO, expect, test } from './support/test.ts';

test('[REG-2] [LOG-1] password managers know every field of the forms', FURTHER, async ({ page, site, panel }) => {
  await panel.whitelabel({ REGMOBVERF3: '1' });
  await page.goto('/');
  const register = await site.openRegister();
  await expect(site.field(register, 'mobileNum')).toBeVisible();
  const expected = {
    username: 'username',
    password: 'new-password',
    confirmPassword: 'new-password',
    email: 'email',
    mobileNum: 'tel-national',
    verificationCode: 'one-time-code',
  };
  for (const [name, token] of Object.entries(expected)) await expect(site.field(register, name)).toHaveAttribute('autocomplete', token);
  await page.goto('/');
  const login = await site.openLogin();
  await expect(site.field(login, 'username')).toHaveAttribute('autocomplete', 'username');
  await expect(site.field(login, 'password')).toHaveAttribute('autocomplete', 'current-password');
});

test('[LOG-1] logging in by keyboard alone: open, fill in, tick, send, and be back at the page', FURTHER, async ({ page, site, texts }) => {
  await page.goto('/');
  await site.tabTo(site.loginButton);
  await page.keyboard.press('Enter');
  const form = site.dialog('login');
  await expect(form).toBeVisible();
  await site.tabTo(site.field(form, 'username'));
  await page.keyboard.type('demo');
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong-password');
  await page.keyboard.press('Enter');
  await expect(form.getByText(texts('auth', 'error_login_failed'))).toBeVisible();
  // The focus stays where the password is typed anew.
  await expect(site.field(form, 'password')).toBeFocused();
  await page.keyboard.type(SEED_PASSWORD);
  await site.tabTo(form.getByRole('checkbox', { name: texts('auth', 'remember') }));
  await page.keyboard.press('Space');
  await site.tabTo(form.getByRole('button', { name: texts('auth', 'login_submit'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(site.accountMenu).toBeVisible();
});

test('[REG-1] registering by keyboard alone, a country and a tab among it', FURTHER, async ({ page, site, texts }) => {
  await page.goto('/');
  await site.tabTo(page.getByRole('banner').getByRole('button', { name: texts('common', 'register'), exact: true }));
  await page.keyboard.press('Enter');
  const form = site.dialog('register');
  await expect(form).toBeVisible();
  await site.tabTo(form.getByRole('tab').first());
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await site.tabTo(form.getByRole('button', { name: /\+\d+/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Viet');
  await page.keyboard.press('Enter');
  await expect(site.field(form, 'mobileNum')).toBeFocused();
  await expect(form.getByRole('button', { name: /\+84/ })).toBeVisible();
  await site.tabTo(form.getByRole('tab').nth(1));
  await page.keyboard.press('ArrowLeft');
  await site.tabTo(site.field(form, 'username'));
  await page.keyboard.type(`k${Date.now().toString(36)}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sun-rise-2026');
  await site.tabTo(site.field(form, 'confirmPassword'));
  await page.keyboard.type('Sun-rise-2026');
  await site.tabTo(form.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await site.tabTo(form.getByRole('button', { name: texts('auth', 'register_submit') }));
  await page.keyboard.press('Enter');
  await expect(site.accountMenu).toBeVisible();
});

test(
  '[REG-3] [LOG-3] both forms keep to the guidelines, full of errors and with a captcha',
  FURTHER_ON_PHONES_TOO,
  async ({ page, site, panel, texts }) => {
    await panel.registration({
      captcha: { enabled: true, required: true, minLength: 4, maxLength: 6, acceptedPattern: '*', patternId: 0 },
    });
    for (const theme of ['light', 'dark'] as const) {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.goto('/');
      const register = await site.openRegister();
      await register.getByRole('button', { name: texts('auth', 'register_submit') }).click();
      await expect(register.getByText(texts('auth', 'problem_agree'))).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.goto('/');
      const login = await site.openLogin();
      await site.fillLogin(login, 'captcha', 'wrong-password');
      await expect(site.field(login, 'captcha')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    }
  },
);
