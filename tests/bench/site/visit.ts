/** What measuring suites share: a browser, a server with games, and the settings of a browser that came before. */
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { TABLET } from '#site/boot/render/rendered.ts';
import { LANGUAGE_COOKIE } from '#site/i18n/languageChoice.ts';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.ts';
import buildOnce from '../../e2e/support/build.ts';
import { openServer, type TestServer } from '../../e2e/support/server.ts';

export interface Visit {
  readonly browser: Browser;
  readonly server: TestServer;
}

/**
 * While a debugger listens, and one does for as long as a browser is driven, V8 wants to know the line of every function below a new
 * error. By default it parses them all again for that, react-dom as a whole: 35 ms that no player waits for. With lines kept from the start
 * it has them.
 */
const WITH_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

/** How long a finger or a button stays down, in milliseconds: less than most people take. */
export const TAP_MS = 80;

/** Runs a suite with a server and a browser of its own. */
export async function visiting<T>(suite: (visit: Visit) => Promise<T>): Promise<T> {
  await buildOnce();
  const server = await openServer();
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs, WITH_POSITIONS] });
  try {
    return await suite({ browser, server });
  } finally {
    await browser.close();
    await server.dispose();
  }
}

interface Screen {
  readonly width: number;
  readonly height: number;
  /** Whether it is touched, as a phone's is. @default false */
  readonly hasTouch?: boolean;
}

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

/** A visitor who reads English and is not greeted by the entry popup. */
export async function visitor(
  { browser, server }: Visit,
  { hasTouch = false, ...viewport }: Screen,
): Promise<{ readonly context: BrowserContext; readonly page: Page; readonly devtools: CDPSession }> {
  const context = await browser.newContext({
    viewport,
    hasTouch,
    isMobile: hasTouch,
    ...(viewport.width < TABLET && { userAgent: PHONE }),
  });
  // The server renders the page in it.
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'EN', url: server.url }]);
  // Game frames have no storage.
  await context.addInitScript(() => {
    if (window !== top) return;
    localStorage.setItem('language', 'EN');
    localStorage.setItem('entryPopup', JSON.stringify({ mutedUntil: '9999-12-31' }));
  });
  // What tsx writes around named functions, those that run in the page included.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  return { context, page, devtools: await context.newCDPSession(page) };
}

/** As a member, through the form. */
export async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/?modal=loginPopupModal`);
  const form = page.getByRole('dialog');
  await form.locator('input[autocomplete~=username]').fill('demo');
  await form.locator('input[type=password]').fill(SEED_PASSWORD);
  await form.locator('button[type=submit]').click();
  await form.waitFor({ state: 'detached' });
}

/** A fixed piece of work in the page, in milliseconds: says how fast the machine is just now. */
export function yardstick(page: Page): Promise<number> {
  return page.evaluate(() => {
    const started = performance.now();
    let value = 1;
    for (let step = 0; step < 20_000_000; step += 1) value = (value * 48_271) % 2_147_483_647;
    return value > 0 ? performance.now() - started : 0;
  });
}

/** By then the page has let go of what a collection found unused. */
const LET_GO_MS = 400;

/**
 * Megabytes and nodes, garbage taken away: twice, since what the first collection finds unused on the page's side lets go of
 * elements only afterwards (2,000 to 8,000 nodes, by chance).
 */
export async function inUse(page: Page, devtools: CDPSession): Promise<{ readonly heap: number; readonly nodes: number }> {
  for (const _ of [1, 2]) {
    await devtools.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(LET_GO_MS);
  }
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize / 1e6, nodes };
}
