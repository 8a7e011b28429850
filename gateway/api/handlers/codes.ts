import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { bareNumber, formatOf } from '#site/api/contract/formats.ts';
import { ok, refuse } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { isMobileNumber, mobileNumber } from '../mobile.ts';
import { newCaptcha, sendCode } from '../verification.ts';

/** The flag that a code's purpose depends on. */
const FLAG_OF = { login: 'MOBILEVERCODELOGIN3', password: 'CHNGPASSVERIF3' } as const;

export const captcha: Handlers['captcha'] = (_input, context) => ok(newCaptcha(context));

export const smsLoginCode: Handlers['smsLoginCode'] = ({ purpose, ...input }, context) => {
  const { db, merchant } = context;
  if (merchant.flags[FLAG_OF[purpose]] !== true) return refuse(ERROR_CODE.functionNotAvailable);
  const recipient = mobileNumber(input.countryDialingCode, input.mobileNum);
  if (!isMobileNumber(recipient)) return refuse(ERROR_CODE.fieldInvalid, { field: 'mobileNum' });
  const known = db.get('SELECT 1 FROM accounts WHERE merchant = ? AND mobile = ?', merchant.code, recipient);
  return sendCode(context, { purpose, recipient, deliver: known !== undefined });
};

export const smsRegisterCode: Handlers['smsRegisterCode'] = (input, context) => {
  const recipient = mobileNumber(input.countryDialingCode, input.mobileNo);
  const rule = context.merchant.rules['mobileNum'];
  const fits = rule?.enabled !== true || formatOf(rule)(bareNumber(input.mobileNo));
  if (!fits || !isMobileNumber(recipient)) return refuse(ERROR_CODE.fieldInvalid, { field: 'mobileNum' });
  return sendCode(context, { purpose: 'register', recipient });
};
