import { readFileSync } from 'node:fs';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { centreOf } from './support/centre.ts';
import { axeViolations } from './support/axe.ts';
import { showFilters } from './support/recordFilters.ts';
import { FURTHER_ON_PHONES_TOO, expect, test } from './support/test.ts';

const FAILED_REQUEST = /Failed to load resource|net::ERR_/;

// Figures of a day, and a day that does not end meanwhile.
test.use({ timeOfDay: '12:00' });

test(
  '[AGT-2] [AGT-5] an agent sees what the team did: figures and chart, betting and bets of a member, losses, own movements',
  FURTHER_ON_PHONES_TOO,
  async ({ page, site, texts, panel, problems, server }) => {
    problems.allow(FAILED_REQUEST);
    const today = server.today();
    const t = (key: string, ...values: string[]) => texts('teamReports', key, ...values);
    const records = (key: string, ...values: string[]) => texts('records', key, ...values);
    const centre = centreOf(page, texts, 'agent');
    const figure = (name: string) =>
      centre
        .locator('dl > div')
        .filter({ has: page.getByText(t(name), { exact: true }) })
        .getByRole('definition')
        // The day's figures come before those of the period.
        .last();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

    await page.goto('/?centre=teamOverview');
    await site.fillLogin(site.dialog('login'), 'agent', SEED_PASSWORD);
    await expect(figure('team_size')).toHaveText('240');
    await expect(figure('direct')).toHaveText('237');
    // Every one of them holds something.
    await expect(figure('team_balance')).toHaveText(/[1-9]\d\d,\d{3}/);
    await expect(figure('figure_active')).toContainText(t('before'));
    expect(Number.parseInt((await figure('figure_active').textContent()) ?? '', 10)).toBeGreaterThan(20);
    // The day: income, and each contract with its next settlement and what is missing; a press leads to the entry.
    const day = centre.getByRole('region', { name: t('today'), exact: true });
    await expect(day.getByRole('link', { name: new RegExp(`^${t('income_today')}`) })).toContainText('₱');
    for (const kind of ['dividend', 'daily', 'hourly', 'realtime']) {
      const contract = day.getByRole('region', { name: texts('earnings', `kind_${kind}`) });
      await expect(contract.getByRole('timer', { name: texts('earnings', 'next') })).toBeVisible();
    }
    const daily = day.getByRole('region', { name: texts('earnings', 'kind_daily') });
    await expect(daily).toContainText(/To [\d.]+%: .*\+/);
    await daily.getByRole('link').click();
    await expect(page).toHaveURL(/centre=dailyWages/);
    await page.goto('/?centre=teamOverview');
    const name = t('figure_deposit');
    await centre.getByRole('combobox', { name: t('shown_over_time') }).selectOption({ label: name });
    await expect(centre.getByText(t('by_day', name))).toBeVisible();
    await centre.getByRole('combobox', { name: records('period') }).selectOption({ label: records('period_today') });
    await expect(centre.getByText(t('by_hour', name))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`modal\\.from=${today}&modal\\.to=${today}`));
    expect(await overflow()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);

    // Betting: a page of many, narrowed by level and account, and the bets of one.
    await page.goto('/?centre=teamBetting');
    const table = centre.getByRole('table', { name: t('betting') });
    const rows = table.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(20);
    await expect(centre.getByText(records('count', '240'))).toBeVisible();
    await showFilters(centre, texts);
    await centre.getByRole('combobox', { name: t('level'), exact: true }).selectOption({ label: t('level_number', '2') });
    await expect(rows).toHaveCount(3);
    // A category: its bets alone, of the team and of whoever is looked at.
    await centre.getByRole('combobox', { name: t('level'), exact: true }).selectOption('');
    await expect(rows).toHaveCount(20);
    const totals = table.locator('tfoot').getByRole('row');
    const inAll = await totals.textContent();
    await centre.getByRole('combobox', { name: records('category') }).selectOption({ label: records('category_RNG') });
    await expect(page).toHaveURL(/modal\.category=RNG/);
    await expect(totals).not.toHaveText(inAll ?? '');
    await page.goto('/?centre=teamBetting&modal.search=eam05&modal.sort=account');
    await expect(rows).toHaveCount(10);
    const download = page.waitForEvent('download');
    await centre.getByRole('button', { name: records('export_csv') }).click();
    const lines = readFileSync(await (await download).path(), 'utf8')
      .trim()
      .split('\r\n');
    const accounts = Array.from({ length: 10 }, (_, index) => `team05${index}`);
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([...accounts, records('total')]);
    const active = rows.filter({ hasNot: page.getByText('0', { exact: true }) }).first();
    const account = (await active.getByRole('button').first().textContent()) ?? '';
    await active.getByRole('button').first().click();
    await expect(centre.getByRole('heading', { name: t('member_bets', account, '1') })).toBeVisible();
    await expect(centre.getByRole('button', { name: t('back_to_team') })).toBeFocused();
    const bets = centre.getByRole('table', { name: records('bets') });
    await expect(bets.locator('tbody').getByRole('row').first()).toContainText(records('status_settled'));
    await page.reload();
    await expect(centre.getByRole('heading', { name: t('member_bets', account, '1') })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await centre.getByRole('button', { name: t('back_to_team') }).click();
    await expect(rows).toHaveCount(20);

    // Losses: the largest first; those who won by themselves; what went wrong is told and mended.
    await page.goto('/?centre=userLoss');
    const losses = centre.getByRole('table', { name: t('losses') });
    await expect(losses.locator('tbody').getByRole('row').first()).toContainText('-');
    await showFilters(centre, texts);
    await centre.getByRole('combobox', { name: t('result') }).selectOption({ label: t('result_won') });
    await expect(losses.locator('tbody').getByRole('row').first()).toContainText('+');
    await panel.fault('userLoss', 'status-500', 1);
    await centre.getByRole('combobox', { name: t('result') }).selectOption({ label: t('result_lost') });
    await centre.getByRole('button', { name: texts('common', 'retry') }).click();
    await expect(losses.locator('tbody').getByRole('row').first()).toContainText('-');
    expect(await overflow()).toBe(0);

    // Own movements: none of them play.
    await page.goto('/?centre=accountDetails&modal.from=2000-01-01&modal.to=2000-01-02');
    await centre.getByRole('button', { name: records('show_usual') }).click();
    await centre.getByRole('combobox', { name: records('period') }).selectOption({ label: records('period_all') });
    await showFilters(centre, texts);
    const types = centre.getByRole('combobox', { name: records('movement_type') });
    await expect(types.getByRole('option', { name: records('movement_bet'), exact: true })).toHaveCount(0);
    await types.selectOption({ label: records('movement_bonus') });
    const movements = centre.getByRole('table', { name: records('movements') });
    await expect(movements.locator('tbody').getByRole('row').first()).toContainText(records('movement_bonus'));
  },
);
