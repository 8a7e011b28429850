import type { FrameLocator, Locator, Page } from '@playwright/test';

import { expect, test as base } from './test.ts';

export { expect };

export const HOME = 'pages/home.json';
export const CATEGORIES = 'pages/home#main.categories';

/** A patch of a page's main area. */
export const inMain = (items: object) => ({ areas: { main: { items } } });

/** The editor as an operator uses it. */
export class EditorPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens it, by the rest of its address, and waits for the site in it. */
  async open(rest = ''): Promise<void> {
    await this.#page.goto(`/editor${rest}`);
    await this.ready();
  }

  /** Waits for the site in it. */
  async ready(): Promise<void> {
    // A modal hides the page from roles, and a whole site starts inside this one.
    await expect(this.site.locator('main [data-cfg]').first()).not.toBeEmpty({ timeout: 20_000 });
  }

  /** Opens it at its code, over a site whose presses are its own. */
  async openCode(rest = ''): Promise<void> {
    await this.open(rest);
    await this.part('Code');
    await this.#page.getByRole('button', { name: 'Select' }).click();
  }

  /** What is edited: the page by its blocks, or the code. */
  part(name: 'Parts' | 'Code'): Promise<void> {
    return this.#page.getByRole('tab', { name, exact: true }).click();
  }

  /** The page's blocks. */
  get tree(): Locator {
    return this.#page.getByRole('tree');
  }

  /** The line of a block in the tree. */
  row(name: RegExp): Locator {
    return this.tree.getByRole('treeitem', { name });
  }

  /** The line of an item in the tree, by its address in config. */
  rowAt(address: string): Locator {
    return this.tree.locator(`[data-address="${address}"]`);
  }

  /** The framed site. */
  get site(): FrameLocator {
    return this.#page.frameLocator('iframe');
  }

  /** A block of the framed site, by its address in config. */
  block(address: string): Locator {
    return this.site.locator(`[data-cfg="${address}"]`);
  }

  get code(): Locator {
    return this.#page.getByRole('textbox', { name: /^Overlay / });
  }

  choose(name: string, value: string): Promise<unknown> {
    return this.#page.getByRole('combobox', { name, exact: true }).selectOption(value);
  }

  /** A part of the site that has a form of its own. */
  async room(part: 'flags' | 'texts' | 'theme', name: string): Promise<Locator> {
    await this.part('Parts');
    await this.choose('Part of the site', part);
    await this.#page.getByRole('tab', { name: 'Selected' }).click();
    return this.#page.getByRole('region', { name, exact: true });
  }

  /** What stands under a tab of the panel. */
  async check(name: 'Visitor' | 'Effect' | 'Faults'): Promise<Locator> {
    const tab = this.#page.getByRole('tab', { name });
    await tab.click();
    return this.#page.getByRole('tabpanel', { name });
  }

  /** The sheet that saves and publishes. */
  async review(): Promise<Locator> {
    await this.#page.getByRole('button', { name: 'Review and publish' }).click();
    return this.#page.getByRole('dialog', { name: /^Review and publish / });
  }

  /** Puts a text in the place of the open file's. */
  async write(text: string): Promise<void> {
    // As keys do it: a selection that is made behind the editor's back reaches it too late.
    await this.code.focus();
    await this.#page.keyboard.press('Control+A');
    await this.#page.keyboard.insertText(text);
  }

  /** Opens a merchant's file and writes it anew as JSON. */
  async patch(path: string, content: object): Promise<void> {
    await this.choose('File', path);
    const up = '../'.repeat(path.split('/').length + 1);
    await this.write(JSON.stringify({ $schema: `${up}schema/patch/${path}`, v: 1, ...content }, null, 2));
  }
}

/** The site's `test`, with the editor over the page. */
export const test = base.extend<{ readonly editor: EditorPage }>({
  editor: ({ page }, provide) => provide(new EditorPage(page)),
});
