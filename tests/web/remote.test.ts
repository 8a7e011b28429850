import { request as httpRequest } from 'node:http';

import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { fakePlatform } from './platform.ts';
import { ask, testServer, workplace } from './support.ts';

/** Stands for the limit of a platform's answer: as long as any machine needs for one. */
const SHORT_MS = 1500;

describe('a platform elsewhere (GATEWAY_URL)', () => {
  it('[API-7] gets calls as they were sent, with the player’s address', async () => {
    const platform = await fakePlatform();
    const server = await testServer({ gatewayUrl: platform.url }, await workplace(['demo', 'lotus']));
    platform.answer = (_request, response) => void response.writeHead(418, { 'X-Answer': 'yes', 'Set-Cookie': 'captchaId=1' }).end('tea');
    const headers = { Authorization: 'raw-token', Merchant: 'lotus', 'Content-Type': 'application/jose', 'X-Forwarded-For': '6.6.6.6' };
    const { status, text, headers: answered } = await ask(`${server.url}/wps/session/login?a=1&b=%20`, headers, 'POST', 'sealed');
    expect({ status, text }).toEqual({ status: 418, text: 'tea' });
    expect(answered['x-answer']).toBe('yes');
    expect(answered['set-cookie']).toEqual(['captchaId=1']);
    const { request, body } = platform.received;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('/wps/session/login?a=1&b=%20');
    expect(body).toBe('sealed');
    expect(request?.headers).toMatchObject({
      authorization: 'raw-token',
      merchant: 'lotus',
      'content-type': 'application/jose',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it.each(['/wps/a', '/lgw/b', '/lotto/c'])('[API-7] answers %s', async (path) => {
    const platform = await fakePlatform();
    const server = await testServer({ gatewayUrl: platform.url });
    expect((await ask(server.url + path)).text).toBe('answered');
  });

  it('[API-7] answers nothing else: the site’s own paths and look-alikes stay here', async () => {
    const platform = await fakePlatform();
    const server = await testServer({ gatewayUrl: platform.url });
    for (const path of ['/wpsx/a', '/rng', '/dev']) await ask(server.url + path);
    expect(platform.received.request).toBeUndefined();
  });

  it('[API-7] sees no header that concerns the connection with the player only, and neither does the player', async () => {
    const platform = await fakePlatform();
    const server = await testServer({ gatewayUrl: platform.url });
    platform.answer = (_request, response) =>
      void response.writeHead(200, { Connection: 'X-Hop', 'X-Hop': '1', 'Keep-Alive': 'timeout=99' }).end();
    const { headers } = await ask(`${server.url}/wps/a`, {
      Connection: 'X-Secret',
      'X-Secret': '1',
      'Proxy-Authorization': 'x',
      TE: 'trailers',
      Host: 'localhost',
    });
    const got = platform.received.request?.headers ?? {};
    for (const name of ['x-secret', 'proxy-authorization', 'te']) expect(got[name]).toBeUndefined();
    expect(got.host).toBe(new URL(platform.url).host);
    expect(headers['x-hop']).toBeUndefined();
    expect(headers['keep-alive']).not.toBe('timeout=99');
  });

  it('[API-7] is named the merchant where a preload has no headers to say it', async () => {
    const platform = await fakePlatform();
    const server = await testServer({ gatewayUrl: platform.url }, await workplace(['demo', 'aurora']));
    await ask(`${server.url}/wps/a`, { Cookie: 'merchant=aurora' });
    expect(platform.received.request?.headers['merchant']).toBe('aurora');
  });

  it('[API-7] that is out of reach is a 502, and the site still opens', async () => {
    const server = await testServer({ gatewayUrl: 'http://127.0.0.1:9' });
    expect((await ask(`${server.url}/wps/a`)).status).toBe(502);
    expect((await ask(server.url)).status).toBe(200);
  });

  it('[API-7] [MEM-5] has its time from when a slow player has sent all, not from when they began', async () => {
    const platform = await fakePlatform();
    const server = await testServer({ gatewayUrl: platform.url });
    const within = AbortSignal.timeout.bind(AbortSignal);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => within(SHORT_MS));
    onTestFinished(() => timeout.mockRestore());
    const parts = ['half of it, ', 'and the rest'] as const;
    const answered = new Promise<number | undefined>((resolve, reject) => {
      const asked = { method: 'POST', headers: { 'Content-Length': parts.join('').length } };
      const sending = httpRequest(`${server.url}/wps/member/upload`, asked, ({ statusCode }) => resolve(statusCode));
      sending.on('error', reject);
      sending.write(parts[0]);
      setTimeout(() => sending.end(parts[1]), 2 * SHORT_MS);
    });
    expect(await answered).toBe(200);
    expect(platform.received.body).toBe(parts.join(''));
  });

  it('[OPS-1] learns the player’s address from a proxy in front only when that proxy is trusted', async () => {
    const platform = await fakePlatform();
    const server = await testServer({ gatewayUrl: platform.url, trustProxy: true });
    await ask(`${server.url}/wps/a`, {
      'X-Forwarded-For': '6.6.6.6, 203.0.113.9',
      'X-Forwarded-Proto': 'https',
      'X-Request-Id': 'from-the-proxy',
    });
    expect(platform.received.request?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-request-id': 'from-the-proxy',
    });
  });
});
