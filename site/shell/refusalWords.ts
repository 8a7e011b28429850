/**
 * What to say when the gateway refuses, in the page's language: each code that the client knows has words of ours. Loaded with
 * the first refusal; forms and pages that can say more (which bounds, until when) do so instead.
 */
import type { i18n as I18n } from 'i18next';

import type { Refused } from '#site/api/client.ts';
import { ERROR_CODE, type ErrorCode } from '#site/api/contract/errorCodes.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { TEXTS } from '#site/session/form/errorText.ts';

/** Everything but what forms say; a code without words is a type error. */
const WORDS: Readonly<Record<Exclude<ErrorCode, keyof typeof TEXTS>, `${string}:${string}`>> = {
  [ERROR_CODE.notLoggedIn]: 'auth:not_logged_in',
  [ERROR_CODE.trialAccount]: 'auth:in_need_true_account',
  [ERROR_CODE.bodyRequired]: 'errors:not_understood',
  [ERROR_CODE.parameterInvalid]: 'errors:not_understood',
  [ERROR_CODE.requestTooLarge]: 'errors:too_large',
  [ERROR_CODE.encryptionRequired]: 'errors:not_understood',
  [ERROR_CODE.encryptionFailed]: 'errors:not_understood',
  [ERROR_CODE.idempotencyKeyReused]: 'errors:not_understood',
  [ERROR_CODE.replayed]: 'errors:sent_before',
  [ERROR_CODE.callUnknown]: 'lobby:invalid_url',
  [ERROR_CODE.merchantUnknown]: 'lobby:invalid_url',
  [ERROR_CODE.internal]: 'lobby:failed_text',
  [ERROR_CODE.loginNotAgent]: 'errors:not_agent',
  [ERROR_CODE.gameUnknown]: 'lobby:launch_gone',
  [ERROR_CODE.roomUnavailable]: 'lobby:launch_room',
  [ERROR_CODE.launchBusy]: 'lobby:launch_busy',
  [ERROR_CODE.previousGameOpen]: 'lobby:launch_previous',
  [ERROR_CODE.articleUnknown]: 'content:article_gone',
  [ERROR_CODE.promotionUnknown]: 'content:promotion_gone',
  [ERROR_CODE.promotionUnavailable]: 'errors:promotion_closed',
  [ERROR_CODE.miniGameStakeInvalid]: 'errors:amount_outside',
  [ERROR_CODE.miniGameSeedSpent]: 'minigames:seed_spent',
  [ERROR_CODE.balanceInsufficient]: 'payment:balance_insufficient',
  [PAGE_CODE.recordsTooOld]: 'errors:records_too_old',
  [PAGE_CODE.recordsPeriodInvalid]: 'errors:records_period',
  [PAGE_CODE.paymentPasswordMissing]: 'payment:password_missing',
  [PAGE_CODE.paymentPasswordWrong]: 'errors:payment_password_wrong',
  [PAGE_CODE.paymentPasswordLocked]: 'errors:payment_password_locked',
  [PAGE_CODE.amountInvalid]: 'errors:amount_outside',
  [PAGE_CODE.uploadType]: 'payment:upload_type',
  [PAGE_CODE.uploadTooLarge]: 'payment:upload_too_large',
  [PAGE_CODE.uploadUnknown]: 'payment:upload_unknown',
  [PAGE_CODE.walletUnknown]: 'wallets:refused_unknown',
  [PAGE_CODE.walletDown]: 'wallets:refused_unreachable',
  [PAGE_CODE.receiverUnknown]: 'wallets:refused_receiver',
  [PAGE_CODE.applicationInvalid]: 'errors:application',
  [PAGE_CODE.missionUnavailable]: 'errors:mission',
  [PAGE_CODE.pointRewardGone]: 'mall:refused_gone',
  [PAGE_CODE.pointsInsufficient]: 'mall:refused_points',
  [PAGE_CODE.pointRequirementUnmet]: 'mall:refused_bets',
  [PAGE_CODE.pointTermsChanged]: 'mall:refused_changed',
  [PAGE_CODE.envelopeClosed]: 'mall:envelope_closed',
  [PAGE_CODE.feedbackLength]: 'errors:feedback_length',
  [PAGE_CODE.contractChanged]: 'contracts:changed',
  [PAGE_CODE.contractDownlineUnknown]: 'contracts:refused_downline',
  [PAGE_CODE.contractNotHeld]: 'contracts:refused_not_held',
  [PAGE_CODE.contractRateTooHigh]: 'contracts:refused_rate',
  [PAGE_CODE.contractOfferOpen]: 'contracts:refused_open',
  [PAGE_CODE.contractTermsInvalid]: 'contracts:refused_terms',
  [PAGE_CODE.contactSame]: 'security:contact_same',
  [PAGE_CODE.authenticatorState]: 'security:authenticator_changed',
  [PAGE_CODE.depositLimitReached]: 'errors:deposit_limit',
  [PAGE_CODE.lossLimitReached]: 'errors:loss_limit',
  [PAGE_CODE.limitNotReady]: 'errors:limit_not_ready',
  [PAGE_CODE.limitNotPending]: 'errors:limit_not_pending',
  [PAGE_CODE.realityCheckDue]: 'responsible:refused_check',
  [PAGE_CODE.realityCheckRequired]: 'errors:reality_required',
  [PAGE_CODE.depositChannelClosed]: 'errors:channel_closed',
  [PAGE_CODE.depositTooMany]: 'errors:deposits_waiting',
  [PAGE_CODE.orderUnknown]: 'errors:order_unknown',
  [PAGE_CODE.orderMovedOn]: 'cashier:moved_on',
  [PAGE_CODE.withdrawalCountReached]: 'errors:withdrawals_used',
  [PAGE_CODE.withdrawalAmountReached]: 'cashier:day_amount_reached',
  [PAGE_CODE.proofRequired]: 'errors:proof_required',
  [PAGE_CODE.bankCardUnknown]: 'cashier:card_gone',
  [PAGE_CODE.bankCardNumberInvalid]: 'cashier:number_check',
  [PAGE_CODE.bankCardHolderInvalid]: 'cashier:holder_invalid',
  [PAGE_CODE.bankCardHolderDiffers]: 'cashier:holder_differs',
  [PAGE_CODE.bankCardTaken]: 'cashier:number_taken',
  [PAGE_CODE.bankCardTooMany]: 'cashier:cards_full',
  [PAGE_CODE.memberUnknown]: 'errors:downline_unknown',
  [PAGE_CODE.rateInvalid]: 'team:rate_refused',
  [PAGE_CODE.linkUnknown]: 'errors:link_unknown',
  [PAGE_CODE.linkTooMany]: 'team:links_too_many',
  [PAGE_CODE.agentsOnly]: 'errors:agents_only',
  [PAGE_CODE.downlineUnknown]: 'errors:downline_unknown',
  [PAGE_CODE.lotteryClosed]: 'lottery:bet_closed',
  [PAGE_CODE.lotteryNumbersInvalid]: 'errors:lottery_numbers',
  [PAGE_CODE.lotteryStakeInvalid]: 'errors:amount_outside',
};

/** As much as is read of a message that is not ours, in UTF-16 units. */
const LONGEST_MESSAGE = 300;

/** Texts that are not there by then are done without: a refusal is not held back. */
const TIMEOUT_MS = 4000;

/** Key of our words for a code, `namespace:key`; `undefined` for a code that we do not know. */
export function wordsKey(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  if (Object.hasOwn(TEXTS, code)) return `auth:${TEXTS[code as keyof typeof TEXTS]}`;
  return Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : undefined;
}

/** Our words for a known code, else the gateway's message, else that the error is unknown, with the request's reference. */
export async function refusalWords(i18n: I18n, { code, message, requestId }: Refused): Promise<string | undefined> {
  const key = wordsKey(code);
  const theirs = message?.trim().slice(0, LONGEST_MESSAGE) || undefined;
  if (key === undefined && theirs !== undefined) return theirs;
  const wanted = key ?? (requestId === undefined ? 'auth:phone_unknown' : 'errors:unknown');
  const [namespace = ''] = wanted.split(':');
  const late = new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
  });
  await Promise.race([i18n.loadNamespaces(namespace), late]);
  return i18n.exists(wanted) ? i18n.t(wanted, { 0: requestId }) : theirs;
}
