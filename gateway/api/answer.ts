import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { ErrorCode } from '#site/api/contract/errorCodes.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import type { RefusalValue } from '#site/api/contract/envelope.ts';

/** Result of a handler: the call's value, or a refusal with an error code the client knows. */
export type Answer<Value> = Success<Value> | Refusal;

export interface Success<Value> {
  readonly success: true;
  readonly value: Value;
}

export interface Refusal {
  readonly success: false;
  readonly code: ErrorCode;
  readonly message: string;
  readonly value?: RefusalValue;
}

type Status = 200 | 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503;

/**
 * Status and message of each refusal. Business refusals are 200, as on the platform; transport and permission errors
 * have their HTTP status. Messages are for users and say what to do next.
 */
const REFUSALS: Record<ErrorCode, { status: Status; message: string }> = {
  [ERROR_CODE.notLoggedIn]: { status: 401, message: 'Not logged in. Please log in.' },
  [ERROR_CODE.functionNotAvailable]: { status: 403, message: 'This function is not available here.' },
  [ERROR_CODE.bodyRequired]: { status: 400, message: 'The request has no readable body.' },
  [ERROR_CODE.parameterInvalid]: { status: 400, message: 'The request is not valid.' },
  [ERROR_CODE.callUnknown]: { status: 404, message: 'There is no such call.' },
  [ERROR_CODE.merchantUnknown]: { status: 404, message: 'There is no such merchant.' },
  [ERROR_CODE.encryptionRequired]: { status: 400, message: 'This call must be encrypted.' },
  [ERROR_CODE.encryptionFailed]: { status: 400, message: 'The request could not be decrypted. Fetch the key again and retry.' },
  [ERROR_CODE.replayed]: { status: 400, message: 'The request is too old or was sent before. Please try again.' },
  [ERROR_CODE.requestTooLarge]: { status: 413, message: 'The request is too large. Please send less.' },
  [ERROR_CODE.tooManyRequests]: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  [ERROR_CODE.idempotencyKeyReused]: { status: 409, message: 'This key was used for another request.' },
  [ERROR_CODE.maintenance]: { status: 503, message: 'The system is under maintenance. Please come back later.' },
  [ERROR_CODE.regionRestricted]: { status: 403, message: 'Access restricted because of location or IP.' },
  [ERROR_CODE.internal]: { status: 500, message: 'Something went wrong. Please try again.' },
  [ERROR_CODE.trialAccount]: { status: 403, message: 'This needs a real account. Please register.' },
  [ERROR_CODE.accountExcluded]: { status: 403, message: 'This account is excluded from play. Customer service can tell you more.' },
  [ERROR_CODE.loginFailed]: { status: 200, message: 'Username or password is not correct.' },
  [ERROR_CODE.loginNotMember]: { status: 200, message: 'Non-member account unable to login.' },
  [ERROR_CODE.loginNotAgent]: { status: 200, message: 'Non-agents cannot log in.' },
  [ERROR_CODE.loginUnregisteredIp]: { status: 200, message: 'This address is new for your account. Please verify that it is you.' },
  [ERROR_CODE.factorWrong]: { status: 200, message: 'This is not correct. Please check it and try again.' },
  [ERROR_CODE.challengeExpired]: { status: 200, message: 'This took too long or was tried too often. Please log in again.' },
  [ERROR_CODE.verificationRequired]: { status: 200, message: 'Please complete the verification.' },
  [ERROR_CODE.verificationFailed]: { status: 200, message: 'The verification was not passed. Please try again.' },
  [ERROR_CODE.providerRefused]: { status: 200, message: 'The sign-in was not confirmed. Please try again.' },
  [ERROR_CODE.accountUnknown]: { status: 200, message: 'Username/Email does not exist.' },
  [ERROR_CODE.passwordWrong]: { status: 200, message: 'The old password is not correct.' },
  [ERROR_CODE.passwordSame]: { status: 200, message: 'The new password must differ from the old one.' },
  [ERROR_CODE.passwordChangeRequired]: { status: 403, message: 'Please change your password first.' },
  [ERROR_CODE.captchaRequired]: { status: 200, message: 'Please enter the captcha.' },
  [ERROR_CODE.captchaWrong]: { status: 200, message: 'The captcha is not correct. Please enter the new one.' },
  [ERROR_CODE.smsCodeWrong]: { status: 200, message: 'Enter a valid verification code.' },
  [ERROR_CODE.smsNotSent]: { status: 200, message: 'A code was sent a moment ago. Please wait before asking again.' },
  [ERROR_CODE.usernameTaken]: { status: 200, message: 'This username is taken. Please choose another.' },
  [ERROR_CODE.mobileTaken]: { status: 200, message: 'This mobile number is registered already.' },
  [ERROR_CODE.fieldInvalid]: { status: 200, message: 'A field is not filled in correctly.' },
  [ERROR_CODE.affiliateUnknown]: { status: 200, message: 'Invalid invitation code.' },
  [ERROR_CODE.gameUnknown]: { status: 200, message: 'This game is not available any more.' },
  [ERROR_CODE.articleUnknown]: { status: 200, message: 'This article is not available any more.' },
  [ERROR_CODE.promotionUnknown]: { status: 200, message: 'This promotion is not available any more.' },
  [ERROR_CODE.promotionUnavailable]: { status: 200, message: 'This promotion cannot be taken up right now.' },
  [ERROR_CODE.roomUnavailable]: { status: 200, message: 'This room cannot be entered now. Please choose another.' },
  [ERROR_CODE.launchBusy]: { status: 200, message: 'The system is busy. Please try again. (#727)' },
  [ERROR_CODE.previousGameOpen]: { status: 200, message: 'Your previous game is not finished. (#734)' },
  [PAGE_CODE.paymentPasswordMissing]: { status: 200, message: 'Please set a payment password in the security center first.' },
  [PAGE_CODE.paymentPasswordWrong]: { status: 200, message: 'The payment password is not correct.' },
  [PAGE_CODE.paymentPasswordLocked]: { status: 200, message: 'Too many wrong payment passwords. Please try again later.' },
  [PAGE_CODE.amountInvalid]: { status: 200, message: 'The amount is outside the limits.' },
  [PAGE_CODE.uploadType]: { status: 200, message: 'This file is no PNG or JPG image. Please choose another.' },
  [PAGE_CODE.uploadTooLarge]: { status: 200, message: 'This image is larger than 5 MB. Please choose a smaller one.' },
  [PAGE_CODE.uploadUnknown]: { status: 200, message: 'An image is missing. Please choose it again.' },
  [PAGE_CODE.walletUnknown]: { status: 200, message: 'Choose two different wallets of yours.' },
  [PAGE_CODE.walletDown]: {
    status: 200,
    message: 'This wallet cannot be reached at the moment. Nothing was moved; please try again later.',
  },
  [PAGE_CODE.receiverUnknown]: { status: 200, message: 'This is nobody of your line. Please choose the receiver again.' },
  [PAGE_CODE.applicationInvalid]: { status: 200, message: 'The application is not complete. Please check what it asks for.' },
  [PAGE_CODE.missionUnavailable]: { status: 200, message: 'This mission has nothing to claim right now.' },
  [PAGE_CODE.pointRewardGone]: { status: 200, message: 'Not as many of this reward are left.' },
  [PAGE_CODE.pointsInsufficient]: { status: 200, message: 'Your points do not cover this.' },
  [PAGE_CODE.pointRequirementUnmet]: { status: 200, message: 'This reward asks for more valid bets first.' },
  [PAGE_CODE.pointTermsChanged]: { status: 200, message: 'Price or rate has changed meanwhile. Please look at it again.' },
  [PAGE_CODE.envelopeClosed]: { status: 200, message: 'This red envelope cannot be opened any more.' },
  [PAGE_CODE.feedbackLength]: { status: 200, message: 'The text is too short or too long.' },
  [PAGE_CODE.contractChanged]: { status: 200, message: 'This contract has changed meanwhile. Please look at it again.' },
  [PAGE_CODE.contractDownlineUnknown]: { status: 200, message: 'This is none of your direct downlines. Please choose again.' },
  [PAGE_CODE.contractNotHeld]: { status: 200, message: 'You have no contract of this kind in force, so you cannot offer one.' },
  [PAGE_CODE.contractRateTooHigh]: { status: 200, message: 'This rate is higher than the one of your own contract.' },
  [PAGE_CODE.contractOfferOpen]: { status: 200, message: 'An offer of this kind waits for an answer already. Take it back first.' },
  [PAGE_CODE.contractTermsInvalid]: { status: 200, message: 'The terms are not complete, or do not rise from tier to tier.' },
  [PAGE_CODE.contactSame]: { status: 200, message: 'This is bound to your account already.' },
  [PAGE_CODE.authenticatorState]: { status: 200, message: 'This has changed meanwhile. Please look again.' },
  [PAGE_CODE.depositLimitReached]: { status: 200, message: 'This would exceed a deposit limit that you have set.' },
  [PAGE_CODE.lossLimitReached]: { status: 200, message: 'This stake could exceed a loss limit that you have set.' },
  [PAGE_CODE.limitNotReady]: { status: 200, message: 'This limit can be confirmed when 24 hours have passed.' },
  [PAGE_CODE.limitNotPending]: { status: 200, message: 'There is no change of this limit to confirm.' },
  [PAGE_CODE.realityCheckDue]: { status: 200, message: 'Please look at your reality check before you play on.' },
  [PAGE_CODE.realityCheckRequired]: { status: 200, message: 'The reality check cannot be switched off here.' },
  [PAGE_CODE.memberUnknown]: { status: 200, message: 'There is no such member in your team.' },
  [PAGE_CODE.rateInvalid]: { status: 200, message: 'This rate is more than you have, or less than was given on.' },
  [PAGE_CODE.linkUnknown]: { status: 200, message: 'There is no such link of yours any more.' },
  [PAGE_CODE.linkTooMany]: { status: 200, message: 'You have as many links as an agent may have. Please delete one first.' },
  [PAGE_CODE.agentsOnly]: { status: 200, message: 'Only agents have this.' },
  [PAGE_CODE.downlineUnknown]: { status: 200, message: 'Your team has no such member.' },
  [PAGE_CODE.lotteryClosed]: { status: 200, message: 'This draw takes no more bets. Please bet on the next one.' },
  [PAGE_CODE.lotteryNumbersInvalid]: { status: 200, message: 'These numbers do not fit the bet.' },
  [PAGE_CODE.lotteryStakeInvalid]: { status: 200, message: 'The stake is outside the limits of this lottery.' },
  [PAGE_CODE.recordsTooOld]: { status: 200, message: 'Records do not go back that far. Please choose a later first day.' },
  [PAGE_CODE.recordsPeriodInvalid]: { status: 200, message: 'The first day comes after the last. Please choose the days again.' },
  [PAGE_CODE.depositChannelClosed]: { status: 200, message: 'This way to pay is closed right now. Please choose another.' },
  [PAGE_CODE.depositTooMany]: { status: 200, message: 'Too many deposits wait for payment. Please pay or cancel one first.' },
  [PAGE_CODE.orderUnknown]: { status: 200, message: 'There is no such order.' },
  [PAGE_CODE.orderMovedOn]: { status: 200, message: 'This order has moved on. Please look at what it says now.' },
  [PAGE_CODE.withdrawalCountReached]: { status: 200, message: 'You have used all of today’s withdrawals. Please try again tomorrow.' },
  [PAGE_CODE.withdrawalAmountReached]: { status: 200, message: 'This is more than you may still withdraw today.' },
  [PAGE_CODE.proofRequired]: { status: 200, message: 'Please add a picture that shows that the payment did not arrive.' },
  [PAGE_CODE.bankCardUnknown]: { status: 200, message: 'This bank card is not yours any more. Please choose another.' },
  [PAGE_CODE.bankCardNumberInvalid]: { status: 200, message: 'This is not a number of that bank. Please check it.' },
  [PAGE_CODE.bankCardHolderInvalid]: { status: 200, message: 'Please enter the holder’s name as the bank has it.' },
  [PAGE_CODE.bankCardHolderDiffers]: { status: 200, message: 'The name must match your account and the bank cards that you already have.' },
  [PAGE_CODE.bankCardTaken]: { status: 200, message: 'This number is registered already.' },
  [PAGE_CODE.bankCardTooMany]: { status: 200, message: 'You have as many bank cards as an account may have.' },
  [ERROR_CODE.miniGameStakeInvalid]: { status: 200, message: 'The stake is outside the limits of this game.' },
  [ERROR_CODE.miniGameSeedSpent]: { status: 200, message: 'Another round was played meanwhile. Please play again.' },
  [ERROR_CODE.balanceInsufficient]: { status: 200, message: 'Your balance does not cover this.' },
};

export function ok<Value>(value: Value): Success<Value> {
  return { success: true, value };
}

/** A refusal. `detail` replaces the default message. */
export function refuse(code: ErrorCode, value?: RefusalValue, detail?: string): Refusal {
  const message = detail ?? REFUSALS[code].message;
  return value === undefined ? { success: false, code, message } : { success: false, code, message, value };
}

export function statusOf(answer: Answer<unknown>): Status {
  return answer.success ? 200 : REFUSALS[answer.code].status;
}
