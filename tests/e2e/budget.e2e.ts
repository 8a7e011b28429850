import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import * as v from 'valibot';

import { SITE_DIR } from './support/build.ts';
import { expect, test } from './support/test.ts';

const KB = 1024;
/** Gzip: the first load of `/` (design, boot and delivery), and what login and registration add to a page with a modal. */
const LIMITS = { script: 160 * KB, stylesheet: 15 * KB, forms: 45 * KB };

/** Code that only an intention needs: nobody who just looks at home should pay for it. */
const ON_INTENT = ['login-form', 'register-form', 'game-lobby', 'game-frame', 'vendor-menu', 'notice-modal', 'not-found'];

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

test('[LOG-1] [REG-2] login and registration keep to their budget, and what seals a request comes with the first one', async ({
  page,
  site,
  texts,
}) => {
  const loaded = new Map<string, number>();
  const bodies: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() !== 'script') return;
    bodies.push(response.body().then((body) => loaded.set(pathname, gzipSync(body).length)));
  });
  const built = v.parse(manifest, JSON.parse(readFileSync(join(SITE_DIR, '.vite/manifest.json'), 'utf8')));
  const fileOf = (source: string) => `/${Object.entries(built).find(([name]) => name.endsWith(source))?.[1].file ?? source}`;
  await page.goto('/');
  await expect(page.getByRole('main').locator('[data-cfg]').first()).not.toBeEmpty();
  // The kit's modal is there for many; a notice opens it without a form.
  await page.goto('/?modal=notice');
  await expect(page.getByRole('dialog')).toBeVisible();
  await Promise.all(bodies);
  const before = new Set(loaded.keys());

  await page.goto('/');
  const login = await site.openLogin();
  await expect(site.field(login, 'password')).toBeVisible();
  await page.goto('/');
  await expect(site.field(await site.openRegister(), 'password')).toBeVisible();
  await Promise.all(bodies);
  const forms = [...loaded].filter(([path]) => !before.has(path));
  const listing = forms.map(([path, bytes]) => `${path} ${bytes}`).join('\n');
  expect(
    forms.reduce((sum, [, bytes]) => sum + bytes, 0),
    `forms\n${listing}`,
  ).toBeLessThanOrEqual(LIMITS.forms);
  expect([...loaded.keys()]).not.toContain(fileOf('api/seal.ts'));

  await page.goto('/');
  await site.fillLogin(await site.openLogin(), 'demo', 'not-the-password');
  await expect(page.getByText(texts('auth', 'error_login_failed'))).toBeVisible();
  await Promise.all(bodies);
  expect([...loaded.keys()]).toContain(fileOf('api/seal.ts'));
});
