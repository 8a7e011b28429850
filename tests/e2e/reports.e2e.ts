import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page, Request } from '@playwright/test';
import * as v from 'valibot';

import project from '../../package.json' with { type: 'json' };
import { SITE_DIR } from './support/build.ts';
import { FURTHER, expect, test } from './support/test.ts';

const manifest = v.record(v.string(), v.object({ file: v.string() }));
const FAULTS_TO = '"reports": { "faultsTo": "/faults" },';

/** Address of the built chunk of a block's component. */
function chunkOf(component: string): string {
  const built = v.parse(manifest, JSON.parse(readFileSync(join(SITE_DIR, '.vite/manifest.json'), 'utf8')));
  return `**/${built[`blocks/${component}`]?.file ?? `no chunk for ${component}`}`;
}

/** Mistakes that no compiler would let through, by the item of the slots page that has them. */
const mistakes: Readonly<Record<string, object>> = {
  jackpot: { when: { flag: 'NOBODY' } },
  vendors: { block: 'vendor-meun' },
  games: { props: { category: 'RNG', pageSize: 'fourteen' } },
};

async function breakConfig(page: Page): Promise<void> {
  await page.route('**/config/demo/artefact.*.json', async (route) => {
    const artefact: unknown = await (await route.fetch()).json();
    const broken = JSON.stringify(artefact, (id, value: unknown) => {
      const mistake = Object.hasOwn(mistakes, id) ? mistakes[id] : undefined;
      return mistake && isBlock(value) ? { ...value, ...mistake } : value;
    });
    await route.fulfill({ contentType: 'application/json', body: broken });
  });
}

const isBlock = (value: unknown): value is object => typeof value === 'object' && value !== null && 'block' in value;

function reportsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/faults') sent.push(request);
  });
  return sent;
}

const told = (sent: readonly Request[]): string[] =>
  sent
    .map((request) => v.parse(v.object({ address: v.string(), code: v.string() }), request.postDataJSON()))
    .map(({ address, code }) => `${address} ${code}`)
    .toSorted();

test(
  '[CFG-7] [SEC-7] a running page reports each fault once, to the address in config, with nothing of the player',
  FURTHER,
  async ({ page, problems, config, site, server }) => {
    problems.allow(/made to throw/);
    config.edit('merchants/demo/merchant.json', (text) => text.replace('"legal":', `${FAULTS_TO} "legal":`));
    // The server has taken the change in when its manifest names another config.
    const hash = async () => JSON.stringify(await (await page.request.get('/config/demo/manifest.json')).json());
    await expect
      .poll(async () => {
        const { artefact } = v.parse(v.object({ artefact: v.string() }), JSON.parse(await hash()));
        return (await page.request.get(`/config/demo/artefact.${artefact}.json`)).text();
      })
      .toContain('"faultsTo"');

    await breakConfig(page);
    await page.route(chunkOf('winner-board/WinnerBoard.tsx'), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new RangeError("made to throw for " + Object.values(sessionStorage).join()); };',
      }),
    );
    const sent = reportsOf(page);
    await site.enter('demo');
    await page.goto('/');
    await site.showAll();
    await expect.poll(() => told(sent)).toEqual(['pages/home#main.winners render']);

    // The browser tells nothing more of a request of a page that is gone.
    await Promise.all(sent.map((request) => request.response()));
    await page.goto('/rng?secret=of-the-player');
    await expect
      .poll(() => told(sent).slice(0, 3))
      .toEqual(['pages/home#main.winners render', 'pages/rng#banner.jackpot condition', 'pages/rng#main.games bad-props']);
    // Facts change, all is decided anew, the same faults are found again: they have been told.
    await page.setViewportSize({ width: 700, height: 900 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect
      .poll(() => told(sent))
      .toEqual([
        'pages/home#main.winners render',
        'pages/rng#banner.jackpot condition',
        'pages/rng#main.games bad-props',
        'pages/rng#main.vendors unknown-block',
      ]);

    for (const request of sent) {
      const { artefact, ...report } = v.parse(v.record(v.string(), v.string()), request.postDataJSON());
      expect(artefact).toMatch(/^[0-9a-f]{12}$/);
      expect(Object.keys(report)).toEqual(['merchant', 'client', 'page', 'address', 'code', 'detail']);
      expect(report).toMatchObject({ merchant: 'demo', client: project.version });
      expect(['/', '/rng']).toContain(report['page']);
      expect(JSON.stringify(report)).not.toMatch(/secret|made to throw|token|[?]/i);
      const headers = await request.allHeaders();
      expect([headers['cookie'], headers['referer'], headers['authorization'], headers['token']]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect((await request.response())?.status()).toBe(204);
    }
    expect(sent.map((request) => v.parse(v.object({ detail: v.string() }), request.postDataJSON()).detail)).toContain('RangeError');

    await page.goto(`${server.url}/dev`);
    await page.locator('#merchant').selectOption('demo');
    await expect(page.getByRole('row', { name: /pages\/rng#main\.games bad-props/ })).toBeVisible();
  },
);

test('[CFG-7] a page without an address in config tells the console, and sends nothing', FURTHER, async ({ page }) => {
  await breakConfig(page);
  const sent = reportsOf(page);
  const reported = page.waitForEvent('console', (message) => message.text().startsWith('[config] pages/rng#main.games: bad-props'));
  await page.goto('/rng');
  await reported;
  expect(sent).toEqual([]);
});
