/**
 * Seed amounts assume a currency of two decimals. A currency without decimals counts in thousands, as dong and rupiah
 * do: an amount of 25.00 becomes 25,000.
 * @returns minor units of one such unit
 */
export function seedUnit(exponent: number): number {
  return exponent === 0 ? 1000 : 10 ** exponent;
}

/** Factor of a game's minimum bet, which assumes two decimals, for a currency. */
export function betScale(exponent: number): number {
  return exponent === 0 ? 10_000 : 1;
}
