import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { unzipSync, strFromU8 } from 'fflate';

import { axeViolations } from './support/axe.ts';
import { CATEGORIES, expect, HOME, inMain, EditorPage, test } from './support/editor.ts';
import { FURTHER } from './support/test.ts';

test.describe('the facts', () => {
  test(
    '[CFG-17] session, account type and rank choose who the site is drawn for, and no refusal ends that',
    FURTHER,
    async ({ page, editor, texts }) => {
      await editor.openCode('?language=EN');
      await expect(editor.site.getByRole('button', { name: texts('common', 'login'), exact: true })).toBeVisible();
      await editor.patch(HOME, inMain({ hot: { when: { rank: { above: 3 } } }, winners: { when: { accountType: [41] } } }));
      await expect(editor.block('pages/home#main.hot')).toHaveCount(0);

      const facts = await editor.check('Visitor');
      await facts.getByRole('radio', { name: 'Agent' }).check();
      const account = editor.site.getByRole('banner').getByRole('button', { name: 'Agent' });
      await expect(account).toBeVisible();
      await facts.getByRole('textbox', { name: 'Rank' }).fill('4');
      await expect(editor.block('pages/home#main.hot')).toBeVisible();
      await expect(editor.block('pages/home#main.winners')).toHaveCount(0);
      await editor.choose('Account type', '41');
      await expect(editor.block('pages/home#main.winners')).toBeVisible();
      // What only a member may read is refused, and the agent stays all the same.
      await expect(editor.site.getByText(texts('common', 'balance_failed'))).toBeVisible();
      await expect(account).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    },
  );

  test('[CFG-17] page, language and theme go both ways: chosen in the panel, or in the site', FURTHER, async ({ page, editor }) => {
    await editor.openCode('?language=EN');
    await editor.choose('Page', '/rng');
    await expect(editor.block('pages/rng#main.games')).toBeVisible();
    await editor.site.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(editor.block(CATEGORIES)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('/');

    await editor.choose('Theme', 'dark');
    const root = editor.site.locator(':root');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(root).toHaveAttribute('lang', 'en');
    await editor.choose('Language', 'TY');
    await expect(root).toHaveAttribute('lang', 'fil');
    await editor.site.getByRole('button', { name: 'Filipino' }).click();
    await editor.site.getByRole('menuitem', { name: 'English' }).click();
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('EN');
    await expect.poll(() => new URL(page.url()).search).toBe('?merchant=demo&language=EN&theme=dark');
  });

  test(
    '[CFG-17] a site that is loaded anew in its frame is the previewed one again, and does not stay empty',
    FURTHER,
    async ({ page, editor, problems }) => {
      // The site itself may not be framed.
      problems.allow(/frame-ancestors|csp-report/);
      await editor.openCode();
      await editor.patch(HOME, inMain({ categories: { when: false } }));
      await expect(editor.block(CATEGORIES)).toHaveCount(0);
      await expect(editor.block('pages/home#main.hot')).toBeVisible();
      const [site] = page.mainFrame().childFrames();
      await site?.evaluate(() => {
        document.documentElement.setAttribute('data-before', '');
        location.reload();
      });
      await expect(editor.site.locator(':root:not([data-before])')).toHaveCount(1);
      await expect(editor.block('pages/home#main.hot')).toBeVisible();
      await expect(editor.block(CATEGORIES)).toHaveCount(0);
      await expect(editor.site.locator('#boot')).toHaveCount(0);
    },
  );

  test('[CFG-17] [AGT-7] an agent has the contracts that are chosen', FURTHER, async ({ page, editor }) => {
    await editor.openCode('?as=agent&feature=hourSalary');
    await editor.patch(HOME, inMain({ hot: { when: { feature: 'hourSalary' } }, categories: { when: { feature: 'salary' } } }));
    await expect(editor.block(CATEGORIES)).toHaveCount(0);
    await expect(editor.block('pages/home#main.hot')).toBeVisible();
    await page.getByRole('checkbox', { name: 'salary', exact: true }).check();
    await expect(editor.block(CATEGORIES)).toBeVisible();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('feature')).toEqual(['salary', 'hourSalary']);
    await page.getByRole('radio', { name: 'Member' }).check();
    await expect(editor.block(CATEGORIES)).toHaveCount(0);
  });

  test(
    '[CFG-17] [APP-7] of a page with a parameter, each of its words can be chosen, and its file opens',
    FURTHER,
    async ({ page, editor }) => {
      await editor.openCode();
      await editor.choose('Page', '/LOTT');
      await expect(editor.block('pages/games#main.games')).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'File' })).toHaveValue('pages/games.json');
    },
  );

  test('[CFG-17] the width is the site’s own: it becomes the device', FURTHER, async ({ editor }) => {
    await editor.openCode();
    await editor.patch(HOME, inMain({ categories: { when: { device: ['desktop'] } } }));
    await expect(editor.block(CATEGORIES)).toBeVisible();
    for (const width of ['360', '768']) {
      await editor.choose('Width', width);
      await expect(editor.block(CATEGORIES)).toHaveCount(0);
      expect(await editor.site.locator(':root').evaluate(() => window.innerWidth)).toBe(Number(width));
    }
    await editor.choose('Width', '1024');
    await expect(editor.block(CATEGORIES)).toBeVisible();
  });

  test('[CFG-17] a flag is as declared, on or off', FURTHER, async ({ editor, texts }) => {
    await editor.openCode('?language=EN&page=/register');
    const mobile = editor.site.getByRole('tab', { name: texts('config', 'registration.tab_mobile') });
    await expect(mobile).toBeVisible();
    await editor.choose('MOBILENUMREG3', 'off');
    await expect(editor.site.getByRole('dialog')).toBeVisible();
    await expect(mobile).toBeHidden();
    await editor.choose('MOBILENUMREG3', 'declared');
    await expect(mobile).toBeVisible();
  });

  test('[EDT-7] what config declares of a flag is set among the parts, and what the platform says of it with the visitor', async ({
    page,
    editor,
    texts,
  }) => {
    await editor.open('?language=EN&page=/register');
    const mobile = editor.site.getByRole('tab', { name: texts('config', 'registration.tab_mobile') });
    const flags = await editor.room('flags', 'Flags');
    const declared = flags.getByRole('group', { name: 'MOBILENUMREG3' }).getByRole('switch', { name: 'Config declares it on' });
    await declared.uncheck();
    await expect(mobile).toBeHidden();
    await expect(flags.getByRole('combobox')).toHaveCount(0);
    await editor.check('Visitor');
    await expect(page.getByRole('combobox', { name: 'MOBILENUMREG3' })).toContainText('As declared (off)');
    await editor.choose('MOBILENUMREG3', 'on');
    await expect(mobile).toBeVisible();
  });

  test('[CFG-17] the clock starts where it is set', FURTHER, async ({ page, editor }) => {
    await editor.openCode();
    await editor.patch(HOME, inMain({ categories: { when: { between: { from: '2031-12-24T00:00:00Z', to: '2031-12-27T00:00:00Z' } } } }));
    await expect(editor.block(CATEGORIES)).toHaveCount(0);
    // The merchant's day begins eight hours before that of UTC, wherever this browser is.
    await page.getByLabel('Clock').fill('2031-12-24T07:59');
    await expect(page.getByText('Time in Asia/Manila')).toBeVisible();
    await expect(editor.block(CATEGORIES)).toHaveCount(0);
    await page.getByLabel('Clock').fill('2031-12-24T08:00');
    await expect(editor.block(CATEGORIES)).toBeVisible();
    await page.getByRole('button', { name: 'Now' }).click();
    await expect(editor.block(CATEGORIES)).toHaveCount(0);
  });

  test('[CFG-17] another merchant is another site', FURTHER, async ({ editor }) => {
    await editor.openCode();
    await editor.choose('Merchant', 'lotus');
    await expect(editor.site.locator(':root')).toHaveAttribute('data-merchant', 'lotus');
    await expect(editor.site.getByRole('main').locator('[data-cfg]').first()).not.toBeEmpty();
  });
});

