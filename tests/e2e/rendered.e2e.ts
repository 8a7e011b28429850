/** Pages that arrive as HTML: before scripts, without scripts, and as they are hydrated. */
import { ROUTES } from './support/addresses.ts';
import { holdCode } from './support/holdCode.ts';
import { openServer } from './support/server.ts';
import { crossed, expect, FURTHER, PHONE_TOO, test } from './support/test.ts';

/** What Chromium writes when something does not arrive. */
const LOST = /Failed to load resource|net::ERR_/;

const PHONE_AGENT = 'Mozilla/5.0 (Linux; Android 14) Chrome/150.0 Mobile Safari/537.36';

for (const [place, merchant] of ['demo', 'aurora', 'lotus'].entries()) {
  test.describe(merchant, () => {
    test.use({ merchant, javaScriptEnabled: false });

    test('[PRE-1] can be read without scripts, and its links lead on', { ...PHONE_TOO, ...crossed(place) }, async ({ page, problems }) => {
      problems.allow(/no-such-page/);
      for (const path of ROUTES) {
        // On a busy machine the first visitor may come before the platform has answered all.
        await expect(async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1, { timeout: 1000 });
          expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(80);
        }).toPass({ intervals: [1000], timeout: 15_000 });
      }
      await page.goto('/');
      await page.getByRole('main').locator('a[href="/rng"]').first().click();
      await expect(page).toHaveURL(/\/rng$/);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    });
  });
}

test('[PRE-2] a page of another language, session or width than this visitor’s is never seen', async ({ page, problems }) => {
  // The token is of no session.
  problems.allow(/401/);
  const release = await holdCode(page);
  const open = () => page.goto('/', { waitUntil: 'commit' });
  const isSeen = async () => (await page.locator('#root').evaluate((root) => getComputedStyle(root).visibility)) === 'visible';
  await open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  expect(await isSeen()).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.addInitScript(() => localStorage.setItem('language', 'TY'));
  await open();
  expect(await isSeen()).toBe(false);
  await page.addInitScript(() => localStorage.setItem('language', 'EN'));
  await page.setViewportSize({ width: 700, height: 800 });
  await open();
  expect(await isSeen()).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => sessionStorage.setItem('token', 'of a session'));
  await open();
  expect(await isSeen()).toBe(false);
  // Then this visitor's own page is shown.
  release();
  await expect.poll(isSeen).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-unfit');
});

test('[PRE-2] the apps stay where they are as the phone’s own becomes known', PHONE_TOO, async ({ page, isMobile, texts }) => {
  const release = await holdCode(page);
  const name = page.getByRole('heading', { name: texts('download', 'app_ANDROID') });
  const topOf = async () => Math.round((await name.boundingBox())?.y ?? 0);
  // On a busy machine the first visitor may come before the platform has answered all.
  await expect(async () => {
    await page.goto('/down', { waitUntil: 'commit' });
    await expect(name).toBeVisible({ timeout: 1000 });
  }).toPass();
  const top = await topOf();
  release();
  // On a phone, a button beside the title too.
  await expect(page.getByRole('link', { name: texts('download', 'get_ANDROID') })).toHaveCount(isMobile ? 2 : 1);
  expect(await topOf()).toBe(top);
});

