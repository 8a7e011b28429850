import type { Handlers } from '../context.ts';
import { authenticatorSetup, renewRecoveryCodes, turnOffAuthenticator, turnOnAuthenticator } from './security/authenticator.ts';
import { bindEmail, bindMobile, emailCode, mobileCode } from './security/contacts.ts';
import { loginHistory, sessionList, signOutOthers } from './security/logins.ts';
import { changeNickname, chooseIcon, memberIcon, ownerCode, securityConfig } from './security/overview.ts';
import { changePaymentPassword, setPaymentPassword } from './security/paymentPassword.ts';

/** The security center's part of the table. */
export const security = {
  securityConfig,
  ownerCode,
  changeNickname,
  memberIcon,
  chooseIcon,
  setPaymentPassword,
  changePaymentPassword,
  emailCode,
  bindEmail,
  mobileCode,
  bindMobile,
  authenticatorSetup,
  turnOnAuthenticator,
  turnOffAuthenticator,
  renewRecoveryCodes,
  loginHistory,
  sessionList,
  signOutOthers,
} satisfies Partial<Handlers>;
