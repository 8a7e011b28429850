/** From an edit to what players have, and back. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { axeViolations } from './support/axe.ts';
import { CATEGORIES, expect, HOME, inMain, test as base } from './support/editor.ts';
import { withReleases } from './support/releases.ts';
import { FURTHER } from './support/test.ts';

/** The merchant's files are as they were after each test. */
const test = base.extend<{ readonly tidy: undefined }>({
  tidy: [
    async ({ server }, provide) => {
      await provide(undefined);
      rmSync(join(server.configDir, 'merchants/demo/pages'), { recursive: true, force: true });
      await server.restored();
    },
    { auto: true },
  ],
});

test('[EDT-10] saving writes the shortest patch into the merchant’s files, and players have it at once', async ({
  page,
  context,
  editor,
  server,
}) => {
  const players = await context.newPage();
  await players.goto('/?language=EN');
  await expect(players.locator(`[data-block="category-tiles"], [data-cfg="${CATEGORIES}"]`).first()).toBeVisible();
  await editor.open('?language=EN');
  await editor.row(/^Category tiles/).click();
  await page.keyboard.press('Delete');
  await expect(editor.block(CATEGORIES)).toHaveCount(0);

  const sheet = await editor.review();
  await expect(sheet).toContainText('Saved files are live on this machine');
  await expect(sheet.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: /^Categories/ })).toContainText(
    /shown → absent.*merchants\/demo\/pages\/home\.json, line \d+/,
  );
  await sheet.getByRole('button', { name: 'Save to files' }).click();
  await expect(page.getByText('Saved 1 file.')).toBeVisible();
  const written = { $schema: '../../../schema/patch/pages/home.json', v: 1, ...inMain({ categories: { removed: true } }) };
  expect(readFileSync(join(server.configDir, 'merchants/demo', HOME), 'utf8')).toBe(`${JSON.stringify(written, null, 2)}\n`);
  await expect(sheet).toContainText('Nothing differs on screen.');
  await expect(players.locator(`[data-cfg="${CATEGORIES}"]`)).toHaveCount(0);

  // What was saved can be taken back as an edit.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.block(CATEGORIES)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export 1 file' })).toBeVisible();
});

test('[EDT-12] each page that differs is shown before and after, at two widths and in both themes', async ({ page, editor }) => {
  await editor.open('?language=EN');
  await editor.row(/^Category tiles/).click();
  await page.keyboard.press('Delete');
  await expect(editor.block(CATEGORIES)).toHaveCount(0);
  const sheet = await editor.review();
  await expect(sheet.locator('iframe')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Compare the pages' }).click();
  await expect(sheet.getByRole('combobox', { name: 'Page and visitor' })).toContainText('/ · visitor');
  const sides = ['Before', 'After'].map((name) => sheet.locator(`iframe[title="${name}"]`).contentFrame());
  for (const [place, side] of sides.entries()) {
    await expect(side.locator(`[data-cfg="pages/home#main.notices"]`)).not.toBeEmpty({ timeout: 30_000 });
    await expect(side.locator(`[data-cfg="${CATEGORIES}"]`)).toHaveCount(place === 0 ? 1 : 0);
  }
  await sheet.getByRole('radio', { name: 'Dark' }).check();
  await sheet.getByRole('radio', { name: '360 · phone' }).check();
  for (const side of sides) {
    await expect(side.locator(':root')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => side.locator(':root').evaluate(() => window.innerWidth)).toBe(360);
  }
});

test('[EDT-10] errors stop it, doubts have to be read, and each leads to its line', async ({ page, editor, server }) => {
  await editor.openCode();
  await editor.patch(HOME, inMain({ hot: { props: { cuont: 3 } } }));
  const sheet = await editor.review();
  const save = sheet.getByRole('button', { name: 'Save to files' });
  await expect(sheet).toContainText('Errors stop saving and publishing');
  await expect(save).toBeDisabled();
  await sheet.getByRole('button', { name: /cuont/ }).click();
  await expect(editor.code).toBeFocused();
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: 'Revert' }).click();
  await editor.patch('pages/fish.json', { when: { not: { session: ['visitor'] } } });
  await editor.review();
  const read = sheet.getByRole('checkbox', { name: /^I have read the/ });
  await expect(read).not.toBeChecked();
  await expect(save).toBeDisabled();
  await read.check();
  await save.click();
  await expect.poll(() => existsSync(join(server.configDir, 'merchants/demo/pages/fish.json'))).toBe(true);
});

for (const theme of ['light', 'dark'] as const) {
  test(`[EDT-10] the sheet can be used by everybody in the ${theme} theme`, FURTHER, async ({ page, editor }) => {
    await page.addInitScript((name) => localStorage.setItem('editor-theme', name), theme);
    await editor.openCode();
    await editor.patch('pages/fish.json', { when: { not: { session: ['visitor'] } } });
    const sheet = await editor.review();
    await expect(sheet.getByRole('checkbox')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

withReleases(
  '[EDT-10] publishing releases the saved files with a name and a note, and it is rolled back; players follow',
  FURTHER,
  async ({ page, context, editor }) => {
    const players = await context.newPage();
    await players.goto('/?language=EN');
    const categories = players.locator(`[data-cfg="${CATEGORIES}"]`);
    await expect(categories).not.toBeEmpty();
    await editor.openCode();
    await editor.patch(HOME, inMain({ categories: { removed: true } }));
    const sheet = await editor.review();
    await sheet.getByRole('textbox', { name: 'Your name' }).fill('Jun');
    await sheet.getByRole('textbox', { name: 'Note' }).fill('Lunar new year');

    // Saved alone, players have what they had.
    await sheet.getByRole('button', { name: 'Save to files' }).click();
    await expect(page.getByText('Saved 1 file.')).toBeVisible();
    await expect(sheet).toContainText('shown → absent');
    await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(categories).toHaveCount(0);
    const [latest, first] = [
      sheet.getByRole('listitem').filter({ hasText: 'Jun released' }),
      sheet.getByRole('listitem').filter({ hasText: 'Maria' }),
    ];
    await expect(latest).toContainText('Lunar new year');
    await expect(latest).toContainText('current');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(categories).toBeVisible();
    await expect(sheet.getByRole('listitem').filter({ hasText: 'Jun rolled back' })).toContainText('current');

    // And forward again, by the list.
    await latest.getByRole('button', { name: /^Roll back/ }).click();
    await expect(categories).toHaveCount(0);
    await first.getByRole('button', { name: /^Roll back/ }).click();
    await expect(categories).toBeVisible();
  },
);
