const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Hundredths of a percent as text: `1250` is `12.5%`. */
export function rateText(rate: number): string {
  return `${percent.format(rate / 100)}%`;
}
