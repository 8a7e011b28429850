/** An operator who writes no code: blocks by sight. */
import { CATEGORIES, expect, inMain, test } from './support/editor.ts';

const WINNERS = 'pages/home#main.winners';
const POPULAR = 'pages/home#main.popular';

test('[EDT-1] [EDT-2] a press on the site selects, what is moved is seen at once, and each step can be taken back', async ({
  page,
  editor,
}) => {
  await editor.open('?language=EN');
  const topOf = async (address: string) => (await editor.block(address).boundingBox())?.y ?? 0;

  // The press is not the site's.
  await editor.block(WINNERS).hover();
  await expect(editor.site.getByText('Winner board · Base')).toBeVisible();
  await editor.block(WINNERS).click();
  await expect(page.getByRole('heading', { name: /^Winner board/ })).toBeVisible();
  await page.getByRole('button', { name: 'Move down' }).click();
  await expect(page.getByText('Winner board is now number 5 of its area.')).toBeVisible();
  await expect.poll(async () => (await topOf(WINNERS)) > (await topOf(POPULAR))).toBe(true);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await topOf(WINNERS)) < (await topOf(POPULAR))).toBe(true);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(async () => (await topOf(WINNERS)) > (await topOf(POPULAR))).toBe(true);

  // Nothing else is written.
  await editor.part('Code');
  await expect(editor.code).toContainText('"order": [');
  await expect(editor.code).toContainText('"*"');
  await expect(editor.code).not.toContainText('categories');
});

test('[EDT-1] an entry of a menu and the group of a banner are pressed where they show, and lead to the block around them', async ({
  page,
  editor,
}) => {
  await editor.open('?language=EN');
  const way = page.getByRole('navigation', { name: 'Where it is' });
  const entry = editor.block(CATEGORIES).getByRole('listitem').first();
  await entry.hover();
  await expect(editor.site.getByText('Rng · Base')).toBeVisible();
  await entry.click();
  await expect(editor.rowAt('menus/main#rng')).toHaveAttribute('aria-selected', 'true');
  await expect(entry).toHaveCSS('outline-style', 'dashed');
  await expect(way.getByRole('listitem')).toHaveText(['Category tiles', 'Main', 'Rng']);
  await way.getByRole('button', { name: 'Category tiles' }).click();
  await expect(editor.row(/^Category tiles/)).toHaveAttribute('aria-selected', 'true');
  await expect(editor.block(CATEGORIES)).toHaveCSS('outline-style', 'dashed');

  await editor.block('pages/home#banner.strip').click();
  await expect(editor.rowAt('banners#w_home')).toHaveAttribute('aria-selected', 'true');
  await way.getByRole('button', { name: 'Banner strip' }).click();
  await expect(editor.row(/^Banner strip/)).toHaveAttribute('aria-selected', 'true');
});

test('[EDT-1] fields and tabs of registration, and entries of a center, are pressed where they show', async ({ page, editor, texts }) => {
  await editor.open('?language=EN&page=/register');
  await editor.site.getByRole('textbox', { name: texts('auth', 'field_username') }).click();
  await expect(editor.rowAt('registration#username')).toHaveAttribute('aria-selected', 'true');
  const mobile = editor.site.getByRole('tab', { name: texts('config', 'registration.tab_mobile') });
  await mobile.click();
  await expect(editor.row(/^Register mobile/)).toHaveAttribute('aria-selected', 'true');
  await expect(mobile).toHaveCSS('outline-style', 'dashed');
  await page.getByRole('navigation', { name: 'Where it is' }).getByRole('button', { name: 'Register modal' }).click();
  await expect(editor.row(/^Register modal/)).toHaveAttribute('aria-selected', 'true');

  await editor.check('Visitor');
  await page.getByRole('radio', { name: 'Member' }).check();
  await editor.choose('Part of the site', 'centres');
  await editor.rowAt('centres/member#depositv2').click();
  const withdraw = editor.site
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: texts('config', 'in_increase_withdrawal') });
  await withdraw.click();
  await expect(editor.rowAt('centres/member#withdraw')).toHaveAttribute('aria-selected', 'true');
});

test('[EDT-1] [EDT-2] [EDT-5] the keyboard goes through the blocks, moves, removes and restores them', async ({ page, editor }) => {
  await editor.open('?language=EN');
  await editor.row(/^Category tiles/).click();
  await page.keyboard.press('ArrowUp');
  await expect(editor.row(/^Notice bar/)).toBeFocused();
  await expect(editor.block('pages/home#main.notices')).toHaveCSS('outline-style', 'dashed');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('Notice bar is now number 2 of its area.')).toBeVisible();
  const rowsInMain = () => editor.tree.locator('[data-address^="pages/home#main."]').allInnerTexts();
  await expect.poll(async () => (await rowsInMain()).slice(0, 2).join(' ')).toMatch(/^Category tiles.*Notice bar/s);

  await page.keyboard.press('Delete');
  await expect(editor.block('pages/home#main.notices')).toHaveCount(0);
  await expect(editor.row(/^Notice bar notices removed/)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.block('pages/home#main.notices')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeDisabled();
});

test('[EDT-2] the tree tells what is locked, and what the chosen visitor does not see', async ({ page, editor }) => {
  await editor.open('?language=EN');
  await editor.row(/^Footer legal locked/).click();
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0);
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(editor.row(/^Bottom bar bottom not shown/)).toBeVisible();
  await editor.choose('Width', '360');
  await expect(editor.row(/^Bottom bar bottom$/)).toBeVisible();
});

