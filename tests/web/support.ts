/** A whole server for a test: a copy of the merchants' config, a site of three files, ports of its own. */
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { onTestFinished } from 'vitest';

import type { Manifest } from '#site/assembler/runtime/types.ts';
import type { PageFault } from '#gateway/web/faultReports.ts';
import type { Compilation } from '#gateway/web/merchants.ts';
import type { ProxyFault } from '#gateway/web/proxyWatch.ts';
import type { Violation } from '#gateway/web/reports.ts';
import type { ServerOptions } from '#gateway/web/options.ts';
import { temporaryFolder } from '../vectors/temporaryFolder.ts';
import { fakePlatform } from './platform.ts';
import { startServer, type RunningServer } from '#gateway/web/server.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What the build of a site with one block looks like. */
const BUILT: Readonly<Record<string, string>> = {
  'index.html': (await readFile(join(ROOT, 'site/index.html'), 'utf8')).replace(
    /<script type="module".*<\/script>/,
    '<script type="module" crossorigin src="/assets/main-1.js"></script>\n    <link rel="stylesheet" crossorigin href="/assets/main-1.css">',
  ),
  'provider.html': (await readFile(join(ROOT, 'site/third-party/frame/index.html'), 'utf8')).replace('./main.ts', '/assets/provider-1.js'),
  'head.js': await readFile(join(ROOT, 'site/public/head.js'), 'utf8'),
  'assets/main-1.js': `export const text = ${JSON.stringify('x'.repeat(4000))};`,
  'assets/main-1.css': 'body{}',
  'assets/Header-1.js': 'import "./Icon-1.js"',
  'assets/Header-1.css': 'header{}',
  'assets/Icon-1.js': '',
  'assets/GameLobby-1.js': '',
  '.vite/manifest.json': JSON.stringify({
    'index.html': {
      file: 'assets/main-1.js',
      src: 'index.html',
      isEntry: true,
      dynamicImports: ['blocks/header/Header.tsx', 'blocks/game-lobby/GameLobby.tsx'],
      css: ['assets/main-1.css'],
    },
    'blocks/header/Header.tsx': {
      file: 'assets/Header-1.js',
      src: 'blocks/header/Header.tsx',
      isDynamicEntry: true,
      imports: ['_Icon-1.js', 'index.html'],
      css: ['assets/Header-1.css'],
    },
    'blocks/game-lobby/GameLobby.tsx': {
      file: 'assets/GameLobby-1.js',
      src: 'blocks/game-lobby/GameLobby.tsx',
      isDynamicEntry: true,
      imports: ['index.html'],
    },
    '_Icon-1.js': { file: 'assets/Icon-1.js' },
  }),
};

export interface Workplace {
  readonly options: ServerOptions;
  /** Reads a config file, changes it as JSON, and writes it back. */
  edit(file: string, change: (content: Record<string, unknown>) => void): Promise<void>;
  write(file: string, text: string): Promise<void>;
}

/** For a test that is about several merchants. */
export const EVERY_MERCHANT: readonly string[] = await readdir(join(ROOT, 'config/merchants'));

/**
 * Config, site and data folders to start servers on.
 * @param merchants one where the test needs no others: each is compiled, and seeded where the gateway is embedded
 */
export async function workplace(merchants: readonly string[] = ['demo']): Promise<Workplace> {
  const folder = await temporaryFolder();
  const configDir = join(folder, 'config');
  const siteDir = join(folder, 'site');
  for (const part of ['base', 'schema', ...merchants.map((code) => `merchants/${code}`)]) {
    await cp(join(ROOT, 'config', part), join(configDir, part), { recursive: true });
  }
  for (const [path, content] of Object.entries(BUILT)) {
    await mkdir(join(siteDir, path, '..'), { recursive: true });
    await writeFile(join(siteDir, path), content);
  }
  /** As editors save: the whole file takes the old one's place, so that no server sees half of it, or sees it twice. */
  const write = async (file: string, text: string): Promise<void> => {
    const written = join(folder, file.replaceAll('/', '-'));
    await writeFile(written, text);
    await rename(written, join(configDir, file));
  };
  return {
    options: {
      host: '127.0.0.1',
      port: 0,
      gamesPort: 0,
      dataDir: join(folder, 'data'),
      configDir,
      siteDir,
      defaultMerchant: undefined,
      gatewayUrl: undefined,
      pollMs: 60_000,
      gamesOrigin: undefined,
      trustProxy: false,
      production: false,
      dev: false,
      reset: false,
      log: 'none',
      minClient: '0.0.0',
      passwordCost: 16,
    },
    async edit(file, change) {
      const content: unknown = parse(await readFile(join(configDir, file), 'utf8'));
      if (typeof content !== 'object' || content === null) throw new Error(`${file} holds no object`);
      const copy: Record<string, unknown> = { ...content };
      change(copy);
      await write(file, JSON.stringify(copy, null, 2));
    },
    write,
  };
}

