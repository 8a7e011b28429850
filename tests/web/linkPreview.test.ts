import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { ask, testServer, workplace } from './support.ts';

const MERCHANTS = readdirSync(join(import.meta.dirname, '../../config/merchants'));

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
});
afterAll(() => browser.close());

/** Type that a picture is sent with, and its size as a browser decodes it. */
async function pictureAt(server: string, address: string) {
  const { pathname } = new URL(address, server);
  const answer = await fetch(`${server}${pathname}`);
  const type = answer.headers.get('content-type');
  const page = await browser.newPage();
  const size = await page.evaluate(
    async ([kind, data]) => {
      const image = await createImageBitmap(await (await fetch(`data:${kind};base64,${data}`)).blob());
      return [image.width, image.height];
    },
    [type, Buffer.from(await answer.arrayBuffer()).toString('base64')],
  );
  await page.close();
  return { status: answer.status, type, size };
}

/** Contents of the Open Graph tags, by name. */
function openGraphOf(html: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [, key = '', content = ''] of html.matchAll(/<meta property="og:([^"]+)" content="([^"]*)">/g))
    found.set(key, [...(found.get(key) ?? []), content]);
  return found;
}

describe('a shared link', () => {
  it.each(MERCHANTS)(
    '[OPS-4] of %s shows a picture that networks draw: its file exists, and has the type and size that the page says',
    async (code) => {
      const server = await testServer({}, await workplace([code]));
      const { text } = await ask(`${server.url}/rng?merchant=${code}`, { Accept: 'text/html' });
      const tags = openGraphOf(text);
      const { merchant } = server.merchants.get(code)?.artefact ?? {};
      const image = tags.get('image')?.[0] ?? '';
      expect(image).toBe(new URL(merchant?.head.image ?? '', server.url).href);
      const { status, type, size } = await pictureAt(server.url, image);
      expect({ status, size }).toEqual({ status: 200, size: [1200, 630] });
      expect(type).toMatch(/^image\/(png|jpeg)$/);
      expect(tags.get('image:type')).toEqual([type]);
      expect([tags.get('image:width'), tags.get('image:height')]).toEqual([['1200'], ['630']]);
      expect(tags.get('image:alt')?.[0]).toContain(merchant?.name);
      const locales = [...(tags.get('locale') ?? []), ...(tags.get('locale:alternate') ?? [])];
      expect(locales).toHaveLength(merchant?.languages.length ?? 0);
      for (const locale of locales) expect(locale).toMatch(/^[a-z]{2,3}_[A-Z]{2}$/);
    },
  );

  it('[OPS-4] names language and region as networks write them', async () => {
    const server = await testServer({}, await workplace(['lotus']));
    const tags = openGraphOf((await ask(`${server.url}/?merchant=lotus`, { Accept: 'text/html' })).text);
    expect(tags.get('locale')).toEqual(['vi_VN']);
    expect(tags.get('locale:alternate')).toEqual(['zh_CN', 'th_TH', 'en_US']);
  });

  it('[CFG-8] a picture that no network draws, one of another size and one that is not there are doubts of the merchant', async () => {
    const place = await workplace(['demo']);
    await place.edit('merchants/demo/merchant.json', (merchant) => {
      const head = merchant['head'] as { image: string; icons: Record<string, string> };
      head.image = '/config/demo/assets/mark.svg';
      head.icons['large'] = '/config/demo/assets/icon-small.png';
      head.icons['touch'] = '/config/demo/assets/no-such.png';
    });
    const server = await testServer({}, place);
    const [compiled] = server.compilations;
    expect(compiled?.serving).toBe(true);
    expect(compiled?.faults.map(({ severity, pointer, found }) => [severity, pointer, found])).toEqual([
      ['warning', '/head/image', '"/config/demo/assets/mark.svg"'],
      ['warning', '/head/icons/large', '192 × 192'],
      ['warning', '/head/icons/touch', 'no such file'],
    ]);
  });
});

describe('an installed site', () => {
  it.each(MERCHANTS)('[OPS-4] of %s has icons that exist in the sizes that its manifest says, and one for iPhones', async (code) => {
    const server = await testServer({}, await workplace([code]));
    const manifest: unknown = JSON.parse((await ask(`${server.url}/manifest.webmanifest?merchant=${code}`)).text);
    expect(manifest).toMatchObject({ id: '/', start_url: '/' });
    const { icons } = manifest as { icons: readonly { src: string; sizes: string; type: string; purpose?: string }[] }; // Its own test: what is missing fails below.
    const drawn = icons.filter(({ type }) => type === 'image/png');
    expect(drawn.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes, type } of drawn) {
      const side = Number.parseInt(sizes, 10);
      expect(await pictureAt(server.url, src)).toEqual({ status: 200, type, size: [side, side] });
    }
    const { text } = await ask(`${server.url}/?merchant=${code}`, { Accept: 'text/html' });
    const touch = /<link rel="apple-touch-icon" sizes="180x180" href="([^"]+)">/.exec(text)?.[1] ?? '';
    expect(await pictureAt(server.url, touch)).toEqual({ status: 200, type: 'image/png', size: [180, 180] });
  });
});
