import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { FieldRule, FormField } from '#site/assembler/runtime/types.ts';
import RegisterForm from '#site/blocks/register-form/RegisterForm.tsx';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { authTexts } from '#site/session/texts.ts';
import { anyText, openSite, refuse, type Answers } from './siteHarness.tsx';

/** Those with texts. */
const LANGUAGES = ['CN', 'EN', 'ID', 'TH', 'TY', 'VI'] as const;

const fields: readonly FormField[] = ['username', 'password', 'confirmPassword', 'payeeName', 'email'];
const needed = { ...anyText, required: true };
const rules = {
  username: { ...needed, minLength: 6, maxLength: 12, acceptedPattern: '[a-zA-Z][a-zA-Z0-9]*', patternId: 1 },
  password: { ...needed, minLength: 8, maxLength: 20, acceptedPattern: '*' },
  payeeName: { ...needed, minLength: 2, maxLength: 40, acceptedPattern: '[a-zA-Z ]*', patternId: 8 },
  email: { ...needed, minLength: 6, maxLength: 60, acceptedPattern: '[^@ ]+@[^@ ]+', patternId: 3 },
};

/** What a field says of itself to those who cannot see what stands beside it. */
const descriptionOf = (input: HTMLInputElement): string => {
  const ids = `${input.getAttribute('aria-errormessage') ?? ''} ${input.getAttribute('aria-describedby') ?? ''}`.trim().split(/\s+/);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
};

