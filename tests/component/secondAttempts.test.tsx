import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { Factor } from '#site/api/contract/envelope.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { CallError } from '#site/api/errors.ts';
import ChangePasswordForm from '#site/blocks/change-password-form/ChangePasswordForm.tsx';
import LoginForm from '#site/blocks/login-form/LoginForm.tsx';
import RegisterForm from '#site/blocks/register-form/RegisterForm.tsx';
import { beginSession, currentSession, endSession } from '#site/session/session.ts';
import { anyText, openSite, refuse, type Answers } from './siteHarness.tsx';

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const answers: Answers = {
  memberInfo: () => ({ id: '7', account: 'maria88', nickname: null, type: 0, memberLabel: [] }),
  countries: () => [{ countryCode: 'PH', countryDialingCode: '+63' }],
  captcha: () => PICTURE,
};

const input = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => page.viewport(800, 900));

describe('a registration whose answer was lost', () => {
  it('[ERR-3] [REG-11] is the same one when it is sent again, though its captcha is another', async () => {
    let tries = 0;
    const lost = (): unknown => {
      tries += 1;
      if (tries === 1) throw new CallError({ call: 'registerMember', kind: 'network' });
      return { customerId: '7', token: 'abc' };
    };
    const form = <RegisterForm props={{ loginModal: 'loginPopupModal' }} address="modals#registerModal" slots={{}} />;
    const site = await openSite(form, {
      fields: ['username', 'password', 'confirmPassword', 'captcha'],
      rules: { username: anyText, password: anyText, captcha: { ...anyText, required: true } },
      answers: { ...answers, registerMember: lost },
    });
    await screen.findByAltText('Characters to type');
    await userEvent.fill(input('Username'), 'maria88');
    await userEvent.fill(input('Password'), 'Secret88');
    await userEvent.fill(input('Confirm password'), 'Secret88');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.fill(input('Captcha'), 'ab12');
    await press('Create account');
    await waitFor(() => expect(input('Captcha')).toHaveValue(''));
    await userEvent.fill(input('Captcha'), 'cd34');
    await press('Create account');
    await waitFor(() => expect(currentSession().kind).toBe('member'));
    const [first, second] = site.sent.filter(({ name }) => name === 'registerMember');
    expect(second?.input).toMatchObject({ captcha: 'cd34' });
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });
});

it('[ERR-3] [REG-7] a registration whose answer was lost stays the same one when its affiliate cannot be checked meanwhile', async () => {
  const fails = [true, false];
  const checks = [false, true, false];
  const form = <RegisterForm props={{ loginModal: 'loginPopupModal' }} address="modals#registerModal" slots={{}} />;
  const site = await openSite(form, {
    fields: ['username', 'password', 'confirmPassword', 'affiliateCode'],
    rules: { username: anyText, password: anyText, affiliateCode: anyText },
    answers: {
      ...answers,
      checkAffiliate: () => (checks.shift() === true ? refuse('checkAffiliate', ERROR_CODE.tooManyRequests) : null),
      registerMember: () => {
        if (fails.shift() === true) throw new CallError({ call: 'registerMember', kind: 'network' });
        return { customerId: '7', token: 'abc' };
      },
    },
  });
  await screen.findByLabelText(/^Affiliate code/);
  await userEvent.fill(input('Username'), 'maria88');
  await userEvent.fill(input('Password'), 'Secret88');
  await userEvent.fill(input('Confirm password'), 'Secret88');
  await userEvent.fill(input('Affiliate code'), 'SINAG88');
  await userEvent.click(screen.getByRole('checkbox'));
  for (const round of [1, 2, 3]) {
    await press('Create account');
    await waitFor(() => expect(site.sent.filter(({ name }) => name === 'checkAffiliate')).toHaveLength(round));
    if (round < 3)
      await waitFor(() => expect(screen.getByRole('button', { name: 'Create account' })).not.toHaveAttribute('aria-disabled', 'true'));
  }
  await waitFor(() => expect(currentSession().kind).toBe('member'));
  const [first, second] = site.sent.filter(({ name }) => name === 'registerMember');
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

describe('what one way failed with', () => {
  it('[LOG-1] [ERR-1] is not said of the other way to log in', async () => {
    const form = <LoginForm props={{ registerModal: 'registerModal' }} address="modals#loginPopupModal" slots={{}} />;
    await openSite(form, {
      flags: { MOBILEVERCODELOGIN3: true },
      answers: { ...answers, login: () => refuse('login', ERROR_CODE.loginFailed) },
    });
    await screen.findByLabelText(/^Username/, { selector: 'input' });
    await userEvent.fill(input('Username'), 'maria88');
    await userEvent.fill(input('Password'), 'Secret88');
    await press('Log in');
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
    const said = alert.querySelector('p')?.textContent ?? '';
    expect(screen.getByText(said)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { selected: false }));
    await screen.findByLabelText(/^Mobile number/, { selector: 'input' });
    expect(screen.queryByText(said)).toBeNull();
  });

  it('[REG-13] [ERR-1] is not said of the other way to register', async () => {
    const form = <RegisterForm props={{ loginModal: 'loginPopupModal' }} address="modals#registerModal" slots={{}} />;
    await openSite(form, {
      fields: ['username', 'password', 'confirmPassword'],
      rules: { username: anyText, password: anyText },
      tabs: ['register', 'registerMobile'],
      answers: { ...answers, registerMember: () => refuse('registerMember', ERROR_CODE.tooManyRequests) },
    });
    await screen.findByLabelText(/^Username/);
    await userEvent.fill(input('Username'), 'maria88');
    await userEvent.fill(input('Password'), 'Secret88');
    await userEvent.fill(input('Confirm password'), 'Secret88');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Create account');
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
    const said = alert.querySelector('p')?.textContent ?? '';
    expect(screen.getByText(said)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { selected: false }));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  });
});

