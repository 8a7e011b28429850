/**
 * `npx tsx scripts/merchantPictures.ts`: screenshots of each merchant's home page on a desktop and on a phone, side by
 * side in `docs/merchants.webp`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';

import { readOptions } from '#gateway/web/options.ts';
import { startServer } from '#gateway/web/server.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { toWebp } from './pictures/webp.ts';

const FILE = join(import.meta.dirname, '../docs/merchants.webp');
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
/** Time for a home page to load completely, in milliseconds. */
const SETTLE_MS = 4000;
/** The merchants, left to right; each on a desktop in one theme and on a phone in the other. */
const SHOWN = [
  ['demo', 'light'],
  ['aurora', 'dark'],
  ['lotus', 'light'],
] as const;

async function home(browser: Browser, url: string, theme: string, viewport: typeof DESKTOP): Promise<string> {
  const context = await browser.newContext({ viewport, isMobile: viewport === PHONE, reducedMotion: 'reduce' });
  await context.addInitScript((chosen) => {
    localStorage.setItem('theme', chosen);
    localStorage.setItem('language', 'EN');
    localStorage.setItem('entryPopup', JSON.stringify({ mutedUntil: '9999-12-31' }));
  }, theme);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForTimeout(SETTLE_MS);
  const png = await page.screenshot();
  await context.close();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
const server = await startServer({ ...readOptions(['--port', '0', '--games-port', '0'], {}), dataDir, log: 'none' });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const figures: string[] = [];
  for (const [merchant, theme] of SHOWN) {
    const url = `${server.url}/?merchant=${merchant}`;
    const desktop = await home(browser, url, theme, DESKTOP);
    const phone = await home(browser, url, theme === 'light' ? 'dark' : 'light', PHONE);
    figures.push(`<figure><img src="${desktop}"><img src="${phone}"></figure>`);
  }
  const page = await browser.newPage({ viewport: { width: 1600, height: 460 } });
  await page.setContent(`<style>
    body { margin: 0; display: flex; gap: 16px; padding: 12px; background: #d9d9de; }
    figure { margin: 0; position: relative; flex: 1; padding-block-end: 96px; }
    img { display: block; border-radius: 8px; box-shadow: 0 2px 10px #0005; }
    img:first-child { inline-size: 100%; }
    img:last-child { position: absolute; inset: auto 12px 0 auto; inline-size: 34%; }
  </style>${figures.join('')}`);
  writeFileSync(FILE, await toWebp(browser, await page.locator('body').screenshot()));
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
