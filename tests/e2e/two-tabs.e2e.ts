import type { Page } from '@playwright/test';

import { calls } from '#site/api/contract/index.ts';
import { moneyIn } from './support/money.ts';
import { SitePage } from './support/site.ts';
import { FURTHER, expect, test } from './support/test.ts';

/** A tab that the page opens takes its session along, as browsers do it. */
const sisterOf = async (page: Page, path: string): Promise<Page> => {
  const [sister] = await Promise.all([page.context().waitForEvent('page'), page.evaluate((at) => void window.open(at), path)]);
  return sister;
};

test('[LOG-12] [SEC-4] a tab in which another player logs in is no login in its sister, where the first one may come back', async ({
  page,
  site,
  texts,
  panel,
}) => {
  await site.enter('demo');
  await page.goto('/');
  const sister = await sisterOf(page, '/rng');
  const other = new SitePage(sister, texts, panel);
  await expect(other.accountMenu).toBeVisible();

  await site.logout();
  await expect(other.loginButton).toBeVisible();
  await site.login('vip');
  // The sister knows nothing of the new one, and is still nobody's after a reload.
  await sister.reload();
  await expect(other.loginButton).toBeVisible();
  await other.login('demo');
  expect(await moneyIn(page, texts)).not.toBe(await moneyIn(sister, texts));
});

test(
  '[HDR-8] [API-8] theme follows in the other tab, and language when it is opened next; a form that is open there keeps what was typed',
  FURTHER,
  async ({ page, site, texts, panel }) => {
    await page.goto('/');
    const other = new SitePage(await sisterOf(page, '/rng'), texts, panel);
    const form = await other.openLogin();
    await other.field(form, 'username').fill('still here');
    await site.switchTheme('dark');
    await expect(other.header.page().locator('html')).toHaveAttribute('data-theme', 'dark');
    await site.chooseLanguage('Filipino');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await expect(other.field(form, 'username')).toHaveValue('still here');
    await other.header.page().reload();
    await expect(other.header.page().locator('html')).toHaveAttribute('lang', 'fil');
  },
);

test(
  '[MEM-3] [API-5] orders of two tabs: each form sends its own, money that is not there twice moves once, and both see it',
  FURTHER,
  async ({ page, site, texts, panel, problems }) => {
    problems.allow(/Failed to load resource/);
    panel.seedAfterwards();
    const t = (key: string, ...values: string[]) => texts('wallets', key, ...values);
    await site.enter('team213');
    await page.goto('/?centre=transferFund');
    const sister = await sisterOf(page, '/?centre=transferFund');
    const keys: string[] = [];
    const fill = async (tab: Page) => {
      tab.on('request', (request) => {
        if (new URL(request.url()).pathname === calls.walletTransfer.path) keys.push(request.headers()['idempotency-key'] ?? '');
      });
      const centre = tab.getByRole('dialog').first();
      await centre
        .getByRole('listitem', { name: 'Maharlika Live' })
        .getByRole('button', { name: t('in_to', 'Maharlika Live') })
        .click();
      const form = centre.getByRole('form', { name: t('transfer') });
      // All there is: of two, one finds nothing left.
      const all = await centre
        .getByRole('listitem', { name: t('main_wallet') })
        .getByRole('status')
        .textContent();
      await form.getByRole('textbox', { name: t('amount') }).fill((all ?? '').replaceAll(/[^\d.]/g, ''));
      return form.getByRole('button', { name: t('submit'), exact: true });
    };
    const submits = [await fill(page), await fill(sister)];
    await Promise.all(submits.map((submit) => submit.click()));
    await expect.poll(() => keys.length).toBe(2);
    expect(new Set(keys).size).toBe(2);
    const said = [page, sister].map((tab) =>
      tab
        .getByRole('dialog')
        .first()
        .getByRole('form', { name: t('transfer') }),
    );
    const refused = async () => (await Promise.all(said.map((form) => form.locator('input[aria-invalid=true]').count()))).toSorted();
    await expect.poll(refused).toEqual([0, 1]);
    for (const tab of [page, sister])
      await expect(
        tab
          .getByRole('dialog')
          .first()
          .getByRole('listitem', { name: t('main_wallet') }),
      ).toContainText('₱0.00');
  },
);
