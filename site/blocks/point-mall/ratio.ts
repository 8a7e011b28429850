const two = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Points to one of the currency, the smaller side as one: `100 : 1`, and `1 : 12.5` where a point is worth more than one. */
export function ratioText(ratio: number): string {
  return ratio >= 1 ? `${two.format(ratio)} : 1` : `1 : ${two.format(1 / ratio)}`;
}
