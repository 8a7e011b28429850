import { expect, type Page } from '@playwright/test';

/** Scrolls to a block below the screen, whose code is asked for when it comes near, and waits for it. */
export async function comeNear(page: Page, address: string): Promise<void> {
  const block = page.locator(`[data-cfg="${address}"]`);
  await expect(async () => {
    await block.evaluate((place) => place.scrollIntoView());
    await expect(block).not.toBeEmpty({ timeout: 500 });
  }).toPass();
}
