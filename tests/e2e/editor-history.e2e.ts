/** Edits outlive the tab that they were made in, and what others save. */
import { axeViolations } from './support/axe.ts';
import { CATEGORIES, EditorPage, expect, HOME, inMain, test } from './support/editor.ts';
import { FURTHER } from './support/test.ts';

const WINNERS = 'pages/home#main.winners';
const MERCHANT_FILE = 'merchants/demo/merchant.json';

test('[EDT-9] edits survive a reload and a crash without a question, and can be undone then', async ({ page, context, editor }) => {
  await editor.open();
  await editor.row(/^Category tiles/).click();
  await page.keyboard.press('Delete');
  await expect(editor.block(CATEGORIES)).toHaveCount(0);
  await expect.poll(() => page.url()).toContain('#edits=');
  await page.reload();
  await expect(editor.block(WINNERS)).toBeVisible();
  await expect(editor.block(CATEGORIES)).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // A crash leaves no time for anything.
  await editor.row(/^Winner board/).click();
  await page.keyboard.press('Delete');
  await expect(editor.row(/^Winner board .*removed/)).toBeVisible();
  await page.close();
  const next = await context.newPage();
  const again = new EditorPage(next);
  await again.open();
  await expect(again.block(WINNERS)).toHaveCount(0);
  await expect(again.block(CATEGORIES)).toHaveCount(0);
  await next.getByRole('button', { name: 'Undo' }).click();
  await expect(again.block(CATEGORIES)).toBeVisible();
  await next.getByRole('button', { name: 'Redo' }).click();
  await expect(again.block(CATEGORIES)).toHaveCount(0);
});

test('[EDT-9] what somebody else saves meanwhile is merged into the edits of the same file', async ({ page, editor, config }) => {
  await editor.openCode('?file=merchant.json');
  const text = config.read(MERCHANT_FILE);
  await editor.write(text.replace('"name": "Sinag"', '"name": "Mine"'));
  await expect(await editor.check('Effect')).toContainText('Mine');
  config.edit(MERCHANT_FILE, (saved) => saved.replace('"minimumAge": 18', '"minimumAge": 21 /* theirs */'));
  await expect(editor.code).toContainText('"minimumAge": 21 /* theirs */');
  await expect(editor.code).toContainText('"name": "Mine"');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The step back is over what they saved, too.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.code).toContainText('"name": "Sinag"');
  await expect(editor.code).toContainText('"minimumAge": 21 /* theirs */');
});

for (const theme of ['light', 'dark'] as const) {
  test(`[EDT-9] it is asked about what both changed, and nothing is chosen beforehand (${theme})`, async ({ page, editor, config }) => {
    await page.addInitScript((name) => localStorage.setItem('editor-theme', name), theme);
    await editor.openCode('?file=merchant.json');
    await editor.write(config.read(MERCHANT_FILE).replace('"name": "Sinag"', '"name": "Mine"').replace('"symbol": "₱"', '"symbol": "P"'));
    await expect(await editor.check('Effect')).toContainText('Mine');
    config.edit(MERCHANT_FILE, (saved) => saved.replace('"name": "Sinag"', '"name": "Theirs"').replace('"symbol": "₱"', '"symbol": "PHP"'));
    const question = page.getByRole('dialog', { name: 'Changed here and on disk' });
    await expect(question).toContainText('Mine');
    await expect(question).toContainText('Theirs');
    const merge = question.getByRole('button', { name: 'Merge' });
    await expect(merge).toBeDisabled();
    expect(await axeViolations(page)).toEqual([]);

    // Put off, nothing is lost, and it is asked again before anything is saved.
    await question.getByRole('button', { name: 'Later' }).click();
    await expect(editor.code).toContainText('"name": "Mine"');
    await page.getByRole('button', { name: 'Review and publish' }).click();
    await question.getByRole('radiogroup', { name: /name$/ }).getByRole('radio', { name: 'Keep yours' }).check();
    await question
      .getByRole('radiogroup', { name: /symbol$/ })
      .getByRole('radio', { name: 'Take what is on disk' })
      .check();
    await merge.click();
    await expect(question).toBeHidden();
    await expect(editor.code).toContainText('"name": "Mine"');
    await expect(editor.code).toContainText('"symbol": "PHP"');
  });
}

test('[EDT-9] a second tab has the same edits, and both go on from there', async ({ page, context, editor }) => {
  await editor.openCode();
  const second = await context.newPage();
  const other = new EditorPage(second);
  await other.openCode();
  await editor.patch(HOME, inMain({ categories: { removed: true } }));
  await expect(other.block(CATEGORIES)).toHaveCount(0);
  await expect(other.code).toContainText('categories');
  await other.patch('pages/rng.json', inMain({ games: { props: { pageSize: 28 } } }));
  await expect(page.getByRole('button', { name: 'Export 2 files' })).toBeVisible();
  await second.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Export 1 file', exact: true })).toBeVisible();
  await expect(editor.block(CATEGORIES)).toHaveCount(0);
});

test('[EDT-9] where the browser stores nothing, it is said, and edits warn before they are left', FURTHER, async ({ page, editor }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await editor.openCode();
  await editor.patch(HOME, inMain({ categories: { removed: true } }));
  await expect(page.getByText('This browser does not store your edits')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
});
