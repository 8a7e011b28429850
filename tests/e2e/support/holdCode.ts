import type { Page } from '@playwright/test';

/** Built ones, and the entry of sources. */
const SCRIPTS = /\/assets\/[^/]+\.js$|\/boot\/main\.tsx/;

/** Holds the page's code back until it is released. */
export async function holdCode(page: Page): Promise<() => void> {
  const held: { release?: () => void } = {};
  const released = new Promise<void>((resolve) => (held.release = resolve));
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return () => held.release?.();
}
