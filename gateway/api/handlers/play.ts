import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { endOfSelfExclusion, endOfTimeOut, exclude, FOREVER } from '../../domain/responsiblePlay/exclusion.ts';
import { answerLimit, playLimits as limitsOf, setLimit } from '../../domain/responsiblePlay/limitStore.ts';
import { rulesOfPlay } from '../../domain/responsiblePlay/rules.ts';
import { acknowledge, chooseInterval, playSession as standing, sessionOfToken } from '../../domain/responsiblePlay/sessionClock.ts';
import { ok, refuse } from '../answer.ts';
import type { Account, Handlers, RequestContext } from '../context.ts';
import { readLoginPassword } from '../ownerProof.ts';

type Here = RequestContext & { readonly account: Account };

/** Refuses if the jurisdiction has no limits. */
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

/** Accounts created by social login have no password to ask for. */
const asksPassword = ({ db, account }: Here): boolean =>
  db.get('SELECT 1 FROM accounts WHERE id = ? AND provider_subject IS NOT NULL', account.id) === undefined;

export const exclusionTerms: Handlers['exclusionTerms'] = (_input, context) => ok({ asksPassword: asksPassword(context) });

export const excludeSelf: Handlers['excludeSelf'] = async ({ months, password }, context) => {
  const { account } = context;
  const wrong = refuse(ERROR_CODE.passwordWrong, { field: 'password' }, 'The password is not correct.');
  const refusedPassword = asksPassword(context) ? await readLoginPassword(context, account, password ?? '', wrong) : undefined;
  return () => {
    const refused = refusedPassword?.();
    if (refused !== undefined) return refused;
    const until = endOfSelfExclusion(context.now(), months);
    exclude(context, account.id, 'selfExclusion', until);
    return ok({ until: until >= FOREVER ? null : until });
  };
};