test('[EDT-2] [EDT-5] areas and slots that are empty are in the tree, and take a block', async ({ page, editor }) => {
  await editor.open('?language=EN&page=/helpmc');
  await editor.row(/^Footer empty/).click();
  await page.getByRole('button', { name: 'Add to Footer' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Footer/ })
    .first()
    .click();
  await expect(editor.rowAt('pages/helpmc#footer.footer')).toHaveAttribute('aria-selected', 'true');
  await expect(editor.block('pages/helpmc#footer.footer')).toBeVisible();
  await expect(editor.row(/^Footer empty/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(editor.row(/^Footer empty/)).toBeVisible();

  await editor.choose('Part of the site', 'centres');
  await editor.rowAt('centres/member#securityCenter.sections.limits.form').click();
  await page.getByRole('button', { name: 'Add to Form' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a block to Form' })).toBeVisible();
});

test('[EDT-3] [EDT-8] a setting is changed in its form, is seen on the site, and leaves no trace when it is reset', async ({
  page,
  editor,
}) => {
  const HOT = 'pages/home#main.hot';
  await editor.open('?language=EN');
  await editor.row(/^Hot games/).click();
  const tiles = editor.block(HOT).getByRole('listitem');
  await expect.poll(() => tiles.count()).toBeGreaterThan(3);
  await page.getByRole('textbox', { name: 'Count' }).fill('3');
  await expect(tiles).toHaveCount(3);
  await page.getByRole('textbox', { name: 'Count' }).fill('999');
  await expect(page.getByRole('textbox', { name: 'Count' })).toHaveAccessibleDescription(/999/);
  await expect(tiles).toHaveCount(3);

  await editor.part('Code');
  await expect(editor.code).toContainText('"count": 999');
  await expect(editor.code).not.toContainText('more');
  await editor.part('Parts');
  await page.getByRole('button', { name: 'Reset “Count” to base' }).click();
  await expect.poll(() => tiles.count()).toBeGreaterThan(3);
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeDisabled();
});

test('[EDT-2] a block is dragged to its place in the tree, and by choice to another area', async ({ page, editor }) => {
  await editor.open('?language=EN');
  const rowsInMain = () => editor.tree.locator('[data-address^="pages/home#main."]').allInnerTexts();
  await editor.row(/^Popular games/).dragTo(editor.row(/^Notice bar/), { targetPosition: { x: 20, y: 3 } });
  await expect(page.getByText('Popular games is now number 1 of its area.')).toBeVisible();
  await expect.poll(async () => (await rowsInMain())[0]).toMatch(/^Popular games/);
  await expect(editor.row(/^Popular games/)).toHaveAttribute('aria-selected', 'true');

  await editor.row(/^Promises/).click();
  await page.getByRole('combobox', { name: 'Move to another area' }).selectOption('layouts/default#footer');
  await expect(page.getByText(/^Promises is in Footer now/)).toBeVisible();
  await expect(editor.block('layouts/default#footer.promises')).toBeAttached();
  await expect(editor.block('pages/home#main.promises')).toHaveCount(0);
  // One step, though it is of two files.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.block('pages/home#main.promises')).toBeAttached();
  await expect(editor.block('layouts/default#footer.promises')).toHaveCount(0);
});

test('[EDT-8] what is edited by sight and its code are one key apart, and each leads to where the other is', async ({ page, editor }) => {
  await editor.open('?language=EN');
  await editor.row(/^Hot games/).click();
  await page.getByRole('textbox', { name: 'Count' }).fill('4');
  await page.keyboard.press('Control+.');
  await expect(editor.code).toBeFocused();
  await expect(page.locator('.cm-activeLine')).toContainText('"hot"');

  // The caret points at what it is in; what is typed is in the form.
  await page.keyboard.press('Control+End');
  await expect(editor.block('pages/home#main.hot')).toHaveCSS('outline-style', 'dashed');
  await editor.patch('pages/home.json', inMain({ winners: { removed: true }, hot: { props: { count: 7 } } }));
  await page.getByText('"winners"').click();
  await page.keyboard.press('Control+.');
  await expect(editor.row(/^Winner board winners removed/)).toHaveAttribute('aria-selected', 'true');
  await editor.row(/^Hot games/).click();
  await expect(page.getByRole('textbox', { name: 'Count' })).toHaveValue('7');

  await editor.room('theme', 'Theme');
  await page.keyboard.press('Control+.');
  await expect(editor.code).toContainText('"accent"');
});

test('[EDT-1] what shows over a page opens on the site when it is chosen, and gives way to what is under it', async ({ editor }) => {
  await editor.open('?language=EN');
  await editor.choose('Part of the site', 'modals');
  await editor.row(/^Login popup modal/).click();
  const dialog = editor.site.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expect(editor.block('modals#loginPopupModal')).toHaveCSS('outline-style', 'dashed');
  await editor.choose('Part of the site', 'registration');
  await editor.rowAt('registration#username').click();
  await expect(dialog.getByRole('heading', { name: 'Create your account' })).toBeVisible();

  // A press in it selects what is in it, too.
  await dialog.getByRole('textbox').first().click();
  await expect(editor.rowAt('registration#username')).toHaveAttribute('aria-selected', 'true');
  await editor.choose('Part of the site', 'page');
  await editor.row(/^Hot games/).click();
  await expect(dialog).toHaveCount(0);
});