test('[PRE-3] what was pressed before the code has come is done when it comes', PHONE_TOO, async ({ page, texts }) => {
  const release = await holdCode(page);
  await page.goto('/rng', { waitUntil: 'commit' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: texts('common', 'register'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[PRE-3] what was typed before the code has come is looked for when it comes', PHONE_TOO, async ({ page, texts }) => {
  const release = await holdCode(page);
  await page.goto('/rng', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: texts('lobby', 'search') });
  await search.fill('Golden');
  release();
  await expect(page).toHaveURL(/\?q=Golden/);
  await expect(search).toHaveValue('Golden');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Golden');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, userAgent: PHONE_AGENT });

  test('[PRE-2] hydration does not restyle the whole page', async ({ page }) => {
    await page.addInitScript(() => {
      const written: string[] = [];
      Reflect.set(window, 'written', written);
      // Runs after `head.js`, which writes before anything is on screen.
      addEventListener('DOMContentLoaded', () =>
        new MutationObserver((changes) => {
          for (const { target, attributeName } of changes)
            if (target instanceof Element && (target === document.documentElement || target.matches('#root > *')))
              written.push(`${attributeName} of ${target.localName}`);
        }).observe(document, { subtree: true, attributes: true }),
      );
    });
    const release = await holdCode(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await expect(page.locator('.boot-late')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate<string[]>(() => Reflect.get(window, 'written'))).toEqual([]);
  });
});

test('[PRE-2] a language that was chosen comes from the server with the next page', async ({ page, problems }) => {
  problems.allow(LOST);
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /English/ })
    .click();
  await page
    .getByRole('menuitemradio', { name: 'Filipino' })
    .or(page.getByRole('menuitem', { name: 'Filipino' }))
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  expect(await (await page.request.get('/rng')).text()).toMatch(/<html lang="fil"[^>]*data-rendered-language="TY"/);
});

test.describe('of a player who speaks another language', () => {
  test.use({ language: 'TY' });

  test('[PRE-5] a language’s own address is the choice of that language, at the page’s plain address', async ({ page, problems }) => {
    problems.allow(LOST);
    const release = await holdCode(page);
    await page.goto('/en/rng?q=Golden#top', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).not.toHaveAttribute('data-unfit');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { pathname, search, hash } = new URL(page.url());
    expect([pathname, search, hash]).toEqual(['/rng', '?q=Golden', '#top']);
    release();
    await expect(page.locator('.boot-late')).toHaveCount(0);
    await page.goto('/help');
    await expect(page.locator('html')).toHaveAttribute('data-rendered-language', 'EN');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

const PATHS = ['/', '/rng', '/live', '/lottery', '/elott', '/promotions', '/help', '/news', '/vip', '/noticePage', '/down', '/join'];
/** Each width and each theme runs always, all of their pairs with `npm run test:full`. */
const LOOKS = [
  { width: 360, colorScheme: 'light', always: true },
  { width: 1440, colorScheme: 'dark', always: true },
  { width: 360, colorScheme: 'dark', always: false },
  { width: 1440, colorScheme: 'light', always: false },
] as const;

test.describe('with React’s development build', () => {
  for (const merchant of ['demo', 'aurora', 'lotus'])
    for (const { width, colorScheme, always } of LOOKS)
      test(
        `[PRE-2] ${merchant} at ${width} px, ${colorScheme}, is hydrated without a mismatch`,
        merchant === 'demo' && always ? {} : FURTHER,
        async ({ browser }) => {
          test.setTimeout(300_000);
          const server = await openServer({ dev: true });
          try {
            const agent = width < 640 ? { userAgent: PHONE_AGENT } : {};
            const headers = width < 640 ? { 'User-Agent': PHONE_AGENT } : {};
            const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, ...agent });
            await context.addCookies([{ name: 'merchant', value: merchant, url: server.url }]);
            const page = await context.newPage();
            const said: string[] = [];
            page.on('console', (message) => {
              if (/hydrat|did not match|didn't match/i.test(message.text())) said.push(message.text());
            });
            for (const path of PATHS) {
              // The first page of a fresh server takes longer than a visitor waits: it is left to the browser.
              const sent = async () => (await page.request.get(server.url + path, { headers })).text();
              await expect.poll(sent, { timeout: 60_000 }).toContain('data-rendered-language');
              await page.goto(server.url + path);
              await expect(page.locator('html')).not.toHaveAttribute('data-unfit');
              await expect(page.locator('.boot-late')).toHaveCount(0, { timeout: 60_000 });
              await page.waitForLoadState('networkidle');
            }
            expect(said).toEqual([]);
            await context.close();
          } finally {
            await server.dispose();
          }
        },
      );
});
