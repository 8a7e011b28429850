import { MANNERS, openSpecPlatform, type SpecPlatform } from './support/specPlatform.ts';
import { centreOf } from './support/centre.ts';
import { comeNear } from './support/near.ts';
import { ControlPanel } from './support/panel.ts';
import { openServer, type TestServer } from './support/server.ts';
import { expect, FURTHER, serverOfPlatform, test as base } from './support/test.ts';

interface Machine {
  /** What does the platform's work. */
  readonly reference: TestServer;
  readonly platform: SpecPlatform;
}

const test = base.extend<object, Machine>({
  reference: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs: none
    async ({}, provide) => {
      const reference = await openServer();
      await provide(reference);
      await reference.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  platform: [
    async ({ reference }, provide) => {
      const platform = await openSpecPlatform(reference.url);
      await provide(platform);
      await platform.close();
    },
    { scope: 'worker' },
  ],
  server: serverOfPlatform,
  panel: ({ reference, merchant }, provide) => provide(new ControlPanel(reference.url, merchant)),
});

test.beforeEach(({ platform }) => {
  platform.manner = 'exactly';
  platform.spoil.clear();
  platform.asked.length = 0;
});

for (const [index, manner] of MANNERS.entries()) {
  const options = index === 0 ? {} : FURTHER;
  test(
    `[API-7] [API-8] a platform that answers ${manner} the specification’s fields has a whole site`,
    options,
    async ({ page, platform, site, texts }) => {
      platform.manner = manner;
      await page.goto('/');
      await expect(
        page
          .getByRole('region', { name: texts('common', 'banners'), exact: true })
          .locator('img')
          .first(),
      ).toBeVisible();
      await site.showAll();
      await expect(page.getByRole('alert')).toHaveCount(0);

      await page.goto('/rng');
      await expect(site.games).not.toHaveCount(0);
      await page.getByRole('button', { name: texts('lobby', 'more_filters') }).click();
      const kinds = page.getByRole('combobox', { name: texts('lobby', 'classify'), exact: true }).getByRole('option');
      await expect(kinds.filter({ hasText: texts('lobby', 'classify_VP') })).toHaveCount(1);

      await page.goto('/noticePage');
      await expect(page.getByRole('main').locator('time').first()).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

      await page.goto('/');
      await site.login('agent');
      await expect(site.accountMenu).toBeVisible();
      for (const [which, entry] of [
        ['member', 'securityCenter'],
        ['agent', 'agentTeamOverview'],
      ] as const) {
        await page.goto(`/?centre=${entry}`);
        const centre = centreOf(page, texts, which);
        await expect(centre).toBeVisible();
        await expect(centre.getByRole('heading').first()).toBeVisible();
      }
    },
  );
}

/** A list in an answer. */
function list(value: unknown, ...keys: readonly string[]): unknown[] {
  const found = keys.reduce((inner, key) => Reflect.get(Object(inner), key), value);
  return Array.isArray(found) ? found : [];
}

const CALLED = /^(wps|lgw|lotto)\//;

// The browser asks for itself what the server would have asked for it.
const asking = test.extend({ rendered: false });

/** For Chromium, a page that a test hands over is not of this machine, and may not ask it for pictures. */
const STRANGE_HOST = /loopback|net::ERR_FAILED/;

asking(
  '[API-2] every call names merchant, module, language and device, the first ones of a page too, and none is made twice',
  async ({ page, platform, site, problems }) => {
    problems.allow(STRANGE_HOST);
    await page.goto('/');
    await site.showAll();
    await comeNear(page, 'pages/home#main.winners');
    // The site's own server asks for all merchants by itself, and for no language.
    const sent = () =>
      platform.asked.filter(({ call, headers }) => CALLED.test(call.slice(call.indexOf('/') + 1)) && 'x-forwarded-for' in headers);
    await expect.poll(() => sent().length).toBeGreaterThan(5);
    const asked = sent();
    const bare = asked.filter(
      ({ headers }) => headers['merchant'] !== 'demo' || headers['language'] !== 'EN' || headers['device'] !== 'web',
    );
    expect(bare.map(({ call }) => call)).toEqual([]);
    expect(asked.filter(({ headers }) => headers['moduleid'] === undefined).map(({ call }) => call)).toEqual([]);
    const questions = asked.map(({ call, query }) => `${call}?${query.toString()}`);
    expect(questions.toSorted()).toEqual([...new Set(questions)].toSorted());
  },
);

test('[API-2] right after a logout, nothing is asked that needs a session', async ({ page, platform, site, problems }) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  problems.allow(/401/);
  await page.goto('/');
  await site.login('demo');
  platform.asked.length = 0;
  await site.logout();
  await site.showAll();
  expect(refused).toEqual([]);
});

