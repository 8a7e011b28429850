import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#site/api/contract/index.ts';
import type { Call, CallName } from '#site/api/contract/index.ts';
import { sendRaw } from './raw.ts';
import { dev, merchant, PASSWORD, startGateway, STAND_IN_RESULT, tokenOf } from './support.ts';

const flags = { GEETEST3: true, FIREBASESMS3: true, GOOGLELOGIN3: true, FACEBOOKLOGIN3: true, REGMOBVERF3: true };
const { gateway, clock } = startGateway({ merchants: [merchant('demo')] });
let token = '';
beforeAll(async () => {
  token = await tokenOf(gateway, 'demo');
});
afterAll(() => gateway.close());

const mobile = { mobileNum: '9170000001', countryDialingCode: '+63' };
const factor = { challenge: 'some-id', factor: 'sms' };
const form = { ...mobile, username: 'amihan', password: 'secret123', registerMethod: 'WEB', verificationCode: '123456' };

/** A whole request for each row that a player's words reach. */
const WHOLE: Partial<Record<CallName, Readonly<Record<string, unknown>>>> = {
  login: {
    type: 'username',
    username: 'demo',
    password: PASSWORD,
    captcha: '',
    ...mobile,
    firebaseIdToken: 'a.b.c',
    geetestValidateV4: STAND_IN_RESULT,
  },
  factorCode: factor,
  verifyLogin: { ...factor, answer: '123456' },
  socialLogin: { provider: 'google', token: 'a.b.c' },
  freeplay: { os: 'test', platform: 'W' },
  geetestId: { product: 'login' },
  smsLoginCode: { ...mobile, purpose: 'login' },
  smsRegisterCode: { mobileNo: '9170000009', countryDialingCode: '+63', regType: 'mobile' },
  registerMember: { ...form, email: 'a@b.c', affiliateCode: 'SINAG88', referralCode: null, geetestValidateV4: STAND_IN_RESULT },
  registerMobile: { ...form, firebaseIdToken: 'a.b.c', firebaseChannel: 'sms' },
  checkUsername: { username: 'amihan' },
  checkAffiliate: { code: 'SINAG88', domain: 'localhost' },
  changePassword: { oldPassword: 'wrong-one', newPassword: 'Another2026', confirmNewPassword: 'Another2026' },
  passwordByEmail: { username: 'demo', email: 'nobody@example.com' },
  passwordByPhone: { ...mobile, newPassword: 'Another2026', verificationCode: '123456' },
  newsArticle: { id: 'seasons', language: 'EN' },
  actOnPromotion: { promotionId: 'zalo', action: 'join', application: { comment: 'Good', images: [], contact: '84901234567' } },
  claimRafflePromotion: { promotionId: 'ticket' },
  claimMission: { missionId: 'start', period: 'once' },
  sendFeedback: { questionType: 'other', content: 'It went well and I like it', contact: 'me@example.com' },
};

const HOSTILE: readonly [what: string, value: unknown][] = [
  ['nothing', ''],
  ['blanks', ' \t\u00a0\u3000 '],
  ['far too much', 'x'.repeat(5000)],
  ['as much as a field takes', 'y'.repeat(255)],
  ['emoji', '👩‍👩‍👧‍👦🎰'.repeat(5)],
  ['right-to-left marks', '\u202e\u200fnimda\u202c'],
  ['half a character', '\ud83d'],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['SQL', `' OR '1'='1'; DROP TABLE accounts; --`],
  ['a null byte', 'demo\u0000admin'],
  ['a line break', 'a\r\nSet-Cookie: a=b'],
  ['a pasted number', '+63 (0) 917-000.0001 ext 5'],
  ['slow for a pattern', `${'a'.repeat(40)}!`],
  ['a prototype', '__proto__'],
  ['a number', 9_007_199_254_740_991],
  ['a negative number', -1],
  ['true', true],
  ['null', null],
  ['a list', ['demo', 'vip']],
  ['an object', { $ne: null, toString: 'x' }],
];

/** A refusal in the usual form, or success; never a fault of ours, and never what was sent in the words. */
async function expectAnswer(response: Response, sent: unknown): Promise<void> {
  const answer = await response.json();
  expect(response.status).toBeLessThan(500);
  if (answer.success !== true) {
    expect(answer).toMatchObject({ success: false, errorCode: expect.any(String), message: expect.stringMatching(/^.{1,200}$/) });
  }
  if (typeof sent === 'string' && sent.length > 20) expect(JSON.stringify(answer)).not.toContain(sent.slice(0, 20));
}

const rows = Object.entries(WHOLE).map(([name, whole]) => [calls[name as CallName] as Call, whole] as const);

describe.each([
  ['with the flags of a new merchant', {}],
  ['with every way of logging in', flags],
])('hostile input, %s', (_how, changed) => {
  beforeAll(async () => {
    await dev(gateway, 'PUT', 'whitelabel', Object.fromEntries(Object.keys(changed).map((flag) => [flag, '1'])));
  });

  it.each(rows)(
    '[API-6] [REG-4] $name takes or refuses it, field by field',
    async (row, whole) => {
      for (const field of Object.keys(whole)) {
        for (const [, value] of HOSTILE) {
          await expectAnswer(await sendRaw(gateway, row, { ...whole, [field]: value }, token), value);
        }
        // Nobody is that quick.
        clock.now += 60_000;
      }
      for (const input of ['text', 7, null, [], [whole], {}]) await expectAnswer(await sendRaw(gateway, row, input, token), undefined);
    },
    60_000,
  );
});
