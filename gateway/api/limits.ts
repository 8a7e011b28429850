import type { CallName } from '#site/api/contract/index.ts';

const WINDOW_MS = 60_000;

/** Calls per minute from one address. Calls that cost money or can be used to guess secrets have a tighter limit. */
const PER_ADDRESS: Partial<Record<CallName, number>> = {
  login: 300,
  verifyLogin: 120,
  factorCode: 60,
  socialLogin: 120,
  changePassword: 120,
  setPaymentPassword: 120,
  changePaymentPassword: 120,
  bindEmail: 120,
  bindMobile: 120,
  ownerCode: 60,
  emailCode: 60,
  mobileCode: 60,
  turnOnAuthenticator: 120,
  turnOffAuthenticator: 120,
  renewRecoveryCodes: 120,
  passwordByEmail: 60,
  passwordByPhone: 120,
  registerMember: 120,
  registerMobile: 120,
  smsLoginCode: 120,
  smsRegisterCode: 120,
  captcha: 240,
  freeplay: 120,
  checkUsername: 240,
  actOnPromotion: 120,
  claimRafflePromotion: 120,
  claimMission: 120,
  sendChatMessage: 120,
  uploadImage: 60,
  sendFeedback: 60,
  redeemPointReward: 60,
  convertPoint: 60,
  openRedEnvelope: 120,
  playMiniGame: 300,
  walletTransfer: 300,
  memberTransfer: 120,
  registerDownline: 60,
  createDownlineLink: 60,
  changeMemberRates: 120,
  offerContract: 120,
  excludeSelf: 60,
  createDeposit: 120,
  createWithdrawal: 120,
  addBankCard: 120,
  removeBankCard: 120,
};
const PER_ADDRESS_DEFAULT = 3000;
/** Calls per minute by one account, over all calls. */
export const PER_ACCOUNT = 1200;
/** How many of these calls per minute one address may make. */
export const perAddress = (call: CallName): number => PER_ADDRESS[call] ?? PER_ADDRESS_DEFAULT;
/** Number of windows before expired ones are deleted. */
const MANY_WINDOWS = 10_000;

/** Counts calls in windows of a minute, in memory: a restart resets it. */
export interface Limiter {
  allowAddress(call: CallName, address: string): boolean;
  allowAccount(accountId: number): boolean;
}

export function createLimiter(now: () => number): Limiter {
  const windows = new Map<string, { startedAt: number; count: number }>();
  const allow = (key: string, limit: number): boolean => {
    const at = now();
    if (windows.size > MANY_WINDOWS) {
      for (const [stale, { startedAt }] of windows) if (at - startedAt >= WINDOW_MS) windows.delete(stale);
    }
    const open = windows.get(key);
    if (open === undefined || at - open.startedAt >= WINDOW_MS) {
      windows.set(key, { startedAt: at, count: 1 });
      return true;
    }
    open.count += 1;
    return open.count <= limit;
  };
  return {
    allowAddress: (call, address) => allow(`${call} ${address}`, perAddress(call)),
    allowAccount: (accountId) => allow(`account ${accountId}`, PER_ACCOUNT),
  };
}
