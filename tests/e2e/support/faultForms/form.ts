import type { Locator, Page } from '@playwright/test';

import type { CallName } from '#site/api/contract/index.ts';
import type { ControlPanel } from '../panel.ts';
import type { ConfigFiles } from '../server.ts';
import type { SitePage } from '../site.ts';
import type { Texts } from '../texts.ts';

/** What a row works with. */
export interface Visit {
  readonly page: Page;
  readonly site: SitePage;
  readonly panel: ControlPanel;
  readonly config: ConfigFiles;
  readonly texts: Texts;
}

/** A form on the screen, filled in. */
export interface Filled {
  readonly submit: Locator;
  /** Agrees to the question that follows the press, where one does. */
  readonly confirm?: Locator;
  /** What sends it once more after a failure, where that is another button. */
  readonly again?: Locator;
  /** There once the write has happened. */
  readonly done: Locator;
  /**
   * What the next press says after a deed whose answer was lost, where a visitor cannot be told by a key: what proved the first one is
   * spent, and it goes on from there.
   */
  readonly spent?: Locator;
  /** Where a failure is said. @default the first alert */
  readonly tells?: Locator;
  /** Closes what says so, where it has to be closed. */
  readonly dismiss?: Locator;
}

/** Where a write is seen to fail. */
export interface FaultForm {
  readonly at: string;
  /** Seeded account that fills the form in; nobody when absent. */
  readonly as?: string;
  /** Whether it happened is asked for after each attempt: one whose answer was lost shows by itself. */
  readonly shows?: true;
  /** Says how something is to be: sent anew it changes nothing more, so that it needs no key. */
  readonly sets?: true;
  /** Flags and rules, before the first page. */
  readonly prepare?: (visit: Visit) => Promise<unknown>;
  readonly fillIn: (visit: Visit) => Promise<Filled>;
}

export type FaultForms = Partial<Record<CallName, FaultForm>>;

/** The centre that is open. */
export const centreOf = (page: Page): Locator => page.getByRole('dialog').first();

/** The button of the question on screen with this name. */
export const agreeTo = (page: Page, name: string): Locator => page.getByRole('alertdialog').getByRole('button', { name, exact: true });

/** The latest of the short news at the edge of the page. */
export const newsOf = ({ page, texts }: Pick<Visit, 'page' | 'texts'>): Locator =>
  page
    .getByRole('log', { name: texts('common', 'kit.notifications') })
    .locator('p')
    .last();

/** The field of a password, whose own button to show it has its name, too. */
export const secret = (form: Locator, label: string): Locator =>
  form.getByLabel(new RegExp(`^${label}\\s*\\*?$`)).and(form.locator('input'));