test.describe('what leaves the editor', () => {
  test(
    '[CFG-17] export holds exactly the changed files, at their places; nothing is written on the server',
    FURTHER,
    async ({ page, editor, server }) => {
      await editor.openCode();
      await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled();
      await editor.patch(HOME, inMain({ categories: { removed: true } }));
      const home = JSON.stringify(
        { $schema: '../../../schema/patch/pages/home.json', v: 1, ...inMain({ categories: { removed: true } }) },
        null,
        2,
      );
      await editor.patch('flags.json', { flags: { FREEPLAY3: { on: false } } });
      await editor.choose('File', 'pages/rng.json');

      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export 2 files' }).click()]);
      expect(download.suggestedFilename()).toBe('demo.zip');
      const zipped = unzipSync(readFileSync(await download.path()));
      expect(Object.keys(zipped).toSorted()).toEqual(['config/merchants/demo/flags.json', 'config/merchants/demo/pages/home.json']);
      expect(strFromU8(zipped['config/merchants/demo/pages/home.json'] ?? new Uint8Array())).toBe(home);
      expect(existsSync(join(server.configDir, 'merchants/demo/pages'))).toBe(false);
    },
  );

  test('[CFG-17] a file can be copied, and edits of another merchant are not forgotten', FURTHER, async ({ page, context, editor }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await editor.openCode();
    await editor.patch(HOME, inMain({ categories: { removed: true } }));
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Copied pages/home.json.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"removed": true');

    await editor.choose('Merchant', 'lotus');
    await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeDisabled();
    await expect(page.getByRole('combobox', { name: 'Merchant' })).toContainText('demo · changed');
  });

  test(
    '[CFG-17] a link carries facts and edits, and asks before the edits are applied',
    FURTHER,
    async ({ page, browser, server, editor }) => {
      await editor.openCode('?as=member&width=768&flag=FREEPLAY3:off');
      await editor.patch(HOME, inMain({ categories: { removed: true } }));
      await expect(editor.block(CATEGORIES)).toHaveCount(0);
      await expect.poll(() => page.url()).toContain('#edits=');
      const link = page.url();

      const asked: string[] = [];
      // A colleague's browser, in which nothing is edited.
      const theirPage = async () => (await browser.newContext({ baseURL: server.url })).newPage();
      const other = await theirPage();
      other.on('request', (request) => asked.push(request.url()));
      const theirs = new EditorPage(other);
      await other.goto(link);
      const question = other.getByRole('alertdialog', { name: 'This link changes 1 file' });
      await expect(question).toContainText('pages/home.json');
      await expect(theirs.block(CATEGORIES)).toBeVisible();
      await question.getByRole('button', { name: 'Apply' }).click();
      await expect(theirs.block(CATEGORIES)).toHaveCount(0);
      await expect(other.getByRole('radio', { name: 'Member' })).toBeChecked();
      await expect(other.getByRole('combobox', { name: 'Width' })).toHaveValue('768');
      await expect(other.getByRole('combobox', { name: 'FREEPLAY3' })).toHaveValue('off');
      await expect.poll(() => other.url()).toBe(link);
      expect(asked.filter((url) => url.includes('edits'))).toEqual([]);

      const third = await theirPage();
      await third.goto(link);
      await third.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
      await expect(new EditorPage(third).block(CATEGORIES)).toBeVisible();
      await expect.poll(() => third.url()).not.toContain('#edits=');
    },
  );

  test('[CFG-17] what a link says and cannot mean is left out with a message', FURTHER, async ({ page, editor }) => {
    await editor.openCode('?merchant=nobody&as=king&width=12&page=//evil.example&flag=x&at=never#edits=AAAA');
    await expect(page.getByText('as=king')).toContainText('width=12');
    await expect(page.getByText('cannot be read')).toBeVisible();
    await expect(editor.block(CATEGORIES)).toBeVisible();
  });
});

