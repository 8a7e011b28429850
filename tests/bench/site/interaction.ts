/** How soon a phone answers a press on each kind of control, and the longest piece of work that a press sets off. */
import type { CDPSession, Page } from 'playwright-core';
import * as v from 'valibot';

import { median, type Figure } from './figure.ts';
import { logIn, TAP_MS, visiting, visitor, type Visit } from './visit.ts';

export const CPU_RATE = 4;
/** A control's figure is the median: what else the machine does lengthens a press now and then, and one of a page's many would decide. */
const PRESSES = 3;
export const PHONE = { width: 360, height: 740, hasTouch: true };
/** What a page does by itself is over, carousels and marquees that start to move too, so that what is measured comes of the press. */
const REST_MS = 4_000;
/** What it takes to watch the page is drawn by then. */
const WATCHED_MS = 300;
/** By then a press has been answered, by code that it had to fetch too. */
const ANSWERED_MS = 1_200;
/** Interaction to next paint that is called good; a task that is not long: web.dev/articles/inp, w3.org/TR/longtasks. */
export const [DELAY_BAR, TASK_BAR] = [200, 50];

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly member?: true;
}

const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'lobby', path: '/rng' },
  { name: 'register', path: '/?modal=registerModal' },
  { name: 'deposit', path: '/?centre=depositv2', member: true },
];

/** Whatever can be pressed or typed in. */
const CONTROLS = 'a[href], button, input, textarea, [role=tab], [role=combobox], [role=switch], [role=radio]';

/** What a press has shown, in milliseconds: its slowest answer and its longest task. */
interface Press {
  readonly delay: number;
  readonly task: number;
}

/** A control, with the medians of its presses. */
interface Pressed extends Press {
  readonly control: string;
}

/** Of each screen its slowest answer and its longest task; each names the control. */
export function interaction(): Promise<readonly Figure[]> {
  return visiting(async (visit) => {
    const figures: Figure[] = [];
    for (const screen of SCREENS) {
      const pressed = await pressAll(visit, screen);
      const slowest = worst(pressed, ({ delay }) => delay);
      const longest = worst(pressed, ({ task }) => task);
      const among = `controls of ${screen.name}, 4 × slower`;
      const detail = ({ control }: Pressed): string => `${control}, of ${pressed.length} kinds`;
      figures.push(
        { name: `slowest answer to a press, ${among}`, detail: detail(slowest), value: slowest.delay, bar: DELAY_BAR, unit: 'ms' },
        { name: `longest task after a press, ${among}`, detail: detail(longest), value: longest.task, bar: TASK_BAR, unit: 'ms' },
      );
    }
    return figures;
  });
}

export function worst(all: readonly Pressed[], by: (one: Pressed) => number): Pressed {
  return all.reduce((most, one) => (by(one) > by(most) ? one : most), { control: 'none', delay: 0, task: 0 });
}

async function pressAll(visit: Visit, screen: Screen): Promise<readonly Pressed[]> {
  const { context, page, devtools } = await visitor(visit, PHONE);
  if (screen.member) await logIn(page, visit.server.url);
  const open = async (): Promise<readonly Kind[]> => {
    await page.goto(visit.server.url + screen.path);
    await page.waitForTimeout(REST_MS);
    return kindsOf(page);
  };
  const pressed = await pressKinds(page, devtools, await open(), open);
  await context.close();
  return pressed;
}

/** Each of the kinds is pressed a few times, on a page opened for it: a press changes what is there. Kinds that `open` doesn't find are left out. */
export async function pressKinds(
  page: Page,
  devtools: CDPSession,
  all: readonly Kind[],
  open: () => Promise<readonly Kind[]>,
): Promise<readonly Pressed[]> {
  const pressed: Pressed[] = [];
  for (const { kind, name } of all) {
    const presses: Press[] = [];
    for (let time = 0; time < PRESSES; time += 1) {
      const found = (await open()).find((one) => one.kind === kind);
      if (found) presses.push(await press(page, devtools, found.index));
    }
    if (presses.length === 0) continue;
    pressed.push({ control: name, delay: median(presses.map(({ delay }) => delay)), task: median(presses.map(({ task }) => task)) });
  }
  return pressed;
}

interface Kind {
  readonly kind: string;
  /** Of the first of its kind, as a report tells it. */
  readonly name: string;
  /** Its place among all controls of the page. */
  readonly index: number;
}

const kinds = v.array(v.object({ kind: v.string(), name: v.string(), index: v.number() }));

/** The first control of each kind that a finger can reach: controls of one block with the same role and look are one kind. */
export async function kindsOf(page: Page): Promise<readonly Kind[]> {
  const found = await page.$$eval(CONTROLS, (controls) =>
    controls.flatMap((control, index) => {
      const { width, height } = control.getBoundingClientRect();
      const isReachable = width > 0 && height > 0 && control.closest('[inert], [aria-hidden=true], :disabled') === null;
      if (!isReachable || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const block = control.closest('[data-cfg]')?.getAttribute('data-cfg') ?? 'page';
      const role = control.getAttribute('role') ?? (control instanceof HTMLInputElement ? control.type : control.tagName.toLowerCase());
      const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
      return [{ kind: `${block} ${role} ${control.className}`, name: `${role} “${name}” of ${block}`, index }];
    }),
  );
  const first = new Map<string, Kind>();
  for (const one of v.parse(kinds, found)) if (!first.has(one.kind)) first.set(one.kind, one);
  return [...first.values()];
}

const seen = v.object({ delay: v.number(), task: v.number() });

async function press(page: Page, devtools: CDPSession, index: number): Promise<Press> {
  const point = await page.evaluate(
    ({ controls, place }) => {
      const control = document.querySelectorAll(controls)[place];
      control?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = control?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    { controls: CONTROLS, place: index },
  );
  if (!point) return { delay: 0, task: 0 };
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.evaluate(() => {
    const found = { delay: 0, task: 0 };
    Reflect.set(window, 'found', found);
    // The least that the standard lets be asked for. https://w3c.github.io/event-timing/#sec-modifications-perf-timeline
    const events: PerformanceObserverInit & { readonly durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.delay = Math.max(found.delay, duration);
    }).observe(events);
    // Where a press changes nothing, the next paint would be whatever moves by itself some time later.
    const mark = document.body.appendChild(document.createElement('i'));
    mark.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 1px; block-size: 1px; background: #000';
    for (const [type, colour] of Object.entries({ pointerdown: '#888', pointerup: '#fff' }))
      document.addEventListener(type, () => (mark.style.background = colour), { capture: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.task = Math.max(found.task, duration);
    }).observe({ type: 'longtask' });
  });
  await page.waitForTimeout(WATCHED_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(TAP_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(ANSWERED_MS);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // A link that left the site took its figures with it.
  return v.parse(seen, await page.evaluate(() => Reflect.get(window, 'found') ?? { delay: 0, task: 0 }));
}
