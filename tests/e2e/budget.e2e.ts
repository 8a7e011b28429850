import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import * as v from 'valibot';

import { routeChunks } from '../bench/site/chunks.ts';
import { SITE_DIR } from './support/build.ts';
import { builtFrom } from './support/chunks.ts';
import { expect, test } from './support/test.ts';

const KB = 1024;
/**
 * Gzip: the first load of `/`, and what login and registration add to a page with a modal. Of the scripts, the design asks for 185 KB;
 * hydration, and the kit's words before it, cost 5 more, search and bell in every header 2. Of the styles, it asks for 15 KB; shapes of
 * header, bottom bar and side menu cost 0.6 more.
 */
const LIMITS = { script: 192 * KB, stylesheet: 16 * KB, forms: 60 * KB };

/** Code that only an intention needs: nobody who just looks at home should pay for it. */
const ON_INTENT = ['login-form', 'register-form', 'game-lobby', 'game-frame', 'vendor-menu', 'notice-modal', 'not-found'];

/** Gzip: what a page asks for at once beyond home's first load; see `routeChunks`. */
const OWN_LIMIT = 45 * KB;

const manifest = v.record(v.string(), v.object({ file: v.string() }));

test('[CFG-6] [APP-14] home loads within its budget, and nothing that waits for an intention', async ({ page }) => {
  const loads: Promise<{ path: string; kind: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    const { pathname: path } = new URL(response.url());
    loads.push(response.body().then((body) => ({ path, kind, bytes: gzipSync(body).length })));
  });
  await page.goto('/');
  await expect(page.getByRole('main').locator('[data-cfg]').first()).not.toBeEmpty();
  // What idle time fetches ahead would come now.
  await page.waitForTimeout(1_000);
  const loaded = await Promise.all(loads);

  const total = (kind: string) => loaded.filter((load) => load.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
  const listing = loaded.map(({ path, bytes }) => `${path} ${bytes}`).join('\n');
  expect(total('script'), `scripts\n${listing}`).toBeLessThanOrEqual(LIMITS.script);
  expect(total('stylesheet'), `style sheets\n${listing}`).toBeLessThanOrEqual(LIMITS.stylesheet);

  const built = v.parse(manifest, JSON.parse(readFileSync(join(SITE_DIR, '.vite/manifest.json'), 'utf8')));
  const early = Object.entries(built)
    .filter(
      ([source, { file }]) =>
        ON_INTENT.some((block) => source.includes(`blocks/${block}/`)) && loaded.some(({ path }) => path === `/${file}`),
    )
    .map(([source]) => source);
  expect(early).toEqual([]);
});

test('[CFG-6] the code of what a link or a button leads to comes when it is pointed at, or has the focus', async ({
  page,
  site,
  texts,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isAsked = (source: string) => asked.includes(builtFrom(source).chunk);
  await page.goto('/');
  await expect(page.getByRole('main').locator('[data-cfg]').first()).not.toBeEmpty();
  expect(isAsked('blocks/game-lobby/GameLobby.tsx')).toBe(false);

  await site.header.getByRole('link', { name: texts('config', 'nav.rng'), exact: true }).hover();
  await expect.poll(() => isAsked('blocks/game-lobby/GameLobby.tsx')).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(isAsked('blocks/register-form/RegisterForm.tsx')).toBe(false);
  await site.header.getByRole('button', { name: texts('common', 'register') }).focus();
  await expect.poll(() => isAsked('blocks/register-form/RegisterForm.tsx')).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[PRE-1] [APP-14] home stands with its banner, its categories and its games before any code has come', async ({ page, problems }) => {
  problems.allow(/net::ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  // A server that has just started may take longer than a visitor waits.
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('data-rendered-language');
  await page.goto('/');
  await expect(page.locator('[data-cfg="pages/home#main.categories"] a').first()).toBeVisible();
  const picture = page.locator('[data-cfg="pages/home#banner.strip"] img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await page.locator('[data-cfg^="pages/home#main"] article').count()).toBeGreaterThan(10);
});

test('[CFG-6] [APP-14] no page asks for more scripts of its own than its budget', async () => {
  const over = (await routeChunks()).filter(({ bytes }) => bytes > OWN_LIMIT);
  expect(over).toEqual([]);
});

test('[LOG-1] [REG-2] login and registration keep to their budget, and what seals a request comes with the first one', async ({
  page,
  site,
  texts,
}) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname);
  });
  const built = v.parse(manifest, JSON.parse(readFileSync(join(SITE_DIR, '.vite/manifest.json'), 'utf8')));
  const fileOf = (source: string) => `/${Object.entries(built).find(([name]) => name.endsWith(source))?.[1].file ?? source}`;
  await page.goto('/');
  await expect(page.getByRole('main').locator('[data-cfg]').first()).not.toBeEmpty();
  // What is further down gets its code as soon as anything opens.
  await site.showAll();
  await page.waitForLoadState('networkidle');
  // The kit's modal is there for many; a notice opens it without a form.
  await page.goto('/?modal=notice');
  await expect(page.getByRole('dialog')).toBeVisible();
  const before = new Set(loaded);

  await page.goto('/');
  const login = await site.openLogin();
  await expect(site.field(login, 'password')).toBeVisible();
  await page.goto('/');
  await expect(site.field(await site.openRegister(), 'password')).toBeVisible();
  const wording = new Set(
    Object.keys(built)
      .filter((source) => source.includes('locales/'))
      .map(fileOf),
  );
  // Code alone: what the forms say, in one language, is as long as that language makes it.
  const forms = [...loaded].filter((path) => !before.has(path) && !wording.has(path));
  const weights = forms.map((path) => gzipSync(readFileSync(join(SITE_DIR, path))).length);
  const listing = forms.map((path, index) => `${path} ${weights[index]}`).join('\n');
  expect(
    weights.reduce((sum, bytes) => sum + bytes, 0),
    `forms\n${listing}`,
  ).toBeLessThanOrEqual(LIMITS.forms);
  expect([...loaded]).not.toContain(fileOf('api/seal.ts'));

  await page.goto('/');
  await site.fillLogin(await site.openLogin(), 'demo', 'not-the-password');
  await expect(page.getByText(texts('auth', 'error_login_failed'))).toBeVisible();
  expect([...loaded]).toContain(fileOf('api/seal.ts'));
});
