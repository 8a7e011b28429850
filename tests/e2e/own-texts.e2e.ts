import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import { ROOT } from './support/build.ts';
import { expect, test as editorTest } from './support/editor.ts';
import { FURTHER, test } from './support/test.ts';

const HINT = 'login_guest_hint';
const file = v.object({ texts: v.record(v.string(), v.string()) });

/** What aurora says in its own words. */
const own = (language: string): string => {
  const text = readFileSync(join(ROOT, `config/merchants/aurora/texts/${language}.json`), 'utf8');
  return v.parse(file, JSON.parse(text)).texts[`auth:${HINT}`] ?? '';
};

test.describe('a merchant with words of its own', () => {
  test.use({ merchant: 'aurora' });

  test(
    '[I18N-5] [CFG-12] says them in each language, and follows an edit of them at once',
    FURTHER,
    async ({ page, site, texts, config }) => {
      await page.goto('/');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const form = await site.openLogin();
      await expect(form).toContainText(own('EN'));
      await expect(form).not.toContainText(texts('auth', HINT));
      await site.field(form, 'username').fill('half a na');

      config.edit('merchants/aurora/texts/EN.json', (text) => text.replace(own('EN'), 'Look around first.'));
      await expect(form).toContainText('Look around first.');
      // Another text, and the first is the product’s again.
      config.edit('merchants/aurora/texts/EN.json', (text) =>
        text.replace(/"texts": \{.*\}/, '"texts": { "auth:login_submit": "Come in", "common:login": "Enter" }'),
      );
      await expect(form.getByRole('button', { name: 'Come in', exact: true })).toBeVisible();
      await expect(form).toContainText(texts('auth', HINT));
      await expect(site.field(form, 'username')).toHaveValue('half a na');
      await page.keyboard.press('Escape');
      await expect(site.header.getByRole('button', { name: 'Enter', exact: true })).toBeVisible();
      // Nobody has chosen a language by that.
      expect(await page.evaluate(() => Object.hasOwn(window, 'sameDocument'))).toBe(true);

      await page.evaluate(() => localStorage.setItem('language', 'ID'));
      await page.goto('/?modal=loginPopupModal');
      await expect(page.getByRole('dialog')).toContainText(own('ID'));
    },
  );

  test('[I18N-5] says the product’s words where its own do not arrive', FURTHER, async ({ page, site, texts, problems }) => {
    problems.allow(/Failed to load resource|net::ERR_/);
    await page.route('**/config/aurora/texts.*', (route) => route.abort());
    await page.goto('/');
    await expect(await site.openLogin()).toContainText(texts('auth', HINT));
  });
});

test('[I18N-5] a merchant without any loads nothing for it', FURTHER, async ({ page, site, texts }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(await site.openLogin()).toContainText(texts('auth', HINT));
  expect(asked.filter((path) => /translationOverrides|texts\./.test(path))).toEqual([]);
});

editorTest('[I18N-5] [CFG-17] the editor shows words while they are typed, and what is wrong with them', async ({ page, editor }) => {
  await editor.openCode('?language=EN');
  await page.getByRole('combobox', { name: 'File' }).selectOption('texts/EN.json');
  const wording = (words: object) => editor.write(JSON.stringify({ $schema: '../../../schema/texts.json', v: 1, texts: words }));
  await wording({ 'common:login': 'Come in', 'common:regster': 'Join' });
  await expect(editor.site.getByRole('button', { name: 'Come in', exact: true }).first()).toBeVisible();
  await expect(await editor.check('Faults')).toContainText('common:register');
  await wording({ 'common:login': 'Enter here' });
  await expect(editor.site.getByRole('button', { name: 'Enter here', exact: true }).first()).toBeVisible();
});
