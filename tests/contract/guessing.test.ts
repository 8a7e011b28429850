import { describe, expect, it } from 'vitest';
import { calls } from '#site/api/contract/index.ts';
import { asUser, gatewayOfFile, newCaptcha, send } from './support.ts';

const { gateway, clock } = gatewayOfFile();

const MINUTE = 60_000;
/** Hashing many passwords takes its time. */
const SLOW = 180_000;

const guessAs = (index: number, address: string) => send(gateway, calls.login, asUser(`nobody${index}`, 'wrong-one'), { address });

describe('guessing passwords', () => {
  it(
    '[LOG-3] [API-6] is over for an hour after twenty failures, whether the name exists or not, or always needs a captcha',
    async () => {
      for (const username of ['demo', 'nobody', 'captcha']) {
        const guess = async () => {
          const { headers, answer } = await newCaptcha(gateway);
          return send(gateway, calls.login, { ...asUser(username, 'wrong-one'), captcha: answer }, { headers });
        };
        for (let attempt = 0; attempt < 20; attempt += 1) expect((await guess()).errorCode).toBe('login.failed');
        expect((await guess()).errorCode).toBe('request.too.many');
      }
      const { headers, answer } = await newCaptcha(gateway);
      const right = { ...asUser('demo'), captcha: answer };
      expect((await send(gateway, calls.login, right, { headers })).errorCode).toBe('request.too.many');
      clock.now += 60 * MINUTE;
      const later = await newCaptcha(gateway);
      expect((await send(gateway, calls.login, { ...right, captcha: later.answer }, { headers: later.headers })).success).toBe(true);
    },
    SLOW,
  );

  it(
    '[LOG-3] [API-6] from one address needs a captcha after sixty failures, under a new name too',
    async () => {
      await Promise.all(Array.from({ length: 60 }, (_, attempt) => guessAs(attempt, '198.51.100.1')));
      expect((await guessAs(60, '198.51.100.1')).errorCode).toBe('captcha.required');
      expect((await guessAs(60, '198.51.100.2')).errorCode).toBe('login.failed');
    },
    SLOW,
  );

  it('[REG-10] [API-6] one number gets no more than twenty codes an hour, whether anybody has it or not', async () => {
    for (const mobileNum of ['9170000001', '9990000000']) {
      const ask = () => {
        clock.now += 1000;
        return send(gateway, calls.smsLoginCode, { mobileNum, countryDialingCode: '+63' });
      };
      for (let attempt = 0; attempt < 20; attempt += 1) expect((await ask()).success).toBe(true);
      expect((await ask()).errorCode).toBe('request.too.many');
    }
  });
});
