import type { CallInput } from '#site/api/contract/defineCall.ts';
import type { registerMember } from '#site/api/contract/register.ts';
import type { FormField } from '#site/assembler/runtime/view.ts';
import type { Invitation } from '#site/session/invitation.ts';
import { bareNumber, trimmed } from '#site/session/rules.ts';

export type RegistrationPayload = CallInput<typeof registerMember>;

/** What the form holds. Fields that a live rule hides keep their text here, in case they come back. */
export type RegistrationValues = Partial<Record<FormField, string>> & { readonly agreed?: boolean };

/** Where the registration comes from. */
export interface Origin {
  /** Address of the page. */
  readonly registerUrl: string;
  /** Host name of the site. */
  readonly domain: string;
  readonly invitation: Invitation;
  readonly registerMethod: string;
}

/** The contract's limit of `registerUrl`. */
const MAX_URL_LENGTH = 2048;

/**
 * What is sent: the visible fields that have a value, trimmed, and where the player came from. The confirmation stays
 * here: it is only for the player's own eyes.
 */
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
    // A field that is not shown leaves the word to the address that the player came by.
    ...(!visible.includes('affiliateCode') &&
      origin.invitation.affiliateCode !== undefined && { affiliateCode: origin.invitation.affiliateCode }),
    referralCode: origin.invitation.referralCode ?? fields.referralCode ?? null,
    login: true,
    registerUrl: origin.registerUrl.slice(0, MAX_URL_LENGTH),
    domain: origin.domain,
    registerMethod: origin.registerMethod,
  };
}
