import type { Locator, Route } from '@playwright/test';

import { type FieldRule } from '#site/api/contract/rules.ts';
import type { ControlPanel } from './support/panel.ts';
import { FURTHER, expect, test } from './support/test.ts';
import type { SitePage } from './support/site.ts';
import { REGISTRATION_FIELDS } from '#site/api/contract/registrationFields.ts';

const PASSWORD = 'Sun-rise-2026';
/** What the button says while it counts down. */
const CODE_SENT = /^Sent \(\d+ s\)$/;

/** Any text that is not empty; `required` where the test says so. */
const rule = (own: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  minLength: 1,
  maxLength: 40,
  acceptedPattern: '*',
  patternId: 0,
  ...own,
});

const newPlayer = (): string => `p${Date.now().toString(36)}`;
/** A number that nobody else has, of the field's own length. */
const newMobile = (): string => `9${String(Date.now()).slice(-9)}`;

async function fillAccount(site: SitePage, form: Locator, username: string): Promise<void> {
  await site.field(form, 'username').fill(username);
  await site.field(form, 'password').fill(PASSWORD);
  await site.field(form, 'confirmPassword').fill(PASSWORD);
  await form.getByRole('checkbox').check();
}

async function codeFor(panel: ControlPanel, mobile: string): Promise<string> {
  const code = async () => (await panel.outbox()).sent.find(({ recipient }) => recipient.endsWith(mobile))?.code ?? '';
  await expect.poll(code).not.toBe('');
  return code();
}

test(
  '[REG-1] [REG-13] a bar of tabs where both ways are open; the one left over stands alone',
  FURTHER,
  async ({ page, site, panel, texts }) => {
    await page.goto('/');
    let form = await site.openRegister();
    const tabs = form.getByRole('tab');
    await expect(tabs).toHaveCount(2);
    await panel.whitelabel({ MOBILENUMREG3: '0' });
    await expect(tabs).toHaveCount(0);
    await expect(site.field(form, 'username')).toBeVisible();
    await panel.whitelabel({ MOBILENUMREG3: '1', USERNAMEREG3: '0' });
    await expect(site.field(form, 'mobileNum')).toBeVisible();
    await expect(tabs).toHaveCount(0);
    await expect(site.field(form, 'username')).toBeHidden();
    await panel.whitelabel({ MOBILENUMREG3: '0', USERNAMEREG3: '0' });
    await page.reload();
    form = site.dialog('register');
    await expect(form.getByText(texts('auth', 'error_not_available'))).toBeVisible();
  },
);

test('[REG-13] by mobile with and without a password', FURTHER, async ({ page, site, panel, texts }) => {
  await page.goto('/');
  const form = await site.openRegister();
  await form.getByRole('tab').nth(1).click();
  await expect(site.field(form, 'password')).toBeVisible();
  await panel.whitelabel({ MOBILENUMPASSREG3: '0' });
  await expect(site.field(form, 'password')).toBeHidden();

  const mobile = newMobile();
  await site.field(form, 'mobileNum').fill(mobile);
  await form.getByRole('button', { name: texts('kit', 'send_code') }).click();
  await site.field(form, 'verificationCode').fill(await codeFor(panel, mobile));
  await site.solveCaptcha(form);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: texts('auth', 'register_submit') }).click();
  await expect(site.accountMenu).toBeVisible();
});

