/** Pictures of views on two configs, taken on two servers that run beside each other, with the site as it is now. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';

import { isBuilt } from '#gateway/web/build.ts';
import { buildApart } from '#gateway/web/buildApart.ts';
import { readOptions } from '#gateway/web/options.ts';
import { startServer } from '#gateway/web/server.ts';
import { NoPicturesError, type MerchantView, type PicturePair, type PictureRequest } from '#site/assembler/compiler/cli/job.ts';
import type { Audience } from '#site/assembler/compiler/explain/views.ts';
import { chromiumArgs, presentChromium } from '../chromium.ts';
import { contextOf, stateOf } from './session.ts';
import { toWebp } from './webp.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITE_DIR = join(ROOT, 'dist/site');
const FOLDER = 'pictures';
const SIZES = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
];
const THEMES = ['light', 'dark'] as const;
const SIDES = ['before', 'after'] as const;
/** Seeded account of each audience. */
const ACCOUNTS: Readonly<Record<Audience, string | undefined>> = { visitor: undefined, member: 'demo', agent: 'agent' };
/** From a call or a resize until the page shows everything, in milliseconds. */
const SETTLE_MS = 2000;
/** Longer pages are cut there, in CSS pixels. */
const MAX_HEIGHT = 5000;

/**
 * Takes each view before and after, at each width and in each theme.
 * @throws NoPicturesError where there is no browser
 */
export async function takePictures({ before, after, views, to }: PictureRequest): Promise<readonly PicturePair[]> {
  const executablePath = presentChromium();
  if (executablePath === undefined) throw new NoPicturesError('There is no Chromium here; CHROMIUM of the environment names one.');
  if (!(await isBuilt(ROOT, SITE_DIR))) await buildApart(ROOT, SITE_DIR);
  await mkdir(join(to, FOLDER), { recursive: true });
  const home = await mkdtemp(join(tmpdir(), 'review-'));
  const serve = (configDir: string, side: string) =>
    startServer({
      ...readOptions(['--port', '0', '--games-port', '0', '--data', join(home, side)], {}),
      configDir,
      siteDir: SITE_DIR,
      log: 'none',
    });
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const servers = { before: await serve(before, 'before'), after: await serve(after, 'after') };
    try {
      const pairs: PicturePair[] = [];
      for (const [index, view] of views.entries())
        for (const size of SIZES)
          for (const theme of THEMES) {
            const fileOf = (side: string) => `${FOLDER}/${index + 1}-${size.width}-${theme}-${side}.webp`;
            const takeSide = async (side: (typeof SIDES)[number]) =>
              writeFile(join(to, fileOf(side)), await take(browser, servers[side].url, view, { size, theme }));
            await Promise.all(SIDES.map(takeSide));
            pairs.push({ view, width: size.width, theme, before: fileOf('before'), after: fileOf('after') });
          }
      return pairs;
    } finally {
      await Promise.all(SIDES.map((side) => servers[side].stop()));
    }
  } finally {
    await browser.close();
    await rm(home, { recursive: true, force: true });
  }
}

interface Look {
  readonly size: (typeof SIZES)[number];
  readonly theme: string;
}

async function take(browser: Browser, url: string, { merchant, audience, path }: MerchantView, { size, theme }: Look): Promise<Buffer> {
  const options = { viewport: size, isMobile: size === SIZES[0], storageState: stateOf(url, merchant, theme) };
  const context = await contextOf(browser, url, ACCOUNTS[audience], options);
  try {
    const page = await context.newPage();
    await page.goto(url + path);
    await page.waitForTimeout(SETTLE_MS);
    // A modal covers the window, not the page.
    const png = path.includes('?') ? await page.screenshot() : await wholePage(page, size.width);
    return await toWebp(browser, png);
  } finally {
    await context.close();
  }
}

/** The page from top to bottom in a window of its height: blocks and pictures load when they become visible. */
async function wholePage(page: Page, width: number): Promise<Buffer> {
  // Twice: what loads at first makes the page longer.
  for (let round = 0; round < 2; round += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT) });
    await page.waitForTimeout(SETTLE_MS);
  }
  return page.screenshot();
}
