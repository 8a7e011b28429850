import { describe, expect, it } from 'vitest';

import { ask, testServer, workplace } from './support.ts';

const PAGE = { Accept: 'text/html' };
const attribute = (html: string, name: string) => new RegExp(`<html[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

describe('the page that is served', () => {
  it.each([
    ['demo', 'fil'],
    ['aurora', 'en'],
    ['lotus', 'vi'],
  ])("[OPS-4] names %s's brand, language, theme and colours in its head", async (code, lang) => {
    const server = await testServer({}, await workplace([code]));
    const { merchant } = server.merchants.get(code)?.artefact ?? {};
    const { text, status } = await ask(`${server.url}/?merchant=${code}`, PAGE);
    expect(status).toBe(200);
    expect(attribute(text, 'lang')).toBe(lang);
    expect(attribute(text, 'dir')).toBe('ltr');
    expect(attribute(text, 'data-merchant')).toBe(code);
    expect(attribute(text, 'data-default-theme')).toBe(merchant?.defaultTheme);
    expect(text).toContain(`<link rel="icon" href="${merchant?.head.favicon}">`);
    expect(text).toContain(`data-light="${merchant?.head.themeColour.light}" data-dark="${merchant?.head.themeColour.dark}"`);
    expect(text).toMatch(new RegExp(`<meta property="og:site_name" content="${merchant?.name}">`));
    expect(text).toMatch(/<meta name="robots" content="index, follow">/);
    expect(text).toMatch(/<title>.+<\/title>/);
    expect(text).not.toContain('<!-- head:');
  });

  it('[I18N-2] [OPS-4] names tag and direction of each language that the merchant speaks, for what runs before the first paint', async () => {
    const place = await workplace();
    await place.edit('merchants/demo/merchant.json', (merchant) => (merchant['languages'] = ['EN', 'TY', 'AR']));
    const server = await testServer({}, place);
    const { text } = await ask(`${server.url}/?merchant=demo`, PAGE);
    const languages = JSON.parse(/<script type="application\/json" id="languages">(.*?)<\/script>/.exec(text)?.[1] ?? '');
    expect(languages.map(([code, [tag, dir]]: [string, [string, string]]) => [code, tag, dir])).toEqual([
      ['EN', 'en', 'ltr'],
      ['TY', 'fil', 'ltr'],
      ['AR', 'ar', 'rtl'],
    ]);
  });

  it('[APP-14] names a title and a description for each page, and no two pages alike', async () => {
    const server = await testServer();
    const { pages, merchant } = server.merchants.get('demo')?.artefact ?? { pages: {}, merchant: undefined };
    const paths = Object.values(pages).flatMap(({ paths: [own] }) => (own === undefined || /[:*]/.test(own) ? [] : [own]));
    expect(paths.length).toBeGreaterThan(25);
    const heads = await Promise.all(
      paths.map(async (path) => {
        const { text } = await ask(`${server.url}${path}?merchant=demo`, PAGE);
        const said = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
        const description = said(/<meta name="description" content="([^"]+)">/);
        expect([path, said(/<meta property="og:description" content="([^"]+)">/)]).toEqual([path, description]);
        return { path, title: said(/<title>(.+)<\/title>/), description };
      }),
    );
    for (const what of ['title', 'description'] as const)
      expect(heads.filter((one) => heads.some((other) => other !== one && other[what] === one[what]))).toEqual([]);
    // Home is the site itself.
    expect(merchant?.head.description).toMatchObject({ TY: heads.find(({ path }) => path === '/')?.description });
  });

  it('[OPS-4] links a web app manifest in the name of the merchant', async () => {
    const server = await testServer({}, await workplace(['demo', 'aurora']));
    const { text } = await ask(`${server.url}/?merchant=aurora`, PAGE);
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    const answer = await ask(`${server.url}/manifest.webmanifest?merchant=aurora`);
    expect(answer.headers['content-type']).toBe('application/manifest+json');
    expect(JSON.parse(answer.text)).toMatchObject({
      short_name: server.merchants.get('aurora')?.artefact.merchant.name,
      display: 'standalone',
    });
  });

  it('[OPS-4] lets no config text out of its place', async () => {
    const place = await workplace();
    await place.edit('merchants/demo/merchant.json', (merchant) => {
      merchant['name'] = `<b>"Sin'ag"</b>`;
      merchant['head'] = { ...(merchant['head'] as object), title: { EN: '</title><script>1</script>', TY: '</title><script>1</script>' } };
    });
    const server = await testServer({}, place);
    const { text } = await ask(`${server.url}/?merchant=demo`, PAGE);
    expect(text).toContain('&lt;/title&gt;&lt;script&gt;1');
    expect(text).not.toContain('<script>1');
    expect(text).not.toContain('<b>');
  });

  it('[CFG-1] brings what the client boots from, as data that cannot run', async () => {
    const server = await testServer({}, await workplace(['demo', 'lotus']));
    const { text } = await ask(`${server.url}/?merchant=lotus`, PAGE);
    const boot: unknown = JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/.exec(text)?.[1] ?? '');
    const release = server.merchants.get('lotus');
    expect(boot).toMatchObject({ merchant: 'lotus', manifest: { artefact: release?.artefactHash, skin: release?.skinHash, status: 0 } });
  });

  it("[CFG-1] preloads the config and the code of the page's blocks, and links styles in cascade order", async () => {
    const server = await testServer();
    const release = server.merchants.get('demo');
    const { text } = await ask(`${server.url}/rng?merchant=demo`, PAGE);
    expect(text).toContain(
      `<link rel="preload" as="fetch" crossorigin="anonymous" href="/config/demo/artefact.${release?.artefactHash}.json">`,
    );
    for (const module of ['Header-1.js', 'Icon-1.js', 'GameLobby-1.js'])
      expect(text).toContain(`<link rel="modulepreload" fetchpriority="low" href="/assets/${module}">`);
    expect(text).not.toContain('<link rel="modulepreload" href="/assets/main-1.js">');
    const styles = [...text.matchAll(/<link rel="stylesheet"[^>]*href="([^"]*)"/g)].map((match) => match[1]);
    expect(styles).toEqual(['/assets/main-1.css', '/assets/Header-1.css', `/config/demo/skin.${release?.skinHash}.css`]);
    const home = await ask(`${server.url}/?merchant=demo`, PAGE);
    expect(home.text).not.toContain('GameLobby-1.js');
  });

  it('[PRE-1] links styles before what a page only preloads: the first paint waits for them alone', async () => {
    const server = await testServer();
    const { text } = await ask(`${server.url}/rng?merchant=demo`, PAGE);
    expect(text.lastIndexOf('rel="stylesheet"')).toBeLessThan(text.search(/rel="(?:module)?preload"/));
  });

  it('[APP-12] says 404 for a path that no page has, and still brings the page that says so', async () => {
    const server = await testServer();
    const { status, text } = await ask(`${server.url}/no-such-page`, PAGE);
    expect(status).toBe(404);
    expect(text).toContain('<div id="root">');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect((await ask(`${server.url}/rng`, PAGE)).status).toBe(200);
  });

  it.each([
    ['demo', 'fil', 'Kailangan ng site na ito ang JavaScript', 'Matagal mag-load ang page'],
    ['lotus', 'vi', 'Trang này cần JavaScript', 'Trang tải quá lâu'],
  ])('[APP-15] says in the language of %s what to do where scripts are off, or none arrives', async (code, lang, off, late) => {
    const server = await testServer({}, await workplace([code]));
    const { text } = await ask(`${server.url}/?merchant=${code}`, PAGE);
    expect(text).toMatch(new RegExp(`<noscript>${off}[^<]*</noscript>`));
    expect(text).toMatch(
      new RegExp(`<div id="root"></div>\\s*<p class="boot-late" role="alert" lang="${lang}" dir="ltr">${late}[^<]*<a href="">`),
    );
  });

  it('[APP-12] answers a missing file as missing, not with a page', async () => {
    const server = await testServer();
    for (const path of ['/assets/gone-1.js', '/config/demo/artefact.0.json', '/config/demo/provenance.json']) {
      const { status, text } = await ask(server.url + path);
      expect(status).toBe(404);
      expect(text).not.toContain('<html');
    }
  });
});
