import * as v from 'valibot';
import { seenText } from './characters.ts';
import { defineCall } from './defineCall.ts';
import { mobile } from './login.ts';
import { filledText, moment, noParameters, nothing, paging, shortText } from './shapes.ts';

const secret = filledText;
const email = filledText;
const codeSent = v.object({ expiredMinutes: v.number() });

/** Ways in which a member shows that it is them: the login password, or a code to what is bound already. */
export const PROOFS = ['password', 'sms', 'email'] as const;
export type ProofKind = (typeof PROOFS)[number];

/** `answer` is the password or the code. */
const proof = v.object({ by: v.picklist(PROOFS), answer: secret });
export type Proof = v.InferOutput<typeof proof>;

/** A browser and its system by name (`Chrome`, `Windows`); `null` where they are not known. */
const device = { browser: v.nullable(v.string()), system: v.nullable(v.string()) };

/** A login as its member may see it again. `at`: epoch milliseconds; `address` is masked; `isNew`: from a device not seen before. */
const loginEvent = v.object({ id: v.string(), at: moment, address: v.string(), ...device, isNew: v.boolean() });
export type LoginEvent = v.InferOutput<typeof loginEvent>;

/**
 * Who the member is and how the account is protected. Name, e-mail and mobile are masked, `null` while there is none;
 * `icon` is the address of the avatar. `recoveryCodes`: how many are left. `lockedUntil`: the payment password takes no tries before then. `proofs`: what the
 * member can prove themselves with.
 */
export const securityConfig = defineCall({
  name: 'securityConfig',
  method: 'GET',
  path: '/wps/v2/member/securityConfig',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: noParameters,
  response: v.object({
    account: v.string(),
    nickname: v.string(),
    icon: v.nullable(v.string()),
    regDate: moment,
    rank: v.string(),
    realName: v.nullable(v.string()),
    email: v.nullable(v.string()),
    mobile: v.nullable(v.string()),
    paymentPassword: v.object({ set: v.boolean(), lockedUntil: v.nullable(moment) }),
    authenticator: v.boolean(),
    recoveryCodes: v.number(),
    lastLogin: v.nullable(loginEvent),
    proofs: v.array(v.picklist(PROOFS)),
  }),
});

/** Sends a code to the member's bound mobile or e-mail, to prove that it is them. */
export const ownerCode = defineCall({
  name: 'ownerCode',
  method: 'POST',
  path: '/wps/verification/member',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: v.object({ by: v.picklist(['sms', 'email']) }),
  response: codeSent,
});

/** What others see instead of the account's name. */
export const changeNickname = defineCall({
  name: 'changeNickname',
  method: 'PUT',
  path: '/wps/member/nickname',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: v.object({ nickname: v.pipe(v.string(), v.transform(seenText), v.maxLength(64)) }),
  response: nothing,
});

/** The member's avatar by its id, and those to choose from with the addresses of their pictures. */
export const memberIcon = defineCall({
  name: 'memberIcon',
  method: 'GET',
  path: '/wps/member/info/icon',
  moduleId: 'PROFPIC3',
  auth: 'member',
  realAccount: true,
  request: noParameters,
  response: v.object({ icon: v.nullable(v.string()), icons: v.array(v.object({ id: v.string(), url: v.string() })) }),
});

/** Chooses an avatar. `icon` is one of `memberIcon`'s ids. */
export const chooseIcon = defineCall({
  name: 'chooseIcon',
  method: 'PUT',
  path: '/wps/member/info/icon',
  moduleId: 'PROFPIC3',
  auth: 'member',
  realAccount: true,
  request: v.object({ icon: shortText }),
  response: nothing,
});

/**
 * Sets the payment password while there is none. One that is forgotten is replaced by a code to what is bound: the login
 * password alone would open both doors.
 */
export const setPaymentPassword = defineCall({
  name: 'setPaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  moduleId: 'PASS3',
  auth: 'member',
  realAccount: true,
  encrypted: true,
  request: v.object({ newPassword: secret, confirmNewPassword: secret, proof }),
  response: nothing,
});

