import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { shortText } from './shapes.ts';

/** What GeeTest 4 hands out after its challenge, named as it names them. The gateway has them checked by GeeTest. */
export const geetestResult = v.object({
  captcha_id: shortText,
  lot_number: shortText,
  captcha_output: v.pipe(v.string(), v.maxLength(4096)),
  pass_token: shortText,
  gen_time: shortText,
});
export type GeetestResult = v.InferOutput<typeof geetestResult>;

/** Joins a login or registration where the merchant has behaviour verification on; without it a right captcha will do. */
export const verified = { geetestValidateV4: v.optional(geetestResult) };

/** Proof of a mobile number by Firebase: a signed token. */
export const firebaseIdToken = v.pipe(v.string(), v.minLength(1), v.maxLength(4096));

/** The merchant's public id with GeeTest. `product`: which form asks. */
export const geetestId = defineCall({
  name: 'geetestId',
  method: 'GET',
  path: '/wps/captcha/geetest',
  moduleId: 'GEETEST3',
  auth: 'none',
  request: v.object({ product: v.picklist(['login', 'register']) }),
  response: v.object({ gt: v.string() }),
});
