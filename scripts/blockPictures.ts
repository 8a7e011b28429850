/**
 * `npx tsx scripts/blockPictures.ts [--only header | --missing]`: draws each block from the running site, on a phone, into
 * `docs/blocks/<type>.webp`; with `--missing` those that have no picture yet. A block that no visitor of the default merchant sees has none.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';

import { readOptions } from '#gateway/web/options.ts';
import { startServer } from '#gateway/web/server.ts';
import { assemble, type ShownBlock } from '#site/assembler/assemble.ts';
import { composeFacts } from '#site/assembler/facts.ts';
import type { Artefact } from '#site/assembler/types.ts';
import { blocks } from '#site/blocks/index.ts';
import { chromiumArgs, findChromium } from './chromium.ts';

const FOLDER = join(import.meta.dirname, '../docs/blocks');
/** Taller than any page, so that all of it is near, and nothing fixed to an edge covers a block. */
const VIEWPORT = { width: 360, height: 4500 };
/** For a block that takes all the height there is. */
const PHONE = { width: 360, height: 640 };
const LANGUAGE = 'EN';
/** Of a taller block only the top is shown. */
const TALLEST = 640;
const QUALITY = 0.82;
/** Milliseconds for a block to come. */
const THERE_MS = 10_000;
/** Milliseconds for pictures within the block to come in after it is there. */
const SETTLE_MS = 2500;

interface Place {
  /** Address on the site. */
  readonly path: string;
  /** Of the block in config. */
  readonly address: string;
}

/** Where a visitor on a phone finds each block first: on a page, in the frame around it, or in a modal. */
function placesOf(artefact: Artefact): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  const note = (block: ShownBlock, path: string): void => {
    if (!found.has(block.item.block)) found.set(block.item.block, { path, address: block.address });
    for (const inside of Object.values(block.slots).flat()) note(inside, path);
  };
  // The unknown page last: what it holds stands better on others.
  const paths = Object.values(artefact.pages).flatMap(({ paths: [own] }) =>
    own === undefined || own === '*' || own.startsWith('/:') ? [] : [own],
  );
  for (const path of [...paths, '/no-such-page']) {
    const facts = composeFacts(
      artefact,
      { route: path, device: 'phone', language: LANGUAGE, vendors: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS'] },
      Date.now(),
    );
    const { areas, modals } = assemble(artefact, facts);
    for (const block of Object.values(areas).flat()) note(block, path);
    for (const [id, modal] of modals) note(modal, `/?modal=${id}`);
  }
  return found;
}

async function draw(page: Page, url: string, { path, address }: Place): Promise<Buffer | undefined> {
  await page.goto(url + path);
  const block = page.locator(`[data-cfg="${address}"]`).first();
  // What stands in a slot is there in one state of its block only.
  const isThere = await block.waitFor({ state: 'attached', timeout: THERE_MS }).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  await page.waitForTimeout(SETTLE_MS);
  let box = await boxOf(block);
  if (box && box.height > VIEWPORT.height / 2) {
    await page.setViewportSize(PHONE);
    box = await boxOf(block);
  }
  if (!box) return undefined;
  return page.screenshot({ clip: { x: 0, y: Math.max(0, box.y), width: VIEWPORT.width, height: Math.min(box.height, TALLEST) } });
}

/** The block's own box may be empty, when it is laid out by what stands around it or fixed to an edge: then the first in it. */
async function boxOf(block: Locator): Promise<{ readonly y: number; readonly height: number } | undefined> {
  const boxes = await block.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .map((one) => one.getBoundingClientRect())
      .map(({ y, width, height }) => ({ y, width, height })),
  );
  return boxes.find(({ width, height }) => width > 1 && height > 1);
}

/** A picture as WebP, which Chromium writes and Playwright does not. */
async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const text = await page.evaluate(
    async ({ source, quality }) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  );
  await page.close();
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}

const { only, missing } = parseArgs({ options: { only: { type: 'string' }, missing: { type: 'boolean' } } }).values;
const pictureOf = (type: string): string => join(FOLDER, `${type}.webp`);
const isWanted = (type: string): boolean => (only === undefined || only === type) && !(missing && existsSync(pictureOf(type)));
const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
const server = await startServer({ ...readOptions(['--port', '0', '--games-port', '0'], {}), dataDir, log: 'none' });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const code = server.merchants.fallback() ?? '';
  const release = server.merchants.get(code);
  if (!release) throw new Error('The default merchant has faults; see: npm run config -- check');
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  await context.addInitScript((language) => {
    localStorage.setItem('language', language);
    // Nothing may open over what is drawn.
    localStorage.setItem('entryPopup', JSON.stringify({ mutedUntil: '9999-12-31' }));
  }, LANGUAGE);
  const places = placesOf(release.artefact);
  mkdirSync(FOLDER, { recursive: true });
  for (const type of blocks.keys()) {
    const place = places.get(type);
    if (!isWanted(type)) continue;
    const page = await context.newPage();
    const png = place && (await draw(page, server.url, place));
    if (png) writeFileSync(pictureOf(type), await toWebp(browser, png));
    console.log(`${type}: ${png ? `drawn at ${place.path}` : 'not seen by a visitor'}`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
