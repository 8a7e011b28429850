import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { JWE, refusalValue } from '#site/api/contract/envelope.ts';
import { schemaOf, wireFor } from '#site/api/contract/index.ts';
import type { Call, CallName } from '#site/api/contract/index.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { SYSTEM_STATUS } from '#site/api/contract/system.ts';
import { AGENT_TYPES, TRIAL_ACCOUNT } from '#site/api/contract/shapes.ts';
import { ok, refuse } from './answer.ts';
import type { Answer, Refusal } from './answer.ts';
import type { Account, Commit, RequestContext } from './context.ts';
import { handlers } from './handlers/index.ts';
import { commitOnce } from './idempotency.ts';
import type { Limiter } from './limits.ts';
import { openSealed } from './sealed.ts';
import { sessionOf } from './sessions.ts';
import type { Session } from './sessions.ts';

/** The raw parts of a request, read once. */
export interface Incoming {
  readonly query: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/** A handler as the router sees it: the row's schema has validated the input. */
type AnyHandler = (
  input: unknown,
  context: RequestContext & { account: Account | undefined },
) => Answer<unknown> | Commit<unknown> | Promise<Answer<unknown> | Commit<unknown>>;

/** Calls that a closed site still answers: those of its maintenance page, and login. */
const ALWAYS_OPEN: ReadonlySet<CallName> = new Set([
  'systemStatus',
  'whitelabel',
  'registrationRules',
  'sessionKey',
  'countries',
  'customerService',
]);

/** Calls that a session may make before it changes its password: its profile, its language, and the change itself. */
const BEFORE_THE_CHANGE: ReadonlySet<CallName> = new Set(['memberInfo', 'memberLanguage', 'changePassword']);

/**
 * Processes one call from request to encoded value: permission, input, handler, and encoding by the row's schema.
 * Throws only on a server error (a handler's result that does not fit its row).
 */
export async function processCall(
  name: CallName,
  row: Call,
  context: RequestContext,
  incoming: Incoming,
  limiter: Limiter,
): Promise<Answer<unknown>> {
  const closed = refusedBySite(name, row, context, limiter);
  if (closed !== undefined) return closed;
  const session = row.auth === 'none' || context.token === undefined ? undefined : sessionOf(context, context.merchant.code, context.token);
  const refused = refusedBySession(name, row, session, limiter);
  if (refused !== undefined) return refused;

  const exponent = context.merchant.seed.currency.exponent;
  const input = await readInput(row, context, incoming);
  if (!input.success) return input;
  const checked = v.safeParse(schemaOf(row.request, wireFor(exponent, 'decode')), input.value);
  if (!checked.success) return refuse(ERROR_CODE.parameterInvalid, undefined, describe(checked.issues[0]));

  const account = session?.account;
  // The table's types tie each handler to its row; across all rows only this wider type is valid.
  const handler = handlers[name] as AnyHandler;
  const result = await handler(checked.output, { ...context, account });
  const answer =
    typeof result === 'function'
      ? writeOf(name, context, account, row.bytes === true ? digestOf(incoming.body) : checked.output, result)
      : result;
  const outgoing = wireFor(exponent, 'encode');
  if (!answer.success) return answer.value === undefined ? answer : { ...answer, value: v.parse(refusalValue(outgoing), answer.value) };
  return ok(v.parse(schemaOf(row.response, outgoing), answer.value));
}

function refusedBySite(name: CallName, row: Call, { merchant, clientAddress }: RequestContext, limiter: Limiter): Refusal | undefined {
  if (!ALWAYS_OPEN.has(name)) {
    if (merchant.status === SYSTEM_STATUS.maintenance) return refuse(ERROR_CODE.maintenance);
    if (merchant.status === SYSTEM_STATUS.regionRestricted) return refuse(ERROR_CODE.regionRestricted);
  }
  if (!limiter.allowAddress(name, clientAddress)) return refuse(ERROR_CODE.tooManyRequests);
  // Hidden buttons are no permission check: a call whose flag is off is refused here too.
  if (merchant.flags[row.moduleId] === false) return refuse(ERROR_CODE.functionNotAvailable);
  return undefined;
}

function refusedBySession(name: CallName, row: Call, session: Session | undefined, limiter: Limiter): Refusal | undefined {
  if (session === undefined) return row.auth === 'member' ? refuse(ERROR_CODE.notLoggedIn) : undefined;
  const { account, mustChange } = session;
  if (row.realAccount === true && account.type === TRIAL_ACCOUNT) return refuse(ERROR_CODE.trialAccount);
  if (row.agent === true && !AGENT_TYPES.has(account.type)) return refuse(PAGE_CODE.agentsOnly);
  if (mustChange && row.auth === 'member' && !BEFORE_THE_CHANGE.has(name)) return refuse(ERROR_CODE.passwordChangeRequired);
  return limiter.allowAccount(account.id) ? undefined : refuse(ERROR_CODE.tooManyRequests);
}

async function readInput(row: Call, context: RequestContext, { query, body, contentType }: Incoming): Promise<Answer<unknown>> {
  if (row.method === 'GET' || row.method === 'DELETE') return ok(query);
  if (row.bytes === true) return ok(new Blob([body]));
  const text = new TextDecoder().decode(body);
  if (row.encrypted === true) {
    return contentType.startsWith(JWE.contentType)
      ? openSealed(context, context.merchant.code, text)
      : refuse(ERROR_CODE.encryptionRequired);
  }
  if (row.form === true) return ok(Object.fromEntries(new URLSearchParams(text)));
  try {
    return ok(text === '' ? {} : JSON.parse(text));
  } catch {
    return refuse(ERROR_CODE.bodyRequired);
  }
}

/** Represents a file when requests are compared. */
const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');

function writeOf(
  call: CallName,
  context: RequestContext,
  account: Account | undefined,
  input: unknown,
  commit: Commit<unknown>,
): Answer<unknown> {
  return account === undefined ? refuse(ERROR_CODE.notLoggedIn) : commitOnce(context, { call, account, input }, commit);
}

/**
 * Names the field and the expected value, for developers: the form already validates players' input. The input is not
 * repeated, since it may be a password.
 */
function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'request'}: expected ${issue.expected ?? 'another value'}`;
}
