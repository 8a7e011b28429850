import type { PhoneCountry } from './CountryList.tsx';
import { plainNumber } from './plainNumber.ts';

/** A number as it was copied from somewhere. */
export interface PastedPhone {
  /** The country that it names itself; `undefined` when it names none of the list. */
  readonly country: PhoneCountry | undefined;
  /** The number within that country, digits only. */
  readonly digits: string;
}

/** What people and address books put between the digits beside spaces and dashes. */
const BETWEEN = /[()./]/g;

/**
 * Reads a copied number: `+63 (917) 000-0001` is 9170000001 in the country of +63. `undefined` when it is no number.
 * Countries that share a dialling code keep the chosen one.
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
