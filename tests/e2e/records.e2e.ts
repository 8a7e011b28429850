import { readFileSync } from 'node:fs';

import { read } from '@e965/xlsx';

import type { Locator, Page } from '@playwright/test';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { daysLater, monthsBefore } from '#site/api/contract/days.ts';
import { accountRecords } from '#site/api/contract/records.ts';
import { axeViolations } from './support/axe.ts';
import { centreOf } from './support/centre.ts';
import { showFilters } from './support/recordFilters.ts';
import { PHONE_FURTHER, FURTHER, FURTHER_ON_PHONES_TOO, expect, test } from './support/test.ts';

const FAILED_REQUEST = /Failed to load resource|net::ERR_/;

/** What is seeded lies hours before: late enough for today's to have happened today, and far from the midnight after. */
test.use({ timeOfDay: '12:00' });

/** Ten weeks: more bets than a page holds. */
const WEEKS = -70;

/** Rows of records, without headings and totals. */
const rowsOf = (table: Locator) => table.locator('tbody').getByRole('row');
/** What stands in an address of an entry. */
const address = (entry: string, parts: Readonly<Record<string, string>> = {}) =>
  `/?${new URLSearchParams([['centre', entry], ...Object.entries(parts).map(([key, value]) => [`modal.${key}`, value])]).toString()}`;
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test(
  '[MEM-7] [LOG-11] a shared list of bets is the same list after the login, a reload and further filters',
  FURTHER_ON_PHONES_TOO,
  async ({ page, site, texts, server }, { project }) => {
    const today = server.today();
    const from = daysLater(today, WEEKS);
    const t = (key: string, ...values: string[]) => texts('records', key, ...values);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address('personalHistoryCopy', { from, to: today, category: 'LOTT' }));
    await site.fillLogin(site.dialog('login'), 'demo', SEED_PASSWORD);
    const centre = centreOf(page, texts);
    const table = centre.getByRole('table', { name: t('bets') });
    const status = centre.getByRole('status').filter({ hasText: /\d/ });
    await expect(rowsOf(table).first()).toContainText('Vietnam');
    const lottery = await rowsOf(table).count();
    await expect(status).toHaveText(t('count', String(lottery)));
    await page.reload();
    await expect(rowsOf(table)).toHaveCount(lottery);
    // A phone keeps the filters behind a button, which says how many of them are set.
    const isPhone = project.name === 'phone';
    const filters = centre.getByRole('button', { name: t('filters_set', '1'), exact: true });
    if (isPhone) {
      await expect(centre.getByRole('searchbox')).toBeHidden();
      await filters.click();
    } else await expect(filters).toBeHidden();
    await expect(centre.getByRole('combobox', { name: t('category') })).toHaveValue('LOTT');
    expect(await overflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);

    // All categories: several pages, whose totals are those of the whole filter.
    await centre.getByRole('combobox', { name: t('category') }).selectOption('');
    await expect(rowsOf(table)).toHaveCount(20);
    const totals = table.getByRole('row').last();
    const sum = await totals.textContent();
    await centre
      .getByRole('navigation', { name: t('pages') })
      .getByRole('button', { name: texts('kit', 'next_page') })
      .click();
    await expect(page).toHaveURL(/modal\.pageNo=2/);
    await expect(rowsOf(table)).toHaveCount(20);
    expect(await totals.textContent()).toBe(sum);
    await centre.getByRole('combobox', { name: t('page_size') }).selectOption('100');
    await expect(rowsOf(table)).toHaveCount(100);
    await expect(page).not.toHaveURL(/pageNo/);

    // One bet: by its number, with its detail and a copy of the number.
    const bet = rowsOf(table).nth(40);
    const detail = page.getByRole('dialog', { name: t('detail') });
    const name = (await bet.getByRole('button').first().textContent()) ?? '';
    // A phone has the number in the details.
    if (isPhone) await bet.getByRole('button').first().click();
    const copy = (isPhone ? detail : bet).getByRole('button', { name: t('copy', '').trim() });
    const number = ((await copy.getAttribute('aria-label')) ?? '').replace(t('copy', ''), '');
    await copy.click();
    await expect(page.getByText(t('copied', number))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
    if (isPhone) await site.closeByEscape(detail);
    await centre.getByRole('searchbox', { name: t('search_bets') }).fill(number);
    await expect(rowsOf(table)).toHaveCount(1);
    await rowsOf(table).getByRole('button').first().click();
    await expect(detail).toContainText(number);
    await expect(detail.getByRole('definition').first()).toHaveText(name);
    await site.closeByEscape(detail);
    await expect(rowsOf(table).getByRole('button').first()).toBeFocused();

    await centre.getByRole('searchbox', { name: t('search_bets') }).fill("' OR 1=1 --");
    await expect(centre.getByText(t('nothing_fits_title'))).toBeVisible();
    await centre.getByRole('button', { name: t('clear_filters') }).click();
    await expect(rowsOf(table)).toHaveCount(100);
    await expect(centre.getByRole('searchbox')).toHaveValue('');

    // Periods: a preset, days of one's own, and a link to days that are gone.
    await centre.getByRole('combobox', { name: t('period') }).selectOption({ label: t('period_last', '30') });
    await expect(page).toHaveURL(new RegExp(`modal\\.from=${daysLater(today, -29)}&modal\\.to=${today}`));
    await centre.getByRole('combobox', { name: t('period') }).selectOption({ label: t('period_custom') });
    await expect(centre.getByRole('button', { name: texts('kit', 'yesterday') })).toHaveCount(0);
    await centre.getByLabel(texts('kit', 'date_from')).fill(daysLater(today, -1));
    await expect(rowsOf(table)).toHaveCount(2);
    await page.goto(address('personalHistoryCopy', { from: daysLater(monthsBefore(today, 3), -1), to: today }));
    await expect(centre.getByText(t('too_old_text', monthsBefore(today, 3)))).toBeVisible();
    await centre.getByRole('button', { name: t('show_usual') }).click();
    await expect(rowsOf(table)).toHaveCount(7);

    // What belongs to one entry is not carried to the next.
    await centre.getByRole('link', { name: texts('centre', isPhone ? 'back' : 'in_bonus_details') }).click();
    await expect(page).not.toHaveURL(/modal\./);
  },
);

