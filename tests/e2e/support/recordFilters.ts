import type { Locator } from '@playwright/test';

import type { Texts } from './texts.ts';

/** Opens the filters of a list that is there: a phone keeps them behind a button. */
export async function showFilters(within: Locator, texts: Texts): Promise<void> {
  const button = within.getByRole('button', { name: new RegExp(`^${texts('records', 'filters_more')}`), expanded: false });
  if (await button.isVisible()) await button.click();
}
