/** Refusals that only some pages meet. Apart from the other codes, which every form carries along. */
export const PAGE_CODE = {
  /** Records older than the retention period. */
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
  /** A file that is neither PNG nor JPEG. */
  uploadType: 'upload.type.invalid',
  uploadTooLarge: 'upload.too.large',
  /** An image that is not the member's own, was used before, or is gone. */
  uploadUnknown: 'upload.unknown',
  /** A wallet that the member does not have, or the same at both ends. */
  walletUnknown: 'wallet.unknown',
  /** The vendor whose wallet it is does not answer. */
  walletDown: 'wallet.unreachable',
  /** Not a member of the caller's line. */
  receiverUnknown: 'transfer.receiver.unknown',
  /** An application that does not hold what the promotion asks for; the refusal names the field. */
  applicationInvalid: 'promotion.application.invalid',
  /** A mission that is not finished, or whose time is over. */
  missionUnavailable: 'mission.not.available',
  /** Fewer of the reward are left than asked for, or there is none any more. */
  pointRewardGone: 'points.reward.gone',
  pointsInsufficient: 'points.balance.insufficient',
  /** The valid bets that a reward asks for are not reached. */
  pointRequirementUnmet: 'points.requirement.unmet',
  /** Price or rate is not the one that the player was shown. */
  pointTermsChanged: 'points.terms.changed',
  /** Not open, or over. */
  envelopeClosed: 'envelope.closed',
  /** Fewer or more words than the merchant takes. */
  feedbackLength: 'feedback.length',
  /** Not in the state, or without the consequences, that the player was shown. */
  contractChanged: 'contract.changed',
  /** Not a direct downline of the agent. */
  contractDownlineUnknown: 'contract.downline.unknown',
  /** The agent has no contract of the kind in force, and cannot give what it does not have. */
  contractNotHeld: 'contract.kind.not.held',
  /** More than the rate of the agent's own contract of the kind. */
  contractRateTooHigh: 'contract.rate.too.high',
  /** An offer of the kind waits for the downline's answer already. */
  contractOfferOpen: 'contract.offer.open',
  /** Terms that do not rise from tier to tier or do not fit the kind; the refusal names the field. */
  contractTermsInvalid: 'contract.terms.invalid',
  /** An e-mail or mobile that the account has already. */
  contactSame: 'member.contact.same',
  /** The second step is on already, or is not on, or its secret has expired. */
  authenticatorState: 'member.authenticator.state',
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
  /** The number belongs to another account. */
  bankCardTaken: 'bankcard.taken',
  bankCardTooMany: 'bankcard.too.many',
  /** Not a downline of the agent. */
  memberUnknown: 'team.member.unknown',
  /** More than the giver has, or less than was given on; the refusal names the category. */
  rateInvalid: 'team.rate.invalid',
  linkUnknown: 'team.link.unknown',
  linkTooMany: 'team.link.too.many',
  agentsOnly: 'account.agent.required',
  /** Not a member of the caller's team. */
  downlineUnknown: 'agent.downline.unknown',
  lotteryClosed: 'lottery.draw.closed',
  lotteryNumbersInvalid: 'lottery.numbers.invalid',
  lotteryStakeInvalid: 'lottery.stake.invalid',
} as const;
export type PageCode = (typeof PAGE_CODE)[keyof typeof PAGE_CODE];
