import type { Page } from '@playwright/test';

import { crossed, expect, test } from './support/test.ts';

/** How a browser refuses to keep anything. Each runs in the page, before the site does. */
const REFUSALS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'denies the access': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
      // Firefox, where cookies are blocked.
      window.BroadcastChannel = class extends BroadcastChannel {
        constructor(name: string) {
          super(name);
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      };
      navigator.locks.request = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    }),
  'is full': (page) =>
    page.addInitScript(() => {
      for (const [store, write] of [
        [Storage.prototype, 'setItem'],
        [IDBObjectStore.prototype, 'put'],
      ] as const) {
        Object.defineProperty(store, write, {
          value() {
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          },
        });
      }
    }),
};

// Nothing is known from before: the merchant's own language, and what greets.
test.use({ greeted: false, language: 'TY' });

for (const [index, [what, refuse]] of Object.entries(REFUSALS).entries()) {
  test(
    `[API-8] [ERR-4] a browser whose storage ${what} keeps nothing, and all works as long as the page is open`,
    crossed(index === 0 ? 0 : 1),
    async ({ page, site, texts }) => {
      await refuse(page);
      await page.goto('/?affiliateCode=SINAG88');
      // What greets once a day, once.
      const popup = page.getByRole('dialog').first();
      await page.mouse.click(2, 300);
      await expect(popup).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
      await site.switchTheme('dark');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const registration = await site.openRegister();
      await expect(site.field(registration, 'username')).toBeVisible();
      await site.closeByEscape(registration);

      const form = await site.openLogin();
      await form.getByRole('checkbox').first().check();
      await site.fillLogin(form, 'demo', 'Sunrise2026');
      await site.arrive();
      // As a link would: a load would be another visit, of nobody.
      const follow = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path);
      await follow('/lottery');
      const star = page.getByRole('button', { name: texts('lobby', 'favourite_of', '').trim() }).first();
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await follow('/rng');
      await site.games.first().getByRole('button').first().click();
      await expect(page.locator('iframe')).toBeVisible();
      await page.goBack();
      // The game's header is another one; a menu opened in it would leave with it.
      await expect(site.games.first()).toBeVisible();

      await site.chooseLanguage('English');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('main')).toHaveText(/\S/);
    },
  );
}
