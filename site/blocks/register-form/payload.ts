import type { CallInput } from '#site/api/contract/defineCall.ts';
import type { registerMember } from '#site/api/contract/register.ts';
import type { FormField } from '#site/assembler/sdk/view.ts';
import type { Invitation } from '#site/session/invitation.ts';
import { bareNumber, trimmed } from '#site/session/rules.ts';

export type RegistrationPayload = CallInput<typeof registerMember>;

/** Form values. Fields that a live rule hides retain their value, in case they return. */
export type RegistrationValues = Partial<Record<FormField, string>> & { readonly agreed?: boolean };

/** Origin of the registration. */
export interface Origin {
  /** URL of the page. */
  readonly registerUrl: string;
  /** Host name of the site. */
  readonly domain: string;
  readonly invitation: Invitation;
  readonly registerMethod: string;
}

/** The contract's limit of `registerUrl`. */
const MAX_URL_LENGTH = 2048;

/** The payload: the visible fields with a value, trimmed, and the origin. The password confirmation is not sent. */
export function registrationPayload(
  visible: readonly FormField[],
  values: RegistrationValues,
  origin: Origin,
  countryDialingCode: string | undefined,
): RegistrationPayload {
  const fields: Partial<Record<Exclude<FormField, 'confirmPassword'>, string>> = {};
  for (const name of visible) {
    const value = name === 'mobileNum' ? bareNumber(values[name]) : trimmed(values[name]);
    if (name !== 'confirmPassword' && value !== '') fields[name] = value;
  }
  return {
    ...fields,
    ...(fields.mobileNum !== undefined && countryDialingCode !== undefined && { countryDialingCode }),
    // If the field is hidden, the code from the URL applies.
    ...(!visible.includes('affiliateCode') &&
      origin.invitation.affiliateCode !== undefined && { affiliateCode: origin.invitation.affiliateCode }),
    referralCode: origin.invitation.referralCode ?? fields.referralCode ?? null,
    login: true,
    registerUrl: origin.registerUrl.slice(0, MAX_URL_LENGTH),
    domain: origin.domain,
    registerMethod: origin.registerMethod,
  };
}
