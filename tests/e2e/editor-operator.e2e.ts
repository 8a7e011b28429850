/** An operator who writes no JSON, with mouse and keyboard; what is written is as little as can be. */
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from '@playwright/test';

import { expect, test } from './support/editor.ts';
import { withReleases } from './support/releases.ts';

/** The changed files by their path, as `Export` gives them. */
async function exported(page: Page): Promise<Readonly<Record<string, unknown>>> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Export \d/ }).click()]);
  const files = unzipSync(readFileSync(await download.path()));
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => {
      const { $schema: _, v: __, ...said } = JSON.parse(strFromU8(bytes)) as Record<string, unknown>;
      return [path.replace('config/merchants/demo/', ''), said];
    }),
  );
}

withReleases(
  '[EDT-1] [EDT-4] [EDT-5] [EDT-7] [EDT-8] [EDT-9] [EDT-10] an operator changes, publishes, looks and rolls back',
  async ({ page, context, editor }) => {
    const players = await context.newPage();
    await players.goto('/?language=EN');
    await expect(players.getByRole('banner').getByText('Cockfights').first()).toBeAttached();
    await page.bringToFront();
    await editor.open('?language=EN');
    const part = (value: string) => editor.choose('Part of the site', value);
    const settings = page.getByRole('tabpanel', { name: 'Selected' });

    // Cockfights are not for visitors.
    await part('menus');
    await editor.row(/^Cockfight/).click();
    await expect(editor.site.getByRole('banner').getByText('Cockfights').first()).toBeAttached();
    const sees = page.getByRole('region', { name: 'Who sees it' });
    await expect(sees).toContainText('Shown when there are vendors of DS88.');
    await sees.getByRole('button', { name: 'Add condition' }).click();
    await expect(sees).toContainText('Shown when there are vendors of DS88 and the visitor is a member, trial, or agent.');
    await expect(sees).toContainText('Visitor: does not');
    await expect(sees).toContainText('Agent: sees it');
    await expect(editor.row(/^Cockfight/)).toHaveAccessibleName(/changed.*not shown/);
    await expect(editor.site.getByRole('banner').getByText('Cockfights')).toHaveCount(0);

    // Winners stand above hot games.
    await part('page');
    await editor.row(/^Winner board/).click();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByText('Winner board is now number 3 of its area.')).toBeVisible();

    // A banner group of its own, on a strip of the club's page.
    await part('banners');
    await editor.row(/^Banners/).click();
    await page.getByRole('button', { name: 'Add to Banners' }).click();
    await expect(editor.row(/^Banners added/)).toHaveAttribute('aria-selected', 'true');
    await settings.getByRole('textbox', { name: /^Places/ }).fill('/vip');
    await editor.choose('Page', '/vip');
    await part('page');
    await editor.row(/^Main/).click();
    await page.getByRole('button', { name: 'Add to Main' }).click();
    const catalogue = page.getByRole('dialog', { name: 'Add a block to Main' });
    await catalogue.getByRole('searchbox').fill('slides of one banner group');
    await catalogue.getByRole('button', { name: /^Banner strip/ }).click();
    await expect(editor.row(/^Banner strip bannerStrip added/)).toHaveAttribute('aria-selected', 'true');
    await settings.getByRole('combobox', { name: /^Group/ }).fill('banners');

    // Registration asks for WhatsApp.
    await part('registration');
    await editor.row(/^Whatsapp/).click();
    const rule = settings.getByRole('group', { name: 'Rule' });
    await rule.getByRole('checkbox', { name: 'Enabled' }).check();
    await rule.getByRole('checkbox', { name: 'Required' }).check();
    await expect(editor.site.getByRole('textbox', { name: /WhatsApp/ })).toBeVisible();

    // Two labels in two languages.
    const texts = await editor.room('texts', 'Texts');
    for (const [key, english, tagalog] of [
      ['nav.rng', 'Reels', 'Mga reel'],
      ['nav.live', 'Tables', 'Mga mesa'],
    ] as const) {
      await texts.getByRole('searchbox').fill(key);
      const label = texts.getByRole('group', { name: key });
      await label.getByRole('textbox', { name: 'EN' }).fill(english);
      await label.getByRole('textbox', { name: 'TY' }).fill(tagalog);
    }
    await editor.choose('Page', '/');
    await expect(editor.site.getByRole('link', { name: 'Reels' }).first()).toBeAttached();

    expect(await exported(page)).toEqual({
      'menus/main.json': {
        items: { cockfight: { when: { all: [{ hasVendors: 'DS88' }, { session: ['member', 'trial', 'agent'] }] } } },
      },
      'pages/home.json': { areas: { main: { order: ['notices', 'categories', 'winners'] } } },
      'banners.json': { items: { banners: { places: ['/vip'], autoplayMs: 5000 } } },
      'pages/vip.json': { areas: { main: { items: { bannerStrip: { block: 'banner-strip', props: { group: 'banners' } } } } } },
      'registration.json': { items: { whatsapp: { rule: { enabled: true, required: true } } } },
      'labels/EN.json': { texts: { 'nav.rng': 'Reels', 'nav.live': 'Tables' } },
      'labels/TY.json': { texts: { 'nav.rng': 'Mga reel', 'nav.live': 'Mga mesa' } },
    });

    // The last of it is taken back, and comes again.
    await page.getByRole('button', { name: 'Undo' }).click();
    expect((await exported(page))['labels/TY.json']).toEqual({ texts: { 'nav.rng': 'Mga reel' } });
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(texts.getByRole('textbox', { name: 'TY' })).toHaveValue('Mga mesa');

    // Players have it when it is published, and no more when it is rolled back.
    const sheet = await editor.review();
    const read = sheet.getByRole('checkbox', { name: /^I have read/ });
    if ((await read.count()) > 0) await read.check();
    await sheet.getByRole('textbox', { name: 'Your name' }).fill('Ana');
    await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(players.getByRole('link', { name: 'Reels', exact: true }).first()).toBeAttached();
    await expect(players.getByRole('banner').getByText('Cockfights')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(players.getByRole('banner').getByText('Cockfights').first()).toBeAttached();
    await expect(players.getByRole('link', { name: 'Reels', exact: true })).toHaveCount(0);
  },
);

