import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'jsonc-parser';
import * as v from 'valibot';

import { SITE_DIR } from './support/build.ts';
import { FURTHER, expect, test } from './support/test.ts';

const PAGES = 'config/base/pages';
const pathsOf = (file: string): string[] =>
  v.parse(v.object({ paths: v.array(v.string()) }), parse(readFileSync(`${PAGES}/${file}`, 'utf8'))).paths;
const ROUTES = readdirSync(PAGES)
  .flatMap((file) => pathsOf(file).slice(0, 1))
  .filter((path) => path.startsWith('/') && !path.includes(':'));

/** The page on which most blocks wait at a time; `npm run test:full` looks at all. */
const FULLEST = new Set(['/']);

/** Calls of the site's functions in one look: a page at rest makes a few for what moves by itself, one that is stuck millions. */
const AT_REST = 20_000;
const LOOK_MS = 500;

const manifest = v.record(v.string(), v.object({ file: v.string() }));
const coverage = v.object({
  result: v.array(v.object({ url: v.string(), functions: v.array(v.object({ ranges: v.array(v.object({ count: v.number() })) })) })),
});

for (const path of ROUTES) {
  test(`[APP-14] [ERR-3] ${path} is at rest while gateway and texts do not arrive`, FULLEST.has(path) ? {} : FURTHER, async ({ page }) => {
    const built = Object.entries(v.parse(manifest, JSON.parse(readFileSync(join(SITE_DIR, '.vite/manifest.json'), 'utf8'))));
    // The frame's texts are here; those of blocks are on their way for ever, and so is what the gateway would say.
    const texts = new Set(built.flatMap(([source, { file }]) => (/locales\/\w+\/(?!common|config)/.test(source) ? [`/${file}`] : [])));
    await page.route(
      ({ pathname }) => /^\/(wps|lgw|lotto)\//.test(pathname) || texts.has(pathname),
      () => new Promise(() => {}),
    );
    await page.setViewportSize({ width: 1440, height: 2400 });
    await page.goto(path);
    await expect(page.locator('[data-cfg]').first()).toBeAttached();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    const calls = async (): Promise<number> => {
      await page.waitForTimeout(LOOK_MS);
      const { result } = v.parse(coverage, await devtools.send('Profiler.takePreciseCoverage'));
      const own = result.filter(({ url }) => url.includes('/assets/')).flatMap(({ functions }) => functions);
      return own.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
    };
    // By then what waits to come into sight has been asked for.
    await page.waitForTimeout(1_500);
    await calls();
    await expect.poll(calls).toBeLessThan(AT_REST);
  });
}
