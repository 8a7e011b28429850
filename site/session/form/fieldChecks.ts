import type { FieldError } from 'react-hook-form';

import { compileRule, fillBounds, formatKey, type TextProblem, type TextRule } from '../rules.ts';
import type { AuthT } from './errorText.ts';

/**
 * What react-hook-form checks of a field under a rule. An error's type is the name of the check that failed.
 * @param asSent what becomes of the text before it is sent, where more is done than trimming
 */
export function ruleChecks(
  rule: TextRule,
  asSent: (value: string | undefined) => string | undefined = (value) => value,
): Record<TextProblem, (value: string | undefined) => boolean> {
  const check = compileRule(rule);
  return { required: (value) => check(asSent(value)) !== 'required', format: (value) => check(asSent(value)) !== 'format' };
}

/** A rule in words: what the field takes. */
export function ruleText(rule: TextRule, t: AuthT): string {
  return fillBounds(t(formatKey(rule)), rule);
}

/** What is wrong with a field, in words; the gateway's are as they came. */
export function ruleProblem(rule: TextRule, error: FieldError | undefined, t: AuthT): string | undefined {
  if (error === undefined) return undefined;
  if (error.message) return error.message;
  return error.type === 'required' ? t('problem_required') : ruleText(rule, t);
}
