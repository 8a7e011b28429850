import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { PHONE_FURTHER, FURTHER, expect, test } from './support/test.ts';

test(
  '[APP-8] [GAM-12] the cockfight category has no page: its tile launches its first game',
  PHONE_FURTHER,
  async ({ page, site, texts }) => {
    await site.enter('demo');
    await page.goto('/');
    const asked = page.waitForRequest(/launchGame/);
    await page
      .getByRole('main')
      .getByRole('link', { name: texts('config', 'nav.cockfight') })
      .click();
    await expect(page).toHaveURL('/game');
    expect(new URL((await asked).url()).searchParams.get('vendor') ?? (await asked).postData()).toContain('DS88');
    await expect(page.locator('iframe')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(site.header).toBeVisible();
  },
);

test(
  '[APP-8] [LOG-11] a visitor who wants a cockfight is asked to log in, and nothing launches by itself',
  FURTHER,
  async ({ page, site, texts }) => {
    await page.goto('/');
    await site.header.getByRole('link', { name: texts('config', 'nav.cockfight') }).click();
    await site.fillLogin(site.dialog('login'), 'demo', SEED_PASSWORD);
    await expect(page).toHaveURL('/');
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

test(
  '[APP-8] [ERR-4] a launch whose game list does not come says so, and may be tried again',
  FURTHER,
  async ({ page, site, panel, problems, texts }) => {
    problems.allow(/Failed to load resource/);
    await site.enter('demo');
    await page.goto('/');
    await panel.fault('gameList', 'malformed', 10);
    const entry = site.header.getByRole('link', { name: texts('config', 'nav.cockfight') });
    await entry.click();
    await expect(page.getByText(texts('lobby', 'failed_text'))).toBeVisible();
    await panel.undo();
    await entry.click();
    await expect(page).toHaveURL('/game');
  },
);

test('[GAM-12] the cockfight entry is not there while its lane has no vendor', FURTHER, async ({ page, site, config, texts }) => {
  const entry = (name: string) => site.header.getByRole('link', { name: texts('config', `nav.${name}`) });
  config.edit('base/site.json', (text) => text.replace('"cockfight": ["DS88"]', '"cockfight": []'));
  // The server takes a moment to take the edit in.
  await expect(async () => {
    await page.goto('/');
    await expect(entry('esports')).toBeVisible();
    await expect(entry('cockfight')).toHaveCount(0);
  }).toPass();
});

test('[GAM-9] [GAM-2] a lottery of this site stands in its lobby alone, below it the games of other vendors; the vendor menu shows either; those open at their platform', async ({
  page,
  site,
  texts,
}) => {
  const lobbyOf = (title: string) => page.getByRole('region', { name: texts('config', title), exact: true });
  const lotteries = (title: string) => lobbyOf(title).getByRole('heading', { level: 4 });
  const vendors = page.getByRole('main').getByRole('toolbar', { name: texts('lobby', 'vendors') });
  // The first tiles give way to those that are laid out in rows.
  const toLastGame = () => expect(() => site.games.last().scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  await page.goto('/lottery');
  await expect(lotteries('lottery.lobby')).toHaveCount(7);
  // What stands below comes when it is near.
  await page.mouse.wheel(0, 5000);
  await expect(page.getByRole('heading', { name: texts('config', 'lottery.others') })).toBeVisible();
  // The seed has eight games of the one other vendor.
  const others = page.getByText(texts('lobby', 'games_count', '8'), { exact: true });
  await toLastGame();
  await expect(others).toBeVisible();
  await vendors.getByRole('button', { name: 'Morning Draw' }).click();
  await expect(lobbyOf('lottery.lobby')).toHaveCount(0);
  await toLastGame();
  await expect(others).toBeVisible();
  await vendors.getByRole('button', { name: 'Xổ Số Ba Miền' }).click();
  await expect(lotteries('lottery.lobby')).toHaveCount(3);
  await expect(site.games).toHaveCount(0);

  await page.goto('/elott');
  await expect(lotteries('nav.elott')).toHaveCount(4);
  await page.mouse.wheel(0, 5000);
  await expect(site.games.first()).toBeVisible();
  await lobbyOf('nav.elott').getByRole('link', { name: 'Sea Five · 1 min' }).click();
  await expect(page).toHaveURL('/lottery?gameCode=SEA1&vendor=TCG_SEA');

  // One that another platform runs opens there, with the parameters of a lottery lobby.
  await site.enter('demo');
  await page.goto('/lottery?page=MORNINGDRAW');
  await site.games.first().getByRole('button').first().click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', /lottoArea=VN/);
  const opened = new URL((await frame.getAttribute('src')) ?? '').searchParams;
  expect([opened.get('lottoGameCode'), opened.get('lottoView'), opened.get('launchMode'), opened.get('backUrl')]).toEqual([
    expect.stringMatching(/^\w+$/),
    'betting',
    'LOTT',
    new URL('/lottery', page.url()).href,
  ]);
  await expect(page.locator('iframe')).toBeVisible();
});

test('[GAM-7] [MEM-4] a deposit over a running game leaves it running, and the way back to the games is still one step', async ({
  page,
  site,
  texts,
}) => {
  await site.enter('demo');
  await page.goto('/rng');
  await site.games.first().getByRole('button').first().click();
  const frame = page.locator('iframe');
  await expect(frame.contentFrame().locator('#balance')).toHaveText(/\d/);
  const address = (await frame.getAttribute('src')) ?? '';
  await page
    .getByRole('banner')
    .getByRole('link', { name: texts('config', 'in_increase_deposit') })
    .click();
  await expect(page).toHaveURL('/game?centre=depositv2');
  await expect(frame).toHaveAttribute('src', address);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: texts('cashier', 'amount') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/game');
  await expect(frame).toHaveAttribute('src', address);
  await page.getByRole('button', { name: texts('lobby', 'back_to_games') }).click();
  await expect(page).toHaveURL('/rng');
});
