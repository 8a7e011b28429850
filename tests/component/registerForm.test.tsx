import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { FormField } from '#site/assembler/runtime/types.ts';
import RegisterForm from '#site/blocks/register-form/RegisterForm.tsx';
import { currentSession } from '#site/session/session.ts';
import { expectAccessible } from '#ui/testing/axe.ts';
import { anyText, openSite, refuse, type Answers, type TestSite } from './siteHarness.tsx';

const form = <RegisterForm props={{ loginModal: 'loginPopupModal' }} address="modals#registerModal" slots={{}} />;

const fields: readonly FormField[] = [
  'username',
  'password',
  'confirmPassword',
  'email',
  'mobileNum',
  'verificationCode',
  'captcha',
  'referralCode',
];
const username = { ...anyText, required: true, minLength: 6, maxLength: 12, acceptedPattern: '[a-zA-Z][a-zA-Z0-9]*', patternId: 1 };
const password = { ...anyText, required: true, minLength: 8, maxLength: 20, patternId: 5, acceptedPattern: '' };
const off = { ...anyText, enabled: false };
const rules = { username, password, email: anyText, mobileNum: off, captcha: off };
/** Without the SMS code, which needs a mobile number. */
const plain = fields.filter((name) => name !== 'verificationCode' && name !== 'mobileNum');

const member = { id: '7', account: 'maria88', nickname: null, type: 0, memberLabel: [] };
const answers: Answers = {
  registerMember: () => ({ customerId: '7', token: 'abc' }),
  registerMobile: () => ({ customerId: '7', token: 'abc' }),
  memberInfo: () => member,
  countries: () => [
    { countryCode: 'PH', countryDialingCode: '+63' },
    { countryCode: 'VN', countryDialingCode: '+84' },
  ],
  smsRegisterCode: () => ({ expiredMinutes: 1 }),
  captcha: () => 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};

const input = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const submit = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
const sentOf = ({ sent }: TestSite, name: string) => sent.filter((call) => call.name === name);

async function fillIn(): Promise<void> {
  await userEvent.fill(input('Username'), ' maria88 ');
  await userEvent.fill(input('Password'), 'Secret88');
  await userEvent.fill(input('Confirm password'), 'Secret88');
  await userEvent.click(screen.getByRole('checkbox'));
}

