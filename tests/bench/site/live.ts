/** What an operator waits for: from saving a file to the open page. */
import { chromium, type Page } from 'playwright-core';

import { chromiumArgs, findChromium } from '../../../scripts/chromium.ts';
import buildOnce from '../../e2e/support/build.ts';
import { ConfigFiles, openServer } from '../../e2e/support/server.ts';
import { median, type Figure } from './figure.ts';

const ROUNDS = 7;
/** Between two edits, so that neither waits for the other. */
const PAUSE_MS = 600;
const COLOURS = ['#7a1fa2', '#1565c0'];

/** Remembers when the last message of the live channel came. */
const HEAR = `
  const Native = window.EventSource;
  window.EventSource = class extends Native {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', () => { window.heardAt = performance.timeOrigin + performance.now(); });
    }
  };
`;

export async function live(): Promise<readonly Figure[]> {
  await buildOnce();
  const server = await openServer();
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  try {
    const page = await browser.newPage();
    await page.addInitScript(HEAR);
    await page.goto(server.url);
    await page.waitForLoadState('networkidle').catch(() => {});
    // One each: undoing the one must not undo the other.
    const [menus, skins] = [new ConfigFiles(server.configDir), new ConfigFiles(server.configDir)];
    const [edit, skin]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      edit.push(await menuEdit(page, menus));
      skin.push(await skinEdit(page, skins, COLOURS[round % COLOURS.length] ?? ''));
    }
    return [
      { name: 'a saved file to the open page', value: median(edit), bar: 1000, unit: 'ms' },
      { name: 'a new skin from its arrival to the screen', value: median(skin), bar: 100, unit: 'ms' },
    ];
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** An entry hidden in a file, until it is off the page. */
async function menuEdit(page: Page, config: ConfigFiles): Promise<number> {
  const gone = page.waitForFunction(() => !document.querySelector('header a[href="/fish"]') && performance.timeOrigin + performance.now());
  const saved = Date.now();
  config.edit('base/menus/main.json', (text) => text.replace('"when": { "hasVendors": "FISH" }', '"when": false'));
  const seen = Number(await (await gone).jsonValue());
  config.restore();
  await page.waitForSelector('header a[href="/fish"]', { state: 'attached' });
  await page.waitForTimeout(PAUSE_MS);
  return seen - saved;
}

/** A new accent, from the channel's message until the page is painted with it. */
async function skinEdit(page: Page, config: ConfigFiles, colour: string): Promise<number> {
  const before = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--pf-color-accent'));
  const changed = page.waitForFunction(
    (last) =>
      getComputedStyle(document.documentElement).getPropertyValue('--pf-color-accent') !== last &&
      performance.timeOrigin + performance.now(),
    before,
  );
  config.edit('merchants/demo/skin.json', (text) => text.replace(/("accent": \{[^}]*"\$value": )(\{[^}]*\}|"[^"]*")/, `$1"${colour}"`));
  const seen = Number(await (await changed).jsonValue());
  const heard = Number(await page.evaluate('window.heardAt'));
  await page.waitForTimeout(PAUSE_MS);
  return seen - heard;
}
