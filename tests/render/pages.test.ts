import { describe, expect, inject, it } from 'vitest';

import { pathsOf } from '#gateway/web/hosting/hostedSite.ts';
import { DEVICES, MERCHANTS, rendererOfFile, wordsOf } from './renderer.ts';

const { artefacts, requests, answer, render } = await rendererOfFile();

/** `style` attributes that a library writes; the content security policy names their hashes. */
const LIBRARY_STYLES = new Set(['animation-duration:0s']);

const away: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));
/** A path of each page, with a value for its parameter. */
const pathsIn = (code: string): readonly string[] => {
  const artefact = artefacts.get(code);
  return artefact ? [...pathsOf(artefact), '/nowhere', '/lottery?gameCode=SEA3'] : [];
};
const languagesOf = (code: string) => artefacts.get(code)?.merchant.languages ?? [];

describe('pages on a server', () => {
  it('[PRE-1] are rendered without a document, a window or a storage', () => {
    expect([typeof document, typeof window, typeof localStorage, typeof matchMedia]).toEqual(Array(4).fill('undefined'));
  });

  const cross = MERCHANTS.flatMap((code) =>
    languagesOf(code).flatMap((language, place) =>
      DEVICES.filter((device) => inject('full') || place === 0 || device === 'phone').map((device) => ({
        code,
        language,
        device,
        isOwn: place === 0 && device === 'phone',
      })),
    ),
  );
  it.each(cross)('[PRE-1] [PRE-2] every page of $code in $language on a $device is whole', async (where) => {
    for (const path of pathsIn(where.code)) {
      // Where the platform is away, the language makes no difference.
      for (const own of where.isOwn ? [{}, { fetch: away }] : [{}]) {
        const [pathname = '', search = ''] = path.split('?');
        const { html, head } = await render({ ...where, path: pathname, search, ...own });
        expect(html, path).toContain('id="main"');
        // A part that failed is left to the browser, which renders it again.
        expect(html, path).not.toMatch(/<!--\$!-->|<!--\$\?-->|<script|\son\w+=/);
        expect(html, path).not.toContain('<link');
        expect(head, path).not.toContain('<script');
        for (const [, style] of html.matchAll(/\sstyle="([^"]*)"/g)) expect(LIBRARY_STYLES, `${path}: ${style}`).toContain(style);
      }
    }
  });

  it('[PRE-1] hold their words, links, prices and first tiles', async () => {
    const home = await render({ code: 'demo', path: '/', language: 'EN' });
    expect(home.html).toMatch(/<a [^>]*href="\/rng"/);
    expect(wordsOf(home.html)).toContain('Live casino');
    expect(home.head).toMatch(/<link rel="preload" as="image" href="[^"]+"/);
    const slots = await render({ code: 'demo', path: '/rng', language: 'EN' });
    expect(slots.html.match(/role="listitem"/g)?.length).toBeGreaterThanOrEqual(14);
    expect(slots.html).toMatch(/<img [^>]*loading="lazy"/);
    expect(wordsOf((await render({ code: 'demo', path: '/terms', language: 'EN' })).html).length).toBeGreaterThan(1000);
    const help = await render({ code: 'demo', path: '/help', language: 'EN' });
    expect(help.html).toMatch(/<h[23]/);
  });

  it('[PRE-2] say the same whenever they are rendered, and beside another merchant’s', async () => {
    const alone = [];
    for (const code of MERCHANTS) for (const path of ['/', '/rng', '/promotions']) alone.push((await render({ code, path })).html);
    const atOnce = await Promise.all(
      MERCHANTS.flatMap((code) => ['/', '/rng', '/promotions'].map(async (path) => (await render({ code, path })).html)),
    );
    expect(atOnce).toEqual(alone);
  });

  it('[PRE-4] [SEC-2] ask the platform without a token, and hold only answers that need none', async () => {
    const { rendered } = await render({ code: 'demo', path: '/rng' });
    expect(requests.length).toBeGreaterThan(3);
    expect(requests.filter(({ headers }) => headers.has('Authorization'))).toEqual([]);
    expect(rendered.queries.queries.length).toBeGreaterThan(3);
    for (const { meta } of rendered.queries.queries) expect(['none', 'optional']).toContain(meta?.['auth']);
  });

  it('[PRE-4] [CFG-7] hold no malformed part of an answer, and say which it was', async () => {
    const malformed: string[] = [];
    const { html, rendered } = await render({
      code: 'demo',
      path: '/rng',
      onMalformed: (call, field) => malformed.push(`${call} ${field}`),
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const response = await answer(request);
        if (!request.url.includes('gameList')) return response;
        return new Response((await response.text()).replace(/"gameName":"[^"]*"/, '"gameName":{"forged":"name"}'), response);
      },
    });
    expect(malformed).toEqual([expect.stringMatching(/^gameList games\.0/)]);
    expect(html + JSON.stringify(rendered)).not.toContain('forged');
  });

  it('[PRE-4] have the status of the server’s own address, which the browser asks for again', async () => {
    const { rendered } = await render({ code: 'demo', path: '/' });
    const status = rendered.queries.queries.find(({ queryKey }) => queryKey[0] === 'systemStatus');
    expect(status?.state.isInvalidated).toBe(true);
  });

  it('[PRE-4] [SEC-4] sanitize the platform’s HTML as the browser does', async () => {
    const { html } = await render({ code: 'demo', path: '/helpmc', language: 'EN' });
    expect(html).not.toMatch(/<iframe|javascript:/);
  });
});
