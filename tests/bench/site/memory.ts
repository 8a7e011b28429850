/** Whether a tab that stays open for an hour grows: the same way through the site again and again. */
import type { Page } from 'playwright-core';

import type { Figure } from './figure.ts';
import { inUse, logIn, visiting, visitor } from './visit.ts';

/** Code, texts and answers that a visit keeps have come by the first of these two. */
const [SETTLED, LAST] = [10, 30];
const DESK = { width: 1440, height: 900 };
/** What the way goes through, a place a second: pages, modals and entries of the centre. */
const PLACES = [
  '/',
  '/rng',
  '/rng?gameName=fortune',
  '/live',
  '/lottery',
  '/promotions',
  '/vip',
  '/help',
  '/?modal=feedback',
  '/?centre=securityCenter',
  '/?centre=depositv2',
  '/?centre=transactionHistory',
  '/?centre=rewardCenter',
];
const REST_MS = 400;
/** Of what was in use when the way had been gone ten times. */
const BAR = 1.05;

export function memory(): Promise<readonly Figure[]> {
  return visiting(async (visit) => {
    const { context, page, devtools } = await visitor(visit, DESK);
    await logIn(page, visit.server.url);
    const uses: { readonly heap: number; readonly nodes: number }[] = [];
    for (let cycle = 1; cycle <= LAST; cycle += 1) {
      for (const place of PLACES) await go(page, place);
      await go(page, '/');
      if (cycle === SETTLED || cycle === LAST) uses.push(await inUse(page, devtools));
    }
    await context.close();
    const [settled, last] = uses;
    if (!settled || !last) throw new Error('Nothing was measured.');
    return [
      {
        name: `heap after ${LAST} times through the site, beside ${SETTLED} times`,
        detail: `${settled.heap.toFixed(1)} MB`,
        value: last.heap / settled.heap,
        bar: BAR,
        unit: '×',
      },
      {
        name: `nodes after ${LAST} times through the site, beside ${SETTLED} times`,
        detail: `${settled.nodes} nodes`,
        value: last.nodes / settled.nodes,
        bar: BAR,
        unit: '×',
      },
    ];
  });
}

/** Within the page, as a link does. */
async function go(page: Page, place: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
  }, place);
  await page.waitForTimeout(REST_MS);
}
