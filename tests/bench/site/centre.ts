/** The member center: what it costs to open, and how fast one entry follows another. */
import type { CDPSession, Page } from 'playwright-core';

import { ownScripts } from './chunks.ts';
import { median, type Figure } from './figure.ts';
import { logIn, TAP_MS, visiting, visitor, type Visit } from './visit.ts';

/** A machine that was busy for a moment spoils some. */
const ROUNDS = 9;
const CPU_RATE = 4;
/** Before the next choice, so that answers and code have come. */
const REST_MS = 800;
const DESK = { width: 1440, height: 900 };
const KIB = 1024;

export function centre(): Promise<readonly Figure[]> {
  return visiting(async (visit) => {
    const bytes = await ownScripts('demo', ['centre-panel']);
    const [slowest, name] = await slowestSwitch(visit);
    return [
      { name: 'scripts of the centre before an entry is chosen, gzipped', value: bytes / KIB, bar: 60, unit: 'KiB' },
      {
        name: 'from the choice of an entry whose data is there to its picture, 4 × slower',
        detail: `slowest: ${name}`,
        value: slowest,
        bar: 100,
        unit: 'ms',
      },
    ];
  });
}

/** The entry that takes longest, by the median of its rounds. */
async function slowestSwitch(visit: Visit): Promise<readonly [number, string]> {
  const { context, page, devtools } = await visitor(visit, DESK);
  await logIn(page, visit.server.url);
  await page.goto(`${visit.server.url}/?centre=securityCenter`);
  await page.waitForSelector('[role=dialog] nav a');
  const entries = await page.$$eval('[role=dialog] nav a', (links) => links.map((link) => link.getAttribute('href') ?? ''));
  // The one that is open comes last: choosing it again changes nothing.
  const pages = [...entries.slice(1), ...entries.slice(0, 1)];
  const times = new Map<string, number[]>(pages.map((href) => [href, []]));
  // The first time round fetches code and data.
  for (const href of pages) await switchTo(page, href);
  await slowDown(devtools, CPU_RATE);
  for (let round = 0; round < ROUNDS; round += 1) for (const href of pages) times.get(href)?.push(await switchTo(page, href));
  await context.close();
  const medians = [...times].map(([href, taken]) => [median(taken), href] as const);
  return medians.reduce((worst, one) => (one[0] > worst[0] ? one : worst));
}

const slowDown = (devtools: CDPSession, rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });

/**
 * From the click, as the browser dates it, until the frame that shows the entry. It is chosen as a hand does: what is pressed
 * is pointed at first, and the page may make use of that.
 */
async function switchTo(page: Page, href: string): Promise<number> {
  const link = page.locator(`[role=dialog] nav a[href="${href}"]`);
  const box = await link.boundingBox();
  if (box === null) throw new Error(`The centre has no ${href}.`);
  const taken = page.evaluate(async (wanted) => {
    const dialog = document.querySelector('[role=dialog]');
    if (!dialog) throw new Error('The centre is not open.');
    const clicked = await new Promise<number>((resolve) => {
      dialog.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    // The mark in the menu comes with the entry; what is drawn ahead may come before.
    await new Promise<void>((resolve) => {
      const look = () => dialog.querySelector('[aria-current=page]')?.getAttribute('href') === wanted && resolve();
      new MutationObserver(look).observe(dialog, { subtree: true, attributeFilter: ['aria-current'] });
    });
    await new Promise(requestAnimationFrame);
    // After the frame's own work, and before whatever waits its turn behind it.
    await scheduler.postTask(() => undefined, { priority: 'user-blocking' });
    return performance.now() - clicked;
  }, href);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(TAP_MS);
  await page.mouse.up();
  const time = await taken;
  await page.waitForTimeout(REST_MS);
  return time;
}
