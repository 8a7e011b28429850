import { describe, expect, it } from 'vitest';

import { emptyLogin, loginPayload } from './payload.ts';
import { osName } from './osName.ts';

describe('the login payload', () => {
  it('[LOG-14] includes username and password, trimmed', () => {
    const values = { ...emptyLogin, username: ' maria88 ', password: ' Secret-88 ', mobileNum: '917' };
    expect(loginPayload('username', values, '+63')).toEqual({ type: 'username', username: 'maria88', password: 'Secret-88' });
  });

  it('[LOG-14] by SMS sends the mobile as username and the code as password', () => {
    const values = { ...emptyLogin, username: 'maria88', password: 'Secret-88', mobileNum: ' 9170000000', verificationCode: '123456 ' };
    expect(loginPayload('sms', values, '+63')).toEqual({
      type: 'sms',
      username: '9170000000',
      password: '123456',
      mobileNum: '9170000000',
      countryDialingCode: '+63',
    });
  });

  it('[LOG-3] includes the captcha if there is one', () => {
    expect(loginPayload('username', { ...emptyLogin, captcha: ' 4711 ' }, undefined)).toMatchObject({ captcha: '4711' });
  });
});

describe('operating system for guest play', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/120 Mobile', 'Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15', 'iOS'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120', 'Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'macOS'],
    ['Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/121', 'Linux'],
    ['curl/8', 'other'],
  ])('[LOG-6] %s is %s', (userAgent, os) => {
    expect(osName(userAgent)).toBe(os);
  });
});
