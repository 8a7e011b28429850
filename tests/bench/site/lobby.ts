/** A lobby of ten thousand games, scrolled to its end, and searched. */
import type { Page } from 'playwright-core';

import { median, type Figure } from './figure.ts';
import { inUse, visiting, visitor, yardstick, type Visit } from './visit.ts';

const GAMES = 10_000;
const GAME = 'Fortune of the Harvest';
const ROUNDS = 3;
const DESK = { width: 1440, height: 900 };
const LIST = '[role=list][aria-label=Games]';
const SEARCHES = ['fortune', 'dragon', 'gold', 'lucky', 'king', 'night', 'sun'];
/** Of the last game in the list. */
const TIMEOUT_MS = 600_000;

interface Scrolled {
  readonly cards: number;
  readonly longest: number;
  readonly heap: number;
  readonly work: number;
}

export function lobby(): Promise<readonly Figure[]> {
  return visiting(async (visit) => {
    const rounds: Scrolled[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await scrolled(visit));
    const [longest, work] = [median(rounds.map((round) => round.longest)), median(rounds.map((round) => round.work))];
    const beside = `${(longest / work).toFixed(1)} × a fixed loop of ${work.toFixed(0)} ms`;
    return [
      {
        name: `of ${GAMES} games in the page at any moment`,
        value: Math.max(...rounds.map(({ cards }) => cards)),
        bar: 200,
        unit: 'cards',
      },
      { name: `longest task while ${GAMES} games are scrolled through`, detail: beside, value: longest, bar: 50, unit: 'ms' },
      { name: `heap grown by ${GAMES} games`, value: median(rounds.map(({ heap }) => heap)), bar: 15, unit: 'MB' },
      { name: 'a search from its answer to the screen', value: await searched(visit), bar: 100, unit: 'ms' },
    ];
  });
}

/**
 * The seed has no lane of that many, so the gateway's first answer is told again under other ids until there are enough, each
 * game in full. The kit asks for five pages a second at most: a scroll takes minutes.
 */
async function manyGames(page: Page): Promise<void> {
  let first: { value: { games: { nodeId: string }[] } } | undefined;
  await page.route('**/GCSGAME_gameList*', async (route) => {
    const asked = Number(new URL(route.request().url()).searchParams.get('pageNo'));
    first ??= await (await route.fetch()).json();
    const games = (first?.value.games ?? []).map((game, place) => ({
      ...game,
      nodeId: `${asked}-${place}`,
      gameName: `${GAME} ${asked}-${place}`,
    }));
    const value = { games, totalPages: Math.ceil(GAMES / games.length), totalCount: GAMES };
    await route.fulfill({ json: { ...first, value } });
  });
}

async function scrolled(visit: Visit): Promise<Scrolled> {
  const { context, page, devtools } = await visitor(visit, DESK);
  await manyGames(page);
  await page.goto(`${visit.server.url}/rng`);
  await page.waitForSelector(`${LIST} article`);
  await page.waitForTimeout(3_000);
  const work = await yardstick(page);
  const before = await inUse(page, devtools);
  const { cards, longest } = await page.evaluate(
    async ({ list, total, timeout }) => {
      let [most, slowest] = [0, 0];
      const observer = new PerformanceObserver((entries) => {
        for (const { duration } of entries.getEntries()) slowest = Math.max(slowest, duration);
      });
      observer.observe({ type: 'longtask' });
      const until = performance.now() + timeout;
      const last = (): number => Number([...document.querySelectorAll(`${list} [role=listitem]`)].at(-1)?.getAttribute('aria-posinset'));
      while (last() < total && performance.now() < until) {
        window.scrollTo(0, document.documentElement.scrollHeight);
        await new Promise(requestAnimationFrame);
        most = Math.max(most, document.querySelectorAll(`${list} article`).length);
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
      observer.disconnect();
      if (last() < total) throw new Error(`The scroll ended at game ${last()}.`);
      return { cards: most, longest: slowest };
    },
    { list: LIST, total: GAMES, timeout: TIMEOUT_MS },
  );
  const heap = (await inUse(page, devtools)).heap - before.heap;
  await context.close();
  return { cards, longest, heap, work };
}

/** From the last byte of a search's answer to the frame that shows what was found. */
async function searched(visit: Visit): Promise<number> {
  const { context, page } = await visitor(visit, DESK);
  await page.goto(`${visit.server.url}/rng`);
  await page.waitForSelector(`${LIST} article`);
  await page.evaluate((entries) => performance.setResourceTimingBufferSize(entries), 5_000);
  const times: number[] = [];
  for (const word of SEARCHES) {
    await page.getByRole('searchbox').first().fill(word);
    const shown = await page.waitForFunction((text) => {
      const answer = performance.getEntriesByType('resource').find(({ name }) => name.includes(`gameName=${text}`));
      const isShown = location.search.includes(text) && document.querySelector('main [aria-busy=true]') === null;
      return isShown && answer instanceof PerformanceResourceTiming && answer.responseEnd > 0 && performance.now() - answer.responseEnd;
    }, word);
    times.push(Number(await shown.jsonValue()));
  }
  await context.close();
  return median(times);
}
