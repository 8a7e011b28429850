import type { Page } from '@playwright/test';

import { layoutFaults, type LayoutFault } from './faults.ts';
import { lookAround } from './look.ts';
import { unmirrored } from './mirror.ts';

/** What is wrong with the layout of the page as it stands, or of the dialog that is open over it. */
export async function layoutOf(page: Page): Promise<readonly LayoutFault[]> {
  const look = await page.evaluate(lookAround);
  const wrongSides = look.isRightToLeft ? await page.evaluate(unmirrored) : [];
  return [...layoutFaults(look), ...wrongSides.map((where) => ({ kind: 'unmirrored' as const, where, by: 1 }))];
}
