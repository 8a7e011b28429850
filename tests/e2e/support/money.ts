import { expect, type Locator, type Page } from '@playwright/test';

import { calls } from '#site/api/contract/index.ts';
import type { Texts } from './texts.ts';

/** A phone need not scroll sideways, once the page has taken its width. */
export async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** What the header says that the member has, in minor units. */
export const moneyIn = async (page: Page, texts: Texts): Promise<number> => {
  const shown = page
    .getByRole('banner')
    .getByRole('group', { name: texts('common', 'balance') })
    .locator('output');
  await expect(shown).toContainText('₱');
  return Number(((await shown.textContent()) ?? '').replace(/[^\d]/g, ''));
};

/** The next request of a call is acted on, and its answer lost. (Chromium sends a request that was cut off again by itself.) */
export const loseAnswer = (page: Page, call: keyof typeof calls) =>
  page.route(
    ({ pathname }) => pathname === calls[call].path,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** The field of the payment password; the button that shows it has its name, too. */
export const paymentPassword = (dialog: Locator, texts: Texts) =>
  dialog.getByLabel(texts('payment', 'password_label')).and(dialog.locator('input'));
