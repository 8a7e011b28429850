import type { Page } from '@playwright/test';

import { centreOf, nameOf } from './centre.ts';
import type { ControlPanel } from './panel.ts';
import type { Texts } from './texts.ts';

/** The member's centre and what its three entries of rewards hold. */
export function rewardsOf(page: Page, texts: Texts) {
  const centre = centreOf(page, texts);
  const t = (key: string, ...values: readonly string[]) => texts('rewards', key, ...values);
  const status = (name: string) => texts('content', `status.${name}`);
  const verb = (name: string) => texts('content', `verb.${name}`);
  return {
    centre,
    t,
    status,
    verb,
    badge: (label: string) => centre.getByRole('link', { name: new RegExp(nameOf(texts, label)) }),
    tab: (group: string) => centre.getByRole('tab', { name: new RegExp(`^${t(`group_${group}`)}`) }),
    card: (title: string) => centre.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
    now: centre.getByRole('region', { name: t('now') }),
    form: centre.getByRole('form'),
    toast: (text: string) => page.getByText(text, { exact: true }),
  };
}

/** The gateway acts, and the answer never arrives. */
export const loseAnswer = (panel: ControlPanel, call: string) => panel.fault(call, 'drop-after', 1);
