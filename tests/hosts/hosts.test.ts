/** Each host's own program serves what the build has written for it, and answers one list of requests alike. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';

import type { HostName } from '#gateway/web/hosting/index.ts';
import { ask, type Answer, type Origin } from './ask.ts';
import { echoPlatform, type Echo } from './echoPlatform.ts';
import { hostedFolder, type HostedFolder } from './hostedFolder.ts';
import { wrongAnswers } from './requests.ts';
import { openBucket } from './servers/bucket.ts';
import { openCaddy } from './servers/caddy.ts';
import { openCloudflare } from './servers/cloudflare.ts';
import { openNetlify, readNetlifyRules } from './servers/netlify.ts';
import { openNginx } from './servers/nginx.ts';
import { openWorker } from './servers/worker.ts';

interface Host {
  readonly open: (folder: HostedFolder, scratch: string) => Promise<Origin>;
  /** Headers that its program leaves out or sets otherwise here. */
  readonly differs: (header: string) => boolean;
  /** Whether it passes calls on. */
  readonly passesOn: boolean;
}

const never = () => false;

const HOSTS: Readonly<Record<HostName, Host>> = {
  nginx: {
    open: async ({ dir, read }, scratch) => openNginx(await read('nginx.conf'), scratch, { root: join(dir, 'public') }),
    differs: never,
    passesOn: true,
  },
  caddy: {
    open: async ({ dir, read }, scratch) => openCaddy(await read('Caddyfile'), scratch, { root: join(dir, 'public') }),
    differs: never,
    passesOn: true,
  },
  cloudflare: { open: ({ dir }) => openCloudflare(dir), differs: never, passesOn: true },
  // Its local server lets browsers store nothing.
  netlify: { open: ({ dir }) => openNetlify(dir), differs: (header) => header === 'cache-control', passesOn: true },
  s3: {
    open: ({ dir }, scratch) => openBucket(dir, scratch),
    differs: (header) => !['content-type', 'cache-control'].includes(header),
    passesOn: false,
  },
};
// The names of the record above.
const NAMES = Object.keys(HOSTS) as HostName[];

/** A picture as large as players may send, and then some. */
const LARGE = Buffer.alloc(5 * 1024 * 1024 + 1, 1);

const echoOf = ({ text }: Answer): Echo => JSON.parse(text);

/** What the platform was asked, with the query as it reads it. */
const asked = ({ method, url }: Echo) => {
  const { pathname, searchParams } = new URL(url, 'http://platform');
  return [method, pathname, ...searchParams];
};

async function serving(name: HostName): Promise<{ readonly folder: HostedFolder; readonly host: Origin }> {
  const folder = await hostedFolder(name, await echoPlatform());
  const scratch = join(folder.dir, '../scratch');
  mkdirSync(scratch);
  const host = await HOSTS[name].open(folder, scratch);
  return { folder, host };
}

it('[OPS-4] the worker for Cloudflare has pages, aliases, headers and caching, and passes calls on', async () => {
  const folder = await hostedFolder('cloudflare', await echoPlatform());
  const { url, close } = await openWorker(folder.dir);
  onTestFinished(close);
  const host: Origin = { protocol: 'http:', port: Number(new URL(url).port), name: 'localhost' };
  expect(await wrongAnswers(host, folder)).toEqual({});
  const call = echoOf(await ask(host, { method: 'POST', path: '/wps/a?c=%20d', body: LARGE }));
  expect(call).toMatchObject({ method: 'POST', url: '/wps/a?c=%20d', bytes: LARGE.length });
});

/** Whether a rule for a path holds for all that another one is for. */
const covered = (one: string, other: string) => one !== other && other.endsWith('*') && one.startsWith(other.slice(0, -1));

describe.runIf(inject('full'))('a host of static files', () => {
  it.each(NAMES)('[OPS-4] %s has pages, aliases, headers and caching', async (name) => {
    const { folder, host } = await serving(name);
    expect(await wrongAnswers(host, folder, HOSTS[name].differs)).toEqual({});
  });

  it.each(NAMES.filter((name) => HOSTS[name].passesOn))('[OPS-4] [API-7] %s passes calls on, with large pictures', async (name) => {
    const { host } = await serving(name);
    for (const prefix of ['/wps', '/lgw', '/lotto']) {
      const call = await ask(host, { path: `${prefix}/a/b?c=%20d&e=1` });
      expect(asked(echoOf(call))).toEqual(['GET', `${prefix}/a/b`, ['c', ' d'], ['e', '1']]);
    }
    const { method, bytes } = echoOf(await ask(host, { method: 'POST', path: '/wps/upload', body: LARGE }));
    expect([method, bytes]).toEqual(['POST', LARGE.length]);
  });

  // Netlify's own servers say who asks; its local one hands on whatever is claimed.
  it.each(['nginx', 'caddy', 'cloudflare'] as const)('[API-7] %s tells the platform who asks, not what the sender claims', async (name) => {
    const { host } = await serving(name);
    const { headers } = echoOf(await ask(host, { path: '/wps/a', headers: { 'X-Forwarded-For': '1.2.3.4' } }));
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-forwarded-host']).toContain('localhost');
    expect(headers['x-forwarded-proto']).toBe(host.protocol.slice(0, -1));
  });

  it.each(['nginx', 'caddy'] as const)('[OPS-4] %s compresses scripts, styles and config', async (name) => {
    const { host } = await serving(name);
    for (const path of ['/', '/assets/main-1.js', '/head.js']) {
      const { headers } = await ask(host, { path, headers: { 'Accept-Encoding': 'gzip' } });
      expect([path, headers['content-encoding']]).toEqual([path, 'gzip']);
    }
  });

  it('[OPS-4] netlify reads every rule, and none of them sets the caching of a file twice', async () => {
    const { dir } = await hostedFolder('netlify', 'https://platform.example');
    const { headers, redirects, errors } = readNetlifyRules(join(dir, 'netlify.toml'));
    expect(errors).toEqual([]);
    expect(redirects).toContainEqual(expect.objectContaining({ from: '/wps/*', to: 'https://platform.example/wps/:splat', status: 200 }));
    expect(redirects).toContainEqual(expect.objectContaining({ from: '/lott', to: '/games.LOTT', status: 200 }));
    const caching = headers.filter(({ values }) => values['Cache-Control'] !== undefined).map((rule) => rule.for);
    expect(caching).toEqual(expect.arrayContaining(['/assets/*', '/config/demo/artefact.*', '/config/demo/manifest.json']));
    expect(caching.filter((one) => caching.some((other) => covered(one, other)))).toEqual([]);
  });
});
