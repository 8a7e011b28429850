/** What the security center's fields take. Site and platform ask these, so that a form accepts exactly what its call accepts. */
import type { FormatRule } from './formats.ts';
import type { RegistrationField } from './registrationFields.ts';

/** Registration's rules, as the gateway has them or as config states them. */
type Rules = Readonly<Partial<Record<RegistrationField, FormatRule & { readonly enabled: boolean }>>>;

/** A nickname: no markup and nothing that looks like an address. */
export const NICKNAME_RULE: FormatRule = { minLength: 2, maxLength: 20, acceptedPattern: '[^<>&"`{}\\\\/:]*' };

/** How many recovery codes a member has who has used none. */
export const RECOVERY_CODES = 10;

/** Rules for merchants whose registration says nothing of a field. */
const PAYMENT_PASSWORD: FormatRule = { minLength: 6, maxLength: 6, patternId: 6 };
const EMAIL: FormatRule = { minLength: 5, maxLength: 100, patternId: 3 };
const MOBILE: FormatRule = { minLength: 6, maxLength: 15, patternId: 6 };

/** A rule that is off and takes anything says nothing. */
const stated = (rule: Rules[RegistrationField], otherwise: FormatRule): FormatRule =>
  rule !== undefined && (rule.enabled || (rule.acceptedPattern ?? '*') !== '*') ? rule : otherwise;

export const paymentPasswordRule = (rules: Rules): FormatRule => stated(rules.paymentPassword, PAYMENT_PASSWORD);
export const emailRule = (rules: Rules): FormatRule => stated(rules.email, EMAIL);
export const mobileRule = (rules: Rules): FormatRule => stated(rules.mobileNum, MOBILE);