test.describe('the panel itself', () => {
  for (const theme of ['light', 'dark'] as const) {
    test(`[CFG-17] can be used by everybody in its ${theme} theme, at every width`, FURTHER, async ({ page, editor }) => {
      await page.addInitScript((name) => localStorage.setItem('editor-theme', name), theme);
      await editor.openCode();
      await editor.patch(HOME, inMain({ hot: { props: { cuont: 3 } } }));
      for (const tab of ['Faults', 'Effect', 'Visitor'] as const) {
        await editor.check(tab);
        expect(await axeViolations(page), tab).toEqual([]);
      }
      await editor.part('Parts');
      await editor.row(/^Hot games/).click();
      expect(await axeViolations(page), 'Page').toEqual([]);
      for (const [part, name] of [
        ['flags', 'Flags'],
        ['texts', 'Texts'],
        ['theme', 'Theme'],
      ] as const) {
        await expect(await editor.room(part, name)).toBeVisible();
        expect(await axeViolations(page), name).toEqual([]);
      }
      await editor.choose('Part of the site', 'page');
      await page.setViewportSize({ width: 360, height: 740 });
      for (const view of ['Site', 'Overlay']) {
        await page.getByRole('tab', { name: view }).click();
        expect(await axeViolations(page), view).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      }
    });
  }

  test('[CFG-17] players load nothing of it', async ({ page }) => {
    const loaded: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') loaded.push(new URL(response.url()).pathname);
    });
    await page.goto('/');
    await expect(page.getByRole('main').locator('[data-cfg]').first()).not.toBeEmpty();
    const bodies = await Promise.all(loaded.map(async (path) => (await page.request.get(path)).text()));
    expect(loaded.filter((path) => path.startsWith('/editor'))).toEqual([]);
    expect(bodies.filter((text) => text.includes('/editor/compile') || text.includes('cm-content'))).toEqual([]);
  });
});
