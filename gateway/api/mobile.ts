import { plainNumber } from '#ui/text/plainNumber.ts';
import { COUNTRIES } from '../seed/countries.ts';

/** Country codes whose numbers keep their leading zero abroad. */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['39']);
/** Digits of a full number: E.164 has at most 15, and no country has fewer than six. */
const SHORTEST_NUMBER = 6;
const LONGEST_NUMBER = 15;

const digitsOf = (text: string): string => plainNumber(text).replace(/\D/g, '');

/**
 * Digits of the full number, as stored. Normalizes pasted formats: with `+63`, each of `917 000-0001`, `0917 000 0001`,
 * `+63 917 000 0001` and `0063…` is `639170000001`.
 */
export function mobileNumber(countryDialingCode: string | undefined, mobileNum: string): string {
  const country = digitsOf(countryDialingCode ?? '');
  const digits = digitsOf(mobileNum);
  if (plainNumber(mobileNum).startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  if (country === '' || KEEPS_ZERO.has(country)) return country + digits;
  return country + digits.replace(/^0/, '');
}

/** Whether a full number can be valid. */
export function isMobileNumber(digits: string): boolean {
  return digits.length >= SHORTEST_NUMBER && digits.length <= LONGEST_NUMBER;
}

/** Whether an entered number is that mobile, with or without its country code. */
export function isSameMobile(typed: string, mobile: string): boolean {
  const countries = [undefined, ...COUNTRIES.map(({ countryDialingCode }) => countryDialingCode)];
  if (digitsOf(typed).length < SHORTEST_NUMBER) return false;
  return countries.some((country) => mobileNumber(country, typed) === mobile);
}

/** Shows the last four digits, enough to recognize one's own number. */
export function maskMobile(mobile: string): string {
  return mobile.slice(-4).padStart(mobile.length, '*');
}

/** Masks `demo@example.com` as `d***@e***.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${first(email)}***@${first(domain)}***${ending}`;
}

const first = (text: string): string => Array.from(text)[0] ?? '';
