import { describe, expect, it } from 'vitest';
import { calls } from '#site/api/contract/index.ts';
import type { CallInput } from '#site/api/contract/index.ts';
import { DAY, HOUR, MINUTE, playersOfFile } from './playing.ts';
import { asUser, dev, PASSWORD, send, standIn, tokenOf } from './support.ts';

const { gateway, clock, openGame, placeSlip, playMini, sessionOf } = playersOfFile();

describe('the session’s clock', () => {
  it('[SEC-6] says since when a session is open and what it and today have brought, by the merchant’s day', async () => {
    const tomorrow = Math.ceil((clock.now + DAY) / DAY) * DAY + 16 * HOUR;
    clock.now = tomorrow - HOUR;
    const started = clock.now;
    const token = await tokenOf(gateway, 'team200');
    const before = (await send(gateway, calls.balance, {}, { token })).value.sumBalance;
    const outcome = await playMini(token);
    const { win } = outcome.value;
    clock.now += 20 * MINUTE;
    expect(await sessionOf(token)).toMatchObject({
      startedAt: started,
      now: started + 20 * MINUTE,
      session: { stake: 500, win, net: win - 500 },
      today: { stake: 500, win, net: win - 500 },
    });
    expect((await send(gateway, calls.balance, {}, { token })).value.sumBalance).toBe(before - 500 + win);
    // Manila is eight hours ahead: its next day begins at 16:00 UTC, within the session.
    clock.now = tomorrow;
    expect(await sessionOf(token)).toMatchObject({ session: { stake: 500 }, today: { stake: 0, win: 0, net: 0 } });
    const another = await tokenOf(gateway, 'team200');
    expect(await sessionOf(another)).toMatchObject({ startedAt: clock.now, session: { stake: 0 } });
  });
});

describe('the reality check', () => {
  it('[SEC-6] while it is due, no round is played anywhere, until it was acknowledged; then the next one is due an interval later', async () => {
    const token = await tokenOf(gateway, 'demo');
    const { round } = await openGame(token);
    clock.now += 60 * MINUTE - 1;
    // Games end after an hour by themselves.
    expect(await round(100)).toHaveProperty('win');
    const known = await round(100, 'round-known');
    clock.now += 1;
    expect((await sessionOf(token)).realityCheck).toMatchObject({ minutes: 60, isDue: true, dueAt: clock.now });
    const fresh = await openGame(token);
    expect(await fresh.round(100)).toMatchObject({ status: 409, error: 'realityCheck' });
    expect((await playMini(token)).errorCode).toBe('play.reality.due');
    expect((await placeSlip(token)).errorCode).toBe('play.reality.due');
    // What was played before can be asked for again.
    expect(await fresh.round(100, 'round-known')).toEqual(known);
    // Choosing another interval is no way around it.
    expect((await send(gateway, calls.setRealityCheck, { minutes: 15 }, { token })).errorCode).toBe('play.reality.due');

    clock.now += 10 * MINUTE;
    const { value } = await send(gateway, calls.acknowledgeRealityCheck, {}, { token });
    expect(value.dueAt).toBe(clock.now + 60 * MINUTE);
    expect(await fresh.round(100)).toHaveProperty('win');
    expect((await playMini(token)).success).toBe(true);
  });

  it('[SEC-6] comes as often as the player chooses, counted from the last; acknowledging ahead of time does nothing', async () => {
    const token = await tokenOf(gateway, 'demo');
    await send(gateway, calls.setRealityCheck, { minutes: 15 }, { token });
    const { dueAt } = (await sessionOf(token)).realityCheck;
    expect(dueAt).toBe(clock.now + 15 * MINUTE);
    clock.now += 14 * MINUTE;
    await send(gateway, calls.acknowledgeRealityCheck, {}, { token });
    expect((await sessionOf(token)).realityCheck).toMatchObject({ dueAt, isDue: false });
    clock.now += MINUTE;
    expect((await playMini(token)).errorCode).toBe('play.reality.due');
    // The choice is the player's, not the session's; each session has its own clock.
    const other = await tokenOf(gateway, 'demo');
    expect((await sessionOf(other)).realityCheck).toMatchObject({ minutes: 15, isDue: false });
    expect((await playMini(other)).success).toBe(true);
  });

  it('[SEC-6] can be switched off only where the jurisdiction allows it', async () => {
    const token = await tokenOf(gateway, 'demo');
    expect((await send(gateway, calls.setRealityCheck, { minutes: 0 }, { token })).errorCode).toBe('play.reality.required');
    expect((await sessionOf(token)).realityCheck.choices).toEqual([15, 30, 60]);
    const there = { token: await tokenOf(gateway, 'demo', { merchant: 'free' }), merchant: 'free' };
    expect((await send(gateway, calls.setRealityCheck, { minutes: 0 }, there)).success).toBe(true);
    clock.now += 5 * HOUR;
    expect((await send(gateway, calls.playSession, {}, there)).value.realityCheck).toEqual({
      minutes: 0,
      choices: [0, 15, 30, 60],
      dueAt: null,
      isDue: false,
    });
  });

  it('[SEC-6] a game ends with the session that started it', async () => {
    const token = await tokenOf(gateway, 'demo');
    const { round } = await openGame(token);
    await send(gateway, calls.logout, {}, { token });
    expect(await round(100)).toMatchObject({ status: 403, error: 'session' });
  });
});

