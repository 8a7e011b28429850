/** How much of each page moves under the reader while it fills and then rests. */
import { readdirSync, readFileSync } from 'node:fs';

import { parse } from 'jsonc-parser';
import * as v from 'valibot';

import type { Figure } from './figure.ts';
import { logIn, visiting, visitor, type Visit } from './visit.ts';

const PAGES = 'config/base/pages';
const BAR = 0.02;
const WIDTHS = [360, 1440] as const;
const PLAYERS = ['visitor', 'member'] as const;
/** Load and what comes at rest: banners that slide, the popup, what waits to come near. */
const FULL_MS = 3_500;

const pathsOf = (file: string): string[] =>
  v.parse(v.object({ paths: v.array(v.string()) }), parse(readFileSync(`${PAGES}/${file}`, 'utf8'))).paths;
/** What a page needs to be told in its address. */
const ADDRESSES: Readonly<Record<string, string>> = { '/:games': '/LOTT' };
const ROUTES = readdirSync(PAGES)
  .flatMap((file) => pathsOf(file).slice(0, 1))
  .map((path) => ADDRESSES[path] ?? path)
  .filter((path) => path.startsWith('/') && !path.includes(':'));

/** Remembers every movement of what was on screen, and what moved. */
const WATCH = `
  window.moves = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput)
        window.moves.push([value, sources.map(({ node }) => (node && node.closest ? node.closest('[data-cfg]')?.dataset.cfg + ' ' + node.className : '')).join(', ')]);
  }).observe({ type: 'layout-shift', buffered: true });
`;

const moves = v.array(v.tuple([v.number(), v.string()]));

/** The page that moves most, and every other over the bar, with what moved most on it. */
export function shift(): Promise<readonly Figure[]> {
  return visiting(async (visit) => {
    const seen: Figure[] = [];
    for (const width of WIDTHS) for (const player of PLAYERS) seen.push(...(await movesOf(visit, width, player)));
    const worst = seen.toSorted((a, b) => b.value - a.value);
    return worst.filter(({ value }, place) => place === 0 || value > BAR);
  });
}

async function movesOf(visit: Visit, width: number, player: (typeof PLAYERS)[number]): Promise<readonly Figure[]> {
  const { context, page } = await visitor(visit, { width, height: 800 });
  if (player === 'member') await logIn(page, visit.server.url);
  await page.addInitScript(WATCH);
  const found: Figure[] = [];
  for (const path of ROUTES) {
    await page.goto(visit.server.url + path);
    await page.waitForTimeout(FULL_MS);
    const all = v.parse(moves, await page.evaluate('window.moves'));
    const value = all.reduce((sum, [each]) => sum + each, 0);
    const [most] = all.toSorted(([a], [b]) => b - a);
    found.push({
      name: 'moved under the reader while a page filled',
      detail: `${path}, ${width} px, ${player}${most ? `: ${most[1]}` : ''}`,
      value,
      bar: BAR,
      unit: 'of the screen',
    });
  }
  await context.close();
  return found;
}
