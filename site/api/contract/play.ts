import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { moment, noParameters, shortText } from './shapes.ts';
import type { Wire } from './wire.ts';

/** What a player can limit: what goes in, and what may be lost. */
export const LIMIT_KINDS = ['deposit', 'loss'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Within the last 24 hours, 7 days or 30 days. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** How often a player can have a session interrupted; 0, where the jurisdiction lets it be, is never. */
export const REALITY_CHECK_MINUTES = [15, 30, 60] as const;

/** Days that a time-out can last: 24 hours to 6 weeks. */
export const TIME_OUT_DAYS = [1, 2, 7, 14, 30, 42] as const;

/** Months that a self-exclusion can last: 6 months to 5 years; 0 is for good. */
export const SELF_EXCLUSION_MONTHS = [6, 12, 24, 36, 60, 0] as const;

const limitKey = { kind: v.picklist(LIMIT_KINDS), period: v.picklist(LIMIT_PERIODS) };

/**
 * One limit. `amount` is in force, `null` for none; `used` is what the last period has used of it. `pending` was asked for
 * instead: it can be confirmed from `readyAt` on and is forgotten at `lapsesAt` (epoch milliseconds).
 */
const playLimit = (wire: Wire) =>
  v.object({
    ...limitKey,
    amount: v.nullable(wire.money()),
    used: wire.money(),
    pending: v.nullable(v.object({ amount: v.nullable(wire.money()), readyAt: moment, lapsesAt: moment })),
  });
export type PlayLimit = v.InferOutput<ReturnType<typeof playLimit>>;

const limits = (wire: Wire) => v.object({ limits: v.array(playLimit(wire)) });

/** The member's own limits, set or not. */
export const playLimits = defineCall({
  name: 'playLimits',
  method: 'GET',
  path: '/wps/relay/RGS_getLimits',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: noParameters,
  response: limits,
});

/** Sets a limit, `null` for none. A tighter one holds at once, a looser one waits 24 hours and for the player's word. */
export const setPlayLimit = defineCall({
  name: 'setPlayLimit',
  method: 'PUT',
  path: '/wps/relay/RGS_setLimit',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: (wire) => v.object({ ...limitKey, amount: v.nullable(wire.money()) }),
  response: limits,
});

/** Confirms a looser limit whose wait is over, or takes it back. */
export const answerPlayLimit = defineCall({
  name: 'answerPlayLimit',
  method: 'POST',
  path: '/wps/relay/RGS_answerLimit',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: v.object({ ...limitKey, action: v.picklist(['confirm', 'cancel']) }),
  response: limits,
});

const position = (wire: Wire) => v.object({ stake: wire.money(), win: wire.money(), net: wire.money() });
export type Position = v.InferOutput<ReturnType<typeof position>>;

/**
 * The session that asks: when it began, what it has brought, and what today has, by the merchant's day. `realityCheck.minutes` is
 * 0 for never; while `isDue`, stakes are refused. Times are epoch milliseconds on the gateway's clock.
 */
export const playSession = defineCall({
  name: 'playSession',
  method: 'GET',
  path: '/wps/relay/RGS_getSession',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: noParameters,
  response: (wire) =>
    v.object({
      startedAt: moment,
      now: moment,
      session: position(wire),
      today: position(wire),
      realityCheck: v.object({
        minutes: v.number(),
        choices: v.array(v.number()),
        dueAt: v.nullable(moment),
        isDue: v.boolean(),
      }),
    }),
});

/** How often the player wants to be interrupted. */
export const setRealityCheck = defineCall({
  name: 'setRealityCheck',
  method: 'PUT',
  path: '/wps/relay/RGS_setRealityCheck',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: v.object({ minutes: v.picklist([0, ...REALITY_CHECK_MINUTES]) }),
  response: v.object({ minutes: v.number() }),
});

/** The player has read the reality check and plays on. */
export const acknowledgeRealityCheck = defineCall({
  name: 'acknowledgeRealityCheck',
  method: 'POST',
  path: '/wps/relay/RGS_acknowledgeRealityCheck',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: noParameters,
  response: v.object({ dueAt: v.nullable(moment) }),
});

/** When the account opens again; `null` for never. */
const exclusion = v.object({ until: v.nullable(moment) });

/** Shuts the account for some days. Every session ends with the answer. */
export const takeTimeOut = defineCall({
  name: 'takeTimeOut',
  method: 'POST',
  path: '/wps/relay/RGS_timeOut',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: v.object({ days: v.picklist(TIME_OUT_DAYS) }),
  response: exclusion,
});

/**
 * Shuts the account for some months, or for good with 0. The login password confirms it; `null` for an account that was opened by
 * signing in with a third party and has none that its owner knows.
 */
export const excludeSelf = defineCall({
  name: 'excludeSelf',
  method: 'POST',
  path: '/wps/relay/RGS_selfExclusion',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  encrypted: true,
  request: v.object({ months: v.picklist(SELF_EXCLUSION_MONTHS), password: v.nullable(shortText) }),
  response: exclusion,
});

/** Whether the account has a password to confirm with. */
export const exclusionTerms = defineCall({
  name: 'exclusionTerms',
  method: 'GET',
  path: '/wps/relay/RGS_getExclusionTerms',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: noParameters,
  response: v.object({ asksPassword: v.boolean() }),
});
