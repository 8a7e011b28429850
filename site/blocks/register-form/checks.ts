import type { FieldError } from 'react-hook-form';

import type { FormField } from '#site/assembler/sdk/view.ts';
import type { AuthT } from '#site/session/form/errorText.ts';
import { ruleChecks, ruleProblem } from '#site/session/form/fieldChecks.ts';
import { bareNumber, trimmed, type TextProblem, type TextRule } from '#site/session/rules.ts';
import type { RegistrationValues } from './payload.ts';

type Check = (value: string | undefined, values: RegistrationValues) => boolean;

/** Validation of a field for react-hook-form. An error's type is the name of the failed check. */
export function checksOf(name: FormField, rule: TextRule): Record<TextProblem | 'mismatch', Check> {
  return {
    ...ruleChecks(rule, name === 'mobileNum' ? bareNumber : undefined),
    mismatch: (value, { password }) => name !== 'confirmPassword' || trimmed(value) === trimmed(password),
  };
}

/** Fields with one message for every error. */
const OWN_TEXT: Readonly<Partial<Record<FormField, string>>> = { verificationCode: 'problem_code', captcha: 'problem_captcha' };

/** Checks with a specific message: for all fields, or for one. */
const OWN_TEXT_OF: Readonly<Record<string, string>> = { mismatch: 'problem_mismatch', 'required mobileNum': 'problem_mobile' };

/** Prefix of a format error. */
const FORMAT_OF: Readonly<Partial<Record<FormField, string>>> = { mobileNum: 'problem_mobile_format', payeeName: 'problem_name_format' };

/** Error message of a field. Follows the current rule and language; gateway messages are shown as received. */
export function problemText(name: FormField, rule: TextRule, error: FieldError | undefined, t: AuthT): string | undefined {
  if (error === undefined || error.message) return ruleProblem(rule, error, t);
  const own = OWN_TEXT[name] ?? OWN_TEXT_OF[`${error.type} ${name}`] ?? OWN_TEXT_OF[error.type];
  if (own !== undefined) return t(own);
  const wrong = error.type === 'format' ? FORMAT_OF[name] : undefined;
  return [wrong && t(wrong), ruleProblem(rule, error, t)].filter(Boolean).join(' ');
}
