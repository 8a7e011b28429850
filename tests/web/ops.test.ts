import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { readOptions, UsageError } from '#gateway/web/options.ts';
import { fakePlatform } from './platform.ts';
import { ask, listenLive, testServer, workplace } from './support.ts';

/** The system's status as pages learn it. */
const statusAt = async (url: string): Promise<unknown> => JSON.parse((await ask(`${url}/config/demo/manifest.json`)).text).status;

describe('running the server', () => {
  it('[API-5] a restart goes on from where it was, and `--reset` starts over', async () => {
    const place = await workplace();
    const start = (reset: boolean) => testServer({ gatewayUrl: undefined, reset }, place);
    const first = await start(false);
    const headers = { 'Content-Type': 'application/json', Merchant: 'demo' };
    const closed = await fetch(`${first.url}/dev/status`, { method: 'PUT', headers, body: JSON.stringify({ status: 1 }) });
    expect(closed.status).toBe(200);
    await first.stop();

    const second = await start(false);
    expect(await statusAt(second.url)).toBe(1);
    await second.stop();
    expect(await statusAt((await start(true)).url)).toBe(0);
  });

  it('[OPS-1] is alive and ready', async () => {
    const server = await testServer();
    expect(await ask(`${server.url}/healthz`)).toMatchObject({ status: 200, text: '{"ok":true}' });
    expect(await ask(`${server.url}/readyz`)).toMatchObject({ status: 200, text: '{"ok":true}' });
  });

  it('[OPS-1] writes one JSON line a request, with the id that the answer carries and without the query', async () => {
    const server = await testServer({ log: 'file' });
    const { headers } = await ask(`${server.url}/rng?secret=1`);
    await ask(`${server.url}/healthz`);
    await server.stop();
    const lines = (await readFile(join(server.place.options.dataDir, 'access.log'), 'utf8'))
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({
      id: headers['x-request-id'],
      method: 'GET',
      path: '/rng',
      status: 200,
      merchant: 'demo',
      address: '127.0.0.1',
    });
    expect(JSON.stringify(lines)).not.toContain('secret');
    expect(String(headers['x-request-id'])).toMatch(/^[\w-]{36}$/);
  });

  it('[OPS-1] does not take a request id or an address from just anyone', async () => {
    const server = await testServer();
    const { headers } = await ask(server.url, { 'X-Request-Id': 'chosen-by-caller' });
    expect(headers['x-request-id']).not.toBe('chosen-by-caller');
  });

  it('[OPS-1] stops gracefully: live streams end, what is in flight is answered, nothing new is taken', async () => {
    const platform = await fakePlatform();
    const server = await testServer({ gatewayUrl: platform.url });
    const live = await listenLive(server.url, 'demo');
    await live.next();
    const arrived = new Promise<ServerResponse>((resolve) => {
      platform.answer = (_request, response) => resolve(response);
    });
    const inFlight = ask(`${server.url}/wps/slow`);
    const unanswered = await arrived;
    const stopped = server.stop();
    await expect(live.next()).rejects.toThrow();
    await expect(ask(`${server.url}/healthz`)).rejects.toThrow(/ECONNREFUSED/);
    unanswered.end('finished');
    expect((await inFlight).text).toBe('finished');
    await stopped;
  });

  it('[OPS-1] says in one line that a port is taken', async () => {
    const server = await testServer();
    const port = Number(new URL(server.url).port);
    await expect(testServer({ port })).rejects.toThrow(
      `Port ${port} is in use. Stop what runs there, or choose another with --port or --games-port.`,
    );
  });

  it('[OPS-1] reads its options from the command line and the environment, and says what is wrong with them', () => {
    expect(
      readOptions(['--port', '9000', '--merchant', 'lotus', '--reset'], { GATEWAY_URL: 'https://gateway.example/', TRUST_PROXY: '1' }),
    ).toMatchObject({
      host: '127.0.0.1',
      port: 9000,
      gamesPort: 8081,
      defaultMerchant: 'lotus',
      reset: true,
      gatewayUrl: 'https://gateway.example',
      trustProxy: true,
      production: false,
    });
    expect(readOptions([], { NODE_ENV: 'production', TRUST_PROXY: '0' })).toMatchObject({
      port: 8080,
      production: true,
      trustProxy: false,
      gatewayUrl: undefined,
    });
    expect(() => readOptions(['--port', 'http'], {})).toThrow(new UsageError('--port is "http"; expected a port from 0 to 65535'));
    expect(() => readOptions(['--prot', '1'], {})).toThrow(UsageError);
    expect(() => readOptions([], { GATEWAY_URL: 'gateway' })).toThrow(/GATEWAY_URL is "gateway"; expected an address/);
  });
});

describe('delivery', () => {
  const LONG = '/assets/main-1.js';

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('[OPS-2] compresses files, pages and calls with %s', async (encoding, unpack) => {
    const server = await testServer();
    for (const path of [
      LONG,
      '/rng',
      '/config/demo/manifest.json',
      `/config/demo/artefact.${server.merchants.get('demo')?.artefactHash}.json`,
    ]) {
      const plain = await (await fetch(server.url + path, { headers: { 'Accept-Encoding': 'identity' } })).text();
      const { headers, bytes } = await ask(server.url + path, { 'Accept-Encoding': encoding });
      if (plain.length < 1024) expect(headers['content-encoding']).toBeUndefined();
      else {
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers['vary']).toContain('Accept-Encoding');
        expect(withoutTime(unpack(bytes).toString())).toBe(withoutTime(plain));
      }
    }
  });

  it('[OPS-2] sends a coding only to who accepts it', async () => {
    const server = await testServer();
    for (const accepted of ['', 'identity', 'br;q=0', 'zstd']) {
      expect((await ask(server.url + LONG, { 'Accept-Encoding': accepted })).headers['content-encoding']).toBeUndefined();
    }
  });

  it('[OPS-2] keeps hashed files for a year, pages for no time, and answers 304 to who has the file', async () => {
    const server = await testServer();
    const first = await ask(server.url + LONG);
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const etag = String(first.headers.etag);
    expect(await ask(server.url + LONG, { 'If-None-Match': `"other", ${etag}` })).toMatchObject({ status: 304, text: '' });
    expect((await ask(server.url + LONG, { 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await ask(`${server.url}/head.js`)).headers['cache-control']).toBe('no-cache');
    expect((await ask(server.url)).headers['cache-control']).toBe('private, no-cache');
    expect((await ask(`${server.url}/config/demo/manifest.json`)).headers['cache-control']).toBe('no-store');
  });

  it('[OPS-2] answers HEAD like GET, without the body, and no other method', async () => {
    const server = await testServer();
    const { status, text, headers } = await ask(server.url + LONG, {}, 'HEAD');
    expect({ status, text }).toEqual({ status: 200, text: '' });
    expect(Number(headers['content-length'])).toBeGreaterThan(4000);
    expect((await ask(`${server.url}/rng`, {}, 'PUT')).status).toBe(405);
  });

  it('[OPS-2] serves nothing that is not the site: no build records, no folders above', async () => {
    const place = await workplace();
    const server = await testServer({}, place);
    for (const path of [
      '/.vite/manifest.json',
      '/build.json',
      '/assets/../../config/base/site.json',
      '/config/demo/assets/..%2fskin.json',
      '/config/demo/assets/..%2f..%2fdemo%2fskin.json',
    ]) {
      const { text } = await ask(server.url + path);
      expect(text).not.toContain('"v"');
      expect(text).not.toContain('isEntry');
    }
  });
});

const withoutTime = (text: string): string => text.replace(/"now":\d+/, '');
