import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import { SITE_DIR } from './support/build.ts';
import { crossed, expect, test } from './support/test.ts';

const PAGES = ['/', '/rng'] as const;
const MAX_SHIFT = 0.02;

const manifest = v.record(v.string(), v.object({ file: v.string() }));
const boot = v.object({ merchant: v.string(), manifest: v.object({ artefact: v.string() }) });

/** One movement of what is already on screen: how much of the screen, and which elements. */
interface Move {
  readonly value: number;
  readonly what: readonly string[];
}

/** The block that stands at `pages/rng#main.games`, by the artefact that the page shows. */
function blockAt(artefact: unknown, address: string): string {
  const [file = '', place = ''] = address.split('#');
  const [area = '', id = ''] = place.split('.');
  const keys = [...file.split('/'), 'areas', area, 'items', id, 'block'];
  return String(keys.reduce<unknown>((at, key) => Reflect.get(Object(at), key), artefact));
}

const blockOf = (source: string): string | undefined => /^blocks\/([\w-]+)\//.exec(source)?.[1];

for (const [index, path] of PAGES.entries()) {
  test(`[CFG-6] ${path} fetches the code of no block that it does not show`, crossed(index), async ({ page, request, site }) => {
    const fetched = new Set<string>();
    page.on('response', (response) => fetched.add(new URL(response.url()).pathname));
    await page.goto(path);
    await site.showAll();
    // What idle time fetches ahead would come now.
    await page.waitForTimeout(1_000);
    const { merchant, manifest: own } = v.parse(boot, JSON.parse((await page.locator('#boot').textContent()) ?? ''));
    const artefact: unknown = await (await request.get(`/config/${merchant}/artefact.${own.artefact}.json`)).json();
    const addresses = await page.locator('[data-cfg]').evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-cfg') ?? ''));
    const shown = new Set(addresses.map((address) => blockAt(artefact, address)));
    expect(shown.size).toBeGreaterThan(4);

    const built = Object.entries(v.parse(manifest, JSON.parse(readFileSync(join(SITE_DIR, '.vite/manifest.json'), 'utf8'))));
    const needed = new Set(built.filter(([source]) => shown.has(blockOf(source) ?? '')).map(([, { file }]) => file));
    const idle = built.filter(([source, { file }]) => blockOf(source) !== undefined && !needed.has(file) && fetched.has(`/${file}`));
    expect(idle.map(([source]) => source)).toEqual([]);
  });
}

/** On a phone and on a desk. */
const WIDTHS = [360, 1440] as const;

/** By then the page is full, and what makes its banners slide has come, too. */
const FULL_MS = 4_000;

for (const [index, [path, width]] of PAGES.flatMap((page) => WIDTHS.map((each) => [page, each] as const)).entries()) {
  test(`[APP-14] ${path} does not move under the reader while it fills, ${width} px wide`, crossed(index), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const moves: { value: number; what: string[] }[] = [];
      Reflect.set(window, 'moves', moves);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          // TypeScript's library does not know this kind of entry.
          const shift = entry as unknown as { value: number; hadRecentInput: boolean; sources: readonly { node: Node | null }[] };
          const what = shift.sources.map(({ node }) =>
            node instanceof Element ? `${node.closest('[data-cfg]')?.getAttribute('data-cfg')} ${node.className}` : '',
          );
          if (!shift.hadRecentInput) moves.push({ value: shift.value, what });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await expect(page.getByRole('main').locator('[data-cfg]').first()).not.toBeEmpty();
    await page.waitForTimeout(FULL_MS);
    const moves = await page.evaluate<readonly Move[]>(() => Reflect.get(window, 'moves'));
    const total = moves.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(moves, null, 1)).toBeLessThanOrEqual(MAX_SHIFT);
  });
}

test('[SEC-1] nothing on the way from home to a login and a game calls eval or Function', async ({ page, site }) => {
  await page.addInitScript(() => {
    const handler: ProxyHandler<never> = {
      apply(original, self, args) {
        // Said in the document, where it can be read without an evaluation.
        document.documentElement.dataset['evaluated'] = String(args[0]);
        return Reflect.apply(original, self, args);
      },
      construct(original, args) {
        document.documentElement.dataset['evaluated'] = String(args.at(-1));
        return Object(Reflect.construct(original, args));
      },
    };
    const built = new Proxy(Function as never, handler); // A proxy takes any target; this one stands in for it.
    window.Function = built;
    Reflect.set(
      Object.getPrototypeOf(() => {}),
      'constructor',
      built,
    );
    Reflect.set(window, 'eval', new Proxy(Reflect.get(window, 'eval') as never, handler));
  });
  const isClean = () => expect(page.locator('html')).not.toHaveAttribute('data-evaluated');
  await site.enter('demo');
  await page.goto('/');
  await isClean();
  await page.goto('/rng');
  await expect(site.games.first()).toBeVisible();
  await isClean();
});

test('[SEC-1] a call of Function anywhere breaks the policy, and every test here would fail by it', async ({ page, problems }) => {
  await page.goto('/');
  // Later, because what a test evaluates is itself let off the policy.
  await page.evaluate(() => {
    setTimeout(() => {
      try {
        Reflect.construct(Function, ['return 1']);
      } catch {
        // As libraries do that try whether they may.
      }
    });
  });
  await expect.poll(() => problems.unexpected().join('\n')).toMatch(/content policy: .*(?:script-src|trusted-types)/);
  problems.allow(/content policy|Content Security Policy|TrustedScript|requires 'TrustedScript'/);
});
