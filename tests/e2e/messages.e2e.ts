import type { Page } from '@playwright/test';

import { centreOf } from './support/centre.ts';
import { FURTHER, expect, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';

const inboxOf = (page: Page, texts: Texts) => {
  const t = (key: string, ...values: readonly string[]) => texts('messages', key, ...values);
  const centre = centreOf(page, texts);
  return {
    t,
    list: centre.getByRole('list', { name: t('messages') }),
    rows: centre
      .getByRole('list', { name: t('messages') })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
    opener: (title: string) => centre.getByRole('button', { name: new RegExp(title) }),
    tab: (number: number) => centre.getByRole('tab', { name: t('unread_count', String(number)) }),
    bar: centre.getByRole('toolbar', { name: t('actions') }),
    badge: centre.getByRole('link', { name: new RegExp(texts('config', 'in_platform_information')) }),
    centre,
  };
};

test(
  '[MEM-13] [MEM-14] messages are read one by one or together, and the badge counts what is left',
  FURTHER,
  async ({ page, site, texts, panel }) => {
    panel.seedAfterwards();
    await site.enter('demo');
    await page.goto('/?centre=messageV2');
    const inbox = inboxOf(page, texts);
    await expect(inbox.rows).toHaveCount(10);
    await expect(inbox.badge).toHaveAccessibleName(/3/);

    await inbox.tab(3).click();
    await expect(inbox.rows).toHaveCount(3);
    await inbox.opener('Your deposit has arrived').click();
    await expect(inbox.list.getByRole('link', { name: 'account records' })).toBeVisible();
    // Read, and still there: nothing moves away under the eyes.
    await expect(inbox.tab(2)).toBeVisible();
    await expect(inbox.badge).toHaveAccessibleName(/2/);
    await expect(inbox.rows).toHaveCount(3);
    // A shared or reloaded address opens the same.
    await page.reload();
    await expect(inbox.tab(2)).toHaveAttribute('aria-selected', 'true');
    await expect(inbox.rows).toHaveCount(2);

    await inbox.bar.getByRole('button', { name: inbox.t('mark_all_read') }).click();
    await expect(inbox.tab(0)).toBeVisible();
    await expect(inbox.badge).not.toHaveAccessibleName(/\d/);
    await page.reload();
    await expect(inbox.centre.getByText(inbox.t('none_unread'))).toBeVisible();

    // What it links to is in the same centre.
    await inbox.centre.getByRole('tab', { name: inbox.t('all') }).click();
    await inbox.opener('Your deposit has arrived').click();
    await inbox.list.getByRole('link', { name: 'account records' }).click();
    await expect(page).toHaveURL('/?centre=transactionHistory');
  },
);

test('[MEM-13] [ERR-4] chosen messages are deleted after a question; a failure says so and loses nothing', async ({
  page,
  site,
  texts,
  panel,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  panel.seedAfterwards();
  await site.enter('demo');
  await page.goto('/');
  await panel.fault('inbox', 'status-500', 1);
  await page.goto('/?centre=messageV2&modal.pageNo=2');
  const inbox = inboxOf(page, texts);
  await inbox.centre.getByRole('button', { name: texts('lobby', 'retry') }).click();
  await expect(inbox.rows).toHaveCount(8);

  const question = page.getByRole('alertdialog');
  const remove = inbox.bar.getByRole('button', { name: inbox.t('delete'), exact: true });
  await inbox.bar.getByRole('checkbox').check();
  await expect(inbox.bar.getByText(inbox.t('chosen', '8'))).toBeVisible();
  await panel.fault('deleteMessages', 'malformed', 1);
  await remove.click();
  await expect(question).toContainText(inbox.t('delete_text', '8'));
  await question.getByRole('button', { name: inbox.t('delete') }).click();
  await expect(page.getByText(inbox.t('failed'))).toBeVisible();
  await expect(inbox.rows).toHaveCount(8);

  await remove.click();
  await question.getByRole('button', { name: inbox.t('keep') }).click();
  await expect(inbox.rows).toHaveCount(8);
  await remove.click();
  await question.getByRole('button', { name: inbox.t('delete') }).click();
  // The page that is empty now is left for the one before it.
  await expect(page).toHaveURL('/?centre=messageV2');
  await expect(inbox.rows).toHaveCount(10);
  await expect(inbox.centre.getByRole('navigation', { name: inbox.t('pages') })).toHaveCount(0);
});
