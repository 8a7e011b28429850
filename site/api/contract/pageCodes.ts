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
  depositChannelClosed: 'deposit.channel.closed',
  /** As many orders as may wait for payment wait already. */
  depositTooMany: 'deposit.pending.too.many',
  /** An order of the cashier that is none, or not the member's. */
  orderUnknown: 'order.not.found',
  /** What was asked of an order cannot happen to it any more. */
  orderMovedOn: 'order.moved.on',
  withdrawalCountReached: 'withdraw.daily.count',
  withdrawalAmountReached: 'withdraw.daily.amount',
  proofRequired: 'withdraw.proof.required',
  bankCardUnknown: 'bankcard.not.found',
  bankCardNumberInvalid: 'bankcard.number.invalid',
  bankCardHolderInvalid: 'bankcard.holder.invalid',
  /** All cards of a member are in one name. */
  bankCardHolderDiffers: 'bankcard.holder.differs',
  /** The number is somebody's already. */
  bankCardTaken: 'bankcard.taken',
  bankCardTooMany: 'bankcard.too.many',
  lotteryClosed: 'lottery.draw.closed',
  lotteryNumbersInvalid: 'lottery.numbers.invalid',
  lotteryStakeInvalid: 'lottery.stake.invalid',
} as const;
export type PageCode = (typeof PAGE_CODE)[keyof typeof PAGE_CODE];
