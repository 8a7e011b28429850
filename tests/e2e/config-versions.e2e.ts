import type { Page } from '@playwright/test';

import { FURTHER, expect, test } from './support/test.ts';

/** From now on the site gets its config as another release would have compiled it. */
const compiledBy = (page: Page, change: (config: string) => string) =>
  page.route('**/config/demo/artefact.*.json', async (route) => {
    const response = await route.fetch();
    const config = await response.text();
    const changed = change(config);
    if (changed === config) throw new Error('The config of the other release is this one.');
    await route.fulfill({ response, body: changed });
  });

test(
  '[CFG-8] [CFG-12] config in a newer format is not shown: an open page keeps what it has, a new one says so and can be tried again',
  FURTHER,
  async ({ page, site, config, problems }) => {
    problems.allow(/did not arrive/);
    await page.goto('/');
    const form = await site.openLogin();
    await site.field(form, 'username').fill('still here');
    await compiledBy(page, (text) => text.replace('"v":1', '"v":2'));
    const asked = page.waitForResponse('**/config/demo/artefact.*.json');
    config.edit('merchants/demo/merchant.json', (text) => text.replace('"Sinag"', '"Sinag Two"'));
    await asked;
    await expect(site.field(form, 'username')).toHaveValue('still here');
    await site.closeByEscape(form);
    await expect(site.header).toContainText('Sinag');
    await expect(site.header).not.toContainText('Sinag Two');

    await page.reload();
    const alert = page.getByRole('alert');
    await expect(alert).toBeVisible();
    await page.unroute('**/config/demo/artefact.*.json');
    await alert.getByRole('button').click();
    await expect(site.header).toContainText('Sinag Two');
  },
);
