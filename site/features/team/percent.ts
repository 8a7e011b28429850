import { formatDecimal } from '#site/i18n/formatDecimal.ts';

/** Formats hundredths of a percent: `1250` is `12.5%`. */
export function percentText(rate: number): string {
  return `${formatDecimal(rate / 100, 2)}%`;
}

/** The same without the percent sign, for a field. */
export function fieldText(rate: number): string {
  return String(rate / 100);
}

/** Parses a field's text as hundredths of a percent; an empty field is 0. */
export function rateOf(text: string): number {
  return Math.round(Number(text) * 100);
}
