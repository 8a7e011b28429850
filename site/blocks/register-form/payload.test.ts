import { describe, expect, it } from 'vitest';

import type { FieldRule, FormField, ShownField } from '#site/assembler/sdk/view.ts';
import { formEntries, MOBILE_TAB } from './fields.ts';
import { registrationPayload, type Origin } from './payload.ts';

const origin: Origin = {
  registerUrl: 'https://sinag.example/rng?modal=registerModal',
  domain: 'sinag.example',
  invitation: {},
  registerMethod: 'WEB',
};

function field(name: FormField, rule?: Partial<FieldRule>): ShownField {
  return {
    id: name,
    address: `registration#${name}`,
    item: { field: name, tabs: ['register', MOBILE_TAB], group: 'account', width: 'full' },
    rule: rule && { enabled: true, required: false, ...rule },
  };
}

const names = (fields: readonly ShownField[], tab = 'register') => formEntries(fields, tab, 255).map(({ name }) => name);
const required = (fields: readonly ShownField[], tab = 'register') =>
  formEntries(fields, tab, 255)
    .filter(({ rule }) => rule.required)
    .map(({ name }) => name);

describe('the registration payload', () => {
  it('[REG-8] includes the visible fields and the origin', () => {
    const payload = registrationPayload(
      ['username', 'password', 'confirmPassword', 'mobileNum'],
      {
        username: ' maria88 ',
        password: 'Secret-88 ',
        confirmPassword: 'Secret-88',
        mobileNum: '(917) 000-0000',
      },
      origin,
      '+63',
    );
    expect(payload).toEqual({
      username: 'maria88',
      password: 'Secret-88',
      mobileNum: '9170000000',
      countryDialingCode: '+63',
      referralCode: null,
      login: true,
      registerUrl: origin.registerUrl,
      domain: 'sinag.example',
      registerMethod: 'WEB',
    });
  });

  it('[REG-7] uses the URL’s affiliate code only if its field is hidden', () => {
    const invited = { ...origin, invitation: { affiliateCode: 'SINAG88' } };
    expect(registrationPayload([], {}, invited, undefined).affiliateCode).toBe('SINAG88');
    expect(registrationPayload(['affiliateCode'], { affiliateCode: 'MINE' }, invited, undefined).affiliateCode).toBe('MINE');
    expect(registrationPayload(['affiliateCode'], { affiliateCode: ' ' }, invited, undefined)).not.toHaveProperty('affiliateCode');
  });

  it('[REG-2] omits hidden and empty fields', () => {
    const payload = registrationPayload(
      ['username', 'payeeName'],
      { username: 'maria', payeeName: '  ', email: 'old@mail.example' },
      origin,
      '+63',
    );
    expect(Object.keys(payload).toSorted()).toEqual(['domain', 'login', 'referralCode', 'registerMethod', 'registerUrl', 'username']);
  });

  it('[REG-14] sends the URL’s referral code regardless of the field', () => {
    const withCode = { ...origin, invitation: { referralCode: 'FRIEND' } };
    expect(registrationPayload(['referralCode'], { referralCode: 'TYPED' }, withCode, undefined).referralCode).toBe('FRIEND');
    expect(registrationPayload(['referralCode'], { referralCode: 'TYPED' }, origin, undefined).referralCode).toBe('TYPED');
    expect(registrationPayload([], {}, withCode, undefined).referralCode).toBe('FRIEND');
  });

  it('[REG-8] truncates the page’s URL to the call’s limit', () => {
    expect(registrationPayload([], {}, { ...origin, registerUrl: 'x'.repeat(5000) }, undefined).registerUrl).toHaveLength(2048);
  });
});

describe('the fields of a tab', () => {
  it('[REG-2] follow the rules: off hides, on shows, in config’s order', () => {
    const fields = [field('username', {}), field('email', { enabled: false }), field('line', {}), field('password', {})];
    expect(names(fields)).toEqual(['username', 'line', 'password']);
  });

  it('[REG-4] require username, password and confirmation regardless of the rules', () => {
    const fields = [field('username', { enabled: false }), field('password', {}), field('confirmPassword'), field('email', {})];
    expect(required(fields)).toEqual(['username', 'password', 'confirmPassword']);
  });

  it('[REG-4] require the payment password if it is enabled', () => {
    expect(required([field('paymentPassword', { required: false })])).toEqual(['paymentPassword']);
  });

  it('[REG-4] require the mobile number on the mobile tab', () => {
    const fields = [field('mobileNum', {})];
    expect([required(fields), required(fields, MOBILE_TAB)]).toEqual([[], ['mobileNum']]);
  });

  it('[REG-13] require the mobile number if a code is sent to it', () => {
    expect(required([field('mobileNum', {}), field('verificationCode')])).toEqual(['mobileNum', 'verificationCode']);
  });

  it('[REG-2] become required through a live rule', () => {
    const before = formEntries([field('email', { required: false })], 'register', 255);
    const after = formEntries([field('email', { required: true })], 'register', 255);
    expect([before[0]?.rule.required, after[0]?.rule.required]).toEqual([false, true]);
    expect(after[0]?.address).toBe(before[0]?.address);
  });

  it('[REG-4] limit the verification code to 255 characters', () => {
    expect(formEntries([field('verificationCode')], 'register', 255)[0]?.rule.maxLength).toBe(255);
  });
});
