/**
 * A fraction as a localized percentage with one decimal: `95.8%`.
 * @param tag BCP 47, as `intlTag` finds it
 */
export const percent = (share: number, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(share);

/** Hundredths of the stake as a factor: `×2.30`. */
export const factor = (hundredths: number): string => `×${(hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2).replace(/0$/, '')}`;
