/**
 * `npx tsx scripts/blockPictures.ts [--only header | --missing]`: takes a screenshot of each block on the running site
 * into `docs/blocks/<type>.webp`, on a phone if it is available there; with `--missing` only blocks without one.
 * Locations and sessions are in `pictures/places.ts`.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Locator, type Page } from '@playwright/test';

import { readOptions } from '#gateway/web/options.ts';
import { startServer } from '#gateway/web/server.ts';
import { blocks } from '#site/blocks/index.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { placesOf, type Place, type Visit } from './pictures/places.ts';
import { contextOf } from './pictures/session.ts';
import { toWebp } from './pictures/webp.ts';

const FOLDER = join(import.meta.dirname, '../docs/blocks');
/** Taller than most pages, so that everything is in the viewport, and nothing fixed covers a block. */
const VIEWPORT = { width: 360, height: 4500 };
/** For a block with the height of the viewport. */
const PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1440, height: 900 };
/** Taller blocks are cropped to their top. */
const TALLEST = 640;
/** Maximum number of a block's locations to try. */
const MOST_PLACES = 4;
/** Timeout for a block to appear, in milliseconds. */
const THERE_MS = 6000;
/** Time for pictures in the block to load, in milliseconds. */
const SETTLE_MS = 2500;

async function draw(page: Page, url: string, { visit, path, address, press }: Place): Promise<Buffer | undefined> {
  await page.goto(url + path);
  if (press !== undefined) await page.locator(press).first().click({ timeout: THERE_MS });
  const block = page.locator(`[data-cfg="${address}"]`).first();
  // A block in a slot exists in one state of its parent only.
  const isThere = await block.waitFor({ state: 'attached', timeout: THERE_MS }).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  await page.waitForTimeout(SETTLE_MS);
  let box = await boxOf(block);
  if (!box) {
    await block.evaluate((element) => element.scrollIntoView());
    box = await boxOf(block);
  }
  if (box && visit.device === 'phone' && box.height > VIEWPORT.height / 2) {
    await page.setViewportSize(PHONE);
    box = await boxOf(block);
  }
  // A block's overlay is rendered outside of it.
  box ??= await boxOf(page.locator('[role=dialog], [role=alertdialog]').last());
  if (!box) return undefined;
  // On a phone the screenshot has the full width; on a desktop that would be too wide.
  const across = visit.device === 'phone' ? { x: 0, width: VIEWPORT.width } : { x: Math.max(0, box.x), width: box.width };
  const top = Math.max(0, box.y);
  // A box may reach below the viewport, which a clip may not.
  const bottom = Math.min(box.y + box.height, top + TALLEST, page.viewportSize()?.height ?? Infinity);
  return page.screenshot({ clip: { ...across, y: top, height: bottom - top } });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The first box of a block in the viewport: its own may be empty, if its content is fixed or positioned by its surroundings, or be the
 * room at the end of the page that a fixed bar covers.
 */
async function boxOf(block: Locator): Promise<Box | undefined> {
  if ((await block.count()) === 0) return undefined;
  const boxes = await block.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ y, bottom }) => bottom > 0 && y < innerHeight)
      .map(({ x, y, width, height }) => ({ x, y, width, height })),
  );
  return boxes.find(({ width, height }) => width > 1 && height > 1);
}

/** The control panel of the running gateway. */
async function dev(url: string, merchant: string, method: 'PUT' | 'POST', path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${url}/dev/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Merchant: merchant },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`/dev/${path} answered ${answer.status}`);
}

const { only, missing } = parseArgs({ options: { only: { type: 'string' }, missing: { type: 'boolean' } } }).values;
const pictureOf = (type: string): string => join(FOLDER, `${type}.webp`);
const isWanted = (type: string): boolean => (only === undefined || only === type) && !(missing && existsSync(pictureOf(type)));
const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
const server = await startServer({ ...readOptions(['--port', '0', '--games-port', '0'], {}), dataDir, log: 'none' });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const code = server.merchants.fallback() ?? '';
const contexts = new Map<Visit, BrowserContext>();

/** Takes the screenshot at the first location that shows the block. */
async function drawFirst(places: readonly Place[]): Promise<{ readonly png: Buffer; readonly place: Place } | undefined> {
  for (const place of places.slice(0, MOST_PLACES)) {
    const { visit } = place;
    if (visit.flag !== undefined) await dev(server.url, code, 'PUT', 'whitelabel', { [visit.flag]: '1' });
    const viewport = visit.device === 'phone' ? VIEWPORT : DESKTOP;
    const context = contexts.get(visit) ?? (await contextOf(browser, server.url, visit.username, { viewport }));
    contexts.set(visit, context);
    if (place.laterMs !== undefined) await dev(server.url, code, 'POST', 'clock', { advanceMs: place.laterMs });
    const page = await context.newPage();
    const png = await draw(page, server.url, place).catch((error: unknown) => console.error(place.path, error));
    await page.close();
    if (visit.flag !== undefined) await dev(server.url, code, 'PUT', 'whitelabel', { [visit.flag]: '0' });
    if (png) return { png, place };
  }
  return undefined;
}

try {
  const release = server.merchants.get(code);
  if (!release) throw new Error('The default merchant has faults; see: npm run config -- check');
  const places = placesOf(release.artefact);
  mkdirSync(FOLDER, { recursive: true });
  // Blocks that advance the clock are last: the others' sessions would become due for a reality check.
  const moves = (type: string): boolean => places.get(type)?.some(({ laterMs }) => laterMs !== undefined) ?? false;
  for (const type of [...blocks.keys()].toSorted((a, b) => Number(moves(a)) - Number(moves(b)))) {
    if (!isWanted(type)) continue;
    const drawn = await drawFirst(places.get(type) ?? []);
    if (drawn) writeFileSync(pictureOf(type), await toWebp(browser, drawn.png));
    console.log(`${type}: ${drawn ? `drawn at ${drawn.place.path} as ${drawn.place.visit.username ?? 'a visitor'}` : 'not seen'}`);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
