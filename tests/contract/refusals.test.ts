import { describe, expect, it } from 'vitest';
import { calls } from '#site/api/contract/index.ts';
import { dev, gatewayOfFile, send, tokenOf } from './support.ts';

const { gateway, clock } = gatewayOfFile();

describe('what the gateway refuses whatever the call', () => {
  it("[API-6] names the field of a request that is not valid, and gives the request's id", async () => {
    const response = await gateway.fetch(
      new Request('http://localhost:8080/wps/relay/GCSGAME_gameList?clientType=x', {
        headers: { Merchant: 'demo', 'X-Request-Id': 'trace-1234' },
      }),
    );
    expect(response.status).toBe(400);
    expect(response.headers.get('X-Request-Id')).toBe('trace-1234');
    expect(await response.json()).toMatchObject({
      success: false,
      errorCode: 'request_param_err',
      requestId: 'trace-1234',
      message: expect.stringContaining('clientType'),
    });
  });

  it('[API-6] answers an unknown merchant and an unknown call with the error shape', async () => {
    expect(await send(gateway, calls.whitelabel, {}, { merchant: 'nobody' })).toMatchObject({
      status: 404,
      errorCode: 'merchant.not.found',
    });
    const lost = await gateway.fetch(new Request('http://localhost:8080/wps/nowhere'));
    expect(await lost.json()).toMatchObject({ success: false, errorCode: 'request.not.found' });
  });

  it('[API-6] refuses a call whose flag is off', async () => {
    await dev(gateway, 'PUT', 'whitelabel', { FREEPLAY3: '0' });
    expect(await send(gateway, calls.freeplay, { os: 'test', platform: 'W' })).toMatchObject({
      status: 403,
      errorCode: 'function.not.available',
    });
    await dev(gateway, 'PUT', 'whitelabel', { FREEPLAY3: '1' });
    expect((await send(gateway, calls.freeplay, { os: 'test', platform: 'W' })).success).toBe(true);
  });

  it('[API-6] a session ends by itself', async () => {
    const token = await tokenOf(gateway, 'demo');
    clock.now += 12 * 3_600_000;
    expect((await send(gateway, calls.memberInfo, {}, { token })).status).toBe(401);
  });

  it('[API-6] lets an address try no more than so often a minute', async () => {
    let refused = 0;
    for (let attempt = 0; attempt < 260; attempt += 1)
      refused += (await send(gateway, calls.checkUsername, { username: 'nobodyyet' })).status === 429 ? 1 : 0;
    expect(refused).toBeGreaterThan(10);
    clock.now += 60_000;
    expect((await send(gateway, calls.checkUsername, { username: 'nobodyyet' })).status).toBe(200);
  });
});
