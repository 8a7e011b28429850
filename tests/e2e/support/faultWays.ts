import { EventEmitter, once } from 'node:events';

import type { Page, Request, Route } from '@playwright/test';

import type { FaultKind } from '#gateway/api/faults.ts';
import { HEADER } from '#site/api/contract/envelope.ts';
import { calls } from '#site/api/contract/index.ts';
import type { Call, CallName } from '#site/api/contract/index.ts';
import type { ControlPanel } from './panel.ts';

/** How many times shorter the browser's limit for an answer is where none comes: half a minute is half a second. */
const SHORTER = 60;
/** Under this name the page knows which path's limit is shorter. */
const HURRIED = 'hurried';
/** As long as a read waits at most before it asks again. */
const PAUSE_MS = 8_000;

/** How the platform of a refused case says no: by a code that no client knows, and in its own words. */
export const REFUSAL = { code: 'platform.other', message: 'The platform rests until noon.' };

/** How a call fails in a test; a slow answer is none of them: every case ends with one. */
export type Failing = Extract<FaultKind, 'status-500' | 'malformed' | 'refused' | 'timeout' | 'drop-after'>;

/** One call of a page: how often it is asked for, with which key, and what becomes of its answers. */
export class WatchedCall {
  readonly name: CallName;
  readonly row: Call;
  /** The key of each request so far. */
  readonly keys: (string | undefined)[] = [];
  readonly #page: Page;

  constructor(page: Page, name: CallName) {
    this.#page = page;
    this.name = name;
    this.row = calls[name];
    page.on('request', (request) => {
      if (this.#isMine(request)) this.keys.push(request.headers()[HEADER.idempotencyKey.toLowerCase()]);
    });
  }

  /** To be called before the first page: without it no limit can be reached. */
  async watchLimits(): Promise<void> {
    await this.#page.addInitScript(shortenLimits, [HURRIED, SHORTER] as const);
  }

  /** The page's limit for this call's answers is short, or as it always is. Takes a page that is open. */
  async hurry(wanted: boolean): Promise<void> {
    const { path } = this.row;
    await this.#page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [HURRIED, wanted ? path : ''] as const);
  }

  /** From now on the call fails in this way, until the panel mends it. */
  async fail(panel: ControlPanel, kind: Failing): Promise<void> {
    // A page that asks again by itself meanwhile, between the way before and this one, waits for this one.
    let planned: Promise<void> | undefined;
    const wait = async (route: Route): Promise<void> => {
      await planned;
      await route.fallback();
    };
    await this.#page.route(this.#isHere, wait);
    planned = this.#plan(panel, kind);
    await planned;
    await this.#page.unroute(this.#isHere, wait);
  }

  /** The next request waits until it is let go; its answer then arrives, or is lost though the gateway has acted. */
  async hold(then: 'answered' | 'lost'): Promise<() => void> {
    const gate = new EventEmitter();
    const held = once(gate, 'open');
    let isTaken = false;
    await this.#page.route(this.#isHere, async (route) => {
      if (isTaken || !this.#isMine(route.request())) return route.fallback();
      isTaken = true;
      await held;
      if (then === 'answered') return route.continue();
      // Chromium sends a request that was cut off again by itself, so that a lost answer is lost here.
      await route.fetch();
      return route.abort();
    });
    return () => void gate.emit('open');
  }

  async #plan(panel: ControlPanel, kind: Failing): Promise<void> {
    await panel.mend();
    if (kind === 'refused') await panel.refuse(this.name, REFUSAL.code, REFUSAL.message, 100);
    else await panel.fault(this.name, kind, 100);
  }

  readonly #isHere = ({ pathname }: URL): boolean => pathname === this.row.path;

  #isMine(request: Request): boolean {
    return request.method() === this.row.method && this.#isHere(new URL(request.url()));
  }
}

/** Lets the time pass that a read waits before it asks again, by the page's clock. */
export const passTime = (page: Page): Promise<void> => page.clock.fastForward(PAUSE_MS);

/** Runs in the page. */
function shortenLimits([key, shorter]: readonly [string, number]): void {
  const { open } = XMLHttpRequest.prototype;
  const limit = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
  if (limit?.set === undefined) throw new Error('This browser has no limit for answers.');
  const { set } = limit;
  const paths = new WeakMap<XMLHttpRequest, string>();
  Object.defineProperty(XMLHttpRequest.prototype, 'open', {
    value(this: XMLHttpRequest, method: string, url: string) {
      paths.set(this, new URL(url, location.href).pathname);
      open.call(this, method, url, true);
    },
  });
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    ...limit,
    set(this: XMLHttpRequest, milliseconds: number) {
      const isHurried = window === top && paths.get(this) === sessionStorage.getItem(key);
      set.call(this, isHurried ? milliseconds / shorter : milliseconds);
    },
  });
}
