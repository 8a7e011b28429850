import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { bareNumber, formatOf, trimmed } from '#site/api/contract/formats.ts';
import { ok, refuse } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Merchant } from './context.ts';
import { REGISTRATION_FIELDS, type RegistrationField } from '#site/api/contract/registrationFields.ts';

export type RegistrationTab = 'username' | 'mobile';
export type AcceptedFields = Partial<Record<RegistrationField, string>>;

/** Fields that a tab requires regardless of the rules. */
function indispensable(tab: RegistrationTab, { flags }: Merchant): ReadonlySet<RegistrationField> {
  if (tab === 'mobile') return new Set(flags['MOBILENUMPASSREG3'] === true ? ['mobileNum', 'password'] : ['mobileNum']);
  return new Set(flags['REGMOBVERF3'] === true ? ['username', 'password', 'mobileNum'] : ['username', 'password']);
}

/** Fields that only one of the tabs shows by default. */
const USERNAME_TAB_ONLY: ReadonlySet<RegistrationField> = new Set(['username', 'password']);

/** Validates the form by the merchant's rules. Returns the trimmed values of enabled fields; others are dropped. */
export function checkFields(
  tab: RegistrationTab,
  input: Readonly<Partial<Record<RegistrationField, string | undefined>>>,
  merchant: Merchant,
): Answer<AcceptedFields> {
  const needed = indispensable(tab, merchant);
  const accepted: AcceptedFields = {};
  for (const field of REGISTRATION_FIELDS) {
    const rule = merchant.rules[field];
    const elsewhere = tab === 'mobile' && USERNAME_TAB_ONLY.has(field) && !needed.has(field);
    // The captcha is checked with the other proofs, since it is used up, not stored.
    if (field === 'captcha' || elsewhere || !(needed.has(field) || rule?.enabled === true)) continue;
    const value = field === 'mobileNum' ? bareNumber(input[field]) : trimmed(input[field]);
    if (value === '') {
      if (needed.has(field) || rule?.required === true) return refuse(ERROR_CODE.fieldInvalid, { field }, `${field} is required.`);
    } else if (rule !== undefined && !formatOf(rule)(value)) {
      return refuse(ERROR_CODE.fieldInvalid, { field }, `${field} is not in the accepted format.`);
    } else {
      accepted[field] = value;
    }
  }
  return ok(accepted);
}
