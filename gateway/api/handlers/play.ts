import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { endOfSelfExclusion, endOfTimeOut, exclude, FOREVER } from '../../play/exclusion.ts';
import { answerLimit, playLimits as limitsOf, setLimit } from '../../play/limitStore.ts';
import { rulesOfPlay } from '../../play/rules.ts';
import { acknowledge, chooseInterval, playSession as standing, sessionOfToken } from '../../play/sessionClock.ts';
import { ok, refuse } from '../answer.ts';
import { countAttempt, forgetAttempts, usedUp } from '../attempts.ts';
import type { Account, Handlers, RequestContext } from '../context.ts';
import { passwordMatches } from '../passwords.ts';

type Here = RequestContext & { readonly account: Account };

/** Where the jurisdiction has no limits, there are none to look at or to set. */
const withLimits = (context: Here) =>
  rulesOfPlay(context).limits ? ok({ limits: limitsOf(context, context.account.id) }) : refuse(ERROR_CODE.functionNotAvailable);

export const playLimits: Handlers['playLimits'] = (_input, context) => withLimits(context);

export const setPlayLimit: Handlers['setPlayLimit'] =
  ({ amount, ...key }, context) =>
  () => {
    if (!rulesOfPlay(context).limits) return refuse(ERROR_CODE.functionNotAvailable);
    if (amount !== null && amount < 0) return refuse(ERROR_CODE.parameterInvalid, { field: 'amount' });
    setLimit(context, context.account.id, key, amount);
    return withLimits(context);
  };

export const answerPlayLimit: Handlers['answerPlayLimit'] =
  ({ action, ...key }, context) =>
  () =>
    answerLimit(context, context.account.id, key, action) ?? withLimits(context);

export const playSession: Handlers['playSession'] = (_input, context) => {
  const found = standing(context, context.account.id, sessionOfToken(context.token));
  return found === undefined ? refuse(ERROR_CODE.notLoggedIn) : ok(found);
};

export const setRealityCheck: Handlers['setRealityCheck'] =
  ({ minutes }, context) =>
  () =>
    chooseInterval(context, context.account.id, sessionOfToken(context.token), minutes) ?? ok({ minutes });

export const acknowledgeRealityCheck: Handlers['acknowledgeRealityCheck'] = (_input, context) => () => {
  const session = sessionOfToken(context.token);
  acknowledge(context, context.account.id, session);
  return ok({ dueAt: standing(context, context.account.id, session)?.realityCheck.dueAt ?? null });
};

export const takeTimeOut: Handlers['takeTimeOut'] =
  ({ days }, context) =>
  () => {
    const until = endOfTimeOut(context.now(), days);
    exclude(context, context.account.id, 'timeOut', until);
    return ok({ until });
  };

interface Secret {
  hash: string;
  subject: string | null;
}

const secretOf = ({ db, account }: Here): Secret | undefined =>
  db.get<Secret>('SELECT password_hash AS hash, provider_subject AS subject FROM accounts WHERE id = ?', account.id);

/** Whoever signs in with a third party has no password that could be asked for. */
const asksPassword = (secret: Secret | undefined): boolean => (secret?.subject ?? null) === null;

export const exclusionTerms: Handlers['exclusionTerms'] = (_input, context) => ok({ asksPassword: asksPassword(secretOf(context)) });

/** The password is compared before the write, because it takes time; wrong ones count with those of a change of password. */
export const excludeSelf: Handlers['excludeSelf'] = async ({ months, password }, context) => {
  const { merchant, account } = context;
  const secret = secretOf(context);
  const isOwner = !asksPassword(secret) || (await passwordMatches(context, password ?? '', secret?.hash));
  return () => {
    const owner = String(account.id);
    if (usedUp(context, merchant.code, 'oldPassword', owner)) return refuse(ERROR_CODE.tooManyRequests);
    if (!isOwner) {
      countAttempt(context, merchant.code, 'oldPassword', owner);
      return refuse(ERROR_CODE.passwordWrong, { field: 'password' }, 'The password is not correct.');
    }
    forgetAttempts(context, merchant.code, 'oldPassword', owner);
    const until = endOfSelfExclusion(context.now(), months);
    exclude(context, account.id, 'selfExclusion', until);
    return ok({ until: until >= FOREVER ? null : until });
  };
};
