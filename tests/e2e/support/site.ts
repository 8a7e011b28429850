import { expect, type Locator, type Page } from '@playwright/test';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import type { ControlPanel } from './panel.ts';
import type { Texts } from './texts.ts';

/** Narrower than this, the header folds into a drawer. */
const DESKTOP = 1024;

/** Fits every merchant's rule. */
const NEW_PASSWORD = 'Sunrise2026';

/** Runs in the page. What is in sight is told between two frames. */
async function scrollThrough(blocks: readonly Element[]): Promise<void> {
  for (const block of blocks) {
    block.scrollIntoView();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

/** The site as a player uses it: what is clicked and filled in to get somewhere. */
export class SitePage {
  readonly #page: Page;
  readonly #texts: Texts;
  readonly #panel: ControlPanel;

  constructor(page: Page, texts: Texts, panel: ControlPanel) {
    this.#page = page;
    this.#texts = texts;
    this.#panel = panel;
  }

  get header(): Locator {
    return this.#page.getByRole('banner');
  }

  get games(): Locator {
    return this.#page.getByRole('list', { name: this.#texts('lobby', 'games'), exact: true }).getByRole('listitem');
  }

  /** The avatar, there only for who is logged in. */
  get accountMenu(): Locator {
    return this.header.getByRole('button', { name: this.#texts('common', 'account_menu', '').trim() });
  }

  get loginButton(): Locator {
    return this.header.getByRole('button', { name: this.#texts('common', 'login'), exact: true });
  }

  dialog(key: 'login' | 'register'): Locator {
    return this.#page.getByRole('dialog', { name: this.#texts('config', `modal.${key}`) });
  }

  async openLogin(): Promise<Locator> {
    await this.loginButton.click();
    const dialog = this.dialog('login');
    await expect(dialog).toBeVisible();
    return dialog;
  }

  async openRegister(): Promise<Locator> {
    await this.header.getByRole('button', { name: this.#texts('common', 'register'), exact: true }).click();
    const dialog = this.dialog('register');
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Logs in from wherever the page is and waits for the member's panel; the greeting of a first login is sent away. */
  async login(username: string): Promise<void> {
    await this.fillLogin(await this.openLogin(), username, SEED_PASSWORD);
    await this.arrive();
  }

  /**
   * Makes the browser that of a member who is logged in, without a page of the site, which the test then visits: for tests
   * that are not about logging in.
   */
  async enter(username: string): Promise<void> {
    // A file of the site's own, for its storage.
    await this.#page.goto('/head.js');
    const { token, type } = await this.#panel.admit(username, await this.#page.evaluate(() => navigator.userAgent));
    await this.#page.evaluate(
      ([kept, kind]) => {
        sessionStorage.setItem('token', kept);
        sessionStorage.setItem('isAgent', kind);
      },
      [token, String(type)] as const,
    );
  }

  /** A trial account, where the merchant has guest play; without it, nothing changes. */
  async playAsGuest(): Promise<void> {
    const dialog = await this.openLogin();
    const guest = dialog.getByRole('button', { name: this.#texts('auth', 'login_guest') });
    await expect(dialog.locator('button[type=submit]')).toBeVisible();
    if (!(await guest.isVisible())) return;
    await guest.click();
    await expect(this.accountMenu).toBeVisible();
  }

  /** Waits for the member's panel; the greeting of a first login is sent away. */
  async arrive(): Promise<void> {
    const later = this.#page.getByRole('button', { name: this.#texts('auth', 'welcome_later'), exact: true });
    // The greeting may come a moment after the panel, and hides it.
    await expect(async () => {
      await expect(this.accountMenu.or(later)).toBeVisible();
      if (await later.isVisible()) await later.click();
      await expect(this.accountMenu).toBeVisible({ timeout: 1000 });
    }).toPass();
  }

  async fillLogin(dialog: Locator, username: string, password: string): Promise<void> {
    await this.field(dialog, 'username').fill(username);
    await this.field(dialog, 'password').fill(password);
    await dialog.getByRole('button', { name: this.#texts('auth', 'login_submit'), exact: true }).click();
  }

  /** A field of the login or registration form, by the platform's name for it. */
  field(form: Locator, name: string): Locator {
    // The asterisk of a required field is part of its label's text; a tab may be called as its first field.
    return form.locator('input').and(form.getByLabel(new RegExp(`^${this.#texts('auth', `field_${name}`)}\\s*\\*?$`)));
  }

  /** Registers a new player with values that fit every merchant's rules, and waits for the member's panel. */
  async register(username: string): Promise<void> {
    await this.openRegister();
    await this.fillRegistration(username);
  }

  /** Fills in and sends the open registration form. */
  async fillRegistration(username: string): Promise<void> {
    const form = this.dialog('register');
    const values = {
      username,
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
      payeeName: 'Maria Santos',
      email: `${username}@example.test`,
    };
    await expect(this.field(form, 'username')).toBeVisible();
    for (const [name, value] of Object.entries(values)) {
      if (await this.field(form, name).isVisible()) await this.field(form, name).fill(value);
    }
    if (await this.field(form, 'mobileNum').isVisible()) await this.#proveMobile(form);
    await this.solveCaptcha(form);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: this.#texts('auth', 'register_submit') }).click();
    await expect(form).toBeHidden();
    // Where a merchant does not log in new players directly, the login follows with their name filled in.
    const login = this.dialog('login');
    await expect(this.accountMenu.or(login)).toBeVisible();
    if (await login.isVisible()) {
      await expect(this.field(login, 'username')).toHaveValue(username);
      await this.fillLogin(login, username, NEW_PASSWORD);
    }
    await this.arrive();
  }

  /** Has a code sent to a number that nobody else has, and types it. */
  async #proveMobile(form: Locator): Promise<void> {
    const mobile = `9${String(Date.now()).slice(-9)}`;
    await this.field(form, 'mobileNum').fill(mobile);
    await form.getByRole('button', { name: this.#texts('kit', 'send_code') }).click();
    const code = async () => (await this.#panel.outbox()).sent.find(({ recipient }) => recipient.endsWith(mobile))?.code ?? '';
    await expect.poll(code).not.toBe('');
    await this.field(form, 'verificationCode').fill(await code());
  }

  /** Types what the captcha's picture shows, where there is one; a program has to ask the gateway for it. */
  async solveCaptcha(form: Locator): Promise<void> {
    const field = this.field(form, 'captcha');
    if (!(await field.isVisible())) return;
    await expect(form.getByRole('img', { name: this.#texts('kit', 'captcha_image') })).toBeVisible();
    const cookies = await this.#page.context().cookies(`${new URL(this.#page.url()).origin}/wps/captcha`);
    const shown = cookies.find(({ name }) => name === 'captchaId')?.value;
    const { captchas } = await this.#panel.outbox();
    await field.fill(captchas.find(({ id }) => id === shown)?.answer ?? '');
  }

  /** Asked first, then gone. */
  async logout(): Promise<void> {
    await this.accountMenu.click();
    await this.#page.getByRole('menuitem', { name: this.#texts('common', 'logout') }).click();
    await this.#page
      .getByRole('alertdialog')
      .getByRole('button', { name: this.#texts('auth', 'logout_confirm') })
      .click();
    // Some headers leave the login to the bottom bar on phones.
    await expect(this.header.getByRole('button', { name: this.#texts('common', 'register'), exact: true })).toBeVisible();
  }

  /** Scrolls through the page until its last block is there: blocks below the screen are drawn when they come near. */
  async showAll(): Promise<void> {
    const blocks = this.#page.locator('main [data-cfg^="pages/"]');
    await expect(async () => {
      await blocks.evaluateAll(scrollThrough);
      await expect(blocks.last()).not.toBeEmpty({ timeout: 500 });
    }).toPass();
  }

  /** Follows the menu to a page. */
  async goTo(path: string): Promise<void> {
    const menu = await this.#menu();
    await menu
      .getByRole('link')
      .and(menu.locator(`[href="${path}"]`))
      .first()
      .click();
  }

  async switchTheme(to: 'dark' | 'light'): Promise<void> {
    const menu = await this.#menu();
    await menu.getByRole('button', { name: this.#texts('common', `theme_to_${to}`) }).click();
  }

  /** @param name of the language in itself */
  async chooseLanguage(name: string): Promise<void> {
    const menu = await this.#menu();
    if (this.#isNarrow) {
      await menu.getByRole('combobox', { name: this.#texts('common', 'language') }).selectOption(name);
    } else {
      await menu.getByRole('button', { name: this.#texts('common', 'language') }).click();
      await this.#page.getByRole('menuitem', { name }).click();
    }
  }

  /** Opens the list of help: services, then the merchant's entries. */
  async openHelp(): Promise<Locator> {
    const name = this.#texts('common', 'help_menu');
    const bar = this.#page.getByRole('complementary', { name: this.#texts('common', 'service') });
    await bar.getByRole('button', { name, exact: true }).click();
    return this.#page.getByRole('menu', { name });
  }

  /** Closes the layer on top; one without the focus has only begun to open, and does not listen yet. */
  async closeByEscape(layer: Locator): Promise<void> {
    await expect(layer.locator(':focus')).toHaveCount(1);
    await this.#page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
  }

  /** Tabs on until this has the focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let step = 0; step < 80; step += 1) {
      await this.#page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('80 Tabs did not get there.');
  }

  get #isNarrow(): boolean {
    return (this.#page.viewportSize()?.width ?? DESKTOP) < DESKTOP;
  }

  /** Where menu, language and theme are: the header, on phones the drawer that it opens. */
  async #menu(): Promise<Locator> {
    if (!this.#isNarrow) return this.header;
    await this.header.getByRole('button', { name: this.#texts('common', 'open_menu') }).click();
    return this.#page.getByRole('dialog', { name: this.#texts('common', 'menu'), exact: true });
  }
}
