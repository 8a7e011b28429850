import { screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { FormField } from '#site/assembler/types.ts';
import RegisterForm from '#site/blocks/register-form/RegisterForm.tsx';
import { anyText, openSite } from './siteHarness.tsx';

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
const described = (input: HTMLInputElement): string => {
  const ids = `${input.getAttribute('aria-errormessage') ?? ''} ${input.getAttribute('aria-describedby') ?? ''}`.trim().split(/\s+/);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
};

/** What stands beside each field, in the order of the form, once the form was refused. */
async function refused(language: (typeof LANGUAGES)[number], typed: Partial<Record<FormField, string>>): Promise<Record<string, string>> {
  const form = <RegisterForm props={{ loginModal: 'loginPopupModal' }} address="modals#registerModal" slots={{}} />;
  await openSite(form, { fields, rules, language });
  const t = i18next.getFixedT(language, 'auth');
  const button = await screen.findByRole('button', { name: t('register_submit') });
  const inputOf = (name: FormField) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${t(`field_${name}`)}\\s*\\*?$`));
  for (const [name, value] of Object.entries(typed)) await userEvent.fill(inputOf(name as FormField), value);
  await userEvent.click(button);
  await waitFor(() => expect(inputOf('username')).toHaveAttribute('aria-invalid', 'true'));
  return Object.fromEntries(fields.map((name) => [name, described(inputOf(name))]));
}

describe('messages of forms', () => {
  beforeEach(() => page.viewport(800, 900));
  afterEach(() => {
    document.documentElement.removeAttribute('dir');
  });

  it.each(LANGUAGES)('[MOD-4] stand beside the field that they are about, in %s', async (language) => {
    const empty = await refused(language, {});
    const t = i18next.getFixedT(language, 'auth');
    for (const name of fields.filter((field) => field !== 'confirmPassword')) expect(empty[name]).toContain(t('problem_required'));
    expect(screen.getByText(t('problem_agree'))).toBeVisible();

    const wrong = await refused(language, {
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

    const english = i18next.getFixedT('EN', 'auth');
    const isOwn = (key: 'problem_required' | 'problem_mismatch' | 'problem_agree') =>
      language === 'EN' || t(key) !== english(key, { lng: 'EN' });
    expect((['problem_required', 'problem_mismatch', 'problem_agree'] as const).filter((key) => !isOwn(key))).toEqual([]);
  });
});
