import type { Page } from '@playwright/test';

import { FURTHER, expect, test } from './support/test.ts';

/** What Google's tag was asked for, and what it sent on. */
function measured(page: Page): { readonly tags: string[]; readonly sent: URLSearchParams[] } {
  const [tags, sent]: [string[], URLSearchParams[]] = [[], []];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/dev/providers/gtag.js') tags.push(searchParams.get('id') ?? '');
    if (pathname === '/dev/providers/collect') sent.push(searchParams);
  });
  return { tags, sent };
}

test('[SEC-10] without a tag of the platform there is no question, no script and no document for one', async ({ page, texts }) => {
  const { tags } = measured(page);
  await page.goto('/');
  await expect(page.locator('[data-cfg^="pages/home#"]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: texts('shell', 'consent_title') })).toHaveCount(0);
  expect(tags).toEqual([]);
  expect((await page.request.get('/provider/analytics')).status()).toBe(404);
});

test(
  '[SEC-9] [SEC-10] visits are counted only after a yes, by page alone, until it is taken back',
  FURTHER,
  async ({ page, panel, site, texts }) => {
    await panel.whitelabel({ ANALYTICS3: '1' });
    const { tags, sent } = measured(page);
    await page.goto('/');
    const question = page.getByRole('region', { name: texts('shell', 'consent_title') });
    await expect(question).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(tags).toEqual([]);

    // A no is an answer too: it is not asked again.
    await question.getByRole('button', { name: texts('shell', 'consent_deny') }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(page.locator('[data-cfg^="pages/home#"]').first()).toBeVisible();
    await expect(question).toBeHidden();
    expect(tags).toEqual([]);

    const settings = page.getByRole('dialog', { name: texts('config', 'modal.consent') });
    await page.goto('/?modal=consent');
    await expect(settings).toContainText(texts('shell', 'consent_is_denied'));
    await settings.getByRole('button', { name: texts('shell', 'consent_allow'), exact: true }).click();
    await expect.poll(() => sent.map((query) => query.get('dl'))).toEqual([new URL('/', page.url()).href]);
    expect(tags).toEqual(['G-STANDIN']);

    await page.goto('/rng?search=of-the-player');
    await expect.poll(() => sent.length).toBe(2);
    await site.goTo('/fish');
    await expect.poll(() => sent.length).toBe(3);
    const seen = sent.map(String).join(' ');
    expect(seen).toContain(encodeURIComponent('/fish'));
    expect(seen).not.toMatch(/of-the-player|token/);
    expect(await page.evaluate(() => document.cookie)).toContain('_ga=');

    await page.goto('/rng?modal=consent');
    await expect(settings).toContainText(texts('shell', 'consent_is_granted'));
    await settings.getByRole('button', { name: texts('shell', 'consent_deny') }).click();
    await expect(settings).toBeHidden();
    const before = sent.length;
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
    await expect(page.locator('iframe')).toHaveCount(0);
    await site.goTo('/fish');
    await page.waitForLoadState('networkidle');
    expect(sent.length).toBe(before);
  },
);