export interface TestServer extends RunningServer {
  readonly place: Workplace;
  /** Faults of each compilation so far. */
  readonly compilations: readonly Compilation[];
  /** Merchants whose good config could not be written down. */
  readonly unkept: readonly string[];
  /** What browsers have reported of the policy so far. */
  readonly violations: readonly Violation[];
  /** What pages have reported so far. */
  readonly pageFaults: readonly PageFault[];
  /** What the proxy in front has left out so far. */
  readonly proxyFaults: readonly ProxyFault[];
}

/**
 * Starts a server on a workplace of its own, or on a given one, and stops it after the test. Behind it stands a plain
 * platform elsewhere, unless the test asks for the embedded gateway with `gatewayUrl: undefined`.
 */
export async function testServer(overrides: Partial<ServerOptions> = {}, given?: Workplace): Promise<TestServer> {
  const place = given ?? (await workplace());
  const gatewayUrl = 'gatewayUrl' in overrides ? overrides.gatewayUrl : (await fakePlatform()).url;
  const compilations: Compilation[] = [];
  const unkept: string[] = [];
  const violations: Violation[] = [];
  const pageFaults: PageFault[] = [];
  const proxyFaults: ProxyFault[] = [];
  const server = await startServer(
    { ...place.options, ...overrides, gatewayUrl },
    {
      onCompiled: (compiled) => void compilations.push(...compiled),
      onUnkept: (code) => void unkept.push(code),
      onViolation: (violation) => void violations.push(violation),
      onPageFault: (fault) => void pageFaults.push(fault),
      onProxyFault: (fault) => void proxyFaults.push(fault),
    },
  );
  await server.caughtUp;
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= server.stop());
  onTestFinished(stop);
  return { ...server, stop, place, compilations, unkept, violations, pageFaults, proxyFaults };
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body as sent, packed or not. */
  readonly bytes: Buffer;
}

/** A request with headers that fetch does not let a caller set, such as `Host`; nothing is unpacked or followed, no connection used again. */
export function ask(url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET', body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: bytes.toString(), bytes });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export interface LiveStream {
  /** The next manifest that is pushed; rejects when the stream ends first. */
  next(): Promise<Manifest>;
  /** The next id that is named as the chat room's latest message. */
  nextRoom(): Promise<number>;
}

/** Listens to the live channel of a merchant. */
export async function listenLive(url: string, merchant: string): Promise<LiveStream> {
  const stopped = new AbortController();
  onTestFinished(() => stopped.abort());
  const response = await fetch(`${url}/live?merchant=${merchant}`, { signal: stopped.signal, headers: { Accept: 'text/event-stream' } });
  if (response.body === null) throw new Error('The live channel has no body.');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let pending = '';
  const arrived: string[] = [];
  /** What the next event of this form says; others wait for who asks for them. */
  const nextOf = async (form: RegExp): Promise<string> => {
    for (;;) {
      const index = arrived.findIndex((event) => form.test(event));
      const said = form.exec(arrived[index] ?? '')?.[1];
      if (said !== undefined) {
        arrived.splice(index, 1);
        return said;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('The live channel has ended.');
      const events = (pending + value).split('\n\n');
      pending = events.pop() ?? '';
      arrived.push(...events);
    }
  };
  return {
    // The server's own manifest; tests look at its fields one by one.
    next: async () => JSON.parse(await nextOf(/^data: (.*)$/)) as Manifest,
    nextRoom: async () => Number(await nextOf(/^event: room\ndata: (.*)$/)),
  };
}