test('[REG-13] [REG-4] [REG-10] by username with a code to the mobile, where the merchant wants it', async ({
  page,
  site,
  panel,
  texts,
}) => {
  await page.goto('/');
  const form = await site.openRegister();
  await expect(site.field(form, 'verificationCode')).toBeHidden();
  await panel.whitelabel({ REGMOBVERF3: '1' });
  await fillAccount(site, form, newPlayer());
  const send = form.getByRole('button', { name: texts('kit', 'send_code') });
  // The number is looked at before a code is sent to it.
  await send.click();
  await expect(form.getByText(texts('auth', 'problem_mobile'))).toBeVisible();
  expect((await panel.outbox()).sent).toEqual([]);
  const mobile = newMobile();
  await site.field(form, 'mobileNum').fill(mobile);
  const waiting = form.getByRole('button', { name: CODE_SENT });
  // It can be pressed once a second; a program is quicker than that.
  await expect(async () => {
    if (!(await waiting.isVisible())) await send.click({ timeout: 2000 });
    await expect(waiting).toHaveAttribute('aria-disabled', 'true', { timeout: 2000 });
  }).toPass();
  const submit = form.getByRole('button', { name: texts('auth', 'register_submit') });
  await site.solveCaptcha(form);
  await site.field(form, 'verificationCode').fill('000');
  await submit.click();
  await expect(form.getByText(texts('auth', 'problem_code'))).toBeVisible();
  await site.solveCaptcha(form);
  await site.field(form, 'verificationCode').fill(await codeFor(panel, mobile));
  await submit.click();
  await expect(site.accountMenu).toBeVisible();
});

test(
  '[REG-13] [REG-5] where new players are not let in directly, the login follows with the name filled in',
  FURTHER,
  async ({ page, site, panel, texts }) => {
    await panel.whitelabel({ DIRECTREG3: '0' });
    await page.goto('/');
    const form = await site.openRegister();
    const username = newPlayer();
    await fillAccount(site, form, username);
    await site.solveCaptcha(form);
    await form.getByRole('button', { name: texts('auth', 'register_submit') }).click();
    const login = site.dialog('login');
    await expect(site.field(login, 'username')).toHaveValue(username);
    await expect(login.getByText(texts('auth', 'register_log_in'))).toBeVisible();
  },
);

test(
  '[REG-6] [REG-7] the affiliate of the address is carried through the site, not asked for, and sent',
  FURTHER,
  async ({ page, site, texts }) => {
    await page.goto('/?affiliateCode=SINAG88');
    await site.goTo('/rng');
    await expect(page).toHaveURL(/\/rng/);
    await page.reload();
    const looked = page.waitForResponse('**/wps/agent/affiliate?*');
    const form = await site.openRegister();
    expect(await (await looked).json()).toMatchObject({ success: true });
    await fillAccount(site, form, newPlayer());
    await expect(site.field(form, 'affiliateCode')).toBeHidden();
    await site.solveCaptcha(form);
    const [again] = await Promise.all([
      page.waitForRequest('**/wps/agent/affiliate?*'),
      form.getByRole('button', { name: texts('auth', 'register_submit') }).click(),
    ]);
    expect(new URL(again.url()).searchParams.get('code')).toBe('SINAG88');
    await expect(site.accountMenu).toBeVisible();
  },
);

