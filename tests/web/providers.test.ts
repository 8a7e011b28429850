import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import type { HostName } from '#gateway/web/hosting/index.ts';
import type { WorkerRules } from '#gateway/web/hosting/worker.ts';
import { writeHosting } from '#gateway/web/hosting/writeHosting.ts';
import type { ServerOptions } from '#gateway/web/options.ts';
import { readSite } from '#gateway/web/siteFiles.ts';
import { createTexts } from '#gateway/web/texts.ts';
import { seal } from '#site/assembler/compiler/releases/artefacts.ts';
import { PROVIDER_FLAG, PROVIDERS } from '#site/assembler/sdk/providers.ts';
import { temporaryFolder } from '../vectors/temporaryFolder.ts';
import { ask, testServer, workplace, type TestServer, type Workplace } from './support.ts';

/** Ids as a merchant would have them, each with the vendor's own script. */
const REAL = {
  geetest: { captchaId: 'c0ffee' },
  firebase: { apiKey: 'AIza-key', authDomain: 'sinag.firebaseapp.com', projectId: 'sinag' },
  google: { clientId: '1-a.apps.googleusercontent.com' },
  facebook: { appId: '1234' },
  analytics: { gtagId: 'G-1234' },
};

const MERCHANT = 'merchants/demo/merchant.json';

/** Turns flags of the merchant's own on. */
async function turnOn(place: Workplace, names: readonly string[]): Promise<void> {
  const flags = Object.fromEntries(names.map((name) => [name, { on: true }]));
  await place.write('merchants/demo/flags.json', JSON.stringify({ $schema: '../../schema/patch/flags.json', v: 1, flags }));
}

/** A server of the demo merchant with these flags on, over the embedded gateway. */
async function serving(flags: readonly string[], providers?: object, options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const place = await workplace();
  if (providers !== undefined) await place.edit(MERCHANT, (merchant) => void (merchant['providers'] = providers));
  await turnOn(place, flags);
  return testServer({ gatewayUrl: undefined, ...options }, place);
}

const policyOf = (headers: Readonly<Record<string, unknown>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((part) => part.split(' '))
      .map(([name = '', ...values]) => [name, values]),
  );

/** Hosts that each provider alone needs. */
const HOST = {
  geetest: 'geetest.com',
  firebase: 'googleapis.com',
  google: 'accounts.google.com',
  facebook: 'facebook',
  analytics: 'googletagmanager.com',
};
const ALL_FLAGS = Object.values(PROVIDER_FLAG);

