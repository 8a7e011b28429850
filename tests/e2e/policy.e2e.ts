/** The content security policy while everything of the kit that opens is open: the fixture `problems` fails a test on any report. */
import type { Page } from '@playwright/test';

import { centreOf } from './support/centre.ts';
import type { SitePage } from './support/site.ts';
import { openStaticHost } from './support/staticHost.ts';
import { expect, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';

/** Style elements that scripts have put into the page. */
const styleElements = (page: Page) => page.locator('style').count();

async function openEverything(page: Page, site: SitePage, texts: Texts): Promise<void> {
  const escape = () => page.keyboard.press('Escape');
  // A menu.
  await site.header.getByRole('button', { name: texts('common', 'language') }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await escape();
  await expect(page.getByRole('menu')).toBeHidden();

  // A modal, and tabs where the form has them.
  const login = await site.openLogin();
  await expect(login.getByRole('button', { name: texts('auth', 'login_submit'), exact: true })).toBeVisible();
  for (const tab of await login.getByRole('tab').all()) await tab.click();
  await site.closeByEscape(login);

  // A list of countries, over a modal.
  const register = await site.openRegister();
  await expect(register.locator('button[type=submit]')).toBeVisible();
  for (const tab of await register.getByRole('tab').all()) await tab.click();
  const country = register.getByRole('button', { name: /\+\d+/ });
  if ((await country.count()) > 0) {
    await country.first().click();
    await expect(register.getByRole('listbox')).toBeVisible();
    await escape();
  }
  await site.closeByEscape(register);

  // A member center with a table, the list of a select and a calendar.
  await site.login('demo');
  await site.accountMenu.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await escape();
  await page.goto(`${new URL(page.url()).origin}/?centre=personalHistoryCopy`);
  const center = centreOf(page, texts);
  const category = center.getByRole('combobox', { name: texts('records', 'category') });
  await category.click();
  await expect(center.getByRole('listbox')).toBeVisible();
  await escape();
  await expect(center.getByRole('listbox')).toBeHidden();
  await center.getByRole('combobox', { name: texts('records', 'period') }).selectOption({ label: texts('records', 'period_custom') });
  await center
    .getByRole('button', { name: texts('kit', 'open_calendar') })
    .first()
    .click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await escape();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await site.closeByEscape(center);

  // A question.
  await site.logout();
}

/** On phones: the drawer. */
async function openDrawer(page: Page, site: SitePage, texts: Texts): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.header.getByRole('button', { name: texts('common', 'open_menu') }).click();
  const drawer = page.getByRole('dialog', { name: texts('common', 'menu'), exact: true });
  await expect(drawer).toBeVisible();
  await site.closeByEscape(drawer);
}

test('[SEC-1] [UI-8] modals, dialogs, drawers, menus, tabs, lists and calendars break no rule of the policy, and inject no style', async ({
  page,
  site,
  texts,
}) => {
  await page.goto('/');
  await openEverything(page, site, texts);
  await openDrawer(page, site, texts);
  expect(await styleElements(page)).toBe(0);
});

test('[SEC-1] [OPS-4] nor do they on a static host, under the headers written for it', async ({
  page,
  site,
  texts,
  server,
  language,
  problems,
}) => {
  // Pictures and the live channel come from the platform's own server, which is another host there.
  problems.allow(/Failed to load resource|EventSource/);
  const host = await openStaticHost('demo', server.configDir, server.url);
  try {
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    const answer = await page.goto(host.url);
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await openEverything(page, site, texts);
    await openDrawer(page, site, texts);
    expect(await styleElements(page)).toBe(0);
  } finally {
    await host.close();
  }
});
