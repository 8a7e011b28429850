/**
 * `npx tsx scripts/brandPictures.ts [merchant…]`: generates a merchant's link preview and home screen icons from its
 * mark, name, title and skin, into its `assets/`. Sizes are those required by `docs/make-a-merchant.md`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';

import { readOptions } from '#gateway/web/options.ts';
import { startServer } from '#gateway/web/server.ts';
import { ICON_SIZES, LINK_PICTURE } from '#site/assembler/compiler/pictures.ts';
import type { Merchant } from '#site/assembler/runtime/types.ts';
import { chromiumArgs, findChromium } from './chromium.ts';

const MERCHANTS = join(import.meta.dirname, '../config/merchants');
const QUALITY = 90;

/** The mark's share of the side, if systems crop the corners. */
const SHARES: Readonly<Record<keyof typeof ICON_SIZES, number>> = { small: 1, large: 1, maskable: 0.6, touch: 0.76 };

/** The merchant's page without scripts: fonts and tokens are available, and nothing renders over the picture. */
async function emptyPage(browser: Browser, url: string, theme: string): Promise<Page> {
  const page = await browser.newPage({ viewport: LINK_PICTURE, bypassCSP: true });
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(url);
  return page;
}

async function linkPicture(page: Page, mark: string, name: string, line: string): Promise<Buffer> {
  await page.evaluate(
    ([drawing, brand, words]) => {
      document.body.innerHTML = `<style>
        .card { position: fixed; inset: 0; z-index: 1; overflow: hidden; display: grid; align-content: center; gap: 20px; padding-inline: 80px 470px;
          background: radial-gradient(circle at 84% 50%, color-mix(in oklab, var(--pf-color-highlight) 45%, var(--pf-color-canvas)), var(--pf-color-canvas) 62%);
          color: var(--pf-color-text); font-family: var(--pf-font-heading); }
        .card img { position: absolute; inset-block-start: 105px; inset-inline-end: 60px; inline-size: 420px; block-size: 420px; }
        .card b { font-size: 132px; line-height: 1.05; font-weight: var(--pf-font-headingWeight); }
        .card span { font-size: 46px; line-height: 1.25; font-family: var(--pf-font-body); text-wrap: balance; }
        .card i { inline-size: 120px; block-size: 10px; border-radius: 5px; background: var(--pf-color-accent); }
      </style><div class="card"><b></b><i></i><span></span><img alt=""></div>`;
      const [b, span, img] = ['b', 'span', 'img'].map((part) => document.querySelector(`.card ${part}`));
      if (!b || !span || !img) throw new Error('The card is not there');
      b.textContent = brand ?? '';
      span.textContent = words ?? '';
      img.setAttribute('src', drawing ?? '');
    },
    [mark, name, line],
  );
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  return page.screenshot({ type: 'jpeg', quality: QUALITY });
}

async function icon(browser: Browser, mark: string, size: number, share: number, background: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const isWhole = share === 1;
  await page.setContent(`<style>
    body { margin: 0; block-size: 100vh; display: grid; place-content: center; background: ${isWhole ? 'none' : background}; }
    img { inline-size: ${size * share}px; block-size: ${size * share}px; }
  </style><img src="${mark}">`);
  const file = await page.screenshot({ omitBackground: isWhole });
  await page.close();
  return file;
}

/** The part of the title after the name. */
function lineOf({ name, head, defaultLanguage }: Merchant): string {
  const title: unknown = Reflect.get(head.title, defaultLanguage);
  return String(title)
    .replace(`${name}: `, '')
    .replace(/^./u, (first) => first.toLocaleUpperCase());
}

const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
const server = await startServer({ ...readOptions(['--port', '0', '--games-port', '0'], {}), dataDir, log: 'none' });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const wanted = process.argv.slice(2);
try {
  for (const code of wanted.length > 0 ? wanted : server.merchants.codes()) {
    const merchant = server.merchants.get(code)?.artefact.merchant;
    if (!merchant) continue;
    const assets = join(MERCHANTS, code, 'assets');
    const mark = `data:image/svg+xml;base64,${readFileSync(join(assets, 'mark.svg')).toString('base64')}`;
    const page = await emptyPage(browser, `${server.url}/?merchant=${code}`, merchant.defaultTheme);
    writeFileSync(join(assets, 'link.jpg'), await linkPicture(page, mark, merchant.name, lineOf(merchant)));
    await page.close();
    const background = merchant.head.themeColour[merchant.defaultTheme];
    for (const [name, share] of Object.entries(SHARES)) {
      const size = ICON_SIZES[name as keyof typeof ICON_SIZES]; // The same keys.
      writeFileSync(join(assets, `icon-${name}.png`), await icon(browser, mark, size, share, background));
    }
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
