import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { importWithRetry } from '#site/lib/importWithRetry.ts';
import { sleep } from './sleep.ts';

/** Initial back-off delay, in milliseconds; doubles with each attempt up to the maximum. */
const WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * React's `lazy` with unlimited retries: React caches a failure for the lifetime of the page, and the error would unmount the surrounding
 * block. The suspense fallback shows meanwhile. A module that throws during evaluation is retried as well, since not every browser
 * distinguishes the two.
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

/** Preloads a module. Ignores failures; the later import retries. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
