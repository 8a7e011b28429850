import { readFileSync } from 'node:fs';

import type { Locator } from '@playwright/test';

import { centreOf } from './support/centre.ts';
import { showFilters } from './support/recordFilters.ts';
import { PHONE_FURTHER, expect, test } from './support/test.ts';

/** Top of an element in the viewport. */
const topOf = async (element: Locator): Promise<number> => Math.round((await element.boundingBox())?.y ?? -1);

test(
  '[AGT-2] [AGT-5] an agent’s hour: the team is sorted and narrowed, a downline is opened and sent to, and the list is as it was',
  PHONE_FURTHER,
  async ({ page, site, texts }, { project }) => {
    const isPhone = project.name === 'phone';
    const t = (key: string, ...values: readonly string[]) => texts('team', key, ...values);
    await site.enter('agent');
    await page.goto('/?centre=teamManagement');
    const centre = centreOf(page, texts, 'agent');
    const table = centre.getByRole('table', { name: t('team') });
    const rows = table.getByRole('rowheader');
    await expect(rows).toHaveCount(20);
    await expect(table.getByRole('columnheader', { name: t('last_login') })).toHaveAttribute('aria-sort', 'descending');

    // Sorted: by a heading or, on a phone, by the list above the rows.
    const sortBy = async (column: string, times: number): Promise<void> => {
      if (!isPhone) {
        for (let press = 0; press < times; press += 1) await table.getByRole('button', { name: column, exact: true }).click();
        return;
      }
      const label = texts('kit', times === 1 ? 'sort_ascending' : 'sort_descending').replace('{column}', column);
      await centre.getByRole('combobox', { name: texts('kit', 'sort_by') }).selectOption({ label });
    };
    await sortBy(t('balance'), 2);
    await expect(page).toHaveURL(/modal\.sort=-balance/);
    const amounts = async (): Promise<number[]> => {
      const cells = await table.locator('tbody tr').allTextContents();
      return cells.map((text) => Number(/₱([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', '')));
    };
    await expect
      .poll(async () => {
        const shown = await amounts();
        return shown.length === 20 && shown.every((amount, index) => amount <= (shown[index - 1] ?? Infinity));
      })
      .toBe(true);

    // Narrowed, and on the second page.
    await showFilters(centre, texts);
    await centre.getByLabel(t('account_type')).selectOption('member');
    await expect(page).toHaveURL(/modal\.kind=member/);
    await centre.getByRole('button', { name: texts('kit', 'next_page') }).click();
    await expect(page).toHaveURL(/modal\.pageNo=2/);
    await expect(centre.getByRole('button', { name: texts('kit', 'previous_page') })).toBeEnabled();
    await expect(table).toHaveAttribute('aria-busy', 'false');
    await expect.poll(amounts).toHaveLength(20);
    const ninth = rows.nth(8);
    const account = (await ninth.textContent()) ?? '';
    await ninth.scrollIntoViewIfNeeded();
    const top = await topOf(ninth);

    // A downline beside the list, which does not move.
    await ninth.getByRole('button').click();
    const drawer = page.getByRole('dialog', { name: new RegExp(`^${account}`) });
    await expect(
      drawer
        .getByRole('heading', { name: t('rates') })
        .or(drawer.getByText(t('rates')))
        .first(),
    ).toBeVisible();
    await site.closeByEscape(drawer);
    expect(await topOf(ninth)).toBe(top);
    await expect(ninth.getByRole('button')).toBeFocused();

    // To a transfer from there, and back to the same member, page, order and filter.
    await ninth.getByRole('button').click();
    await drawer.getByRole('button', { name: t('send_money') }).click();
    await expect(centreOf(page, texts).getByText(account, { exact: true })).toBeVisible();
    await page.goBack();
    await expect(drawer).toBeVisible();
    await site.closeByEscape(drawer);
    await expect(drawer).toBeHidden();
    await expect(rows.nth(8)).toHaveText(account);
    await expect(page).toHaveURL(/modal\.kind=member.*modal\.sort=-balance|modal\.sort=-balance.*modal\.kind=member/);

    // All of them as a file, in the list's order.
    const saved = page.waitForEvent('download');
    await centre.getByRole('button', { name: texts('records', 'export_csv') }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('demo-agent-team.csv');
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines.length).toBeGreaterThan(200);
    expect(lines[29]?.split(',')[0]).toBe(account);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  },
);