describe('the registration form', () => {
  beforeEach(() => page.viewport(800, 900));
  afterEach(() => {
    document.documentElement.removeAttribute('dir');
  });

  it('[REG-8] sends the visible fields, begins the session and goes home', async () => {
    const site = await openSite(form, { fields: plain, rules, answers });
    await screen.findByLabelText(/^Username/);
    await fillIn();
    await submit();
    await waitFor(() => expect(site.history.at(-1)).toBe('/'));
    expect(sentOf(site, 'registerMember')[0]?.input).toEqual({
      username: 'maria88',
      password: 'Secret88',
      referralCode: null,
      login: true,
      registerMethod: 'WEB',
      domain: location.hostname,
      registerUrl: location.href,
    });
    expect(currentSession()).toMatchObject({ kind: 'member', member });
    expect(await screen.findByText('Welcome! Your account is ready.')).toBeVisible();
  });

  it('[REG-13] opens the login where the merchant wants one after registering', async () => {
    const site = await openSite(form, { fields: plain, rules, answers: { ...answers, registerMember: () => ({ customerId: '7' }) } });
    await screen.findByLabelText(/^Username/);
    await fillIn();
    await submit();
    await waitFor(() => expect(site.opened).toEqual(['loginPopupModal']));
    expect(currentSession().kind).toBe('visitor');
  });

  it('[REG-3] [REG-4] [REG-12] says beside each field what is wrong and puts the focus on the first', async () => {
    const site = await openSite(form, { fields: plain, rules, answers });
    await screen.findByLabelText(/^Username/);
    await userEvent.fill(input('Username'), '8maria');
    await userEvent.fill(input('Password'), 'Secret88');
    await userEvent.fill(input('Confirm password'), 'Secret99');
    await submit();
    expect(await screen.findByText('Use 6–12 letters and digits, starting with a letter.')).toBeVisible();
    expect(await screen.findByText('The two passwords are not the same.')).toBeVisible();
    expect(await screen.findByText('Please confirm your age and accept the terms to continue.')).toBeVisible();
    await waitFor(() => expect(input('Username')).toHaveFocus());
    expect(sentOf(site, 'registerMember')).toEqual([]);
  });

  it('[REG-2] a live rule adds a field and a requirement without touching what was typed', async () => {
    const site = await openSite(form, { fields: plain, rules: { ...rules, email: off }, answers });
    await screen.findByLabelText(/^Username/);
    await userEvent.fill(input('Username'), 'maria88');
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
    const typed = input('Username');
    site.store.learn({ rules: { ...rules, email: { ...anyText, required: true } } });
    await waitFor(() => expect(input('Email')).toBeRequired());
    expect(input('Username')).toBe(typed);
    expect(typed).toHaveValue('maria88');
  });

  it('[REG-2] keeps the text of a field that a live rule hides, and does not send it', async () => {
    const site = await openSite(form, { fields: plain, rules, answers });
    await screen.findByLabelText(/^Username/);
    await userEvent.fill(input('Email'), 'maria@mail.example');
    await fillIn();
    site.store.learn({ rules: { ...rules, email: off } });
    await waitFor(() => expect(screen.queryByLabelText(/^Email/)).toBeNull());
    site.store.learn({ rules });
    await waitFor(() => expect(input('Email')).toHaveValue('maria@mail.example'));
    site.store.learn({ rules: { ...rules, email: off } });
    await waitFor(() => expect(screen.queryByLabelText(/^Email/)).toBeNull());
    await submit();
    await waitFor(() => expect(sentOf(site, 'registerMember')).toHaveLength(1));
    expect(sentOf(site, 'registerMember')[0]?.input).not.toHaveProperty('email');
  });

  it('[REG-7] says at its field that a username is taken, and renews the captcha', async () => {
    const site = await openSite(form, {
      fields: plain,
      rules: { ...rules, captcha: anyText },
      answers: { ...answers, registerMember: () => refuse('registerMember', ERROR_CODE.usernameTaken) },
    });
    await screen.findByLabelText(/^Username/);
    await fillIn();
    await userEvent.fill(input('Captcha'), '4711');
    await submit();
    expect(await screen.findByText('This username is taken. Please choose another.')).toBeVisible();
    expect(input('Username')).toHaveFocus();
    expect(input('Captcha')).toHaveValue('');
    expect(sentOf(site, 'captcha')).toHaveLength(2);
  });

  it('[REG-3] explains a value that the gateway refuses by the field’s own format', async () => {
    const strict: Answers = { ...answers, registerMember: () => refuse('registerMember', ERROR_CODE.fieldInvalid, { field: 'username' }) };
    await openSite(form, { fields: plain, rules, answers: strict });
    await screen.findByLabelText(/^Username/);
    await fillIn();
    await submit();
    expect(await screen.findByText('Use 6–12 letters and digits, starting with a letter.')).toBeVisible();
  });

  it('[ERR-3] keeps what was typed when the connection breaks, and sends the same attempt again', async () => {
    const { registerMember: _, ...offline } = answers;
    const site = await openSite(form, { fields: plain, rules, answers: offline });
    await screen.findByLabelText(/^Username/);
    await fillIn();
    await submit();
    expect(await screen.findByText('Network link is abnormal, please try again.')).toBeVisible();
    expect(input('Username')).toHaveValue(' maria88 ');
    await submit();
    await waitFor(() => expect(sentOf(site, 'registerMember')).toHaveLength(2));
    const keys = sentOf(site, 'registerMember').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toBeDefined();
    expect(keys[1]).toBe(keys[0]);
  });

  it('[REG-1] shows the tab bar only when mobile registration is on, and keeps what was typed across tabs', async () => {
    await openSite(form, { fields: plain, rules, answers });
    await screen.findByLabelText(/^Username/);
    expect(screen.queryByRole('tablist')).toBeNull();
    const site = await openSite(form, {
      fields: plain,
      rules: { ...rules, captcha: anyText },
      answers,
      tabs: ['register', 'registerMobile'],
    });
    await userEvent.fill(await screen.findByLabelText(/^Username/), 'maria88');
    await userEvent.click(screen.getByRole('tab', { name: 'registerMobile' }));
    await waitFor(() => expect(sentOf(site, 'captcha')).toHaveLength(2));
    expect(input('Username')).toHaveValue('maria88');
  });

  it('[REG-10] checks the mobile number before a code is sent, then counts down', async () => {
    const mobileNum = { ...anyText, minLength: 10, maxLength: 11, acceptedPattern: '[0-9]*', patternId: 6 };
    const site = await openSite(form, { fields, rules: { ...rules, mobileNum }, answers, tabs: ['register', 'registerMobile'] });
    await userEvent.click(await screen.findByRole('tab', { name: 'registerMobile' }));
    await userEvent.fill(input('Mobile number'), '917');
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('The format of the phone number is incorrect. Use 10–11 digits.')).toBeVisible();
    expect(sentOf(site, 'smsRegisterCode')).toEqual([]);
    await userEvent.fill(input('Mobile number'), '9170000000');
    await new Promise((done) => {
      setTimeout(done, 1100);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() =>
      expect(sentOf(site, 'smsRegisterCode')[0]?.input).toEqual({ mobileNo: '9170000000', countryDialingCode: '+63', regType: 'mobile' }),
    );
    expect(await screen.findByRole('button', { name: /^Sent \(\d+ s\)$/ })).toBeVisible();
  });

  it('[REG-10] tells in a dialog that no code could be sent', async () => {
    const mobileNum = { ...anyText, minLength: 10, maxLength: 11, acceptedPattern: '[0-9]*', patternId: 6 };
    const busy: Answers = { ...answers, smsRegisterCode: () => refuse('smsRegisterCode', ERROR_CODE.smsNotSent) };
    await openSite(form, { fields, rules: { ...rules, mobileNum }, answers: busy, tabs: ['registerMobile'] });
    await userEvent.fill(await screen.findByLabelText(/^Mobile number/), '9170000000');
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('alertdialog', { name: 'No code was sent' })).toHaveTextContent('A code was sent a moment ago.');
  });

  it('[REG-6] [REG-14] fills in the referral code of the page’s address, for reading only', async () => {
    const site = await openSite(form, { fields: plain, rules, answers, path: '/?referralCode=FRIEND' });
    await screen.findByLabelText(/^Username/);
    expect(input('Referral code')).toHaveValue('FRIEND');
    expect(input('Referral code')).toHaveAttribute('readonly');
    await fillIn();
    await submit();
    await waitFor(() => expect(sentOf(site, 'registerMember')[0]?.input).toMatchObject({ referralCode: 'FRIEND' }));
  });

  it('[REG-6] [REG-7] does not ask for an affiliate code that came with the address and is good, and sends it', async () => {
    const site = await openSite(form, {
      fields: [...plain, 'affiliateCode'],
      rules: { ...rules, affiliateCode: anyText },
      answers: { ...answers, checkAffiliate: () => null },
      path: '/?affiliateCode=SINAG88',
    });
    await screen.findByLabelText(/^Username/);
    expect(screen.queryByLabelText(/^Affiliate code/)).toBeNull();
    await fillIn();
    await submit();
    await waitFor(() => expect(sentOf(site, 'registerMember')[0]?.input).toMatchObject({ affiliateCode: 'SINAG88' }));
  });

  it('[REG-6] asks for the affiliate code, filled in, when the one of the address is no good', async () => {
    await openSite(form, {
      fields: [...plain, 'affiliateCode'],
      rules: { ...rules, affiliateCode: anyText },
      answers: { ...answers, checkAffiliate: () => refuse('checkAffiliate', ERROR_CODE.affiliateUnknown) },
      path: '/?affiliateCode=NOBODY',
    });
    expect(await screen.findByLabelText(/^Affiliate code/)).toHaveValue('NOBODY');
  });

  it('[REG-7] checks an affiliate code first, and does not register with a wrong one', async () => {
    const strict: Answers = { ...answers, checkAffiliate: () => refuse('checkAffiliate', ERROR_CODE.affiliateUnknown) };
    const site = await openSite(form, {
      fields: [...plain, 'affiliateCode'],
      rules: { ...rules, affiliateCode: anyText },
      answers: strict,
    });
    await screen.findByLabelText(/^Username/);
    await fillIn();
    await userEvent.fill(input('Affiliate code'), 'NOBODY');
    await submit();
    await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Invalid invitation code.'));
    await waitFor(() => expect(input('Affiliate code')).toHaveFocus());
    expect(input('Affiliate code')).toHaveAccessibleDescription(/Invalid invitation code\./);
    expect(sentOf(site, 'checkAffiliate')[0]?.input).toEqual({ code: 'NOBODY', domain: location.hostname });
    expect(sentOf(site, 'registerMember')).toEqual([]);
  });

  it('[REG-7] is accessible, empty and with every message shown', async () => {
    const mobileNum = { ...anyText, required: true };
    await openSite(form, { fields, rules: { ...rules, mobileNum, captcha: mobileNum }, answers, tabs: ['register', 'registerMobile'] });
    await screen.findByAltText('Characters to type');
    await expectAccessible();
    await submit();
    await screen.findByText('Please enter the captcha.');
    await expectAccessible();
  });

  it('[REG-13] offers no form where the merchant takes no registrations', async () => {
    await openSite(form, { fields: plain, rules, answers, tabs: [] });
    expect(await screen.findByText('This is not available right now.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('[REG-5] leads to the login', async () => {
    const site = await openSite(form, { fields: plain, rules, answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(site.opened).toEqual(['loginPopupModal']);
  });

  it('[REG-12] names the merchant’s minimum age and links both documents', async () => {
    await openSite(form, { fields: plain, rules, answers });
    expect(
      await screen.findByRole('checkbox', { name: /^I am at least 21 years old and accept the terms and the privacy policy\./ }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
  });
});
