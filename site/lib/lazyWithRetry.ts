import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { importWithRetry } from '#site/lib/importWithRetry.ts';
import { sleep } from './sleep.ts';

/** How long it takes until code that did not arrive is asked for again, in milliseconds: twice as long each time, up to the longest. */
const WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * React's `lazy` for a part of a block, or of the page, whose code is asked for until it arrives: React keeps a failure for as long as
 * the page lives, and the part would take all around it along. Meanwhile what stands for it is shown. One that throws as it is run
 * is asked for again all the same: not every browser tells the two apart.
 * @param load an `import()`
 * @param name the component among its exports
 */
export function lazyWithRetry<Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  const ask = async (wait: number): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: (await importWithRetry(load, name))[name] };
    } catch {
      await sleep(wait);
      return ask(Math.min(wait * 2, LONGEST_WAIT_MS));
    }
  };
  return lazy(() => ask(WAIT_MS));
}

/** Asks for code ahead of the press that will want it. What does not arrive is that press's to ask for again. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
