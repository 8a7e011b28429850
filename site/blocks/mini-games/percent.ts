/** A share of 1 as a percentage with one decimal, as the page's language writes it: `95.8%`. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(document.documentElement.lang, { style: 'percent', maximumFractionDigits: 1 }).format(share);

/** Hundredths of the stake as a factor: `×2.30`. */
export const factor = (hundredths: number): string => `×${(hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2).replace(/0$/, '')}`;