test('[EDT-6] a color that cannot be read is mended by the nearest that can, and the brand dresses both themes', async ({
  page,
  editor,
}) => {
  await editor.open('?language=EN');
  const theme = await editor.room('theme', 'Theme');
  const accentOf = (name: 'Light' | 'Dark') =>
    theme.getByRole('region', { name }).evaluate((board) => getComputedStyle(board).getPropertyValue('--pf-color-accent').trim());
  const before = await accentOf('Dark');
  await theme.getByRole('textbox', { name: /^Accent/ }).fill('#0a7d5a');
  await page.keyboard.press('Enter');
  await expect.poll(() => accentOf('Light')).toBe('#0a7d5a');
  expect(await accentOf('Dark')).not.toBe(before);

  await theme.getByRole('searchbox', { name: 'Find a color' }).fill('textMuted');
  await theme.getByRole('textbox', { name: 'textMuted', exact: true }).fill('#dddddd');
  await page.keyboard.press('Enter');
  await expect(theme).toContainText(/pairs are too close/);
  // One press mends it on all grounds.
  await theme
    .getByRole('button', { name: /^Make textMuted #/ })
    .first()
    .click();
  await expect(theme).toContainText('pairs can be told apart');
  const skin = (await exported(page))['skin.json'];
  expect(skin).toMatchObject({
    brand: { accent: { $value: { hex: '#0a7d5a' }, $description: 'Sunrise orange: the one color that says act here' } },
    light: { color: { canvas: { $value: { hex: '#fdf6ec' } }, textMuted: { $type: 'color' } } },
  });
});

test('[EDT-6] tokens of a design tool become the skin, with a word on each, and leave it as they came', async ({ page, editor }) => {
  await editor.open('?language=EN');
  const theme = await editor.room('theme', 'Theme');
  const tokens = {
    brand: { $type: 'color', primary: { $value: '#7a1fa2' }, alias: { $value: '{brand.primary}' }, gold: { $value: '#f4b400' } },
    $extensions: { 'com.figma.modeName': 'Light' },
  };
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), theme.getByLabel('Import files of a design tool').click()]);
  await chooser.setFiles({ name: 'Light.tokens.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(tokens)) });
  const report = page.getByRole('alertdialog');
  await expect(report).toContainText('brand.primary → brand.accent');
  await report.getByRole('button', { name: 'Make them the skin' }).click();
  await expect(theme.getByRole('textbox', { name: /^Accent/ })).toHaveValue('#7a1fa2');
  const [download] = await Promise.all([page.waitForEvent('download'), theme.getByRole('button', { name: 'Export tokens' }).click()]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    light: { color: { accent: { $value: { hex: '#7a1fa2' } } } },
    dark: { color: { canvas: { $value: { colorSpace: 'srgb' } } } },
  });
});
