import type { login } from '#site/api/contract/login.ts';
import type { CallInput } from '#site/api/contract/defineCall.ts';
import { bareNumber, plainNumber, trimmed } from '#site/session/rules.ts';

/** By password, or by a code to the player's mobile. */
export type LoginType = 'username' | 'sms';

/** As the platform names them: a code to the mobile is `firebase` where Firebase sends it. */
export type PlatformLoginType = CallInput<typeof login>['type'];

/** What the player types. */
export interface LoginTexts {
  readonly username: string;
  readonly password: string;
  readonly mobileNum: string;
  readonly verificationCode: string;
  readonly captcha: string;
}

/** What the form holds, for both types, so that switching forgets nothing. */
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

/** What is sent. By SMS the mobile number stands as username and the code as password (spec, section 3). */
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
