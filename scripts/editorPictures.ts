/**
 * `npx tsx scripts/editorPictures.ts`: screenshots of the editor for `docs/editor.md`, in `docs/editor/`: a block with its settings,
 * who sees a menu's entry, the catalogue of blocks, and the theme.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';

import { readOptions } from '#gateway/web/options.ts';
import { startServer } from '#gateway/web/server.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { toWebp } from './pictures/webp.ts';

const FOLDER = join(import.meta.dirname, '../docs/editor');
/** Time for what a press changes to be there, in milliseconds. */
const SETTLE_MS = 1500;

const part = (page: Page, name: string) => page.getByLabel('Part of the site').selectOption(name);
const row = (page: Page, name: RegExp) => page.getByRole('treeitem', { name }).click();

/** Each picture, and what is pressed before it. */
const PICTURES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  block: (page) => row(page, /^Hot games/),
  catalogue: async (page) => {
    await page.getByRole('button', { name: /^Add to/ }).click();
    await page.getByRole('searchbox').last().fill('games');
  },
  visibility: async (page) => {
    await page.keyboard.press('Escape');
    await part(page, 'menus');
    await row(page, /^Cockfight/);
    await page.getByRole('button', { name: 'Add condition' }).click();
    await page.getByRole('region', { name: 'Who sees it' }).scrollIntoViewIfNeeded();
  },
  theme: async (page) => {
    await part(page, 'theme');
    await page.getByRole('textbox', { name: 'Accent', exact: true }).fill('#0a8f66');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Theme' }).scrollIntoViewIfNeeded();
  },
};

mkdirSync(FOLDER, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
const server = await startServer({ ...readOptions(['--port', '0', '--games-port', '0'], {}), dataDir, log: 'none' });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 860 }, reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('entryPopup', JSON.stringify({ mutedUntil: '9999-12-31' })));
  await page.goto(`${server.url}/editor?language=EN`);
  await page.frameLocator('iframe').locator('main [data-cfg]').first().waitFor();
  await page.waitForTimeout(2 * SETTLE_MS);
  for (const [name, press] of Object.entries(PICTURES)) {
    await press(page);
    await page.waitForTimeout(SETTLE_MS);
    writeFileSync(join(FOLDER, `${name}.webp`), await toWebp(browser, await page.screenshot()));
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
