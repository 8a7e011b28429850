import type { Page } from '@playwright/test';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { calls } from '#site/api/contract/index.ts';
import { centreOf } from './support/centre.ts';
import { FURTHER, expect, test } from './support/test.ts';

/** Names in session storage (spec, section 3). */
const KEPT = ['settings', 'routers', 'validate', 'gameVendor', 'index_notice', 'merchantWallet', 'consolidated'];
const ROWS = [calls.systemStatus, calls.domainRoute, calls.gameVendor, calls.announcements, calls.merchantWallet, calls.consolidated];

const storedIn = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...sessionStorage }));

// What a visit has kept matters where the server could not render the page.
test.use({ rendered: false });

test('[API-4] [API-10] [API-11] a reload shows what the visit has kept before the gateway answers; a logout forgets what was the player’s', async ({
  page,
  site,
  texts,
}) => {
  const notices = page.getByRole('group', { name: texts('common', 'notices') });
  const slots = site.header.getByRole('button', { name: texts('common', 'vendors_of', texts('config', 'nav.rng')), exact: true });
  const service = page.getByRole('menuitem', { name: texts('common', 'service.LIVECHAT'), exact: true });
  const tiles = page.getByRole('navigation', { name: texts('common', 'categories') }).getByRole('link');
  const entries = centreOf(page, texts, 'agent').getByRole('navigation').getByRole('link');

  const sent: { readonly token: string | undefined; readonly path: string; readonly rest: string }[] = [];
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    sent.push({ token: request.headers()['authorization'], path, rest: `${request.url()} ${request.postData() ?? ''}` });
  });

  // The pages that ask: home, the downloads, the wallets.
  await page.goto('/down');
  await site.login('agent');
  await expect.poll(async () => Object.keys(await storedIn(page))).toContain('routers');
  await page.goto('/?centre=transferFund');
  await expect.poll(async () => Object.keys(await storedIn(page)).toSorted()).toEqual(expect.arrayContaining(KEPT));
  const { token = '', ...stored } = await storedIn(page);
  const all = KEPT.map((key) => stored[key]).join('\n');
  expect(token).not.toBe('');
  for (const secret of [token, SEED_PASSWORD]) expect(all.includes(secret)).toBe(false);
  expect(all.match(/"\w*(balance|amount|currency)\w*":/i)).toBeNull();

  // The token goes in a header, to the favorites too; permission is told the host.
  await page.goto('/rng?list=favourite');
  await expect.poll(() => sent.findLast(({ path }) => /getFavorite/.test(path))?.token).toBe(token);
  expect(sent.filter(({ rest }) => rest.includes(token))).toEqual([]);
  const asked = sent.find(({ path }) => path === calls.systemStatus.path);
  expect(decodeURIComponent(asked?.rest ?? '')).toContain(`?url=${new URL(page.url()).host} `);

  // Nothing of it is answered any more.
  let isHeld = true;
  for (const { path } of ROWS) await page.route(`**${path}*`, (route) => (isHeld ? undefined : route.fallback()));
  await page.goto('/?centre=announcement');
  await expect(entries).toHaveCount(12);
  await page.goto('/');
  await expect(notices).toBeVisible();
  await expect(slots).toBeVisible();
  await expect(tiles.first()).toBeVisible();
  await site.openHelp();
  await expect(service).toBeVisible();

  // Broken ones are as good as none.
  await page.evaluate(
    (keys) => keys.forEach((key, place) => sessionStorage.setItem(key, ['spoilt', '{"of":1}', 'null'][place % 3] ?? '')),
    KEPT,
  );
  await page.reload();
  await expect(site.accountMenu).toBeVisible();
  // Which categories there are is known from before.
  await expect(tiles.first()).toBeVisible();
  await expect(notices).toBeHidden();
  await expect((await site.openHelp()).getByRole('menuitem').first()).toBeVisible();
  await expect(service).toBeHidden();

  isHeld = false;
  await page.reload();
  await expect(notices).toBeVisible();
  await expect(tiles.first()).toBeVisible();
  await expect.poll(async () => (await storedIn(page))['consolidated']).toContain('divtypeinfo');
  await site.logout();
  const left = Object.keys(await storedIn(page));
  for (const key of ['token', 'merchantWallet', 'consolidated']) expect(left).not.toContain(key);
});

test('[API-4] the first drawing of a page of a visit that goes on has all entries of its menu', FURTHER, async ({ page, texts }) => {
  const entries = page.getByRole('navigation', { name: texts('common', 'main_menu') }).getByRole('listitem');
  await page.goto('/down');
  await expect.poll(async () => Object.keys(await storedIn(page))).toContain('gameVendor');
  await expect(entries.first()).toBeVisible();
  // How many there were in each picture of the page that had a menu at all.
  await page.addInitScript(
    (menu) => {
      const seen = new Set<number>();
      Object.assign(window, { seen });
      const look = (): void => {
        const count = document.querySelectorAll(`nav[aria-label="${menu}"] li`).length;
        if (count > 0) seen.add(count);
        requestAnimationFrame(look);
      };
      look();
    },
    texts('common', 'main_menu'),
  );
  await page.goto('/join');
  await expect(entries.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => [...Reflect.get(window, 'seen')]);
  expect(seen).toEqual([await entries.count()]);
});

test('[API-8] [SEC-4] this browser keeps language, theme and favorite lotteries under the names of the specification, and no name of a player', async ({
  page,
  site,
  texts,
}) => {
  await page.goto('/');
  await site.login('demo');
  await page.goto('/lottery');
  await page
    .getByRole('button', { name: texts('lobby', 'favourite_of', 'Sea Five · 3 min') })
    .first()
    .click();
  await site.switchTheme('dark');
  await site.chooseLanguage('Filipino');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('TY');
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).toMatchObject({ language: 'TY', theme: 'dark' });
  expect(Object.entries(kept).filter(([key]) => key.startsWith('lottFavIds'))).toEqual([
    [expect.stringMatching(/^lottFavIds\.[0-9a-f]+$/), expect.stringMatching(/^\["?\w+"?\]$/)],
  ]);
  // Categories are of a merchant, which here is called as the player is.
  const { 'vendors.demo': categories = '', ...others } = kept;
  expect(categories).toMatch(/^[A-Z\d ]+$/);
  expect(JSON.stringify(others)).not.toContain('demo');
});