/** What stands beside each field, in the order of the form, once the form was refused. */
async function refused(language: (typeof LANGUAGES)[number], typed: Partial<Record<FormField, string>>) {
  const form = <RegisterForm props={{ loginModal: 'loginPopupModal' }} address="modals#registerModal" slots={{}} />;
  const { i18n } = await openSite(form, { fields, rules, language });
  const t = await authTexts(i18n);
  const button = await screen.findByRole('button', { name: t('register_submit') });
  const inputOf = (name: FormField) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${t(`field_${name}`)}\\s*\\*?$`));
  for (const [name, value] of Object.entries(typed)) await userEvent.fill(inputOf(name as FormField), value);
  await userEvent.click(button);
  // What was left says what is wrong already; the focus comes once the whole form has been looked at.
  await waitFor(() => expect(inputOf('username')).toHaveFocus());
  expect(inputOf('username')).toHaveAttribute('aria-invalid', 'true');
  const described: Record<string, string> = Object.fromEntries(fields.map((name) => [name, descriptionOf(inputOf(name))]));
  return { described, i18n };
}

describe('messages of forms', () => {
  beforeEach(() => page.viewport(800, 900));
  afterEach(() => {
    document.documentElement.removeAttribute('dir');
  });

  it.each(LANGUAGES)('[MOD-4] stand beside the field that they are about, in %s', async (language) => {
    const { described: empty, i18n } = await refused(language, {});
    const t = await authTexts(i18n);
    for (const name of fields.filter((field) => field !== 'confirmPassword')) expect(empty[name]).toContain(t('problem_required'));
    expect(screen.getByText(t('problem_agree'))).toBeVisible();

    const { described: wrong } = await refused(language, {
      username: '8maria',
      password: 'short',
      confirmPassword: 'other',
      payeeName: 'Maria 7',
      email: 'maria',
    });
    const format = (id: number, { minLength, maxLength }: { readonly minLength: number; readonly maxLength: number }) =>
      t(`reg_pattern_${id}`).replace('(min)', String(minLength)).replace('(max)', String(maxLength));
    expect(wrong['username']).toContain(format(1, rules.username));
    expect(wrong['password']).toContain(format(0, rules.password));
    expect(wrong['confirmPassword']).toContain(t('problem_mismatch'));
    expect(wrong['payeeName']).toContain(format(8, rules.payeeName));
    expect(wrong['email']).toContain(format(3, rules.email));

    await i18n.loadLanguages('EN');
    const english = i18n.getFixedT('EN', 'auth');
    const isOwn = (key: 'problem_required' | 'problem_mismatch' | 'problem_agree') => language === 'EN' || t(key) !== english(key);
    expect((['problem_required', 'problem_mismatch', 'problem_agree'] as const).filter((key) => !isOwn(key))).toEqual([]);
  });

  interface Message {
    readonly what: string;
    readonly name: FormField;
    readonly rule: FieldRule;
    readonly typed?: string;
    readonly key: string;
    readonly answers?: Answers;
  }
  const digits = { ...needed, minLength: 9, acceptedPattern: '[0-9]*', patternId: 6 };
  const unknownCode: Answers = { checkAffiliate: () => refuse('checkAffiliate', ERROR_CODE.affiliateUnknown) };
  /** Of section 5: what is said of which field, under which rule, for which value. */
  const messages: readonly Message[] = [
    { what: 'enter a valid verification code', name: 'verificationCode', rule: needed, key: 'problem_code' },
    { what: 'enter a valid mobile number', name: 'mobileNum', rule: needed, key: 'problem_mobile' },
    { what: 'phone number format is incorrect', name: 'mobileNum', rule: digits, typed: '12', key: 'problem_mobile_format' },
    { what: 'real name format is incorrect', name: 'payeeName', rule: rules.payeeName, typed: 'Maria 7', key: 'problem_name_format' },
    { what: 'please enter the captcha', name: 'captcha', rule: needed, key: 'problem_captcha' },
    {
      what: 'invalid invitation code',
      name: 'affiliateCode',
      rule: anyText,
      typed: 'NOBODY',
      key: 'invitation_code_error',
      answers: unknownCode,
    },
    { what: 'the affiliate code is optional', name: 'affiliateCode', rule: anyText, key: 'hint_optionalCode' },
    { what: 'input cannot be empty', name: 'affiliateCode', rule: needed, key: 'problem_required' },
  ];

  it.each(messages)('[MOD-4] “$what” stands beside its field, in every language', async ({ name, rule, typed = '', key, answers = {} }) => {
    const said = new Map<string, string>();
    for (const language of LANGUAGES) {
      const form = <RegisterForm props={{ loginModal: 'loginPopupModal' }} address="modals#registerModal" slots={{}} />;
      const { i18n } = await openSite(form, { fields: [name], rules: { [name]: rule }, answers, language, tabs: ['registerMobile'] });
      const t = await authTexts(i18n);
      const button = await screen.findByRole('button', { name: t('register_submit') });
      const input = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${t(`field_${name}`)}\\s*\\*?$`));
      if (typed !== '') await userEvent.fill(input, typed);
      await userEvent.click(screen.getByRole('checkbox'));
      await userEvent.click(button);
      await waitFor(() => expect(descriptionOf(input)).toContain(t(key)));
      said.set(language, t(key));
    }
    expect([...said.values()].filter((text) => text === '')).toEqual([]);
    expect(new Set(said.values()).size).toBe(LANGUAGES.length);
  });

  it('[MOD-4] “account, password and e-mail format is incorrect” stands above the button when no field on screen is named, in every language', async () => {
    const said = new Set<string>();
    for (const language of LANGUAGES) {
      const form = <RegisterForm props={{ loginModal: 'loginPopupModal' }} address="modals#registerModal" slots={{}} />;
      const answers: Answers = { registerMember: () => refuse('registerMember', ERROR_CODE.fieldInvalid) };
      const { i18n } = await openSite(form, { fields: ['email'], rules: { email: anyText }, answers, language });
      const t = await authTexts(i18n);
      const button = await screen.findByRole('button', { name: t('register_submit') });
      await userEvent.click(screen.getByRole('checkbox'));
      await userEvent.click(button);
      expect(await screen.findByText(t('problem_account_format'))).toBeVisible();
      said.add(t('problem_account_format'));
    }
    expect(said.size).toBe(LANGUAGES.length);
  });

  it.each(LANGUAGES)('[MOD-4] the form says which items are required and how old a player must be, in %s', async (language) => {
    const form = <RegisterForm props={{ loginModal: 'loginPopupModal' }} address="modals#registerModal" slots={{}} />;
    const { i18n } = await openSite(form, { fields: ['email'], rules: { email: needed }, language });
    const t = await authTexts(i18n);
    expect(await screen.findByText(t('required_marked'))).toBeVisible();
    expect(screen.getByRole('checkbox')).toHaveAccessibleName(/21/);
    // Nothing is marked where nothing is required.
    await openSite(form, { fields: ['email'], rules: { email: anyText }, language });
    await screen.findByRole('button', { name: t('register_submit') });
    expect(screen.queryByText(t('required_marked'))).toBeNull();
  });
});
