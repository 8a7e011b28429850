import { intlTag } from '#site/i18n/i18n.ts';

/** A fraction as a localized percentage with one decimal: `95.8%`. */
export const percent = (share: number, language: string): string =>
  new Intl.NumberFormat(intlTag(language), { style: 'percent', maximumFractionDigits: 1 }).format(share);

/** Hundredths of the stake as a factor: `×2.30`. */
export const factor = (hundredths: number): string => `×${(hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2).replace(/0$/, '')}`;
