/** What the security centre's fields take. Site and platform ask these, so that a form accepts exactly what its call accepts. */
import type { FormatRule } from './formats.ts';
import type { FieldRule, FieldRules } from './rules.ts';

/** A nickname: no markup and nothing that looks like an address. */
export const NICKNAME_RULE: FormatRule = { minLength: 2, maxLength: 20, acceptedPattern: '[^<>&"`{}\\\\/:]*' };

/** Rules for merchants whose registration says nothing of a field. */
const PAYMENT_PASSWORD: FormatRule = { minLength: 6, maxLength: 6, patternId: 6 };
const EMAIL: FormatRule = { minLength: 5, maxLength: 100, patternId: 3 };
const MOBILE: FormatRule = { minLength: 6, maxLength: 15, patternId: 6 };

/** A rule that is off and takes anything says nothing. */
const stated = (rule: FieldRule | undefined, otherwise: FormatRule): FormatRule =>
  rule !== undefined && (rule.enabled || rule.acceptedPattern !== '*') ? rule : otherwise;

export const paymentPasswordRule = (rules: FieldRules): FormatRule => stated(rules['paymentPassword'], PAYMENT_PASSWORD);
export const emailRule = (rules: FieldRules): FormatRule => stated(rules['email'], EMAIL);
export const mobileRule = (rules: FieldRules): FormatRule => stated(rules['mobileNum'], MOBILE);
