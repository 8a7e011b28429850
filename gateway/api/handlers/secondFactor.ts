import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { begin, credentialsOf } from '../admission.ts';
import type { LoginMethod } from '../admission.ts';
import { refuse } from '../answer.ts';
import { countAttempt, usedUp } from '../attempts.ts';
import { challengeOf, closeChallenge, codeRecipient, countWrongAnswer, isRightAnswer, rememberAddress } from '../challenges.ts';
import type { Handlers } from '../context.ts';
import { exclusionRefusal } from '../../domain/responsiblePlay/exclusion.ts';
import { sendCode } from '../verification.ts';

export const factorCode: Handlers['factorCode'] = (input, context) => {
  const challenge = challengeOf(context, input.challenge);
  if (challenge === undefined) return refuse(ERROR_CODE.challengeExpired);
  const to = codeRecipient(challenge.holder, input.factor);
  return to === undefined ? refuse(ERROR_CODE.fieldInvalid, { field: 'factor' }) : sendCode(context, { purpose: 'factor', ...to });
};

export const verifyLogin: Handlers['verifyLogin'] = (input, context) => {
  const { db, merchant } = context;
  return db.transaction(() => {
    const challenge = challengeOf(context, input.challenge);
    if (challenge === undefined) return refuse(ERROR_CODE.challengeExpired);
    const owner = String(challenge.holder.id);
    if (usedUp(context, merchant.code, 'factor', owner)) return refuse(ERROR_CODE.tooManyRequests);
    if (!isRightAnswer(context, challenge.holder, input.factor, input.answer)) {
      countAttempt(context, merchant.code, 'factor', owner);
      return refuse(countWrongAnswer(context, challenge.id) ? ERROR_CODE.challengeExpired : ERROR_CODE.factorWrong);
    }
    closeChallenge(context, challenge.id);
    const found = credentialsOf(context, 'id', challenge.holder.id);
    if (found === undefined) return refuse(ERROR_CODE.challengeExpired);
    // Checked again: an exclusion may have started since.
    const excluded = exclusionRefusal(context, found.id);
    if (excluded !== undefined) return excluded;
    rememberAddress(context, found.id);
    // Written by `admit` only.
    return begin(context, found, JSON.parse(challenge.wayIn) as LoginMethod);
  });
};
