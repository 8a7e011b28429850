import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import * as v from 'valibot';

import { SITE_DIR } from './support/build.ts';
import { expect, test } from './support/test.ts';

const KB = 1024;
/** First load of `/`, gzip (design, boot and delivery). */
const LIMITS = { script: 160 * KB, stylesheet: 15 * KB };

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