describe('the document of a third-party provider', () => {
  it.each(PROVIDERS)('[LOG-16] [SEC-1] of %s allows that provider and no other', async (name) => {
    const server = await serving(ALL_FLAGS, REAL);
    const { status, headers, text } = await ask(`${server.url}/provider/${name}`);
    expect(status).toBe(200);
    const policy = policyOf(headers);
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
    });
    expect(policy['script-src']?.[0]).toBe("'self'");
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
    expect(String(headers['content-security-policy'])).not.toContain('unsafe-eval');
    const named = Object.values(policy).flat().join(' ');
    for (const other of PROVIDERS) expect([other, named.includes(HOST[other])]).toEqual([other, other === name]);
    expect(text).toContain(JSON.stringify(REAL[name]).slice(1, -1));
    expect(text).toContain('/config/demo/skin.');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(PROVIDERS)('[LOG-16] of %s is not there while its flag is off, though all others are on', async (name) => {
    const server = await serving(
      ALL_FLAGS.filter((flag) => flag !== PROVIDER_FLAG[name]),
      REAL,
    );
    const { status, headers } = await ask(`${server.url}/provider/${name}`);
    expect(status).toBe(404);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('[LOG-16] comes and goes with the flag of the running platform', async () => {
    const server = await serving([], REAL);
    const status = async () => (await ask(`${server.url}/provider/google`)).status;
    const turn = (on: '0' | '1') =>
      ask(
        `${server.url}/dev/whitelabel?merchant=demo`,
        { 'Content-Type': 'application/json' },
        'PUT',
        JSON.stringify({ GOOGLELOGIN3: on }),
      );
    expect(await status()).toBe(404);
    await turn('1');
    expect(await status()).toBe(200);
    await turn('0');
    expect(await status()).toBe(404);
  });

  it('[LOG-16] is not there for a provider that is not configured, nor under any other name', async () => {
    const server = await serving(ALL_FLAGS, { google: REAL.google });
    for (const path of ['facebook', 'geetest', 'firebase', 'twitter', 'constructor', '', 'google/more'])
      expect([path, (await ask(`${server.url}/provider/${path}`)).status]).toEqual([path, 404]);
    expect((await ask(`${server.url}/provider.html`)).headers['content-security-policy']).not.toContain('google');
  });

  it('[LOG-6] adds the host of a script that the merchant serves itself', async () => {
    const script = 'https://static.merchant.example/gt4.js';
    const server = await serving(['GEETEST3'], { geetest: { ...REAL.geetest, script } });
    const policy = policyOf((await ask(`${server.url}/provider/geetest`)).headers);
    expect(policy['script-src']).toContain('https://static.merchant.example');
  });

  it('[SEC-1] lets a stand-in use this origin only, and is not there for one on any other host', async () => {
    const server = await serving(ALL_FLAGS);
    for (const name of PROVIDERS) {
      const { headers, status } = await ask(`${server.url}/provider/${name}`);
      expect([name, status]).toEqual([name, 200]);
      expect(String(headers['content-security-policy'])).not.toContain('https:');
      const elsewhere = await ask(`${server.url}/provider/${name}`, { Host: 'sinag.example' });
      expect([name, elsewhere.status]).toEqual([name, 404]);
    }
  });

  it('[SEC-1] of a stand-in is not there in production', async () => {
    const server = await serving(ALL_FLAGS, undefined, { production: true });
    expect((await ask(`${server.url}/provider/geetest`)).status).toBe(404);
  });

  it('[SEC-1] may be framed by the pages of merchants that configure one, and by no others’', async () => {
    const server = await testServer({}, await workplace(['demo', 'aurora']));
    const framed = async (merchant: string) => policyOf((await ask(`${server.url}/?merchant=${merchant}`)).headers)['frame-src'];
    expect(await framed('demo')).toEqual(["'self'", 'https://games.example']);
    expect(await framed('aurora')).toEqual(['https://games.example']);
    const policy = policyOf((await ask(server.url)).headers);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  });

  it('[CFG-8] is missed by check where a flag offers what is not configured', async () => {
    const server = await serving(['GOOGLELOGIN3', 'GEETEST3'], { google: REAL.google });
    const { faults } = server.compilations.find(({ code }) => code === 'demo') ?? { faults: [] };
    expect(faults).toMatchObject([
      { code: 'no-provider', severity: 'warning', file: 'merchants/demo/flags.json', pointer: '/flags/GEETEST3/on', found: 'true' },
    ]);
  });

  it.each([
    ['a script over http', { google: { clientId: 'a', script: 'http://evil.example/a.js' } }],
    ['a script with a directive in its host', { google: { clientId: 'a', script: 'https://a.example;script-src/x.js' } }],
    ['a script of the site itself', { geetest: { captchaId: 'a', script: '/config/demo/assets/a.js' } }],
    ['a secret', { facebook: { appId: '1', appSecret: 'x' } }],
  ])('[SEC-7] is not made of %s: the config is refused', async (_, providers) => {
    const server = await serving([], providers);
    expect(server.compilations.find(({ code }) => code === 'demo')?.faults).not.toEqual([]);
    expect((await ask(`${server.url}/?merchant=demo`)).status).toBe(503);
  });

  it('[OPS-4] stands on a static host with its own policy in the place of the pages’, for real providers that are on', async () => {
    const server = await serving(['GOOGLELOGIN3', 'FACEBOOKLOGIN3'], {
      google: REAL.google,
      geetest: REAL.geetest,
      facebook: { appId: '1', script: '/dev/providers/fb.js' },
    });
    const release = server.merchants.get('demo');
    if (release === undefined) throw new Error('demo has no config');
    const { siteDir, configDir } = server.place.options;
    const outDir = join(await temporaryFolder(), 'demo');
    const origins = { frames: [], images: [] };
    const textOf = createTexts(join(import.meta.dirname, '../../locales'));
    const site = await readSite(siteDir);
    const hosts: readonly HostName[] = ['cloudflare'];
    const sealed = await seal(configDir, 'demo', release);
    await writeHosting({ sealed, site, siteDir, dir: outDir, hosts, gatewayUrl: undefined, origins, minClient: '0.0.0', textOf });
    const read = (path: string) => readFile(join(outDir, path), 'utf8');

    const served = await ask(`${server.url}/provider/google`);
    expect(await read('public/provider/google.html')).toBe(served.text);
    const policy = String(served.headers['content-security-policy']).replace(/; report-uri.*/, '');
    const { rules }: WorkerRules = JSON.parse(await read('rules.json'));
    expect(rules.find(({ path }) => path === '/provider/google')?.headers['Content-Security-Policy']).toBe(policy);
    for (const off of ['provider/geetest.html', 'provider/facebook.html', 'provider.html'])
      await expect(read(`public/${off}`)).rejects.toThrow('ENOENT');
  });
});
