/** Refusals that only some pages meet. Apart from the other codes, which every form carries along. */
export const PAGE_CODE = {
  /** Records from before what is kept for players. */
  recordsTooOld: 'records.period.too.old',
  /** The first day of records comes after the last. */
  recordsPeriodInvalid: 'records.period.invalid',
  /** A payment password was asked for and the account has none. */
  paymentPasswordMissing: 'payment.password.missing',
  paymentPasswordWrong: 'payment.password.wrong',
  /** After three wrong ones; the refusal says until when. */
  paymentPasswordLocked: 'payment.password.locked',
  /** Outside the bounds that the refusal names. */
  amountInvalid: 'amount.invalid',
  /** A file that is no PNG and no JPEG, whatever it is called. */
  uploadType: 'upload.type.invalid',
  uploadTooLarge: 'upload.too.large',
  /** An image that is not the member's own, was used before, or is gone. */
  uploadUnknown: 'upload.unknown',
  /** A deposit or a stake that a limit of the player's own does not let pass. */
  depositLimitReached: 'play.limit.deposit',
  lossLimitReached: 'play.limit.loss',
  /** A looser limit can be confirmed later, or there is none to confirm. */
  limitNotReady: 'play.limit.not.ready',
  limitNotPending: 'play.limit.not.pending',
  /** No round before the reality check was acknowledged. */
  realityCheckDue: 'play.reality.due',
  /** The jurisdiction does not let it be switched off. */
  realityCheckRequired: 'play.reality.required',
  lotteryClosed: 'lottery.draw.closed',
  lotteryNumbersInvalid: 'lottery.numbers.invalid',
  lotteryStakeInvalid: 'lottery.stake.invalid',
} as const;
export type PageCode = (typeof PAGE_CODE)[keyof typeof PAGE_CODE];
