import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { REGISTRATION_FIELDS } from './registrationFields.ts';
import { fieldRules } from './rules.ts';
import { nothing, noParameters, shortText } from './shapes.ts';
import { firebaseIdToken, verified } from './verification.ts';

/** The merchant's registration rules. */
export const registrationRules = defineCall({
  name: 'registrationRules',
  method: 'GET',
  path: '/wps/system/setting/register',
  moduleId: 'REG3',
  auth: 'none',
  request: noParameters,
  response: fieldRules,
});

const optionalField = v.optional(shortText);

/** What both tabs send; which of it is required is the rules' matter, not the table's. */
const registrationPayload = {
  ...v.entriesFromList(REGISTRATION_FIELDS, optionalField),
  countryDialingCode: optionalField,
  referralCode: v.optional(v.nullable(shortText)),
  verificationCode: optionalField,
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: v.optional(firebaseIdToken),
  ...verified,
  login: v.optional(v.boolean()),
  registerUrl: v.optional(v.pipe(v.string(), v.maxLength(2048))),
  domain: optionalField,
  registerMethod: shortText,
};

/** `token` comes where `login` was asked for and the merchant logs new members in at once (DIRECTREG3). */
const registered = v.object({ customerId: v.optional(v.string()), token: v.optional(v.string()) });

/** Opens an account by a username; the merchant's rules say which fields it needs. */
export const registerMember = defineCall({
  name: 'registerMember',
  method: 'PUT',
  path: '/wps/member/register',
  moduleId: 'REG3',
  auth: 'none',
  encrypted: true,
  request: v.object(registrationPayload),
  response: registered,
});

/** Opens an account by a mobile number that a code, or Firebase, has proven. */
export const registerMobile = defineCall({
  name: 'registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  moduleId: 'MOBILENUMREG3',
  auth: 'none',
  encrypted: true,
  request: v.object(registrationPayload),
  response: registered,
});

/** Succeeds when the name is free; a taken one is a refusal. */
export const checkUsername = defineCall({
  name: 'checkUsername',
  method: 'GET',
  path: '/wps/check/username',
  moduleId: 'REG3',
  auth: 'none',
  request: v.object({ username: shortText }),
  response: nothing,
});

/** Succeeds when the affiliate code is known for the domain. */
export const checkAffiliate = defineCall({
  name: 'checkAffiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  moduleId: 'AFFMAN3',
  auth: 'none',
  request: v.object({ code: shortText, domain: shortText }),
  response: nothing,
});
