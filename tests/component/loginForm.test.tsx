import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { CallError } from '#site/api/errors.ts';
import LoginForm from '#site/blocks/login-form/LoginForm.tsx';
import { newAccountAtom } from '#site/session/newAccount.ts';
import { deferUntilLogin } from '#site/session/deferredAction.ts';
import { currentSession, store } from '#site/session/session.ts';
import { expectAccessible } from '#ui/testing/axe.ts';
import { openSite, refuse, type Answers, type TestSite } from './siteHarness.tsx';

const form = <LoginForm props={{ registerModal: 'registerModal' }} address="modals#loginPopupModal" slots={{}} />;

const session = {
  token: 'abc',
  id: '7',
  userName: 'maria88',
  type: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  defaultPassword: false,
};
const answers: Answers = {
  login: () => session,
  freeplay: () => ({ ...session, type: 4 }),
  memberInfo: () => ({ id: '7', account: 'maria88', nickname: null, type: 0, memberLabel: [] }),
  smsLoginCode: () => ({ expiredMinutes: 1 }),
  countries: () => [{ countryCode: 'PH', countryDialingCode: '+63' }],
  captcha: () => 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};
const bySms = { MOBILEVERCODELOGIN3: true };

const sentOf = ({ sent }: TestSite, name: string) => sent.filter((call) => call.name === name);
const field = (label: RegExp): Promise<HTMLInputElement> => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });

async function logIn(): Promise<void> {
  await userEvent.fill(await field(/^Username/), 'maria88');
  await userEvent.fill(await field(/^Password/), 'Secret88');
  await userEvent.keyboard('{Enter}');
}

