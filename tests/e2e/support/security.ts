import { expect, type Locator, type Page } from '@playwright/test';

import { centreOf } from './centre.ts';
import type { ControlPanel } from './panel.ts';
import { SitePage } from './site.ts';
import type { Texts } from './texts.ts';

/** The security center as its member reads it. */
export function securityOf(page: Page, texts: Texts) {
  const t = (key: string, ...values: readonly string[]) => texts('security', key, ...values);
  const centre = centreOf(page, texts);
  const row = (name: string): Locator =>
    centre
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: texts('centre', `security.${name}`), exact: true, includeHidden: true }) });
  const form = (name: string): Locator => page.getByRole('dialog', { name: texts('centre', `security.${name}`), exact: true });
  return {
    t,
    centre,
    row,
    form,
    /** A field of a form by its label, whose asterisk belongs to it. */
    field: (name: string, label: string): Locator => form(name).getByRole('textbox', { name: label }).and(page.locator('input')),
    secret: (name: string, label: string): Locator =>
      form(name)
        .locator('input:not([type=radio])')
        .and(form(name).getByLabel(new RegExp(`^${label}\\s*\\*?$`))),
    open: async (name: string): Promise<Locator> => {
      await row(name).getByRole('button').click();
      await expect(form(name)).toBeVisible();
      return form(name);
    },
    submit: (name: string, key = 'save'): Locator => form(name).getByRole('button', { name: t(key), exact: true }),
  };
}

/** A second session of a member: sessions belong to tabs. */
export async function loginElsewhere(page: Page, texts: Texts, panel: ControlPanel, username: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/');
  await new SitePage(other, texts, panel).login(username);
  return other;
}
