import { plainNumber } from '#ui/text/plainNumber.ts';
import type { PromotionContact } from './promotions.ts';

/** How long an id at another service is: a telephone number's digits, with the country's. From `site.json`. */
export interface ContactRule {
  readonly leastDigits: number;
  readonly mostDigits: number;
}

/** What an application for a promotion may hold. */
export interface ActivityRules {
  readonly commentMaxLength: number;
  readonly maxImages: number;
  readonly contacts: Readonly<Record<PromotionContact, ContactRule>>;
}

/**
 * The digits of an id as it was typed: blanks, dots, dashes, brackets and a plus before them are how people write numbers.
 * `undefined` where anything else is in it, or too few or too many digits.
 */
export function contactDigits(typed: string, { leastDigits, mostDigits }: ContactRule): string | undefined {
  const digits = plainNumber(typed).replace(/^\+/, '').replace(/[.()]/g, '');
  return /^\d+$/.test(digits) && digits.length >= leastDigits && digits.length <= mostDigits ? digits : undefined;
}
