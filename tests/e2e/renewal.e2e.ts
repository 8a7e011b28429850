import type { Page } from '@playwright/test';

import { builtFrom } from './support/chunks.ts';
import { AWAY } from './support/problems.ts';
import { FURTHER, expect, test } from './support/test.ts';

/** What the site writes of files that are gone. */
const GONE = /\[config\]/;

/** Counts how often the page is loaded from now on. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test.describe('[OPS-2] a page that is older than the site', () => {
  test(
    'below the oldest client that may go on is loaded anew, once, with what was typed but no password',
    FURTHER,
    async ({ page, site, server, problems, config }) => {
      problems.allow(AWAY);
      problems.allow(GONE);
      await page.goto('/');
      const form = await site.openLogin();
      await site.field(form, 'username').fill('still here');
      await site.field(form, 'password').fill('kept nowhere');
      const loads = loadsOf(page);
      await server.stop();
      await server.start('99.0.0');
      await expect.poll(loads).toBe(1);
      await expect(site.field(form, 'username')).toHaveValue('still here');
      await expect(site.field(form, 'password')).toHaveValue('');
      expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain('still here');

      // The server has no newer one, and says the same with each piece of news.
      config.edit('merchants/demo/merchant.json', (text) => text.replace('"Sinag"', '"Sinag Two"'));
      await site.closeByEscape(form);
      await expect(site.header).toContainText('Sinag Two');
      expect(loads()).toBe(1);
      await server.stop();
      await server.start();
    },
  );

  test(
    'asks for a file that is gone: it is loaded anew and shows what the player asked for',
    FURTHER,
    async ({ page, site, problems, texts }) => {
      problems.allow(AWAY);
      problems.allow(GONE);
      await site.enter('demo');
      await page.goto('/');
      // As long as the page is the old one, the file is gone, and the site has other scripts.
      let isOld = true;
      await page.route(`**${builtFrom('blocks/deposit/Deposit.tsx').chunk}*`, (route) =>
        isOld ? route.fulfill({ status: 404 }) : route.continue(),
      );
      await page.route('/', async (route) => {
        if (route.request().resourceType() === 'document') return route.continue();
        const response = await route.fetch();
        return route.fulfill({ response, body: (await response.text()).replaceAll(/\/assets\/[\w.-]+\.js/g, '/assets/newer.js') });
      });
      page.on('load', () => (isOld = false));
      const loads = loadsOf(page);
      await site.header.getByRole('link', { name: texts('config', 'in_increase_deposit'), exact: true }).click();
      await expect.poll(loads).toBe(1);
      await expect(page.getByRole('dialog').getByRole('spinbutton').or(page.getByRole('dialog').getByRole('radio')).first()).toBeVisible();
      await expect(page).toHaveURL(/centre=depositv2/);
      expect(loads()).toBe(1);
    },
  );

  test('that has not changed stays as it is when a file does not arrive', FURTHER, async ({ page, site, problems, texts }) => {
    problems.allow(AWAY);
    problems.allow(GONE);
    await site.enter('demo');
    await page.goto('/');
    await page.route(`**${builtFrom('blocks/deposit/Deposit.tsx').chunk}*`, (route) => route.abort());
    const loads = loadsOf(page);
    const asked = page.waitForResponse((answer) => answer.request().resourceType() === 'fetch' && new URL(answer.url()).pathname === '/');
    await site.header.getByRole('link', { name: texts('config', 'in_increase_deposit'), exact: true }).click();
    await asked;
    await expect(page.getByRole('dialog').getByRole('button', { name: texts('common', 'retry') })).toBeVisible();
    expect(loads()).toBe(0);
  });
});
