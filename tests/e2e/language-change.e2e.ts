import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { ROOT } from './support/build.ts';
import { builtFrom, textChunksOf } from './support/chunks.ts';
import { crossed, expect, test } from './support/test.ts';
import { textsIn, type Texts } from './support/texts.ts';

const FROM = { texts: textsIn('EN'), tag: 'en' };
const TO = { code: 'TY', texts: textsIn('TY'), tag: 'fil', name: 'Filipino' };

/** Addresses of texts that are asked for from here on. */
function watchTexts(page: Page): readonly string[] {
  const all = new Set(readdirSync(join(ROOT, 'locales')).flatMap((folder) => (folder === 'glossary' ? [] : textChunksOf(folder))));
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (all.has(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Only texts of the language that was chosen came, those of the form among them, each once; and no page was loaded. */
function expectOnlyIts(asked: readonly string[], namespace: string): void {
  expect(asked).toContain(builtFrom(`../locales/${TO.code}/${namespace}.json`).chunk);
  expect(asked.filter((chunk) => !textChunksOf(TO.code).includes(chunk))).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
}

/** The language menu lies under what is open over the page, where no pointer gets: these presses are the page's own. */
async function changeBehind(page: Page): Promise<void> {
  await page.locator(`header button[aria-label^="${FROM.texts('common', 'language')}:"]`).dispatchEvent('click');
  await page.locator('[role=menuitem]', { hasText: TO.name }).dispatchEvent('click');
}

interface Form {
  readonly name: string;
  readonly username: string;
  readonly address: string;
  /** Of its texts. */
  readonly namespace: string;
  /** What is pressed before it can be filled in. */
  open?(page: Page, texts: Texts): Promise<void>;
  fields(page: Page, texts: Texts): readonly { readonly field: Locator; readonly typed: string }[];
  readonly isOverPage: boolean;
}

const FORMS: readonly Form[] = [
  {
    name: 'a limit on a page',
    username: 'demo',
    address: '/responsible-play',
    namespace: 'responsible',
    isOverPage: false,
    open: async (page, texts) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${texts('responsible', 'set')}:`) })
        .first()
        .click();
    },
    fields: (page) => [{ field: page.getByRole('main').getByRole('textbox').first(), typed: '750.5' }],
  },
  {
    name: 'a deposit in the centre',
    username: 'demo',
    address: '/terms?centre=depositv2',
    namespace: 'cashier',
    isOverPage: true,
    fields: (page, texts) => [{ field: page.getByRole('textbox', { name: texts('cashier', 'amount') }), typed: '321.5' }],
  },
  {
    name: 'a registration',
    username: '',
    address: '/terms?modal=registerModal',
    namespace: 'auth',
    isOverPage: true,
    fields: (page, texts) =>
      ['username', 'password'].map((field) => ({
        field: page.locator('[role=dialog] input').and(page.getByLabel(new RegExp(`^${texts('auth', `field_${field}`)}\\s*\\*?$`))),
        typed: 'Sampaguita7',
      })),
  },
];

for (const [index, { name, username, address, namespace, open, fields, isOverPage }] of FORMS.entries()) {
  test(
    `[I18N-1] [I18N-6] the language changes while ${name} is being filled in: what was typed stays, and its texts alone are fetched`,
    crossed(index),
    async ({ page, site }) => {
      await page.goto('/');
      if (username !== '') await site.login(username);
      await page.goto(address);
      await open?.(page, FROM.texts);
      for (const { field, typed } of fields(page, FROM.texts)) await field.fill(typed);
      await expect(page.locator('html')).toHaveAttribute('lang', FROM.tag);
      await page.waitForLoadState('networkidle');

      const asked = watchTexts(page);
      let loads = 0;
      page.on('domcontentloaded', () => (loads += 1));
      if (isOverPage) await changeBehind(page);
      else await site.chooseLanguage(TO.name);
      await expect(page.locator('html')).toHaveAttribute('lang', TO.tag);
      for (const { field, typed } of fields(page, TO.texts))
        await expect(field).toHaveValue(new RegExp(`^${typed.replace('.', '\\.')}0?$`));
      await page.waitForLoadState('networkidle');
      expectOnlyIts(asked, namespace);
      expect(loads).toBe(0);
    },
  );
}