/** Another payment password, by the old one. */
export const changePaymentPassword = defineCall({
  name: 'changePaymentPassword',
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  moduleId: 'PASS3',
  auth: 'member',
  realAccount: true,
  encrypted: true,
  request: v.object({ oldPassword: secret, newPassword: secret, confirmNewPassword: secret }),
  response: nothing,
});

/** Sends a code to an e-mail address that is to be bound. */
export const emailCode = defineCall({
  name: 'emailCode',
  method: 'POST',
  path: '/wps/verification/email',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: v.object({ email }),
  response: codeSent,
});

/** Binds an e-mail address. `proof` is required to replace another one, which is notified. */
export const bindEmail = defineCall({
  name: 'bindEmail',
  method: 'PUT',
  path: '/wps/member/email',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  encrypted: true,
  request: v.object({ email, verificationCode: secret, proof: v.optional(proof) }),
  response: nothing,
});

/** Sends a code to a mobile that is to be bound; refused for one that another account has. */
export const mobileCode = defineCall({
  name: 'mobileCode',
  method: 'POST',
  path: '/wps/verification/sms',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: v.object(mobile),
  response: codeSent,
});

/** Binds a mobile number. `proof` is required to replace another one, which is notified. */
export const bindMobile = defineCall({
  name: 'bindMobile',
  method: 'PUT',
  path: '/wps/member/mobile',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  encrypted: true,
  request: v.object({ ...mobile, verificationCode: secret, proof: v.optional(proof) }),
  response: nothing,
});

/**
 * What an authenticator app needs, the same until it is confirmed or has expired: `secret` as Base32, `qr` as the rows of
 * the code's modules (`1` is dark), which holds the same.
 */
export const authenticatorSetup = defineCall({
  name: 'authenticatorSetup',
  method: 'GET',
  path: '/wps/member/authenticator',
  moduleId: 'LOGINIPVERF3',
  auth: 'member',
  realAccount: true,
  request: noParameters,
  response: v.object({ secret: v.string(), qr: v.array(v.pipe(v.string(), v.regex(/^[01]+$/))) }),
});

/** Recovery codes, shown once: each replaces one code of the app. */
const recoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });

/** Turns the second step on, with a code of the app: from then on each login asks for one. */
export const turnOnAuthenticator = defineCall({
  name: 'turnOnAuthenticator',
  method: 'POST',
  path: '/wps/member/authenticator',
  moduleId: 'LOGINIPVERF3',
  auth: 'member',
  realAccount: true,
  encrypted: true,
  request: v.object({ verificationCode: secret }),
  response: recoveryCodes,
});

/** Turns the second step off. `verificationCode`: of the app, or a recovery code. */
export const turnOffAuthenticator = defineCall({
  name: 'turnOffAuthenticator',
  method: 'POST',
  path: '/wps/member/authenticator/off',
  moduleId: 'LOGINIPVERF3',
  auth: 'member',
  realAccount: true,
  encrypted: true,
  request: v.object({ verificationCode: secret, proof }),
  response: nothing,
});

/** New recovery codes in the place of all others, for the login password. */
export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/wps/member/authenticator/recovery',
  moduleId: 'LOGINIPVERF3',
  auth: 'member',
  realAccount: true,
  encrypted: true,
  request: v.object({ proof: v.object({ by: v.literal('password'), answer: secret }) }),
  response: recoveryCodes,
});

/** The member's logins, the latest first. */
export const loginHistory = defineCall({
  name: 'loginHistory',
  method: 'GET',
  path: '/wps/member/loginHistory',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: v.object(paging),
  response: v.object({ list: v.array(loginEvent), totalPages: v.number(), totalCount: v.number() }),
});

/** Where the member is logged in now; this session first. */
export const sessionList = defineCall({
  name: 'sessionList',
  method: 'GET',
  path: '/wps/member/sessions',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: noParameters,
  response: v.object({
    list: v.array(v.object({ id: v.string(), at: moment, address: v.string(), ...device, isCurrent: v.boolean() })),
  }),
});

/** Ends all of the member's sessions but this one. */
export const signOutOthers = defineCall({
  name: 'signOutOthers',
  method: 'DELETE',
  path: '/wps/member/sessions',
  moduleId: 'COMM3',
  auth: 'member',
  realAccount: true,
  request: noParameters,
  response: nothing,
});
