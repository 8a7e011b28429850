import type { Locale } from './locales.ts';

/** Unicode's marks around words of the one or the other direction, whatever stands beside them. */
const MARKS: Readonly<Record<Locale['dir'], string>> = { ltr: '\u2066', rtl: '\u2067' };
const BY_ITSELF = '\u2068';
const END = '\u2069';

/**
 * Texts of one direction on a page of the other: each keeps its own order of words and signs, so that an English question
 * does not begin with its question mark. Texts of the page's direction are left as they are.
 */
export function isolated(
  texts: Readonly<Record<string, string>>,
  own: Locale['dir'],
  page: Locale['dir'],
): Readonly<Record<string, string>> {
  if (own === page) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `${MARKS[own]}${text}${END}`]));
}

/** A name or an amount within a text that runs from right to left: it stands in its own order, and pulls no sign beside it along. */
export const isolatedValue = (value: string): string => `${BY_ITSELF}${value}${END}`;
