import type { Locator, Page } from '@playwright/test';

import { axeViolations } from './axe.ts';
import { expect, test as base } from './test.ts';

export { expect };

const REFUSED = /status of 500/;

/** What axe finds in the page's own blocks: the header's menus have tests of their own. */
export const faults = async (page: Page) =>
  (await axeViolations(page)).filter(({ elements }) => !elements.every((html) => html.includes('aria-haspopup="menu"')));

/** A page of the club as its tests use it. */
interface Club {
  readonly main: Locator;
  /** What its pages say. */
  text(key: string, ...values: readonly string[]): string;
  heading(key: string): Locator;
  tab(key: string): Locator;
  /** The entry of a list under this heading. */
  entry(name: string): Locator;
  /** Goes to a page whose call fails once, and asks again there. */
  retry(path: string, call: string): Promise<void>;
  hasNoFaults(): Promise<void>;
}

/** The site's `test` with the page of the club that is open. */
export const test = base.extend<{ readonly club: Club }>({
  club: ({ page, texts, panel, problems }, provide) => {
    const main = page.getByRole('main');
    const text: Club['text'] = (key, ...values) => texts('club', key, ...values);
    return provide({
      main,
      text,
      heading: (key) => main.getByRole('heading', { name: text(key) }),
      tab: (key) => main.getByRole('tab', { name: text(key) }),
      entry: (name) => main.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) }),
      async retry(path, call) {
        problems.allow(REFUSED);
        // The site asks for what failed at once, too, where anything else is answered: the fault stays until it is pressed away.
        await panel.fault(call, 'status-500', 100);
        await page.goto(path);
        const button = main.getByRole('button', { name: texts('lobby', 'retry') });
        await expect(button).toBeEnabled();
        await panel.mend();
        await button.click();
      },
      hasNoFaults: async () => expect(await faults(page)).toEqual([]),
    });
  },
});