describe('a login that goes back from its second factor', () => {
  it('[LOG-3] [LOG-7] asks for a new captcha: the one before is spent', async () => {
    let tries = 0;
    const form = <LoginForm props={{ registerModal: 'registerModal' }} address="modals#loginPopupModal" slots={{}} />;
    const site = await openSite(form, {
      answers: {
        ...answers,
        login: () => {
          tries += 1;
          if (tries === 1) refuse('login', ERROR_CODE.loginFailed, { captcha: true });
          return refuse('login', ERROR_CODE.loginUnregisteredIp, {
            challenge: { id: 'c1', factors: [{ factor: 'mobile', hint: '***2' }] },
          });
        },
      },
    });
    await screen.findByLabelText(/^Username/);
    await userEvent.fill(input('Username'), 'maria88');
    await userEvent.fill(input('Password'), 'Secret88');
    await press('Log in');
    await screen.findByAltText('Characters to type');
    await userEvent.fill(input('Password'), 'Secret99');
    await userEvent.fill(input('Captcha'), 'ab12');
    await press('Log in');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to login' }));
    await screen.findByAltText('Characters to type');
    expect(input('Captcha')).toHaveValue('');
    expect(input('Password')).toHaveValue('Secret99');
    expect(site.sent.filter(({ name }) => name === 'captcha')).toHaveLength(2);
  });
});

it.each<[Factor, string, string, string]>([
  ['google', 'Code from the app', '１２３\u00A04-56\u200B', '123456'],
  ['google', 'Code from the app', '٠١٢٣٤٥', '012345'],
  ['mobile', 'Full mobile number', '（０９１７） 000-0002', '09170000002'],
])('[LOG-7] the second factor by %s is read as digits, however it is pasted: %s', async (factor, label, pasted, sent) => {
  const form = <LoginForm props={{ registerModal: 'registerModal' }} address="modals#loginPopupModal" slots={{}} />;
  const site = await openSite(form, {
    answers: {
      ...answers,
      login: () => refuse('login', ERROR_CODE.loginUnregisteredIp, { challenge: { id: 'c1', factors: [{ factor }] } }),
      verifyLogin: () => refuse('verifyLogin', ERROR_CODE.factorWrong),
    },
  });
  await screen.findByLabelText(/^Username/);
  await userEvent.fill(input('Username'), 'maria88');
  await userEvent.fill(input('Password'), 'Secret88');
  await press('Log in');
  await screen.findByLabelText(new RegExp(`^${label}`));
  await userEvent.fill(input(label), pasted);
  await press('Confirm');
  await waitFor(() => expect(site.sent.find(({ name }) => name === 'verifyLogin')?.input).toMatchObject({ answer: sent }));
});

describe('a new password that is answered for late', () => {
  it('[PWD-5] [LOG-9] is not told to whoever has logged in since, who has to change their own', async () => {
    const waiting: (() => void)[] = [];
    const site = await openSite(
      <ChangePasswordForm props={{ loginModal: 'loginPopupModal' }} address="modals#changePassModal" slots={{}} />,
      {
        answers: { ...answers, changePassword: () => new Promise((resolve) => waiting.push(() => resolve(null))) },
        rules: { password: anyText },
      },
    );
    act(() => beginSession({ token: 'first', type: 0, mustChange: true, password: 'initial-1' }));
    await screen.findByLabelText(/^New password/);
    await userEvent.fill(input('New password'), 'Secret88');
    await userEvent.fill(input('Confirm password'), 'Secret88');
    await press('Change password');
    await waitFor(() => expect(site.sent.at(-1)?.name).toBe('changePassword'));
    act(() => endSession());
    act(() => beginSession({ token: 'second', type: 0, mustChange: true, password: 'initial-2' }));
    await act(async () => waiting[0]?.());
    await waitFor(() => expect(currentSession()).toMatchObject({ token: 'second', mustChange: true }));
    expect(screen.queryByText(/has been changed/)).toBeNull();
    expect(site.history.at(-1)).toBe('/rng');
  });
});
