import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { testServer, workplace } from './support.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
});
afterAll(() => browser.close());

/** A page of the server, opened by someone who chose this theme before. */
async function open(url: string, theme?: string): Promise<{ page: Page; complaints: readonly string[] }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  if (theme !== undefined) await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
  await page.goto(url);
  return { page, complaints };
}

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme');
const barOf = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content');

describe('a served page in a browser', () => {
  it("[OPS-4] opens in the merchant's theme, or in the one that was chosen before, and the browser's bar follows", async () => {
    const server = await testServer();
    const { light, dark } = server.merchants.get('demo')?.artefact.merchant.head.themeColour ?? {};
    const fresh = await open(`${server.url}/?merchant=demo`);
    expect(await themeOf(fresh.page)).toBe('light');
    expect(await barOf(fresh.page)).toBe(light);
    const returning = await open(`${server.url}/?merchant=demo`, 'dark');
    expect(await themeOf(returning.page)).toBe('dark');
    expect(await barOf(returning.page)).toBe(dark);
    await returning.page.locator('html').evaluate((root) => root.setAttribute('data-theme', 'light'));
    expect(await barOf(returning.page)).toBe(light);
    const odd = await open(`${server.url}/?merchant=demo`, '"><script>');
    expect(await themeOf(odd.page)).toBe('light');
  });

  it('[SEC-1] breaks no rule of its own policy, and what does is stopped and reported', async () => {
    const server = await testServer();
    const { page, complaints } = await open(server.url);
    expect(complaints.filter((text) => /Content Security Policy|TrustedHTML/.test(text))).toEqual([]);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('document.title = "taken over"');
      document.head.append(script);
      return document.title === 'taken over';
    });
    expect(ran).toBe(false);
    await expect.poll(async () => (await fetch(`${server.url}/dev/csp-reports`)).text(), { timeout: 10_000 }).toContain('trusted-types');
  });

  it('[OPS-4] has the skin last in the cascade', async () => {
    const server = await testServer({}, await workplace(['demo', 'aurora']));
    const { page } = await open(`${server.url}/?merchant=aurora`);
    const last = await page.evaluate(() => [...document.styleSheets].at(-1)?.href ?? '');
    expect(last).toContain('/config/aurora/skin.');
  });
});
