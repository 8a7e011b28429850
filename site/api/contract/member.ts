import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { moment, noParameters, nothing } from './shapes.ts';

/**
 * The member of the session. A guest may have no identity. `toUpline`: there is an upline or a downline to transfer money to. `regDate` is epoch
 * milliseconds, `mobile` is masked, `icon` the address of the avatar.
 */
export const memberInfo = defineCall({
  name: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  moduleId: 'COMM3',
  auth: 'member',
  request: noParameters,
  response: v.object({
    id: v.optional(v.nullable(v.string()), null),
    account: v.optional(v.nullable(v.string()), null),
    nickname: v.optional(v.nullable(v.string()), null),
    type: v.number(),
    toUpline: v.optional(v.boolean()),
    clubLabel: v.optional(v.nullable(v.object({ labelName: v.string(), rankLevel: v.number() }))),
    memberLabel: v.optional(v.array(v.unknown()), []),
    regDate: v.optional(moment),
    mobile: v.optional(v.nullable(v.string())),
    icon: v.optional(v.nullable(v.string())),
  }),
});

/** Stores the member's language with the account. */
export const memberLanguage = defineCall({
  name: 'memberLanguage',
  method: 'PUT',
  path: '/wps/member/language',
  moduleId: 'COMM3',
  auth: 'member',
  request: v.object({ language: v.pipe(v.string(), v.regex(/^[A-Z]{2}(-[A-Z]{2})?$/, 'Must be a platform language code')) }),
  response: nothing,
});

/** Messages not read yet, promotions that can be taken up, and missions whose reward waits. */
export const unreadCount = defineCall({
  name: 'unreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  moduleId: 'INBOX3',
  auth: 'member',
  request: noParameters,
  response: v.object({
    unreadMessage: v.number(),
    unclaimedPromotion: v.optional(v.number(), 0),
    claimableMission: v.optional(v.number(), 0),
  }),
});
