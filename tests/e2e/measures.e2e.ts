import type { Page, Request } from '@playwright/test';
import * as v from 'valibot';

import project from '../../package.json' with { type: 'json' };
import type { ConfigFiles, TestServer } from './support/server.ts';
import { FURTHER, expect, test } from './support/test.ts';

const report = v.strictObject({
  merchant: v.string(),
  artefact: v.string(),
  page: v.string(),
  client: v.string(),
  largestPaint: v.nullable(v.number()),
  interactionDelay: v.nullable(v.number()),
  layoutShift: v.number(),
  faults: v.number(),
});

function reportsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/measures') sent.push(request);
  });
  return sent;
}

/** Code that measures: its chunk is named after its module. */
function codeOf(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (/\/assets\/measure-[\w-]+\.js$/.test(request.url())) asked.push(request);
  });
  return asked;
}

/** What the server has taken, the whole of it. */
async function kept(page: Page): Promise<readonly { readonly reports: number }[]> {
  const answer: unknown = await (await page.request.get('/dev/measures?merchant=demo')).json();
  return v.parse(v.object({ value: v.array(v.looseObject({ reports: v.number() })) }), answer).value;
}

/** The page is put away without being left, as by another tab in front of it. */
async function putAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Measures to the server's own address; the question stands where the layout has it. */
async function measuring(page: Page, config: ConfigFiles, server: TestServer, jurisdiction = ''): Promise<void> {
  config.edit('merchants/demo/merchant.json', (text) =>
    text.replace('"legal":', '"reports": { "measuresTo": "/measures" }, "legal":').replace('"minimumAge"', `${jurisdiction} "minimumAge"`),
  );
  config.edit('base/layouts/default.json', (text) => text.replace(/("block": "consent-banner"), "when": \{[^}]*\}/, '$1'));
  await expect
    .poll(async () => {
      const { artefact } = v.parse(v.object({ artefact: v.string() }), await (await page.request.get('/config/demo/manifest.json')).json());
      const text = await (await page.request.get(`${server.url}/config/demo/artefact.${artefact}.json`)).text();
      return /"measuresTo"/.test(text) && /"block":"consent-banner"\}/.test(text);
    })
    .toBe(true);
}

test(
  '[OPS-5] [SEC-9] how a page felt is told once, when it is put away and only after a yes, with nothing of the player',
  FURTHER,
  async ({ page, config, server, site, texts }) => {
    await measuring(page, config, server);
    const [sent, code] = [reportsOf(page), codeOf(page)];
    await site.enter('demo');
    await page.goto('/rng?search=of-the-player');
    const question = page.getByRole('region', { name: texts('shell', 'consent_title') });
    await expect(question).toBeVisible();
    await expect.poll(() => code.length).toBe(1);
    await putAway(page);
    await question.getByRole('button', { name: texts('shell', 'consent_deny') }).click();
    await putAway(page);
    // Asked for after what was put away: had it been told, it would have arrived by now.
    expect(await kept(page)).toEqual([]);
    expect(sent).toEqual([]);

    await page.evaluate(() => localStorage.setItem('consent', '"granted"'));
    await putAway(page);
    await expect.poll(() => sent.length).toBe(1);
    await putAway(page);
    const [request] = sent;
    if (request === undefined) throw new Error('there is one');
    const told = v.parse(report, request.postDataJSON());
    expect(told).toMatchObject({ merchant: 'demo', page: '/rng', client: project.version, faults: 0 });
    expect(told.artefact).toMatch(/^[0-9a-f]{12}$/);
    expect(told.largestPaint).toBeGreaterThan(0);
    expect(told.layoutShift).toBeGreaterThanOrEqual(0);
    const { cookie, referer, authorization, token } = await request.allHeaders();
    expect([cookie, referer, authorization, token]).toEqual([undefined, undefined, undefined, undefined]);
    expect((await request.response())?.status()).toBe(204);
    await expect.poll(() => kept(page)).toMatchObject([{ merchant: 'demo', artefact: told.artefact, reports: 1, faults: 0 }]);

    // Another page of the same visit; it is left for good.
    await page.goto('/');
    await expect.poll(() => code.length).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
    await expect.poll(async () => (await kept(page)).map(({ reports }) => reports)).toEqual([2]);
  },
);

test('[OPS-5] where the jurisdiction asks for no consent, nobody is asked', FURTHER, async ({ page, config, server, texts }) => {
  await measuring(page, config, server, '"measuresNeedConsent": false,');
  const [sent, code] = [reportsOf(page), codeOf(page)];
  await page.goto('/');
  await expect.poll(() => code.length).toBe(1);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: texts('shell', 'consent_title') })).toHaveCount(0);
  await putAway(page);
  await expect.poll(() => sent.length).toBe(1);
});

test('[OPS-5] where config names no address, nothing is loaded and nothing is sent', async ({ page }) => {
  const [sent, code] = [reportsOf(page), codeOf(page)];
  await page.addInitScript(() => localStorage.setItem('consent', '"granted"'));
  await page.goto('/');
  // Longer than a page takes to rest.
  await page.waitForTimeout(4000);
  await putAway(page);
  await page.goto('/rng');
  expect([sent, code]).toEqual([[], []]);
});
