import { readFileSync } from 'node:fs';

import type { Locator } from '@playwright/test';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { centreOf } from './support/centre.ts';
import { axeViolations } from './support/axe.ts';
import { showFilters } from './support/recordFilters.ts';
import { FURTHER_ON_PHONES_TOO, expect, test } from './support/test.ts';

const FAILED_REQUEST = /Failed to load resource|net::ERR_/;

// A day that does not end, and settle, meanwhile.
test.use({ timeOfDay: '12:00' });

const rowsOf = (table: Locator) => table.locator('tbody').getByRole('row');
/** A written amount in minor units. */
const minor = (text = ''): number => Number(text.replace(/[^\d-]/g, ''));

test(
  '[AGT-3] [AGT-6] [AGT-2] an agent sees what contracts bring: where the team stands, each amount explained, settled anew as time goes by',
  FURTHER_ON_PHONES_TOO,
  async ({ page, site, texts, panel, problems, server }) => {
    const t = (key: string, ...values: string[]) => texts('earnings', key, ...values);
    const centre = centreOf(page, texts, 'agent');
    const next = centre
      .getByRole('definition')
      .filter({ has: page.locator('time') })
      .last();
    await page.goto('/?centre=dailyWages');
    await site.fillLogin(site.dialog('login'), 'agent', SEED_PASSWORD);

    // The contract, its tiers, and the record with totals of all that fit.
    await expect(centre.getByRole('heading', { name: t('in_force') })).toBeVisible();
    await expect(rowsOf(centre.getByRole('table', { name: t('tiers') }))).toHaveCount(3);
    const table = centre.getByRole('table', { name: t('side_received') });
    await expect(rowsOf(table).first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await showFilters(centre, texts);
    await centre.getByRole('combobox', { name: t('state') }).selectOption('paid');
    await expect(page).toHaveURL(/modal\.state=paid/);
    await expect(rowsOf(table).filter({ hasNotText: t('state_paid') })).toHaveCount(0);

    // How one came about: base, members, tier, and the sum.
    await rowsOf(table).first().getByRole('button').first().click();
    const detail = page.getByRole('dialog', { name: texts('records', 'detail') });
    const line = (name: string) => detail.getByRole('definition').nth(names.indexOf(name));
    await expect(detail.getByText(t('how'))).toBeVisible();
    const names = await detail.getByRole('term').allTextContents();
    const [base, rate, amount] = await Promise.all(['base_salary', 'rate', 'amount'].map((key) => line(t(key)).innerText()));
    expect(minor(amount)).toBeGreaterThan(0);
    expect(minor(amount)).toBe(Math.floor((minor(base) * Number.parseFloat(rate ?? '')) / 100));
    await expect(line(t('how'))).toContainText(rate ?? '');
    expect(Number(await line(t('active_members')).textContent())).toBeGreaterThan(0);
    await page.keyboard.press('Escape');

    const file = page.waitForEvent('download');
    await centre.getByRole('button', { name: texts('records', 'export_csv') }).click();
    const saved = readFileSync(await (await file).path(), 'utf8');
    const [headers = '', first = ''] = saved.slice(1).split('\r\n');
    expect(headers).toContain(`${t('starts_at')} (UTC+8),${t('ends_at')} (UTC+8),`);
    // A rate is a number under its unit.
    const rateOf = first.split(',')[headers.split(',').indexOf(`${t('rate')} (%)`)];
    expect(rateOf).toBe(String(Number.parseFloat(rate ?? '')));
    expect(saved).toContain(t('state_paid'));

    // What contracts with downlines cost: nothing yet.
    await centre.getByRole('tab', { name: t('side_given') }).click();
    await expect(centre.getByText(t('none_given'))).toBeVisible();

    // The five minutes that are running end: the next ones are shown by themselves.
    await page.goto('/?centre=realTimeSalary');
    await expect(next).toBeVisible();
    const before = await next.textContent();
    // All but a few seconds of them are over.
    const endsAt = Date.parse((await next.locator('time').getAttribute('datetime')) ?? '');
    await panel.advance(Math.max(0, endsAt - server.now() - 8_000));
    await page.reload();
    await expect(next).not.toHaveText(before ?? '', { timeout: 20_000 });

    // Unreachable, and there again.
    await page.goto('/?centre=myIncome');
    const income = centre.getByRole('table', { name: t('by_day') });
    await expect(rowsOf(income).first()).toBeVisible();
    // Rebates, what they were counted on, and where they stand in the agent's account.
    const bets = centre.getByRole('table', { name: t('rebate_bets') });
    await expect(rowsOf(bets).first()).toContainText('%');
    expect(await axeViolations(page)).toEqual([]);
    await page.goto('/?centre=accountDetails&modal.type=rebate');
    const moved = rowsOf(centre.getByRole('table', { name: texts('records', 'movements') }));
    await expect(moved.first()).toContainText(texts('records', 'movement_rebate'));
    await expect(moved.filter({ hasNotText: texts('records', 'movement_rebate') })).toHaveCount(0);
    await page.goto('/?centre=myIncome');
    await expect(rowsOf(income).first()).toBeVisible();
    problems.allow(FAILED_REQUEST);
    await page.route('**/ODSFE2_getAgentIncome*', (route) => route.abort());
    await centre.getByRole('combobox', { name: texts('records', 'period') }).selectOption({ label: texts('records', 'period_all') });
    const again = centre.getByRole('button', { name: texts('common', 'retry') });
    await expect(again).toBeVisible();
    await page.unroute('**/ODSFE2_getAgentIncome*');
    await again.click();
    await expect(rowsOf(income).first()).toBeVisible();
  },
);

test('[AGT-3] a period that is over is followed by the next one, however long the gateway takes to say so', async ({
  page,
  site,
  texts,
  panel,
  server,
}) => {
  panel.seedAfterwards();
  await page.goto('/?centre=realTimeSalary');
  await site.fillLogin(site.dialog('login'), 'agent', SEED_PASSWORD);
  const next = centreOf(page, texts, 'agent')
    .getByRole('definition')
    .filter({ has: page.locator('time') })
    .last()
    .locator('time');
  await expect(next).toBeVisible();
  const before = (await next.getAttribute('datetime')) ?? '';
  await panel.advance(Math.max(0, Date.parse(before) - server.now() - 8000));
  await page.reload();
  await expect(next).toHaveAttribute('datetime', before);
  // Longer than the page waits until it asks again.
  await page.route('**/MCS2_getContractStanding*', async (route) => {
    const answer = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await expect(next).not.toHaveAttribute('datetime', before, { timeout: 30_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
