import { describe, expect, it } from 'vitest';

import { ask, EVERY_MERCHANT, testServer, workplace } from './support.ts';

const MARKUP = /<meta charset="utf-8"/;

describe('search engines', () => {
  it('[OPS-4] are told what is no page, and where the list of pages is', async () => {
    const server = await testServer({}, await workplace(['demo', 'aurora']));
    const { text } = await ask(`${server.url}/robots.txt`, { Host: 'aurora.example' });
    const disallowed = text.split('\n').flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
    for (const path of ['/wps/', '/dev', '/editor', '/live?merchant=']) expect(disallowed).toContain(path);
    // The live casino has the address of the live channel.
    expect(disallowed.some((path) => '/live'.startsWith(path))).toBe(false);
    expect(text).toContain('\nSitemap: http://aurora.example/sitemap.xml\n');
  });

  it.each(EVERY_MERCHANT)('[OPS-4] find every page of %s by its own address, each of them there and open to them', async (code) => {
    const server = await testServer({ defaultMerchant: code }, await workplace([code]));
    const { text, headers } = await ask(`${server.url}/sitemap.xml`);
    expect(headers['content-type']).toMatch(/^application\/xml/);
    const paths = [...text.matchAll(/<loc>http:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
    expect(paths).toEqual(expect.arrayContaining(['/', '/rng', '/promotions', '/terms']));
    expect(new Set(paths).size).toBe(paths.length);
    // Aliases, what needs a parameter, and what stands in the place of a closed site.
    for (const path of ['/home', '/game', '/promoDetail', '/maintenance']) expect(paths).not.toContain(path);
    for (const path of paths) {
      const page = await ask(server.url + path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.text).toContain('<meta name="robots" content="index, follow">');
      expect(page.text).toContain(`<link rel="canonical" href="${server.url}${path}">`);
    }
    expect((await ask(`${server.url}/game`)).text).toContain('<meta name="robots" content="noindex">');
  });

  it('[PRE-5] find a page in each language at an address of its own, which names the others', async () => {
    const server = await testServer({ defaultMerchant: 'lotus' }, await workplace(['lotus']));
    const addresses = ['/rng', '/zh-hans/rng', '/th/rng', '/en/rng'];
    const heads = await Promise.all(addresses.map(async (path) => (await ask(server.url + path)).text));
    const alternates = heads.map((head) =>
      [...head.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(([, tag, href]) => [tag, href]),
    );
    const named = ['vi', 'zh-Hans', 'th', 'en', 'x-default'].map((tag, at) => [tag, server.url + (addresses[at] ?? '/rng')]);
    expect(alternates).toEqual(addresses.map(() => named));
    expect(heads.map((head) => /<html lang="([^"]*)"/.exec(head)?.[1])).toEqual(['vi', 'zh-Hans', 'th', 'en']);
    expect(new Set(heads.map((head) => /<title>(.*?) · /.exec(head)?.[1])).size).toBe(addresses.length);
    expect(heads.map((head) => /<meta property="og:locale" content="(..)_/.exec(head)?.[1])).toEqual(['vi', 'zh', 'th', 'en']);
    // The default language has one address.
    expect((await ask(`${server.url}/vi/rng`)).status).toBe(404);
  });

  it.each(EVERY_MERCHANT)('[OPS-4] read how the pages of %s are encoded within their first 1024 bytes', async (code) => {
    const server = await testServer({ defaultMerchant: code }, await workplace([code]));
    const { bytes } = await ask(server.url);
    expect(bytes.subarray(0, 1024).toString()).toMatch(MARKUP);
  });
});