test('[REG-6] [REG-7] [ERR-1] a wrong affiliate code is shown, warned of and explained, and nothing is lost', async ({
  page,
  site,
  texts,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await page.goto('/?affiliateCode=NOBODY99');
  const form = await site.openRegister();
  await expect(site.field(form, 'affiliateCode')).toHaveValue('NOBODY99');
  const username = newPlayer();
  await fillAccount(site, form, username);
  await site.solveCaptcha(form);
  await form.getByRole('button', { name: texts('auth', 'register_submit') }).click();
  await expect(page.getByRole('log')).toContainText(texts('auth', 'invitation_code_error'));
  await expect(site.field(form, 'affiliateCode')).toBeFocused();
  await expect(site.field(form, 'affiliateCode')).toHaveAccessibleDescription(new RegExp(texts('auth', 'invitation_code_error')));
  await expect(site.field(form, 'username')).toHaveValue(username);
  await expect(site.field(form, 'password')).toHaveValue(PASSWORD);
});

test(
  '[REG-2] each of the fifteen fields is there by its rule, required by its rule, and gone without',
  FURTHER,
  async ({ page, site, panel, texts }) => {
    await page.goto('/');
    const form = await site.openRegister();
    await expect(site.field(form, 'username')).toBeVisible();
    const optional = REGISTRATION_FIELDS.filter((name) => !['username', 'password', 'captcha'].includes(name));
    await panel.registration(Object.fromEntries(optional.map((name) => [name, rule({ required: true })])));
    for (const name of optional) await expect(site.field(form, name)).toHaveJSProperty('required', true);
    await panel.registration({ captcha: rule({ required: true }) });
    await expect(form.getByRole('img', { name: texts('kit', 'captcha_image') })).toBeVisible();
    // Payment passwords, like passwords, are always required where they are asked for.
    await panel.registration(Object.fromEntries(optional.map((name) => [name, rule()])));
    for (const name of optional.filter((field) => field !== 'paymentPassword')) {
      await expect(site.field(form, name)).toHaveJSProperty('required', false);
    }
    await panel.registration(Object.fromEntries(optional.map((name) => [name, rule({ enabled: false })])));
    for (const name of optional) await expect(site.field(form, name)).toBeHidden();
  },
);

test('[REG-11] [REG-1] [ERR-1] the captcha is another one after a refusal and after a change of tab', async ({
  page,
  site,
  panel,
  texts,
}) => {
  await panel.registration({ captcha: rule({ required: true }) });
  await page.goto('/');
  const form = await site.openRegister();
  const picture = form.getByRole('img', { name: texts('kit', 'captcha_image') });
  await expect(picture).toBeVisible();
  const first = await picture.getAttribute('src');
  await fillAccount(site, form, newPlayer());
  await site.field(form, 'captcha').fill('0');
  await form.getByRole('button', { name: texts('auth', 'register_submit') }).click();
  await expect(form.getByText(texts('auth', 'error_captcha'))).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  const second = await picture.getAttribute('src');
  await form.getByRole('tab').nth(1).click();
  await expect(picture).not.toHaveAttribute('src', second ?? '');
});

test('[REG-6] [REG-14] [REG-9] [REG-12] the referral of the address stands for reading only; countries have flags and are searched; the age is the merchant’s', async ({
  page,
  site,
  panel,
}) => {
  await page.goto('/?referralCode=KAIBIGAN');
  const form = await site.openRegister();
  await expect(site.field(form, 'referralCode')).toHaveValue('KAIBIGAN');
  await expect(site.field(form, 'referralCode')).toHaveJSProperty('readOnly', true);
  await expect(form.getByRole('checkbox', { name: /\b18\b/ })).toHaveJSProperty('required', true);

  await form.getByRole('tab').nth(1).click();
  const country = form.getByRole('button', { name: /\+\d+/ });
  await expect(country.locator('img')).toHaveAttribute('src', /\/COUNTRY_FLAG\/PH\.png$/);
  await expect.poll(() => country.locator('img').evaluate((flag) => flag instanceof HTMLImageElement && flag.naturalWidth > 0)).toBe(true);
  await country.click();
  await expect(page.getByRole('option')).not.toHaveCount(1);
  // By name, and by code.
  await page.getByRole('combobox').last().fill('855');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option').click();
  await expect(country).toContainText('+855');
  await panel.registration({ mobileNum: rule({ required: true, minLength: 8, maxLength: 10 }) });
  await expect(country).toContainText('+855');
});

test.describe('lotus', () => {
  test.use({ merchant: 'lotus' });

  test("[REG-9] a mobile number is of the merchant's country first, before the platform's list is there", async ({ page, site }) => {
    const held: Route[] = [];
    await page.route(/\/wps\/system\/country/, (route) => void held.push(route));
    await page.goto('/register');
    const picker = site.dialog('register').getByRole('button', { name: /\+\d/ });
    await expect(picker).toHaveText('+84');
    await Promise.all(held.map((route) => route.continue()));
    await picker.click();
    await expect(page.getByRole('option', { name: /\+63/ })).toBeVisible();
    await expect(picker).toHaveText('+84');
  });
});
