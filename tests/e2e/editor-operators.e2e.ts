/** Operators who do not sit at the server: the editor on a host of its own. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { axeViolations } from './support/axe.ts';
import { CATEGORIES, EditorPage, expect } from './support/editor.ts';
import { signIn, signInAtProvider, withStudio } from './support/studio.ts';

/** The merchant's files are as they were after each test. */
const test = withStudio.extend<{ readonly tidy: undefined }>({
  tidy: [
    async ({ server }, provide) => {
      await provide(undefined);
      rmSync(join(server.configDir, 'merchants/demo/pages'), { recursive: true, force: true });
    },
    { auto: true },
  ],
});
/** The provider's own pages ask for a font elsewhere. */
const PROVIDER_FONTS = /fonts\.googleapis\.com/;
const WINNERS = 'pages/home#main.winners';

test('[EDT-11] an operator signs in with a code, publishes with a reason, and finds it in the log', async ({ page }) => {
  await page.goto('/editor');
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const editor = await signIn(page, 'ana');
  await expect(page).toHaveURL(/\/editor\?.*language=EN/);
  await editor.row(/^Category tiles/).click();
  await page.keyboard.press('Delete');
  await expect(editor.block(CATEGORIES)).toHaveCount(0);
  const sheet = await editor.review();
  await expect(sheet.getByRole('textbox', { name: 'Your name' })).toHaveCount(0);
  await sheet.getByRole('textbox', { name: 'Note: why' }).fill('Quieter home');
  await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published.')).toBeVisible();
  await expect(sheet).toContainText('Nothing differs on screen.');
  const log = sheet.getByRole('region', { name: 'Log' });
  await expect(log.getByRole('listitem').first()).toContainText(/ana published [0-9a-f]{8}Quieter home/);
  await expect(log.getByRole('listitem').nth(1)).toContainText('ana saved pages/home.jsonQuieter home');
  expect(await axeViolations(page)).toEqual([]);
});

test('[EDT-11] another browser of an operator has the draft, both merge, and an earlier one comes back', async ({
  page,
  browser,
  studio,
}) => {
  const editor = await signIn(page, 'ben');
  await editor.row(/^Category tiles/).click();
  await page.keyboard.press('Delete');
  await expect(editor.block(CATEGORIES)).toHaveCount(0);

  const elsewhere = await browser.newContext({ baseURL: studio.origin, viewport: { width: 1440, height: 900 } });
  const second = await elsewhere.newPage();
  // The code was used: a session of the same operator, as by signing in half a minute later.
  await elsewhere.addCookies(await page.context().cookies());
  await second.goto('/editor?language=EN');
  const there = page.getByRole('button', { name: 'Export 1 file' });
  await expect(second.getByRole('button', { name: 'Export 1 file' })).toBeVisible();
  await expect(there).toBeVisible();
  await second.getByRole('treeitem', { name: /^Winner board/ }).click();
  await second.keyboard.press('Delete');
  await expect(editor.block(WINNERS)).toHaveCount(0);
  await expect(editor.block(CATEGORIES)).toHaveCount(0);

  await page.getByRole('button', { name: 'ben, publisher' }).click();
  await page.getByRole('menuitem', { name: 'Earlier drafts' }).click();
  await page
    .getByRole('button', { name: /^Take over the draft/ })
    .last()
    .click();
  await expect(editor.block(WINNERS)).toBeVisible();
  await expect(editor.block(CATEGORIES)).toHaveCount(0);
  await elsewhere.close();
});

test('[EDT-11] a viewer looks and tries out, and is told what publishing takes', async ({ page }) => {
  const editor = await signIn(page, 'cleo');
  await editor.row(/^Category tiles/).click();
  await page.keyboard.press('Delete');
  await expect(editor.block(CATEGORIES)).toHaveCount(0);
  const sheet = await editor.review();
  await expect(sheet).toContainText('As a viewer you can try things out here, not save them.');
  for (const name of ['Save to files', 'Publish']) await expect(sheet.getByRole('button', { name, exact: true })).toBeDisabled();
});

test('[EDT-11] a session that ends is said, and what was edited is there after signing in again', async ({ page, studio, problems }) => {
  problems.allow(/ 401 /);
  problems.allow(PROVIDER_FONTS);
  await signInAtProvider(page, 'fay@brand.example');
  const editor = new EditorPage(page);
  await editor.ready();
  await editor.row(/^Category tiles/).click();
  await page.keyboard.press('Delete');
  await expect(editor.block(CATEGORIES)).toHaveCount(0);

  const tab = await page.context().newPage();
  await tab.goto(`${studio.origin}/editor?language=EN`);
  await tab.getByRole('button', { name: 'fay@brand.example, publisher' }).click();
  await tab.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(tab).toHaveURL(/\/sign-in$/);
  await tab.close();
  const ended = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(ended).toContainText('What you have edited is stored in this browser.');
  await ended.getByRole('button', { name: 'Sign in again' }).click();
  // The provider still knows them.
  await page.getByRole('link', { name: 'Sign in with your organization' }).click();
  await expect(page.getByRole('button', { name: 'Export 1 file' })).toBeVisible();
  await expect(editor.block(CATEGORIES)).toHaveCount(0);
});

test('[EDT-11] operators sign in at a real OpenID provider; strangers learn who can add them', async ({
  page,
  browser,
  studio,
  problems,
}) => {
  problems.allow(PROVIDER_FONTS);
  await signInAtProvider(page, 'eva@brand.example');
  await expect(page.getByRole('button', { name: 'eva@brand.example, publisher' })).toBeVisible();

  const stranger = await browser.newContext({ baseURL: studio.origin });
  const other = await stranger.newPage();
  await signInAtProvider(other, 'zoe@elsewhere.example');
  await expect(other.getByRole('alert')).toContainText('zoe@elsewhere.example is not an operator here.');
  await other.goto('/editor');
  await expect(other).toHaveURL(/\/sign-in/);
  await stranger.close();
});
