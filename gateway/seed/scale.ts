/**
 * Invented amounts are thought of in a currency of two decimals. One without decimals counts in thousands, as dong and
 * rupiah do: what costs 25.00 there costs 25,000 here.
 * @returns minor units of one such unit
 */
export function seedUnit(exponent: number): number {
  return exponent === 0 ? 1000 : 10 ** exponent;
}

/** How many times a game's least bet, stated for two decimals, is taken for a currency. */
export function betScale(exponent: number): number {
  return exponent === 0 ? 10_000 : 1;
}
