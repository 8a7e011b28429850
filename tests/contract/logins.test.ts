import { describe, expect, it } from 'vitest';
import { calls } from '#site/api/contract/index.ts';
import { asUser, gatewayOfFile, send, tokenOf } from './support.ts';

const { gateway, clock } = gatewayOfFile();
const MINUTE = 60_000;
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Mobile/15E148 Safari/604.1';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const logIn = (agent: string, address: string) => tokenOf(gateway, 'fresh', { headers: { 'User-Agent': agent }, address });
const history = async (token: string, pageNo = 1) => (await send(gateway, calls.loginHistory, { pageNo, pageSize: 20 }, { token })).value;

describe('the last logins', () => {
  it('[MEM-2] each login is written with its device and masked address; only a device not seen before is new', async () => {
    await logIn(DESK, '203.0.113.9');
    clock.now += MINUTE;
    await logIn(PHONE, '2001:db8:1::7');
    clock.now += MINUTE;
    const token = await logIn(DESK, '198.51.100.20');
    const { list, totalCount } = await history(token);
    expect(totalCount).toBe(3);
    expect(list).toMatchObject([
      { browser: 'Chrome', system: 'Windows', address: '198.51.*.*', isNew: false, at: clock.now },
      { browser: 'Safari', system: 'iOS', address: '2001:db8:*', isNew: true },
      { browser: 'Chrome', system: 'Windows', address: '203.0.*.*', isNew: false },
    ]);
    expect((await send(gateway, calls.securityConfig, {}, { token })).value.lastLogin).toMatchObject({ address: '198.51.*.*' });
    // A failed one is none.
    await send(gateway, calls.login, asUser('fresh', 'not-the-one'));
    expect((await history(token)).totalCount).toBe(3);
  });

  it('[MEM-2] come in pages of twenty, nobody sees those of others, and old ones go', async () => {
    const demo = await tokenOf(gateway, 'demo');
    const first = await history(demo);
    expect(first).toMatchObject({ totalCount: 34, totalPages: 2 });
    expect(first.list).toHaveLength(20);
    const second = await history(demo, 2);
    expect(second.list).toHaveLength(14);
    expect(first.list.at(-1)?.at).toBeGreaterThan(second.list[0]?.at ?? Infinity);
    expect((await history(await tokenOf(gateway, 'fresh'))).totalCount).toBe(1);
    clock.now += 181 * 24 * 60 * MINUTE;
    expect((await history(await tokenOf(gateway, 'demo'))).totalCount).toBe(1);
  });

  it('[MEM-2] the sessions of now: this one first, and signing out the others leaves it alone', async () => {
    const elsewhere = await logIn(PHONE, '203.0.113.9');
    const here = await logIn(DESK, '198.51.100.20');
    const sessions = async () => (await send(gateway, calls.sessionList, {}, { token: here })).value.list;
    expect(await sessions()).toMatchObject([
      { isCurrent: true, browser: 'Chrome', system: 'Windows' },
      { isCurrent: false, browser: 'Safari', system: 'iOS', address: '203.0.*.*' },
    ]);
    const other = await tokenOf(gateway, 'demo');
    expect((await send(gateway, calls.signOutOthers, {}, { token: here })).success).toBe(true);
    expect(await sessions()).toHaveLength(1);
    expect((await send(gateway, calls.memberInfo, {}, { token: elsewhere })).errorCode).toBe('login.not.session');
    expect((await send(gateway, calls.memberInfo, {}, { token: other })).success).toBe(true);
  });
});
