import type { Locale } from './locales.ts';

/** Unicode's directional isolates. */
const MARKS: Readonly<Record<Locale['dir'], string>> = { ltr: '\u2066', rtl: '\u2067' };
const BY_ITSELF = '\u2068';
const END = '\u2069';

/**
 * Isolates texts whose direction differs from the page's, so that an English question does not begin with its question mark. Other
 * texts stay as they are.
 */
export function isolated(
  texts: Readonly<Record<string, string>>,
  own: Locale['dir'],
  page: Locale['dir'],
): Readonly<Record<string, string>> {
  if (own === page) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `${MARKS[own]}${text}${END}`]));
}

/** Isolates a name or an amount inside a right-to-left text, so that it does not reorder the signs beside it. */
export const isolatedValue = (value: string): string => `${BY_ITSELF}${value}${END}`;
