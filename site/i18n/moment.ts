import { timeIn } from '#site/api/contract/days.ts';
import { merchantZone } from './timeZone.ts';

/**
 * A moment by the spec's tokens yyyy, MM, dd, hh, mm, ss and the clock of a zone; `hh` counts to 24, as there is no token for a.m.
 * and p.m.
 * @param at epoch milliseconds
 */
export function formatIn(at: number, pattern: string, timeZone: string): string {
  const [yyyy = '', MM = '', dd = '', hh = '', mm = '', ss = ''] = timeIn(at, timeZone).split(/\D/);
  const parts: Readonly<Record<string, string>> = { yyyy, MM, dd, hh, mm, ss };
  return pattern.replace(/yyyy|MM|dd|hh|mm|ss/g, (token) => parts[token] ?? token);
}

/** The same by the merchant's clock: what holds until then holds until then on every device. */
export function formatMoment(at: number, pattern: string): string {
  return formatIn(at, pattern, merchantZone());
}
