import type { Page } from '@playwright/test';

import type { Texts } from './texts.ts';

/** The modal of a centre. */
export const centreOf = (page: Page, texts: Texts, which: 'member' | 'agent' = 'member') =>
  page.getByRole('dialog', { name: texts('config', `modal.${which}_centre`), exact: true });
