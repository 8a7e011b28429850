import type { Page } from '@playwright/test';

import { axeViolations } from './axe.ts';

export const PHONE = { width: 360, height: 740 };
/** What faults planned by a test leave in the console. */
export const PROVOKED = /status of (401|429|500)|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED/;
/** The flags of what stands at the edge of every page. */
export const ON = { CHATROOM3: '1', MINIGAME3: '1' } as const;

/** How far the page scrolls sideways, in px. */
export const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
/** What axe finds in parts whose markup names this. */
export const faultsIn = async (page: Page, name: string) =>
  (await axeViolations(page)).filter(({ elements }) => elements.some((html) => html.includes(name)));
/** From now on the gateway acts on calls to this path, and no answer arrives; the function that it returns ends that. */
export async function loseAnswers(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(`**${path}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => page.unroute(`**${path}`);
}
