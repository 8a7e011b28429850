import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CATEGORIES, expect, HOME, inMain, test } from './support/editor.ts';
import { FURTHER } from './support/test.ts';

test.describe('the overlay', () => {
  test(
    '[CFG-17] a category is hidden by typing with completion: the site follows without a reload, and says what changed',
    FURTHER,
    async ({ page, editor }) => {
      await editor.openCode();
      await editor.site.locator(':root').evaluate((root) => root.setAttribute('data-same', 'yes'));
      await editor.code.click();
      await page.keyboard.press('Control+Home');
      for (let line = 0; line < 2; line += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('End');
      await page.keyboard.type(',');
      const steps = [
        ['are', 'areas'],
        ['ma', 'main'],
        ['ite', 'items'],
        ['cat', 'categories'],
        ['rem', 'removed'],
      ] as const;
      for (const [typed, offered] of steps) {
        await page.keyboard.press('Enter');
        await page.keyboard.type(`"${typed}`);
        await expect(page.locator('.cm-tooltip').getByRole('option', { name: new RegExp(`^${offered}`) })).toHaveAttribute(
          'aria-selected',
          'true',
        );
        // A list that has just opened takes no Enter: it may have been meant for the text.
        await page.waitForTimeout(150);
        await page.keyboard.press('Enter');
      }
      await expect(editor.block(CATEGORIES)).toHaveCount(0);
      await expect(editor.block('pages/home#main.hot')).toBeVisible();
      await expect(editor.site.locator(':root')).toHaveAttribute('data-same', 'yes');
      await expect(await editor.check('Effect')).toContainText('main.categories');
      await expect(await editor.check('Effect')).toContainText('shown → absent');
      await expect(page.getByRole('combobox', { name: 'File' })).toContainText('pages/home.json · changed');

      await page.getByRole('button', { name: 'Revert' }).click();
      await expect(editor.block(CATEGORIES)).toBeVisible();
      await expect(await editor.check('Effect')).toContainText('Nothing differs');
    },
  );

  test('[CFG-17] nothing of what is typed fast is lost', FURTHER, async ({ page, editor }) => {
    await editor.openCode();
    await editor.code.click();
    await page.keyboard.press('Control+End');
    const text = `// ${'0123456789'.repeat(4)}`;
    await page.keyboard.type(text);
    await expect(editor.code).toContainText(text);
    await expect.poll(() => page.url()).toContain('#edits=');
    await expect(editor.code).toContainText(text);
  });

  test('[CFG-17] what is typed and where the page is scrolled to in the site outlive an edit', FURTHER, async ({ editor }) => {
    await editor.openCode('?language=EN&page=/rng');
    const search = editor.site.getByRole('searchbox');
    await search.fill('dragon');
    const scrolled = await editor.site.locator(':root').evaluate(() => {
      // Less than the page is high without its footer.
      window.scrollTo(0, 100);
      return window.scrollY;
    });
    expect(scrolled).toBeGreaterThan(0);
    await editor.patch('layouts/default.json', { areas: { footer: { items: { footer: { removed: true } } } } });
    await expect(editor.block('layouts/default#footer.footer')).toHaveCount(0);
    await expect(search).toHaveValue('dragon');
    expect(await editor.site.locator(':root').evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test(
    '[CFG-17] a typo is told with its line and the nearest name; the site keeps its last good state, and marks the block',
    FURTHER,
    async ({ page, editor }) => {
      await editor.openCode();
      await editor.patch(HOME, inMain({ hot: { props: { cuont: 3 } }, categories: { removed: true } }));
      const faults = await editor.check('Faults');
      const fault = faults.getByRole('button', { name: 'cuont' });
      await expect(fault).toContainText('merchants/demo/pages/home.json');
      await expect(fault).toContainText('line 9');
      await expect(fault).toContainText('Did you mean “count”?');
      await expect(page.getByText('this is the last good state')).toBeVisible();
      await expect(editor.block(CATEGORIES)).toBeVisible();

      await fault.click();
      await expect(editor.code).toBeFocused();
      await expect(page.locator('.cm-activeLine')).toContainText('cuont');
      await expect(editor.block('pages/home#main.hot')).toHaveCSS('outline-style', 'dashed');

      // The caret is where the fault is: mending starts at once.
      await page.keyboard.press('ArrowRight');
      for (let key = 0; key < 5; key += 1) await page.keyboard.press('Delete');
      await page.keyboard.type('count');
      await expect(editor.block(CATEGORIES)).toHaveCount(0);
      await expect(faults).toContainText('No faults');
    },
  );

  test(
    '[CFG-17] colours that are too close are told with their ratio, in the theme where they are',
    FURTHER,
    async ({ editor, server }) => {
      await editor.openCode();
      await editor.choose('File', 'skin.json');
      const skin: unknown = JSON.parse(readFileSync(join(server.configDir, 'merchants/demo/skin.json'), 'utf8'));
      const pale = { ...(skin as object), light: { color: { text: { $type: 'color', $value: '#dddddd' } } } };
      await editor.write(JSON.stringify(pale, null, 2));
      const contrast = await editor.room('theme', 'Theme');
      await expect(contrast).toContainText('pairs are too close');
      await contrast.getByRole('checkbox', { name: 'Only those that fail' }).check();
      const pairs = contrast.getByRole('listitem').filter({ hasText: ' of ' });
      await expect(pairs.filter({ hasText: 'text on canvas' })).toContainText(/Light.*1\.\d\d of 4\.5.*fails/);
      await expect(pairs.filter({ hasText: 'passes' })).toHaveCount(0);
      await expect(pairs.filter({ hasText: 'Dark' })).toHaveCount(0);
    },
  );

  test('[CFG-17] [CFG-13] an edited skin dresses the site at once', async ({ editor, server }) => {
    await editor.openCode();
    const highlight = () =>
      editor.site.locator(':root').evaluate((root) => getComputedStyle(root).getPropertyValue('--pf-color-highlight'));
    const before = await highlight();
    await editor.choose('File', 'skin.json');
    const skin = JSON.parse(readFileSync(join(server.configDir, 'merchants/demo/skin.json'), 'utf8')) as { brand: object };
    await editor.write(JSON.stringify({ ...skin, brand: { ...skin.brand, highlight: { $type: 'color', $value: '#7ad7ff' } } }, null, 2));
    await expect.poll(highlight).not.toBe(before);
  });

  test('[CFG-17] [CFG-12] a file saved on disk meanwhile is followed, and the edits stand', FURTHER, async ({ editor, config }) => {
    await editor.openCode();
    await editor.patch(HOME, inMain({ categories: { removed: true } }));
    await expect(editor.block(CATEGORIES)).toHaveCount(0);
    const notices = editor.block('pages/home#main.notices');
    await expect(notices).toBeVisible();
    config.edit('base/pages/home.json', (text) => text.replace('"block": "notice-bar"', '"block": "notice-bar", "when": false'));
    await expect(notices).toHaveCount(0);
    await expect(editor.block(CATEGORIES)).toHaveCount(0);
    await expect(editor.code).toContainText('removed');
  });

  test(
    '[CFG-17] [CFG-12] a text saved on disk that changes nothing for players is in the editor all the same',
    FURTHER,
    async ({ editor, config }) => {
      await editor.openCode();
      await editor.choose('File', 'skin.json');
      config.edit('merchants/demo/skin.json', (text) => text.replace('"v": 1,', '"v": 1, // said by somebody else'));
      await expect(editor.code).toContainText('said by somebody else');
    },
  );

  test(
    '[CFG-17] a server that was away is found again, and what was typed meanwhile shows',
    FURTHER,
    async ({ page, editor, server, problems }) => {
      problems.allow(/ERR_|Failed to (load|fetch)|network/i);
      await editor.openCode();
      await server.stop();
      await expect(page.getByText('The server does not answer')).toBeVisible();
      await editor.patch(HOME, inMain({ categories: { removed: true } }));
      await server.start();
      await expect(page.getByText('The server does not answer')).toBeHidden();
      await expect(editor.block(CATEGORIES)).toHaveCount(0);
    },
  );

  test('[CFG-17] the editor can be left by keyboard', FURTHER, async ({ page, editor }) => {
    await editor.openCode();
    await editor.patch(HOME, inMain({ hot: { onFault: 'omit' } }));
    await editor.code.click();
    await page.keyboard.press('Tab');
    await expect(editor.code).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor.code).not.toBeFocused();
  });
});

test.describe('to whom the pop-up was not shown today', () => {
  test.use({ greeted: false });

  test('[EDT-1] nothing opens by itself over what the operator looks at', async ({ page, editor }) => {
    await editor.open();
    await page.getByRole('button', { name: 'Select' }).click();
    await editor.site.locator('main h2:visible').first().click();
    // Longer than the pop-up waits.
    await page.waitForTimeout(5_000);
    await expect(editor.site.getByRole('dialog')).toHaveCount(0);
  });
});
