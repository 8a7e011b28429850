import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER_STUBS } from '#gateway/api/index.ts';
import type { Fetch } from '#gateway/api/index.ts';
import type { GeetestResult } from '#site/api/contract/verification.ts';
import { calls } from '#site/api/contract/index.ts';
import { asUser, dev, lastCode, newCaptcha, send, standIn } from './support.ts';
import { gatewayWithVendors } from './vendors.ts';

const { gateway, clock, vendors, switchOn } = gatewayWithVendors({
  geetest: { id: 'public-id', key: 'private-key', validateUrl: 'https://geetest.example/validate' },
});
const elsewhere = { merchant: 'elsewhere' };
const made: GeetestResult = { captcha_id: 'public-id', lot_number: 'lot', captcha_output: 'out', pass_token: 'pass', gen_time: '1' };

const logIn = (fields: object, options = {}) => send(gateway, calls.login, { ...asUser('demo'), ...fields }, options);

/** A result as GeeTest's widget hands it out. */
async function solved(captchaId: string = PROVIDER_STUBS.geetest.id): Promise<GeetestResult> {
  const result = await standIn(gateway, '/dev/providers/geetest/verify', { captcha_id: captchaId });
  return { ...made, ...result };
}

describe('behaviour verification', () => {
  beforeEach(async () => {
    await Promise.all(['demo', 'bare', 'elsewhere'].map((code) => switchOn('GEETEST3', code)));
  });
  it('[LOG-5] names the public id, while the flag is on and the merchant has one', async () => {
    for (const product of ['login', 'register'] as const) {
      expect((await send(gateway, calls.geetestId, { product })).value.gt).toBe(PROVIDER_STUBS.geetest.id);
    }
    expect((await send(gateway, calls.geetestId, { product: 'login' }, { merchant: 'bare' })).errorCode).toBe('function.not.available');
    await dev(gateway, 'PUT', 'whitelabel', { GEETEST3: '0' });
    expect((await send(gateway, calls.geetestId, { product: 'login' })).errorCode).toBe('function.not.available');
  });

  it('[LOG-5] lets in with a result that is good once', async () => {
    const geetestValidateV4 = await solved();
    expect((await logIn({ geetestValidateV4 })).success).toBe(true);
    expect(await logIn({ geetestValidateV4 })).toMatchObject({ status: 200, errorCode: 'geetest.failed' });
  });

  it('[LOG-5] takes no result that is made up, old, or of another id', async () => {
    const old = await solved();
    clock.now += 600_000;
    const results = [{ ...made, captcha_id: PROVIDER_STUBS.geetest.id }, old, await solved('another-id')];
    const codes = await Promise.all(results.map(async (geetestValidateV4) => (await logIn({ geetestValidateV4 })).errorCode));
    expect(codes).toEqual(['geetest.failed', 'geetest.failed', 'geetest.failed']);
  });

  it('[LOG-5] asks for it, and takes a right captcha in its place', async () => {
    expect(await logIn({})).toMatchObject({ errorCode: 'geetest.required', value: { captcha: true } });
    const { headers, answer } = await newCaptcha(gateway);
    expect((await logIn({ captcha: answer }, { headers })).success).toBe(true);
    expect((await logIn({ captcha: answer }, { headers })).errorCode).toBe('captcha.wrong');
  });

  it('[LOG-5] a login by code needs none, registration does', async () => {
    const mobile = { mobileNum: '9170000001', countryDialingCode: '+63' };
    await send(gateway, calls.smsLoginCode, mobile);
    const bySms = { type: 'sms', username: mobile.mobileNum, password: await lastCode(gateway), ...mobile } as const;
    expect((await send(gateway, calls.login, bySms)).success).toBe(true);
    const form = { username: 'amihan', password: 'secret123', registerMethod: 'WEB' } as const;
    expect(await send(gateway, calls.registerMember, form)).toMatchObject({ errorCode: 'geetest.required', value: { captcha: true } });
    expect((await send(gateway, calls.registerMember, { ...form, geetestValidateV4: await solved() })).success).toBe(true);
  });

  it('[LOG-5] a merchant without an id with GeeTest asks for the captcha', async () => {
    expect(await logIn({ geetestValidateV4: made }, { merchant: 'bare' })).toMatchObject({
      errorCode: 'captcha.required',
      value: { captcha: true },
    });
  });

  it.each<[string, Fetch]>([
    ['fails', async () => new Response('oops', { status: 500 })],
    ['answers nonsense', async () => new Response('<html>')],
    ['answers in another shape', async () => Response.json({ result: 'maybe' })],
    ['is not to be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('[LOG-5] asks for the captcha when GeeTest %s', async (_how, answer) => {
    vendors.answer = answer;
    expect(await logIn({ geetestValidateV4: made }, elsewhere)).toMatchObject({ errorCode: 'captcha.required', value: { captcha: true } });
  });

  it('[LOG-5] waits for GeeTest no longer than it may', async () => {
    vendors.answer = (_address, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    expect((await logIn({ geetestValidateV4: made }, elsewhere)).errorCode).toBe('captcha.required');
  });

  it('[LOG-5] asks GeeTest as its second check wants it: signed, and the key stays here', async () => {
    vendors.answer = async () => Response.json({ status: 'success', result: 'success', reason: '' });
    expect((await logIn({ geetestValidateV4: made }, elsewhere)).success).toBe(true);
    expect(vendors.asked.map(({ address }) => address)).toEqual(['https://geetest.example/validate?captcha_id=public-id']);
    const form = Object.fromEntries(new URLSearchParams(String(vendors.asked[0]?.init.body)));
    const signature = createHmac('sha256', 'private-key').update('lot').digest('hex');
    expect(form).toEqual({ lot_number: 'lot', captcha_output: 'out', pass_token: 'pass', gen_time: '1', sign_token: signature });
  });
});