/** Of the ways to prove a login from a new address. */
async function chooseWay(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

describe('the login form', () => {
  beforeEach(async () => {
    store.set(newAccountAtom, null);
    await page.viewport(800, 900);
  });

  it('[LOG-4] [LOG-14] begins the session, loads member info and goes home', async () => {
    const site = await openSite(form, { answers });
    await logIn();
    await waitFor(() => expect(site.history.at(-1)).toBe('/'));
    expect(sentOf(site, 'login')[0]?.input).toEqual({ type: 'username', username: 'maria88', password: 'Secret88' });
    expect(sessionStorage.getItem('token')).toBe('abc');
    expect(currentSession().member?.account).toBe('maria88');
  });

  it('[LOG-4] whoever goes elsewhere while member info is on its way stays there', async () => {
    let isLate = true;
    const memberInfo = async () => {
      await vi.waitUntil(() => !isLate);
      return { id: '7', account: 'maria88', nickname: null, type: 0, memberLabel: [] };
    };
    const site = await openSite(form, { answers: { ...answers, memberInfo } });
    await logIn();
    await waitFor(() => expect(sentOf(site, 'memberInfo')).toHaveLength(1));
    const before = location.href;
    history.pushState(null, '', '/promotions');
    isLate = false;
    await waitFor(() => expect(currentSession().member?.account).toBe('maria88'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    history.replaceState(null, '', before);
    expect(site.history).not.toContain('/');
  });

  it('[LOG-3] [OPS-1] names the request, in short, where the platform failed', async () => {
    const fault = new CallError({ call: 'login', kind: 'shape', status: 500, requestId: '6673ca5f-3d4d' });
    await openSite(form, { answers: { ...answers, login: () => Promise.reject(fault) } });
    await logIn();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Reference: 6673ca$/));
  });

  it('[LOG-3] says why it failed and keeps focus and text; a captcha appears when asked for', async () => {
    const site = await openSite(form, { answers: { ...answers, login: () => refuse('login', ERROR_CODE.loginFailed, { captcha: true }) } });
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Username or password is not correct.');
    expect(screen.getByRole('alert')).not.toHaveTextContent('Reference');
    expect(await field(/^Password/)).toHaveFocus();
    expect(await field(/^Username/)).toHaveValue('maria88');
    const captcha = await field(/^Captcha/);
    await waitFor(() => expect(sentOf(site, 'captcha')).toHaveLength(1));

    // The password was refused and is typed anew; the rest stays.
    expect(await field(/^Password/)).toHaveValue('');
    await userEvent.fill(await field(/^Password/), 'Secret89');
    await userEvent.fill(captcha, '4711');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sentOf(site, 'captcha')).toHaveLength(2));
    expect(sentOf(site, 'login')[1]?.input).toMatchObject({ captcha: '4711' });
    expect(captcha).toHaveValue('');
  });

  it('[LOG-3] shows no captcha while none is asked for', async () => {
    await openSite(form, { answers: { ...answers, login: () => refuse('login', ERROR_CODE.loginFailed) } });
    await logIn();
    await screen.findByText('Username or password is not correct.');
    expect(screen.queryByLabelText(/^Captcha/)).toBeNull();
  });

  it('[LOG-14] sends once, however fast and often it is submitted', async () => {
    const gateway = new EventTarget();
    const slow = () => new Promise((done) => gateway.addEventListener('answer', () => done(session)));
    const site = await openSite(form, { answers: { ...answers, login: slow } });
    const { form: element } = await field(/^Username/);
    await userEvent.fill(await field(/^Username/), 'maria88');
    await userEvent.fill(await field(/^Password/), 'Secret88');
    element?.requestSubmit();
    element?.requestSubmit();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Log in/ })).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Enter}');
    gateway.dispatchEvent(new Event('answer'));
    await waitFor(() => expect(site.history.at(-1)).toBe('/'));
    expect(sentOf(site, 'login')).toHaveLength(1);
  });

  it('[LOG-1] offers SMS only where the merchant does', async () => {
    await openSite(form, { answers });
    await field(/^Username/);
    expect(screen.queryByRole('tab')).toBeNull();
    await openSite(form, { answers, flags: bySms });
    expect(await screen.findAllByRole('tab')).toHaveLength(2);
  });

  it('[LOG-14] logs in by a code to the mobile', async () => {
    const site = await openSite(form, { answers, flags: bySms });
    await userEvent.click(await screen.findByRole('tab', { name: 'SMS code' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Enter a valid mobile number.')).toBeVisible();
    expect(sentOf(site, 'smsLoginCode')).toEqual([]);
    await userEvent.fill(await field(/^Mobile number/), '9170000000');
    await userEvent.fill(await field(/^Verification code/), '123456');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(site.history.at(-1)).toBe('/'));
    expect(sentOf(site, 'login')[0]?.input).toEqual({
      type: 'sms',
      username: '9170000000',
      password: '123456',
      mobileNum: '9170000000',
      countryDialingCode: '+63',
    });
  });

  it('[LOG-6] [LOG-8] begins guest play as a trial account, where the flag is on and a vendor has games for it', async () => {
    const card = { vassalage: 'SALA', gameType: 'RNG', accountTypeId: '1', displayName: 'Sala', smallIcon: '', isHot: 0 };
    const vendors = (isTrial: number) => () => ({ data: { lanes: [{ title: 'RNG', cards: [{ ...card, isTrial }] }] } });
    for (const [isOn, isTrial] of [
      [false, 1],
      [true, 0],
    ] as const) {
      const { sent } = await openSite(form, { answers: { ...answers, gameVendor: vendors(isTrial) }, flags: { FREEPLAY3: isOn } });
      await field(/^Username/);
      if (isOn) await waitFor(() => expect(sent.filter(({ name }) => name === 'gameVendor')).toHaveLength(1));
      expect(screen.queryByRole('button', { name: /as a guest/ })).toBeNull();
    }
    const site = await openSite(form, {
      answers: {
        ...answers,
        gameVendor: vendors(1),
        memberInfo: () => ({ id: null, account: null, nickname: null, type: 4, memberLabel: [] }),
      },
      flags: { FREEPLAY3: true },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try it free as a guest' }));
    await waitFor(() => expect(site.history.at(-1)).toBe('/'));
    expect(sentOf(site, 'freeplay')[0]?.input).toMatchObject({ platform: 'W' });
    expect(currentSession().kind).toBe('trial');
  });

  it('[LOG-11] lets the favorite go on that the login was opened for', async () => {
    const run = vi.fn();
    const site = await openSite(form, { answers, params: deferUntilLogin({ kind: 'favorite', run }) });
    await logIn();
    await waitFor(() => expect(site.history.at(-1)).toBe('/'));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('[REG-13] fills in the name of an account that was just made', async () => {
    store.set(newAccountAtom, 'maria88');
    await openSite(form, { answers });
    expect(await field(/^Username/)).toHaveValue('maria88');
    expect(screen.getByText('Your account is ready. Log in to start.')).toBeVisible();
  });

  it('[LOG-7] a code that was sent counts on while another way is looked at', async () => {
    const challenge = { id: 'c1', factors: [{ factor: 'sms' as const }, { factor: 'email' as const }] };
    const site = await openSite(form, {
      answers: {
        ...answers,
        login: () => refuse('login', ERROR_CODE.loginUnregisteredIp, { challenge }),
        factorCode: () => ({ expiredMinutes: 1 }),
      },
    });
    await logIn();
    await chooseWay('Code by SMS');
    await userEvent.click(await screen.findByRole('button', { name: 'Send code' }));
    await screen.findByRole('button', { name: /^Sent/ });
    await userEvent.click(screen.getByRole('button', { name: 'Choose another way' }));

    await chooseWay('Code by email');
    expect(await screen.findByRole('button', { name: 'Send code' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Choose another way' }));
    await chooseWay('Code by SMS');
    expect(await screen.findByRole('button', { name: /^Sent/ })).toHaveAttribute('aria-disabled', 'true');
    expect(sentOf(site, 'factorCode')).toHaveLength(1);
  });

  it('[LOG-3] is accessible, empty and after a failure', async () => {
    await openSite(form, {
      answers: { ...answers, login: () => refuse('login', ERROR_CODE.loginFailed, { captcha: true }) },
      flags: { ...bySms, FREEPLAY3: true },
    });
    await field(/^Username/);
    await expectAccessible();
    await logIn();
    await screen.findByAltText('Characters to type');
    await expectAccessible();
  });

  it('[REG-5] leads to the registration', async () => {
    const site = await openSite(form, { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Create an account' }));
    expect(site.opened).toEqual(['registerModal']);
  });

  it('[BAN-7] shows the group’s banner beside the form, where there is room', async () => {
    const banner = {
      bannerId: '1',
      groupName: 'w_login',
      url: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
      title: 'Welcome bonus',
    };
    const login = (
      <LoginForm props={{ registerModal: 'registerModal', sideBanner: 'w_login' }} address="modals#loginPopupModal" slots={{}} />
    );
    const announced = { ...answers, announcements: () => ({ banners: [banner], player: [], popup: [], promotion: [] }) };
    await openSite(login, { answers: announced, bannerGroups: ['w_login'] });
    expect(await screen.findByAltText('Welcome bonus')).toBeVisible();
    await page.viewport(360, 740);
    expect(screen.getByAltText('Welcome bonus')).not.toBeVisible();
  });
});
