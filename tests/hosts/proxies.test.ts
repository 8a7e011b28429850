/** nginx and Caddy in front of the server, each with the file that the build writes for it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';

import { PROXY_HOSTS } from '#gateway/web/hosting/index.ts';
import { temporaryFolder } from '../vectors/temporaryFolder.ts';
import { fakePlatform } from '../web/platform.ts';
import { EVERY_MERCHANT, testServer, workplace, type TestServer } from '../web/support.ts';
import { ask, firstEvent, type Origin } from './ask.ts';
import { openCaddy } from './servers/caddy.ts';
import { openNginx } from './servers/nginx.ts';

const OPEN = { nginx: openNginx, caddy: openCaddy };
type ProxyName = keyof typeof OPEN;

async function behind(name: ProxyName, gatewayUrl?: string): Promise<{ readonly server: TestServer; readonly proxy: Origin }> {
  const behindProxy = { trustProxy: true, production: true, ...(gatewayUrl !== undefined && { gatewayUrl }) };
  const server = await testServer(behindProxy, await workplace(EVERY_MERCHANT));
  const scratch = join(await temporaryFolder(), 'scratch');
  mkdirSync(scratch);
  const { content } = PROXY_HOSTS[name].proxy(['localhost', 'aurora.example', 'lotus.example']);
  const { port } = new URL(server.url);
  return { server, proxy: await OPEN[name](content, scratch, { upstream: `http://127.0.0.1:${port}` }) };
}

describe.runIf(inject('full')).each(['nginx', 'caddy'] as const)('%s in front of the server', (name) => {
  it('[OPS-1] [CFG-3] hands on host, scheme and address, so that each brand has its own addresses', async () => {
    const { server, proxy } = await behind(name);
    const home = await ask({ ...proxy, name: 'aurora.example' }, { path: '/' });
    expect(home.text).toContain('data-merchant="aurora"');
    expect(home.text).toContain('rel="canonical" href="https://aurora.example/"');
    // The program was asked by its own name until it was up.
    expect(server.proxyFaults).toEqual(['host']);
  });

  it('[API-7] lets no sender choose their address, and takes pictures of 5 MB', async () => {
    const platform = await fakePlatform();
    const { proxy } = await behind(name, platform.url);
    const body = Buffer.alloc(5 * 1024 * 1024, 1);
    const sent = await ask(proxy, { method: 'POST', path: '/wps/a', body, headers: { 'X-Forwarded-For': '1.2.3.4' } });
    expect(sent.status).toBe(200);
    expect(platform.received.request?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('[CFG-12] passes news of the live channel on at once', async () => {
    const { proxy } = await behind(name);
    expect(await firstEvent(proxy, '/live?merchant=demo')).toContain('data: {"artefact"');
  });
});