test(
  '[MEM-8] [ERR-4] account records: types, balances, a file of all of them, and what goes wrong',
  FURTHER,
  async ({ page, site, texts, panel, problems, server }) => {
    problems.allow(FAILED_REQUEST);
    const today = server.today();
    const t = (key: string, ...values: string[]) => texts('records', key, ...values);
    const centre = centreOf(page, texts);
    const table = centre.getByRole('table', { name: t('movements') });
    const period = centre.getByRole('combobox', { name: t('period') });
    await site.enter('demo');
    await page.goto('/');
    await site.accountMenu.click();
    await page.getByRole('menuitem', { name: texts('config', 'in_account_record') }).click();
    // What the account holds now stands beside its latest movement.
    await expect(rowsOf(table).first()).toContainText('₱12,410.00');
    expect(await axeViolations(page)).toEqual([]);

    await period.selectOption({ label: t('period_all') });
    await expect(page).toHaveURL(/modal\.from=/);
    await centre.getByRole('combobox', { name: t('movement_type') }).selectOption('bonus');
    await expect(rowsOf(table).first()).toContainText(t('movement_bonus'));
    await expect(rowsOf(table).filter({ hasNotText: t('movement_bonus') })).toHaveCount(0);
    // What was seen before is shown at once, and asked for again.
    const again = page.waitForResponse(`**${accountRecords.path}*`);
    await centre.getByRole('combobox', { name: t('movement_type') }).selectOption('');
    await expect(rowsOf(table)).toHaveCount(20);
    await again;

    // The file: broken at first, and gone on with.
    await panel.fault('accountRecords', 'status-500', 1);
    await centre.getByRole('button', { name: t('export_csv'), exact: true }).click();
    await expect(centre.getByRole('alert')).toHaveText(t('export_failed'));
    const saved = page.waitForEvent('download');
    await centre.getByRole('button', { name: t('export_retry'), exact: true }).click();
    const file = await saved;
    const named = `demo-demo-account-${monthsBefore(today, 3)}-${today}`;
    expect(file.suggestedFilename()).toBe(`${named}.csv`);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const lines = text.slice(1).trimEnd().split('\r\n');
    const count = String(lines.length - 2);
    await expect(centre.getByText(t('exported', count))).toBeVisible();
    await expect(centre.getByText(t('count', count))).toBeVisible();
    expect(lines[0]).toContain(`${t('balance_after')} (₱)`);
    expect(lines[1]).toContain(',60.00,12410.00,');
    // What was moved is what the balance went from its first to its last.
    const amounts = lines.slice(1).map((line) => Number(/,(-?\d+\.\d\d),/.exec(line)?.[1]));
    const total = amounts.pop();
    expect(total).toBeCloseTo(
      amounts.reduce((sum, amount) => sum + amount, 0),
      2,
    );

    // The same as a workbook, whose cells are what they say, under the page's own policy.
    const savedBook = page.waitForEvent('download');
    await centre.getByRole('button', { name: t('export_xlsx'), exact: true }).click();
    const book = await savedBook;
    expect(book.suggestedFilename()).toBe(`${named}.xlsx`);
    const { SheetNames, Sheets } = read(readFileSync(await book.path()), { cellNF: true });
    const sheet = Sheets[SheetNames[0] ?? ''] ?? {};
    expect(SheetNames).toEqual([t('movements')]);
    expect(sheet['!ref']).toBe(`A1:G${lines.length}`);
    expect(sheet['B2']).toMatchObject({ t: 'n', z: 'yyyy-mm-dd hh:mm:ss' });
    expect(sheet['D2']).toMatchObject({ t: 'n', v: 60, z: '0.00' });
    expect(sheet['E2']).toMatchObject({ t: 'n', v: 12_410, z: '0.00' });
    expect(sheet['F2']).toMatchObject({ t: 's' });
    expect(sheet[`D${lines.length}`]).toMatchObject({ t: 'n', v: total });

    // An answer that does not come holds nothing else up; broken ones say so and can be asked for again.
    await panel.fault('accountRecords', 'timeout', 1);
    const unanswered = page.waitForRequest(`**${accountRecords.path}*`);
    await period.selectOption({ label: t('period_yesterday') });
    await unanswered;
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await period.selectOption({ label: t('period_today') });
    await expect(rowsOf(table)).toHaveCount(2);
    for (const [kind, label] of [
      ['status-500', t('period_last', '30')],
      ['malformed', t('period_last', '7')],
      ['wrong-shape', t('period_month')],
    ] as const) {
      await panel.fault('accountRecords', kind, 1);
      await period.selectOption({ label });
      const retry = centre.getByRole('button', { name: texts('common', 'retry') });
      await expect(retry).toBeVisible();
      await expect(rowsOf(table)).toHaveCount(0);
      await retry.click();
      await expect(rowsOf(table).first()).toBeVisible();
    }
  },
);

