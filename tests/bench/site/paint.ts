/** How long a phone on a slow network waits for home and a lobby, beside the same pages without scripts, and how long it cannot answer. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

import { LANGUAGE_COOKIE } from '#site/i18n/languageChoice.ts';
import { median, type Figure } from './figure.ts';
import { visiting, visitor, yardstick, type Visit } from './visit.ts';

const ROUNDS = 5;
const SLOWDOWN = 4;
/** Slow 4G: 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PHONE = { width: 360, height: 740 };
/** By then nothing larger is painted. */
const FULL_MS = 7_000;

interface Painted {
  /** Milliseconds until the first and the largest paint. */
  readonly first: number;
  readonly largest: number;
  readonly longTasks: readonly (readonly [from: number, to: number])[];
  readonly work: number;
}

export function paint(): Promise<readonly Figure[]> {
  return visiting(async (visit) => {
    const snapshots = await openSnapshots(visit.server.url);
    const figures: Figure[] = [];
    for (const path of ['/', '/rng']) {
      await fetch(visit.server.url + path);
      const [pages, plain]: [Painted[], Painted[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        pages.push(await look(visit, visit.server.url + path));
        plain.push(await look(visit, snapshots.url + path));
      }
      figures.push(...figuresOf(path, pages, plain));
    }
    await snapshots.close();
    return figures;
  });
}

async function look(visit: Visit, url: string): Promise<Painted> {
  // A context of its own: nothing is cached.
  const { context, page, devtools } = await visitor(visit, PHONE);
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'EN', url }]);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => Reflect.set(window, 'largest', list.getEntries().at(-1)?.startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    const tasks: [from: number, to: number][] = [];
    Reflect.set(window, 'longTasks', tasks);
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, startTime + duration]);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url);
  await page.waitForTimeout(FULL_MS);
  const painted = {
    first: await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    largest: await page.evaluate<number>(() => Reflect.get(window, 'largest')),
    longTasks: await page.evaluate<[number, number][]>(() => Reflect.get(window, 'longTasks')),
    work: await yardstick(page),
  };
  await context.close();
  return painted;
}

function figuresOf(path: string, pages: readonly Painted[], plain: readonly Painted[]): readonly Figure[] {
  const [of, work] = [(part: 'first' | 'largest') => median(pages.map((page) => page[part])), median(pages.map((page) => page.work))];
  const beside = (part: 'first' | 'largest') => median(pages.map((page, round) => page[part] / (plain[round]?.[part] ?? NaN)));
  const loop = `${(of('largest') / work).toFixed(1)} × a fixed loop of ${work.toFixed(0)} ms`;
  return [
    { name: `first paint of ${path} beside the same page without scripts`, detail: `${of('first').toFixed(0)} ms`, value: beside('first'), bar: 1.25, unit: '×' },
    { name: `largest paint of ${path} beside the same page without scripts`, detail: `${of('largest').toFixed(0)} ms, ${loop}`, value: beside('largest'), bar: 1.25, unit: '×' },
    {
      name: `total blocking time of ${path} in the same rounds`,
      detail: `${median(pages.map(({ longTasks }) => blockedSince(0, longTasks))).toFixed(0)} with what comes before the first paint`,
      value: median(pages.map(({ first, longTasks }) => blockedSince(first, longTasks))),
      bar: 150,
      unit: 'ms',
    },
  ]; // prettier-ignore
}

/** A server of the same pages without their scripts; all else is the site's. */
async function openSnapshots(site: string): Promise<{ readonly url: string; close(): Promise<unknown> }> {
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { cookie = '', 'user-agent': agent = '' } = request.headers;
    const found = await fetch(site + request.url, { headers: { cookie, 'user-agent': agent } });
    const type = found.headers.get('Content-Type') ?? '';
    const body = Buffer.from(await found.arrayBuffer());
    const isPage = type.startsWith('text/html');
    const sent = isPage
      ? body.toString().replaceAll(/<script[^]*?<\/script>|<link rel="(?:modulepreload|preload)"[^>]*(?:\.js|as="fetch")[^>]*>/g, '')
      : body;
    response.writeHead(found.status, { 'Content-Type': type, 'Content-Encoding': 'gzip' }).end(gzipSync(sent));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://localhost:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** Of each long task what is over 50 ms, from a moment on; what is total is counted from the first paint: https://web.dev/articles/tbt */
function blockedSince(moment: number, tasks: readonly (readonly [from: number, to: number])[]): number {
  return tasks.reduce((sum, [from, to]) => sum + Math.max(0, to - Math.max(from, moment) - 50), 0);
}