describe('a time-out', () => {
  it('[SEC-6] ends every session and game at once, and no login opens one before it is over', async () => {
    const [token, elsewhere] = [await tokenOf(gateway, 'demo'), await tokenOf(gateway, 'demo')];
    const { round } = await openGame(elsewhere);
    const { value } = await send(gateway, calls.takeTimeOut, { days: 1 }, { token });
    const until = clock.now + DAY;
    expect(value.until).toBe(until);
    for (const open of [token, elsewhere]) expect((await send(gateway, calls.balance, {}, { token: open })).status).toBe(401);
    expect(await round(100)).toMatchObject({ status: 409, error: 'excluded', until });
    const login = await send(gateway, calls.login, asUser('demo'));
    expect(login).toMatchObject({ errorCode: 'account.excluded', value: { until } });
    // Nobody learns of it without the password.
    expect((await send(gateway, calls.login, asUser('demo', 'wrong-one'))).errorCode).toBe('login.failed');
    clock.now = until - 1;
    expect((await send(gateway, calls.login, asUser('demo'))).success).toBe(false);
    clock.now = until;
    expect((await send(gateway, calls.login, asUser('demo'))).success).toBe(true);
    // The sessions of before stay ended.
    expect((await send(gateway, calls.balance, {}, { token })).status).toBe(401);
  });

  it('[SEC-6] lasts 24 hours to 6 weeks, and nothing else', async () => {
    const token = await tokenOf(gateway, 'demo');
    for (const days of [0, 43, -1]) {
      const invalid = { days } as unknown as CallInput<typeof calls.takeTimeOut>;
      await expect(send(gateway, calls.takeTimeOut, invalid, { token })).rejects.toThrow('Invalid');
    }
    expect((await send(gateway, calls.takeTimeOut, { days: 42 }, { token })).value.until).toBe(clock.now + 42 * DAY);
  });
});

describe('self-exclusion', () => {
  it('[SEC-6] needs the password, lasts the months that were chosen, and cannot be shortened', async () => {
    clock.now = Date.UTC(2027, 7, 31, 12);
    const token = await tokenOf(gateway, 'demo');
    const wrong = await send(gateway, calls.excludeSelf, { months: 6, password: 'wrong-one' }, { token });
    expect(wrong).toMatchObject({ errorCode: 'password.old.wrong', value: { field: 'password' } });
    expect((await send(gateway, calls.balance, {}, { token })).status).toBe(200);
    const { value } = await send(gateway, calls.excludeSelf, { months: 6, password: PASSWORD }, { token });
    const until = Date.UTC(2028, 1, 29, 12);
    expect(value.until).toBe(until);
    expect((await send(gateway, calls.balance, {}, { token })).status).toBe(401);
    clock.now = until - 1;
    expect(await send(gateway, calls.login, asUser('demo'))).toMatchObject({ errorCode: 'account.excluded', value: { until } });
    clock.now = until;
    expect((await send(gateway, calls.login, asUser('demo'))).success).toBe(true);
  });

  it('[SEC-6] for good has no end, by whatever way one comes', async () => {
    const token = await tokenOf(gateway, 'demo');
    expect((await send(gateway, calls.excludeSelf, { months: 0, password: PASSWORD }, { token })).value.until).toBeNull();
    clock.now += 3000 * DAY;
    const login = await send(gateway, calls.login, asUser('demo'));
    expect(login).toMatchObject({ errorCode: 'account.excluded', value: null });
    await send(gateway, calls.smsLoginCode, { mobileNum: '9170000001', countryDialingCode: '+63' });
    const { sent } = (await (await dev(gateway, 'GET', 'outbox')).json()).value;
    const bySms = {
      type: 'sms',
      username: '9170000001',
      mobileNum: '9170000001',
      countryDialingCode: '+63',
      password: sent[0].code,
    } as const;
    expect((await send(gateway, calls.login, bySms)).errorCode).toBe('account.excluded');
  });

  it('[SEC-6] whoever signs in with a third party has no password to confirm with, and is let through without', async () => {
    const { credential = '' } = await standIn(gateway, '/dev/providers/google/token', {
      client_id: 'standin-google',
      email: 'a@example.com',
    });
    const { value } = await send(gateway, calls.socialLogin, { provider: 'google', token: credential });
    const { token } = value;
    expect((await send(gateway, calls.exclusionTerms, {}, { token })).value).toEqual({ asksPassword: false });
    expect((await send(gateway, calls.excludeSelf, { months: 6, password: null }, { token })).success).toBe(true);
    expect((await send(gateway, calls.exclusionTerms, {}, { token: await tokenOf(gateway, 'demo') })).value).toEqual({
      asksPassword: true,
    });
  });

  it('[SEC-6] wrong passwords are counted: five, and no more for a while', async () => {
    const token = await tokenOf(gateway, 'demo');
    const attempt = async () => (await send(gateway, calls.excludeSelf, { months: 6, password: 'wrong-one' }, { token })).errorCode;
    for (let count = 0; count < 5; count += 1) expect(await attempt()).toBe('password.old.wrong');
    expect(await attempt()).toBe('request.too.many');
  });
});
