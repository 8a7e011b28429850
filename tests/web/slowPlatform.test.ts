/** Platforms elsewhere that hang, that say too much, or that break off. */
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { LONGEST_ANSWER } from '#gateway/web/platformQuestions.ts';
import { sitePolicy } from '#gateway/web/policy.ts';
import { MERCHANTS_AT_ONCE, remotePlatform } from '#gateway/web/remote.ts';
import { fakePlatform, type FakePlatform } from './platform.ts';
import { ask, listenLive, testServer } from './support.ts';

/** Calls that one question about a merchant takes: flags, rules and status. */
const CALLS = 3;

/** Takes every request and answers none, until it is let go; then as a platform does. */
function hold(platform: FakePlatform): { readonly held: ServerResponse[]; letGo(): void } {
  const held: ServerResponse[] = [];
  platform.question = (_request, response) => void held.push(response);
  platform.answer = (_request, response) => void held.push(response);
  return {
    held,
    letGo: () => {
      delete platform.question;
      platform.answer = (_request, response) => void response.end('answered');
      // Cut instead of answered: what was asked is asked again.
      held.forEach((response) => response.destroy());
    },
  };
}

describe('a platform that takes calls and answers none', () => {
  it('[API-7] [ERR-3] keeps no visitor from the page, and is asked once for all of them', async () => {
    const platform = await fakePlatform();
    const { held, letGo } = hold(platform);
    const server = await testServer({ gatewayUrl: platform.url, pollMs: 50 });
    const pages = await Promise.all(Array.from({ length: 20 }, () => ask(server.url)));
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
    expect(pages[0]?.text).toContain('data-merchant="demo"');
    expect(JSON.parse((await ask(`${server.url}/config/demo/manifest.json`)).text)).toMatchObject({ flagsRev: '', status: 0 });
    const live = await listenLive(server.url, 'demo');
    expect((await live.next()).flagsRev).toBe('');
    expect(held).toHaveLength(CALLS);

    letGo();
    expect((await live.next()).flagsRev).not.toBe('');
  });

  it('[OPS-1] [API-7] is named by readyz until it answers, while the server is alive', async () => {
    const platform = await fakePlatform();
    const { letGo } = hold(platform);
    const server = await testServer({ gatewayUrl: platform.url, pollMs: 50 });
    const ready = await ask(`${server.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(JSON.parse(ready.text)).toMatchObject({ ok: false, reason: expect.stringContaining('GATEWAY_URL') });
    expect((await ask(`${server.url}/healthz`)).status).toBe(200);
    letGo();
    await expect.poll(async () => (await ask(`${server.url}/readyz`)).status).toBe(200);
  });

  it('[OPS-1] [API-7] is named by readyz when it goes away, too', async () => {
    const platform = await fakePlatform();
    const server = await testServer({ gatewayUrl: platform.url, pollMs: 50 });
    expect((await ask(`${server.url}/readyz`)).status).toBe(200);
    platform.question = (_request, response) => void response.destroy();
    await expect.poll(async () => (await ask(`${server.url}/readyz`)).status).toBe(503);
  });

  it('[ERR-3] [API-7] has reads answered 504, so that the page says so, while a write has its time', async () => {
    const platform = await fakePlatform();
    const { held, letGo } = hold(platform);
    const server = await testServer({ gatewayUrl: platform.url });
    expect((await ask(`${server.url}/wps/member/balance`)).status).toBe(504);
    const before = held.length;
    const write = ask(`${server.url}/wps/payment/deposit`, {}, 'POST', 'sealed');
    await expect.poll(() => held.length).toBe(before + 1);
    expect((await ask(`${server.url}/wps/member/balance`)).status).toBe(504);
    held[before]?.end('done');
    expect(await write).toMatchObject({ status: 200, text: 'done' });
    letGo();
  });
});

describe('what a platform is asked by the server itself', () => {
  it('[OPS-1] [API-7] concerns a few merchants at a time, and one round follows the other', async () => {
    const platform = await fakePlatform();
    const open = new Set<ServerResponse>();
    let most = 0;
    let asked = 0;
    platform.question = (_request, response) => {
      open.add(response);
      asked += 1;
      most = Math.max(most, open.size);
      setTimeout(() => {
        open.delete(response);
        response.end('{}');
      }, 20);
    };
    const merchants = Array.from({ length: 3 * MERCHANTS_AT_ONCE }, (_, index) => `merchant${index}`);
    const remote = remotePlatform({ url: platform.url, merchants, gamesOrigin: undefined, pollMs: 1, say: () => {} });
    onTestFinished(() => remote.close());
    await expect.poll(() => asked).toBeGreaterThan(2 * CALLS * merchants.length);
    expect(most).toBe(CALLS * MERCHANTS_AT_ONCE);
  });

  it('[OPS-1] [API-7] is spread over the interval, but at the start, when all is asked at once', async () => {
    const platform = await fakePlatform();
    const times: number[] = [];
    platform.question = (_request, response) => {
      times.push(performance.now());
      response.end('{}');
    };
    const merchants = Array.from({ length: 4 * MERCHANTS_AT_ONCE }, (_, index) => `merchant${index}`);
    const pollMs = 4000;
    const remote = remotePlatform({ url: platform.url, merchants, gamesOrigin: undefined, pollMs, say: () => {} });
    onTestFinished(() => remote.close());
    const calls = CALLS * merchants.length;
    await expect.poll(() => times.length).toBe(2 * calls);
    const gapBefore = (index: number) => (times[index] ?? 0) - (times[index - 1] ?? 0);
    // Before each few of the second time; timers may be a millisecond early.
    for (const few of [0, 1, 2, 3]) expect(gapBefore(calls + (few * calls) / 4)).toBeGreaterThan(pollMs / 4 - 5);
    expect((times[calls - 1] ?? 0) - (times[0] ?? 0)).toBeLessThan((pollMs * 3) / 4);
  });

  it('[OPS-1] [API-7] is not read beyond a megabyte', async () => {
    const platform = await fakePlatform();
    const part = ' '.repeat(LONGEST_ANSWER / 4);
    let sent = 0;
    let cut = 0;
    platform.question = (_request, response) => {
      response.on('close', () => (cut += 1));
      const more = (): void => {
        if (response.destroyed) return;
        sent += part.length;
        response.write(part, more);
      };
      more();
    };
    const server = await testServer({ gatewayUrl: platform.url });
    await expect.poll(() => cut).toBe(CALLS);
    expect(JSON.parse((await ask(`${server.url}/config/demo/manifest.json`)).text)).toMatchObject({ flagsRev: '', rulesRev: '' });
    expect(sent).toBeGreaterThan(LONGEST_ANSWER);
  });
});

describe('hosts that a platform names', () => {
  it('[SEC-1] [API-7] end no directive of the policy; what could is left out and said once', async () => {
    const platform = await fakePlatform();
    platform.hosts = {
      imageCDNs: ['https://a;sandbox', 'https://images.example/art', 'https://b,c', "https://d'e", 'https://[2001:db8::1]:8443'],
      launchGameCDNs: ['https://evil;script-src', 'https://games.example:444'],
    };
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => write.mockRestore());
    const server = await testServer({ gatewayUrl: platform.url, pollMs: 20 });
    const { polls } = platform;
    await expect.poll(() => platform.polls).toBeGreaterThan(polls + 3);
    const { headers } = await ask(server.url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: blob: https://images.example https://[2001:db8::1]:8443;");
    expect(policy).toContain("frame-src 'self' https://games.example:444;");
    expect(policy.match(/script-src/g)).toHaveLength(1);
    expect(policy).not.toContain('sandbox');
    expect(headers['permissions-policy']).toContain('fullscreen=(self "https://games.example:444")');
    const lines = write.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('The platform names'));
    expect(lines).toHaveLength(4);
  });

  it.each(['https://a;sandbox', 'https://a,b', 'https://a sandbox', 'https://a\r\nX: y', 'https://a"b'])(
    '[SEC-1] %j ends no directive, whoever brings it',
    (source) => {
      const policy = sitePolicy({
        frames: [source],
        images: [source],
        sendsTo: [source],
        framedBy: [source],
        reportPath: source,
        dev: false,
      });
      expect(policy).not.toMatch(/sandbox|[\r\n,"]/);
      expect(policy.match(/img-src 'self' data: blob:;/)).not.toBeNull();
    },
  );
});

const HEAD = { 'Content-Type': 'application/json', ETag: '"whole"' };

describe('an answer that breaks off', () => {
  it.each<[string, FakePlatform['answer']]>([
    ['a broken packing', (_request, response) => void response.writeHead(200, { ...HEAD, 'Content-Encoding': 'gzip' }).end('no gzip')],
    [
      'a broken packing of a picture',
      (_request, response) =>
        void response.writeHead(200, { ...HEAD, 'Content-Type': 'image/png', 'Content-Encoding': 'gzip' }).end('no gzip'),
    ],
    ['an end before its time', (_request, response) => void response.writeHead(200, HEAD).write('{', () => response.destroy())],
  ])('[API-7] [SEC-1] %s is a 502 with the headers and the log line of every answer', async (_what, answer) => {
    const platform = await fakePlatform();
    const server = await testServer({ gatewayUrl: platform.url, log: 'file' });
    platform.answer = answer;
    const { status, headers, text } = await ask(`${server.url}/wps/a`, { 'Accept-Encoding': 'gzip' });
    expect({ status, text }).toEqual({ status: 502, text: '' });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBeUndefined();
    await server.stop();
    const log = await readFile(join(server.place.options.dataDir, 'access.log'), 'utf8');
    expect(JSON.parse(log.trim())).toMatchObject({ id: headers['x-request-id'], path: '/wps/a', status: 502 });
  });
});
