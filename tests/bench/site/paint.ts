/** How long a phone on a slow network waits for the largest thing on home, and how long it cannot answer meanwhile. */
import { median, type Figure } from './figure.ts';
import { visiting, visitor, yardstick } from './visit.ts';

const ROUNDS = 5;
const SLOWDOWN = 4;
/** Slow 4G: 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PHONE = { width: 360, height: 740 };
/** By then nothing larger is painted. */
const FULL_MS = 7_000;

export function paint(): Promise<readonly Figure[]> {
  return visiting(async (visit) => {
    const [paints, blocked, all, work]: [number[], number[], number[], number[]] = [[], [], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      // A context of its own: nothing is cached.
      const { context, page, devtools } = await visitor(visit, PHONE);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', NETWORK);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => Reflect.set(window, 'largest', list.getEntries().at(-1)?.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
        const tasks: [from: number, to: number][] = [];
        Reflect.set(window, 'longTasks', tasks);
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, startTime + duration]);
        }).observe({ type: 'longtask', buffered: true });
      });
      await page.goto(visit.server.url);
      await page.waitForTimeout(FULL_MS);
      paints.push(await page.evaluate<number>(() => Reflect.get(window, 'largest')));
      const tasks = await page.evaluate<[number, number][]>(() => Reflect.get(window, 'longTasks'));
      blocked.push(
        blockedSince(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0), tasks),
      );
      all.push(blockedSince(0, tasks));
      work.push(await yardstick(page));
      await context.close();
    }
    const times = median(paints) / median(work);
    const beside = `${times.toFixed(1)} × a fixed loop of ${median(work).toFixed(0)} ms`;
    return [
      { name: 'largest paint of / at a quarter of the speed, slow 4G', detail: beside, value: median(paints), bar: 2500, unit: 'ms' },
      {
        name: 'total blocking time of / in the same rounds',
        detail: `${median(all).toFixed(0)} with what comes before there is anything to press`,
        value: median(blocked),
        bar: 150,
        unit: 'ms',
      },
    ];
  });
}

/** Of each long task what is over 50 ms, from a moment on; what is total is counted from the first paint: https://web.dev/articles/tbt */
function blockedSince(moment: number, tasks: readonly (readonly [from: number, to: number])[]): number {
  return tasks.reduce((sum, [from, to]) => sum + Math.max(0, to - Math.max(from, moment) - 50), 0);
}
