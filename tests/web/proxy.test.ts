import { describe, expect, it } from 'vitest';

import { ask, testServer } from './support.ts';

const FORWARDED = { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'https', Host: 'aurora.example' };

describe('a server behind a trusted proxy', () => {
  it('[OPS-1] says once of each kind what the proxy leaves out, and nothing of what asks it directly for its health', async () => {
    const server = await testServer({ trustProxy: true, production: true });
    await ask(`${server.url}/healthz`);
    await ask(server.url, FORWARDED);
    expect(server.proxyFaults).toEqual([]);
    for (let time = 0; time < 2; time += 1) await ask(server.url);
    expect(server.proxyFaults).toEqual(['address', 'scheme', 'host']);
  });

  it.each(['127.0.0.1:8792', '[::1]:8080', '192.0.2.4', 'localhost'])('[OPS-1] says that %s is no name of a site', async (Host) => {
    const server = await testServer({ trustProxy: true, production: true });
    await ask(server.url, { ...FORWARDED, Host });
    expect(server.proxyFaults).toEqual(['host']);
  });

  it.each([
    { trustProxy: false, production: true },
    { trustProxy: true, production: false },
  ])('[OPS-1] is not spoken of with %j', async (options) => {
    const server = await testServer(options);
    await ask(server.url);
    expect(server.proxyFaults).toEqual([]);
  });
});
