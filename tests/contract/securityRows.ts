import { SEED_PAYMENT_PASSWORD } from '#gateway/api/index.ts';
import type { RunningGateway } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import type { CallName } from '#site/api/contract/index.ts';
import { lastCode, PASSWORD, send, tokenOf, totpCode } from './support.ts';

const BY_PASSWORD = { by: 'password', answer: PASSWORD };
const NUMBER = { mobileNum: '9170000031', countryDialingCode: '+63' };

/** A sensible request for each row of the security center. */
export const securityExamples = {
  authenticatorSetup: {},
  bindEmail: { email: 'rows@example.com', verificationCode: '0', proof: BY_PASSWORD },
  bindMobile: { ...NUMBER, verificationCode: '0', proof: BY_PASSWORD },
  changeNickname: { nickname: 'Dalisay' },
  changePaymentPassword: { oldPassword: SEED_PAYMENT_PASSWORD, newPassword: '135791', confirmNewPassword: '135791' },
  chooseIcon: { icon: 'sun-sea' },
  emailCode: { email: 'rows2@example.com' },
  loginHistory: { pageNo: 1, pageSize: 20 },
  memberIcon: {},
  mobileCode: { mobileNum: '9170000032', countryDialingCode: '+63' },
  ownerCode: { by: 'email' },
  renewRecoveryCodes: { proof: BY_PASSWORD },
  securityConfig: {},
  sessionList: {},
  setPaymentPassword: { newPassword: '975310', confirmNewPassword: '975310', proof: { by: 'email', answer: '0' } },
  signOutOthers: {},
  turnOffAuthenticator: { verificationCode: '0', proof: BY_PASSWORD },
  turnOnAuthenticator: { verificationCode: '0' },
};

/**
 * Who turns the second step on or off keeps it to themselves: every later login of theirs is asked for a code. So does who gets another
 * payment password.
 */
export const SECURITY_ACCOUNTS: Partial<Record<CallName, string>> = {
  // Another account's number is needed by the password that is set by phone.
  bindMobile: 'team117',
  changePaymentPassword: 'team113',
  setPaymentPassword: 'team113',
  turnOnAuthenticator: 'team114',
  turnOffAuthenticator: 'team115',
  renewRecoveryCodes: 'team116',
};

/** What must have happened before some of them succeed, and what of it the request holds. */
export function securityPreparations(gateway: RunningGateway, clock: { now: number }): Partial<Record<CallName, () => Promise<unknown>>> {
  const secretOf = async (token: string) => (await send(gateway, calls.authenticatorSetup, {}, { token })).value.secret;
  return {
    bindEmail: async () => {
      await send(gateway, calls.emailCode, { email: 'rows@example.com' }, { token: await tokenOf(gateway, 'demo') });
      return { verificationCode: await lastCode(gateway) };
    },
    bindMobile: async () => {
      await send(gateway, calls.mobileCode, NUMBER, { token: await tokenOf(gateway, 'team117') });
      return { verificationCode: await lastCode(gateway) };
    },
    setPaymentPassword: async () => {
      clock.now += 1000;
      await send(gateway, calls.ownerCode, { by: 'email' }, { token: await tokenOf(gateway, 'team113') });
      return { proof: { by: 'email', answer: await lastCode(gateway) } };
    },
    renewRecoveryCodes: async () => {
      const token = await tokenOf(gateway, 'team116');
      await send(gateway, calls.turnOnAuthenticator, { verificationCode: totpCode(await secretOf(token), clock.now) }, { token });
    },
    turnOffAuthenticator: async () => {
      const token = await tokenOf(gateway, 'team115');
      const secret = await secretOf(token);
      await send(gateway, calls.turnOnAuthenticator, { verificationCode: totpCode(secret, clock.now) }, { token });
      clock.now += 30_000;
      return { verificationCode: totpCode(secret, clock.now) };
    },
    turnOnAuthenticator: async () => ({ verificationCode: totpCode(await secretOf(await tokenOf(gateway, 'team114')), clock.now) }),
  };
}
