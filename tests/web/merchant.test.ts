import { describe, expect, it } from 'vitest';

import { ask, testServer, workplace } from './support.ts';

const merchantIn = (html: string) => /data-merchant="([^"]*)"/.exec(html)?.[1];

describe('the merchant of a request', () => {
  it('[CFG-3] is asked for with ?merchant= and kept for the browser session', async () => {
    const server = await testServer({}, await workplace(['demo', 'aurora']));
    const asked = await ask(`${server.url}/?merchant=aurora`);
    expect(merchantIn(asked.text)).toBe('aurora');
    const cookie = asked.headers['set-cookie']?.[0] ?? '';
    expect(cookie).toBe('merchant=aurora; Path=/; SameSite=Strict; HttpOnly');
    const later = await ask(`${server.url}/rng`, { Cookie: 'theme=x; merchant=aurora' });
    expect(merchantIn(later.text)).toBe('aurora');
  });

  it('[CFG-3] is not changed by a code that no merchant has', async () => {
    const server = await testServer();
    const { text, headers } = await ask(`${server.url}/?merchant=nobody`);
    expect(merchantIn(text)).toBe('demo');
    expect(headers['set-cookie']).toBeUndefined();
    expect(merchantIn((await ask(server.url, { Cookie: 'merchant=__proto__' })).text)).toBe('demo');
  });

  it('[CFG-3] follows the host, whatever its port; an unknown host is the default merchant’s', async () => {
    const place = await workplace(['demo', 'lotus']);
    await place.edit('merchants/lotus/merchant.json', (merchant) => {
      merchant['domains'] = ['lotus.example'];
    });
    const server = await testServer({}, place);
    expect(merchantIn((await ask(server.url, { Host: 'lotus.example' })).text)).toBe('lotus');
    expect(merchantIn((await ask(server.url, { Host: 'lotus.example:8443' })).text)).toBe('lotus');
    expect(merchantIn((await ask(server.url, { Host: 'elsewhere.example' })).text)).toBe('demo');
  });

  it('[CFG-3] of an unknown host, and of this machine, can be set when the server is started', async () => {
    const server = await testServer({ defaultMerchant: 'lotus' }, await workplace(['demo', 'lotus']));
    expect(merchantIn((await ask(server.url)).text)).toBe('lotus');
    expect(merchantIn((await ask(server.url, { Host: 'elsewhere.example' })).text)).toBe('lotus');
  });

  it('[CFG-3] is a matter of the host alone in production', async () => {
    const server = await testServer({ production: true }, await workplace(['demo', 'aurora']));
    const { text, headers } = await ask(`${server.url}/?merchant=aurora`, { Cookie: 'merchant=aurora' });
    expect(merchantIn(text)).toBe('demo');
    expect(headers['set-cookie']).toBeUndefined();
  });
});
