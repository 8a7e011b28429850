import type { PhoneCountry } from './CountryList.tsx';
import { plainNumber } from '../text/plainNumber.ts';

/** A pasted phone number. */
export interface PastedPhone {
  /** The country of its country code; `undefined` if it has none of the list. */
  readonly country: PhoneCountry | undefined;
  /** The national number, digits only. */
  readonly digits: string;
}

/** Common separators besides spaces and dashes. */
const BETWEEN = /[()./]/g;

/**
 * Parses a pasted number: `+63 (917) 000-0001` is 9170000001 in the country of +63. `undefined` if it is no number.
 * Among countries with the same dialing code, the selected one is preferred.
 */
export function pastedPhone(text: string, countries: readonly PhoneCountry[], chosen?: PhoneCountry): PastedPhone | undefined {
  const bare = plainNumber(text).replace(BETWEEN, '');
  const [, international, digits = ''] = /^(\+|00)?(\d+)$/.exec(bare) ?? [];
  if (digits === '') return undefined;
  if (international === undefined) return { country: undefined, digits };
  const candidates = [...(chosen ? [chosen] : []), ...countries].filter(({ dialCode }) => dialCode !== '' && digits.startsWith(dialCode));
  const country = candidates.toSorted((one, other) => other.dialCode.length - one.dialCode.length)[0];
  return { country, digits: digits.slice(country?.dialCode.length ?? 0) };
}
