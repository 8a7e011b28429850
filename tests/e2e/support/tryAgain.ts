import { expect, type Page } from '@playwright/test';

/** The page says that it could not start, and is asked to try again when what was lost can be had. */
export async function tryAgain(page: Page, lost: string): Promise<void> {
  const failure = page.getByRole('alert').filter({ has: page.getByRole('button') });
  // In the language that the server gave the page: nothing of the player's own has been read yet.
  await expect(failure).toContainText(/Check your connection|Suriin ang koneksyon/);
  await page.unroute(lost);
  await failure.getByRole('button').click();
}
