import { formatDecimal } from '#site/i18n/formatDecimal.ts';

/** Hundredths of a percent as text: `1250` is `12.5%`. */
export function percentText(rate: number): string {
  return `${formatDecimal(rate / 100, 2)}%`;
}

/** The same without its sign, as a field holds it. */
export function fieldText(rate: number): string {
  return String(rate / 100);
}

/** What a field holds, in hundredths of a percent; an empty one is nothing. */
export function rateOf(text: string): number {
  return Math.round(Number(text) * 100);
}
