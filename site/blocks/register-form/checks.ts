import type { FieldError } from 'react-hook-form';

import type { FormField } from '#site/assembler/view.ts';
import type { AuthT } from '#site/session/form/errorText.ts';
import { bareNumber, compileRule, fillBounds, formatKey, trimmed, type TextRule } from '#site/session/rules.ts';
import type { RegistrationValues } from './payload.ts';

type Check = (value: string | undefined, values: RegistrationValues) => boolean;

/** What react-hook-form checks of a field. An error's type is the name of the check that failed. */
export function checksOf(name: FormField, rule: TextRule): Record<'required' | 'format' | 'mismatch', Check> {
  const isRight = compileRule(rule);
  const check = (value: string | undefined) => isRight(name === 'mobileNum' ? bareNumber(value) : value);
  return {
    required: (value) => check(value) !== 'required',
    format: (value) => check(value) !== 'format',
    mismatch: (value, { password }) => name !== 'confirmPassword' || trimmed(value) === trimmed(password),
  };
}

/** Fields with words of their own for whatever is wrong with them. */
const OWN_TEXT: Readonly<Partial<Record<FormField, string>>> = { verificationCode: 'problem_code', captcha: 'problem_captcha' };

/** What is wrong with a field, in words. They follow the rule and the language of the moment; the gateway's are as they came. */
export function problemText(name: FormField, rule: TextRule, error: FieldError | undefined, t: AuthT): string | undefined {
  if (error === undefined) return undefined;
  if (error.message) return error.message;
  const own = OWN_TEXT[name];
  if (own !== undefined) return t(own);
  if (error.type === 'mismatch') return t('problem_mismatch');
  if (error.type === 'required') return t(name === 'mobileNum' ? 'problem_mobile' : 'problem_required');
  return fillBounds(t(formatKey(rule)), rule);
}
