/** What a visitor gets where a page cannot be rendered, over HTTP; the renderers are modules that a test writes. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished, vi } from 'vitest';

import type { ServerOptions } from '#gateway/web/options.ts';
import { rendererDirOf } from '#gateway/web/renderer.ts';
import { fakePlatform } from './platform.ts';
import { ask, testServer, workplace, type TestServer } from './support.ts';

/** A server with a renderer of this source. */
async function serverWith(source: string, overrides: Partial<ServerOptions> = {}): Promise<TestServer> {
  const place = await workplace();
  const dir = rendererDirOf(place.options.siteDir);
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'renderSite.js'), source);
  return testServer(overrides, place);
}

/** As a built renderer does it: a page of what the platform answers. */
const ASKS = `export const renderSite = async ({ fetch, origin, path, search, language, device, onMalformed }) => {
  const answer = await fetch(origin + '/wps/a');
  const html = await answer.text();
  if (!answer.ok) throw new Error('no answer: ' + answer.status);
  if (html === 'malformed') onMalformed('winners', 'items.3.amount');
  const rendered = { path, search, language, device, origin, now: 1, queries: { queries: [], mutations: [] } };
  return { html: '<main>' + html + '</main>', head: '', isComplete: true, rendered };
};`;

const EMPTY = '<div id="root"></div>';

function silenced(): () => string {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  return () => write.mock.calls.map(([line]) => String(line)).join('');
}

describe('a page that cannot be rendered', () => {
  it.each([
    ['throws', 'export const renderSite = async () => { throw new Error("broken renderer"); };'],
    ['throws before it has begun', 'export const renderSite = () => { throw new Error("broken renderer"); };'],
    ['does not load', 'throw new Error("broken renderer");'],
  ])('[PRE-4] comes with the empty root where the renderer %s, and the operator reads why', async (_what, source) => {
    const said = silenced();
    const server = await serverWith(source);
    for (const path of ['/', '/rng']) {
      const { status, text } = await ask(server.url + path);
      expect(status).toBe(200);
      expect(text).toContain(EMPTY);
      expect(text).not.toContain('data-rendered-language');
    }
    expect(said()).toContain('broken renderer');
  });

  it('[PRE-4] comes with the empty root after a second where the renderer never ends, and later pages are rendered', async () => {
    silenced();
    const server = await serverWith(ASKS.replace('=> {', "=> {\n  if (search.startsWith('never')) return new Promise(() => {});"));
    const never = await Promise.all([1, 2, 3, 4, 5, 6].map((index) => ask(`${server.url}/?never${index}`)));
    expect(never.map(({ status, text }) => [status, text.includes(EMPTY)])).toEqual(never.map(() => [200, true]));
    // As many as are rendered at a time: until they are given up, other pages have the empty root, too.
    await expect
      .poll(async () => (await ask(`${server.url}/`)).text, { timeout: 20_000, interval: 500 })
      .toContain('<main>answered</main>');
  });

  it('[PRE-4] [API-7] comes with the empty root where the platform goes away while it is rendered', async () => {
    silenced();
    const platform = await fakePlatform();
    const server = await serverWith(ASKS, { gatewayUrl: platform.url });
    expect((await ask(`${server.url}/?before`)).text).toContain('<main>answered</main>');
    platform.answer = (_request, response) => void response.write('{', () => response.destroy());
    platform.question = (_request, response) => void response.destroy();
    const { status, text } = await ask(`${server.url}/?during`);
    expect(status).toBe(200);
    expect(text).toContain(EMPTY);
  });
});

it('[PRE-1] the content of a rendered page comes before its data, which no paint waits for', async () => {
  const server = await serverWith(ASKS, { gatewayUrl: (await fakePlatform()).url });
  const { text } = await ask(server.url);
  const [content, ...data] = ['<main>', 'id="rendered"', 'id="boot"'].map((part) => text.indexOf(part));
  expect(content).toBeGreaterThan(text.indexOf('</head>'));
  for (const place of data) expect(place).toBeGreaterThan(Number(content));
});

/** Two answers to the same address, this many minutes apart. */
async function twice(minutes: number): Promise<readonly string[]> {
  const platform = await fakePlatform();
  const server = await serverWith(ASKS, { gatewayUrl: platform.url });
  const first = await ask(server.url);
  platform.answer = (_request, response) => void response.end('later');
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + minutes * 60_000);
  onTestFinished(() => clock.mockRestore());
  const second = await ask(server.url);
  return [first, second].map(({ text }) => /<main>(.*?)<\/main>/.exec(text)?.[1] ?? '');
}

describe('a page in the cache', () => {
  it('[PRE-1] is served while it is rendered again, after minutes', async () => {
    expect(await twice(5)).toEqual(['answered', 'answered']);
  });

  it('[PRE-1] is not served once it is more than a quarter of an hour old: the visitor waits for what is true', async () => {
    expect(await twice(16)).toEqual(['answered', 'later']);
  });
});

describe('a malformed answer that a server meets', () => {
  it('[CFG-7] is told to the operator as one that a browser meets, at most sixty times a minute', async () => {
    const platform = await fakePlatform();
    platform.answer = (_request, response) => void response.end('malformed');
    const server = await serverWith(ASKS, { gatewayUrl: platform.url, clock: () => 0 });
    await ask(`${server.url}/rng`);
    expect(server.pageFaults).toMatchObject([
      { merchant: 'demo', page: '/rng', address: 'calls/winners', code: 'answer', detail: 'items.3.amount is malformed' },
    ]);
    for (let index = 0; index < 70; index += 1) await ask(`${server.url}/rng?${index}`);
    expect(server.pageFaults).toHaveLength(60);
  });
});
