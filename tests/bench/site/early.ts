/** How soon a phone answers a press in the first second after the first paint, while the page is hydrated. */
import { CPU_RATE, DELAY_BAR, kindsOf, PHONE, press } from './interaction.ts';
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

/** Each kind of control on a page of its own: a press changes what is there. */
async function pressEach(visit: Visit, path: string): Promise<Figure> {
  const { context, page, devtools } = await visitor(visit, PHONE);
  await page.goto(visit.server.url + path);
  await page.waitForTimeout(REST_MS);
  const answers: { readonly control: string; readonly delay: number }[] = [];
  for (const { kind, name } of await kindsOf(page)) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.goto(visit.server.url + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const found = (await kindsOf(page)).find((one) => one.kind === kind);
    // Some come later, by the code.
    if (found) answers.push({ control: name, delay: (await press(page, devtools, found.index)).delay });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await context.close();
  const slowest = answers.reduce((most, one) => (one.delay > most.delay ? one : most), { control: 'none', delay: 0 });
  return {
    name: `slowest answer to a press as ${path} arrives, 4 × slower`,
    detail: `${slowest.control}, of ${answers.length} kinds`,
    value: slowest.delay,
    bar: DELAY_BAR,
    unit: 'ms',
  };
}