test(
  '[MEM-9] [MEM-10] [ERR-4] profit and loss and bonuses: figures, charts, tables, and nothing where nothing was',
  PHONE_FURTHER,
  async ({ page, site, texts, panel, problems, server }) => {
    problems.allow(FAILED_REQUEST);
    const today = server.today();
    const from = daysLater(today, WEEKS);
    const t = (key: string, ...values: string[]) => texts('records', key, ...values);
    const centre = centreOf(page, texts);
    await site.enter('demo');
    await page.goto('/');
    await panel.fault('profitReport', 'status-500', 1);
    await page.goto(address('personalProfit', { from, to: today }));
    await centre.getByRole('button', { name: texts('common', 'retry') }).click();
    const table = centre.getByRole('table', { name: t('by_category') });
    const net = (await table.getByRole('row').last().getByRole('cell').last().textContent()) ?? '';
    expect(net).toMatch(/₱/);
    await expect(centre.getByRole('definition').first()).toHaveText(net);
    await expect(rowsOf(table).filter({ hasText: t('category_BONUS') })).toHaveCount(1);
    // Each chart's numbers, to be read.
    for (const label of [t('net_by_day'), t('stakes_by_category')]) {
      const chart = centre.getByRole('figure', { name: label });
      await chart.getByRole('button', { name: texts('kit', 'show_as_table') }).click();
      await expect(chart.getByRole('row').nth(1)).toBeVisible();
    }
    expect(await overflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);

    await page.goto(address('bonusDetails', { from, to: today }));
    const bonuses = centre.getByRole('table', { name: t('bonuses'), exact: true });
    await expect(rowsOf(bonuses).first()).toBeVisible();
    const all = await rowsOf(bonuses).count();
    await showFilters(centre, texts);
    await centre.getByRole('combobox', { name: t('bonus_type') }).selectOption('mission');
    await expect(rowsOf(bonuses)).not.toHaveCount(all);
    await expect(rowsOf(bonuses).filter({ hasNotText: t('bonus_mission') })).toHaveCount(0);
    await expect(centre.getByRole('figure', { name: t('bonuses_by_type') })).toContainText(t('bonus_rebate'));
    expect(await overflow(page)).toBe(0);

    await page.goto('/');
    await site.logout();
    // One of whom nothing has happened for weeks.
    await site.login('agent2');
    for (const [entry, title] of [
      ['personalHistoryCopy', 'no_bets_title'],
      ['transactionHistory', 'no_movements_title'],
      ['personalProfit', 'no_profit_title'],
      ['bonusDetails', 'no_bonuses_title'],
    ] as const) {
      await page.goto(address(entry));
      await expect(centre.getByText(t(title))).toBeVisible();
    }
  },
);

test('[MEM-1] [MEM-7] [MEM-17] records come with their entry, not with the centre, and not to a trial account', async ({
  page,
  site,
  texts,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const loaded = (name: string) => scripts.some((path) => path.includes(name));
  await site.enter('demo');
  await page.goto(address('member'));
  const centre = centreOf(page, texts);
  await expect(centre.getByRole('navigation')).toBeVisible();
  expect(loaded('RecordList')).toBe(false);
  await centre.getByRole('link', { name: texts('centre', 'in_personal_loss') }).click();
  await expect(centre.getByRole('definition').first()).toBeVisible();
  expect([loaded('ProfitReport'), loaded('RecordList'), loaded('BettingRecords')]).toEqual([true, false, false]);
  await centre.getByRole('link', { name: texts('config', 'in_betting_record') }).click();
  await expect(centre.getByRole('searchbox')).toBeVisible();
  expect(loaded('BettingRecords')).toBe(true);

  await page.goto('/');
  await site.logout();
  await site.playAsGuest();
  await page.goto(address('transactionHistory'));
  await expect(page.getByRole('alertdialog')).toContainText(texts('auth', 'in_need_true_account'));
  await expect(centre).toBeHidden();
});