asking('[API-3] a malformed banner, game, vendor or notice costs itself', async ({ page, platform, site, texts, problems }) => {
  problems.allow(STRANGE_HOST);
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  platform.spoil.set('/wps/relay/MCSFE_getListAnnouncements', (value) => {
    list(value, 'banners').unshift({ bannerId: 'x' });
    list(value, 'player').unshift(null);
    return value;
  });
  platform.spoil.set('/wps/relay/GCSGAME_gameVendor', (value) => {
    list(value, 'data', 'lanes', '0', 'cards').unshift({ vassalage: 'x' });
    return value;
  });
  platform.spoil.set('/wps/relay/GCSGAME_gameList', (value) => {
    list(value, 'games').unshift('none');
    return value;
  });
  await page.goto('/rng');
  await expect(site.games.first()).toBeVisible();
  // Whole pages.
  await expect.poll(async () => (await site.games.count()) % 14).toBe(0);
  await page.goto('/noticePage');
  await expect(page.getByRole('main').locator('time')).not.toHaveCount(0);
  await page.goto('/');
  await expect(
    page
      .getByRole('region', { name: texts('common', 'banners'), exact: true })
      .locator('img')
      .first(),
  ).toBeVisible();
  await expect.poll(() => faults.filter((text) => text.includes('announcements: answer')).length).toBeGreaterThan(0);
});

test('[LOG-4] a default password is known by the configured one where the platform’s answer does not say', async ({
  page,
  config,
  site,
  texts,
}) => {
  const served = async (): Promise<unknown> => {
    const manifest: unknown = await (await page.request.get('/config/demo/manifest.json')).json();
    return Reflect.get(Object(manifest), 'artefact');
  };
  const before = await served();
  config.edit('base/site.json', (text) => text.replace('"defaultPassword": "{secret}"', '"defaultPassword": "Sunrise2026"'));
  await expect.poll(served).not.toBe(before);
  await page.goto('/');
  await site.fillLogin(await site.openLogin(), 'demo', 'Sunrise2026');
  await expect(page.getByRole('dialog', { name: texts('config', 'modal.change_password'), exact: true })).toBeVisible();
});

test('[API-8] amounts have the currency symbol that the platform answers, and the merchant’s own until then', async ({
  page,
  platform,
  site,
  texts,
}) => {
  platform.spoil.set('/wps/v2/wallets/balance', (value) => Object.assign(Object(value), { currencySymbol: 'C$' }));
  const bets = page.getByRole('combobox', { name: texts('lobby', 'min_bet'), exact: true }).getByRole('option');
  const jackpot = page.getByRole('region', { name: texts('config', 'jackpot.title'), exact: true });
  const winner = page
    .getByRole('region', { name: texts('config', 'home.winners'), exact: true })
    .getByRole('listitem')
    .first();
  const filters = page.getByRole('button', { name: texts('lobby', 'more_filters') });
  await page.goto('/rng');
  await filters.click();
  await expect(bets.filter({ hasText: '₱0.05' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(jackpot).toContainText(/₱[\d,]+\.\d\d/);
  await site.login('demo');
  await comeNear(page, 'pages/home#main.winners');
  await expect(winner).toContainText('C$');
  await page.goto('/rng');
  await filters.click();
  await expect(bets.filter({ hasText: 'C$0.05' })).toHaveCount(1);
  await expect(bets.filter({ hasText: '₱' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(jackpot).toContainText(/C\$[\d,]+\.\d\d/);
});

test('[REG-1] a new player registers and is in', async ({ page, site, panel }) => {
  panel.seedAfterwards();
  await page.goto('/');
  await site.register(`spec${String(Date.now()).slice(-8)}`);
  await expect(site.accountMenu).toBeVisible();
});
