/** How soon a phone answers a press in the first second after the first paint, while the page is hydrated. */
import { CPU_RATE, DELAY_BAR, kindsOf, PHONE, pressKinds, worst } from './interaction.ts';
import type { Figure } from './figure.ts';
import { visiting, visitor, type Visit } from './visit.ts';

const PATHS = ['/', '/rng'];
/** By then a page has all of its controls. */
const REST_MS = 4_000;

export function early(): Promise<readonly Figure[]> {
  return visiting(async (visit) => {
    const figures: Figure[] = [];
    for (const path of PATHS) figures.push(await pressEach(visit, path));
    return figures;
  });
}

async function pressEach(visit: Visit, path: string): Promise<Figure> {
  const { context, page, devtools } = await visitor(visit, PHONE);
  await page.goto(visit.server.url + path);
  await page.waitForTimeout(REST_MS);
  // A press leaves the page at full speed.
  const arrive = async () => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.goto(visit.server.url + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    return kindsOf(page);
  };
  const pressed = await pressKinds(page, devtools, await kindsOf(page), arrive);
  await context.close();
  const slowest = worst(pressed, ({ delay }) => delay);
  return {
    name: `slowest answer to a press as ${path} arrives, 4 × slower`,
    detail: `${slowest.control}, of ${pressed.length} kinds`,
    value: slowest.delay,
    bar: DELAY_BAR,
    unit: 'ms',
  };
}
