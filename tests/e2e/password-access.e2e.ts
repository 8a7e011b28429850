import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { axeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('[UI-3] [PWD-1] [PWD-5] [LOG-7] the screens for passwords and the second factor break no accessibility rule', async ({
  page,
  site,
  texts,
  problems,
}) => {
  test.slow();
  problems.allow(/Failed to load resource/);
  await page.goto('/?modal=forgetPassModal');
  const forgotten = page.getByRole('dialog', { name: texts('config', 'modal.forgot_password') });
  await forgotten.getByRole('button', { name: texts('auth', 'forgot_email_submit') }).click();
  expect(await axeViolations(page)).toEqual([]);
  await forgotten.getByRole('tab', { name: texts('auth', 'forgot_by_mobile') }).click();
  await expect(site.field(forgotten, 'mobileNum')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/');
  const login = await site.openLogin();
  await site.fillLogin(login, 'roaming', SEED_PASSWORD);
  await expect(login.getByRole('radio').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await login.getByRole('radio', { name: texts('auth', 'factor_sms') }).check();
  await login.getByRole('button', { name: texts('auth', 'factor_next') }).click();
  await expect(login.getByRole('heading', { name: texts('auth', 'factor_sms') })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await login.getByRole('button', { name: texts('auth', 'factor_back') }).click();

  await site.fillLogin(login, 'expired', SEED_PASSWORD);
  const changing = page.getByRole('dialog', { name: texts('config', 'modal.change_password') });
  await changing.getByRole('button', { name: texts('auth', 'change_submit') }).click();
  await expect(site.field(changing, 'newPassword')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
});
