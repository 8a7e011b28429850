import type { login } from '#site/api/contract/login.ts';
import type { CallInput } from '#site/api/contract/defineCall.ts';
import { bareNumber, plainNumber, trimmed } from '#site/session/rules.ts';

/** By password, or by a code to the player's mobile. */
export type LoginType = 'username' | 'sms';

/** The platform's names: a code sent by Firebase has the type `firebase`. */
export type PlatformLoginType = CallInput<typeof login>['type'];

/** Input of the player. */
export interface LoginTexts {
  readonly username: string;
  readonly password: string;
  readonly mobileNum: string;
  readonly verificationCode: string;
  readonly captcha: string;
}

/** Form values of both types, so that switching preserves input. */
export interface LoginValues extends LoginTexts {
  readonly remember: boolean;
}

export const emptyLogin: LoginValues = {
  username: '',
  password: '',
  mobileNum: '',
  verificationCode: '',
  captcha: '',
  remember: false,
};

/** Payload of a login. By SMS, the mobile number is the username and the code is the password. */
export function loginPayload(type: PlatformLoginType, values: LoginTexts, countryDialingCode: string | undefined): CallInput<typeof login> {
  const captcha = plainNumber(values.captcha);
  const optional = captcha === '' ? {} : { captcha };
  if (type === 'username') return { type, username: trimmed(values.username), password: trimmed(values.password), ...optional };
  const mobileNum = bareNumber(values.mobileNum);
  return {
    type,
    username: mobileNum,
    password: plainNumber(values.verificationCode),
    mobileNum,
    ...(countryDialingCode !== undefined && { countryDialingCode }),
    ...optional,
  };
}
