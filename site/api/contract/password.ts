import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { mobile } from './login.ts';
import { filledText, nothing, shortText } from './shapes.ts';

const password = filledText;

/** Changes the password. Every other session of the account ends with the old one. */
export const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  moduleId: 'PASS3',
  auth: 'member',
  realAccount: true,
  encrypted: true,
  request: v.object({ oldPassword: password, newPassword: password, confirmNewPassword: password }),
  response: nothing,
});

/** Sends a mail with a password for one login. Answers alike whether the two belong to an account or not. */
export const passwordByEmail = defineCall({
  name: 'passwordByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  moduleId: 'PASS3',
  auth: 'none',
  form: true,
  request: v.object({ username: shortText, email: shortText }),
  response: nothing,
});

/** A new password for the account of a mobile number, proven by a code that `smsLoginCode` sent for `password`. */
export const passwordByPhone = defineCall({
  name: 'passwordByPhone',
  method: 'POST',
  path: '/wps/member/password/verification',
  moduleId: 'CHNGPASSVERIF3',
  auth: 'none',
  encrypted: true,
  request: v.object({ ...mobile, newPassword: password, verificationCode: filledText }),
  response: nothing,
});
