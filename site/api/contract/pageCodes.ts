/** Refusals that only some pages meet. Apart from the other codes, which every form carries along. */
export const PAGE_CODE = {
  /** Records from before what is kept for players. */
  recordsTooOld: 'records.period.too.old',
  /** The first day of records comes after the last. */
  recordsPeriodInvalid: 'records.period.invalid',
  lotteryClosed: 'lottery.draw.closed',
  lotteryNumbersInvalid: 'lottery.numbers.invalid',
  lotteryStakeInvalid: 'lottery.stake.invalid',
} as const;
export type PageCode = (typeof PAGE_CODE)[keyof typeof PAGE_CODE];
