import { afterEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#site/api/contract/index.ts';
import { dev, gatewayOfFile, merchant, send, tokenOf } from './support.ts';

const { gateway } = gatewayOfFile({ merchants: [merchant('demo'), merchant('other')] });
afterEach(() => void vi.unstubAllEnvs());

/** The panel's state as it is asked for from an address. */
const stateFrom = (remoteAddress: string) =>
  gateway.fetch(new Request('http://localhost/dev/state?merchant=demo'), { incoming: { socket: { remoteAddress, destroy: () => {} } } });

/** The balance call, answer unread. */
const balance = (token: string) =>
  gateway.fetch(new Request(`http://localhost:8080${calls.balance.path}`, { headers: { Merchant: 'demo', Authorization: token } }));

describe('the control panel', () => {
  it('[API-5] tells listeners of each change and counts revisions', async () => {
    const heard: string[] = [];
    const stop = gateway.onChange((code) => heard.push(code));
    const before = gateway.snapshot('demo');
    await dev(gateway, 'PUT', 'status', { status: 2 });
    await dev(gateway, 'PUT', 'whitelabel', { FREEPLAY3: '0' });
    await dev(gateway, 'PUT', 'registration', {});
    const after = gateway.snapshot('demo');
    stop();
    expect(heard).toEqual(['demo', 'demo', 'demo']);
    expect(after?.status).toBe(2);
    expect(after?.flagsRev).toBe((before?.flagsRev ?? 0) + 1);
    expect(after?.rulesRev).toBe((before?.rulesRev ?? 0) + 1);
    expect(gateway.snapshot('other')?.status).toBe(0);
  });

  it('[API-6] a closed site answers its status and nothing of its play', async () => {
    await dev(gateway, 'PUT', 'status', { status: 1 });
    expect((await send(gateway, calls.systemStatus, {})).value).toMatchObject({ maintenance: true, regionRestriction: false });
    expect(await send(gateway, calls.hotGames, { merchantCode: 'demo', platform: 'flash', language: 'EN' })).toMatchObject({
      status: 503,
      errorCode: 'system.maintenance',
    });
    await dev(gateway, 'PUT', 'status', { status: 2 });
    expect((await send(gateway, calls.systemStatus, {})).value).toMatchObject({ maintenance: false, regionRestriction: true });
  });

  it('[API-6] a reset brings back the first state of one merchant', async () => {
    const token = await tokenOf(gateway, 'demo');
    const otherToken = await tokenOf(gateway, 'demo', { merchant: 'other' });
    await dev(gateway, 'POST', 'reset');
    expect((await send(gateway, calls.memberInfo, {}, { token })).status).toBe(401);
    expect((await send(gateway, calls.memberInfo, {}, { token: otherToken, merchant: 'other' })).success).toBe(true);
    expect((await send(gateway, calls.balance, {}, { token: await tokenOf(gateway, 'demo') })).value.sumBalance).toBeGreaterThan(0);
  });

  it.each([
    ['another host name', 'http://mockSession.example/dev/state', {}],
    ["another site's page", 'http://localhost:8080/dev/state', { origin: 'https://elsewhere.example' }],
    ["another port's page", 'http://localhost:8080/dev/state', { origin: 'http://localhost:9999' }],
  ])('[SEC-8] [API-6] refuses %s', async (_who, url, headers) => {
    const answer = await gateway.fetch(new Request(url, { headers: { Merchant: 'demo', ...headers } }));
    expect(answer.status).toBe(403);
  });

  it('[API-6] refuses another machine, and everyone in production', async () => {
    expect((await stateFrom('127.0.0.1')).status).toBe(200);
    expect((await stateFrom('203.0.113.5')).status).toBe(403);
    vi.stubEnv('NODE_ENV', 'production');
    expect((await stateFrom('127.0.0.1')).status).toBe(403);
  });

  it.each([
    ['PUT', 'status', { status: 7 }],
    ['PUT', 'whitelabel', { FREEPLAY3: true }],
    ['POST', 'faults', { call: 'nothing', kind: 'drop' }],
    ['POST', 'clock', { advanceMs: -1 }],
  ])('[API-6] %s %s says what is wrong with %j', async (method, path, body) => {
    const answer = await dev(gateway, method, path, body);
    expect(answer.status).toBe(400);
    expect((await answer.json()).message).toMatch(/^\w+/);
  });
});

describe('faults on demand', () => {
  it.each([
    ['status-500', 500, /success":false/],
    ['malformed', 200, /^\{"success":true,"value":\{"cut$/],
    ['wrong-shape', 200, /unexpected/],
    ['html', 200, /<h1>/],
    ['empty', 200, /^$/],
    ['denied', 401, /login.not.session/],
    ['drop', 502, /^$/],
  ])('[API-3] %s happens as often as planned and then no more', async (kind, status, text) => {
    const token = await tokenOf(gateway, 'demo');
    await dev(gateway, 'POST', 'faults', { call: 'balance', kind, times: 1 });
    const failed = await balance(token);
    expect(failed.status).toBe(status);
    expect(await failed.text()).toMatch(text);
    expect((await balance(token)).status).toBe(200);
  });

  it('[API-6] drop cuts before the call acts, drop-after acts and then cuts', async () => {
    const token = await tokenOf(gateway, 'fresh');
    const add = async () => {
      const headers = { Merchant: 'demo', Authorization: token, 'Content-Type': 'application/json' };
      const body = JSON.stringify({ nodeId: '1', vendor: 'SALA', gameType: 'RNG' });
      let cuts = 0;
      const incoming = {
        socket: {
          remoteAddress: '127.0.0.1',
          destroy: () => {
            cuts += 1;
          },
        },
      };
      await gateway.fetch(new Request(`http://localhost:8080${calls.addFavorite.path}`, { method: 'POST', headers, body }), { incoming });
      const { value } = await send(
        gateway,
        calls.favoriteIds,
        { clientType: 3, platform: 'flash', language: 'EN', pageNo: 1, pageSize: 100 },
        { token },
      );
      return [cuts, value.content.length];
    };
    await dev(gateway, 'POST', 'faults', { call: 'addFavorite', kind: 'drop', times: 1 });
    expect(await add()).toEqual([1, 0]);
    await dev(gateway, 'POST', 'faults', { call: 'addFavorite', kind: 'drop-after', times: 1 });
    expect(await add()).toEqual([1, 1]);
  });
});
