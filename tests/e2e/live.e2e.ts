import type { Page } from '@playwright/test';

import { FURTHER, expect, test } from './support/test.ts';

/** The page as it is loaded once: a reload would lose the mark. */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-same-page'));
}

const EMAIL_RULE = { enabled: true, minLength: 6, maxLength: 60, acceptedPattern: '*', patternId: 3 };

test('[CFG-12] a new accent in the skin shows at once', FURTHER, async ({ page, config }) => {
  await page.goto('/');
  const isSamePage = await markPage(page);
  const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--pf-color-accent').trim());
  const before = await accent();
  config.edit('merchants/demo/skin.json', (text) => text.replace(/("accent": \{[^}]*"\$value": )\{[^}]*\}/, '$1"#7a1fa2"'));
  await expect.poll(accent).not.toBe(before);
  expect(await isSamePage()).toBe(true);
});

test('[CFG-12] a menu entry that config hides leaves the open page, and comes back', FURTHER, async ({ page, config }) => {
  await page.goto('/');
  const isSamePage = await markPage(page);
  const entry = page.getByRole('banner').locator('a[href="/fish"]');
  await expect(entry).toBeVisible();
  config.edit('base/menus/main.json', (text) => text.replace('"when": { "hasVendors": "FISH" }', '"when": false'));
  await expect(entry).toBeHidden();
  config.restore();
  await expect(entry).toBeVisible();
  expect(await isSamePage()).toBe(true);
});

test(
  '[CFG-12] a half-filled form keeps what was typed through changes of config and rules',
  FURTHER,
  async ({ page, site, config, panel }) => {
    await page.goto('/');
    const isSamePage = await markPage(page);
    const form = await site.openRegister();
    const username = site.field(form, 'username');
    const email = site.field(form, 'email');
    await username.fill('half_typed');
    await email.fill('someone@example.test');

    await panel.registration({ email: { ...EMAIL_RULE, required: true } });
    await expect(email).toHaveAttribute('required', '');
    await panel.registration({ email: { ...EMAIL_RULE, required: false } });
    await expect(email).not.toHaveAttribute('required', '');

    const referral = site.field(form, 'referralCode');
    await expect(referral).toBeVisible();
    config.edit('base/registration.json', (text) => text.replace('"referralCode": {', '"referralCode": { "when": false,'));
    await expect(referral).toBeHidden();

    await expect(username).toHaveValue('half_typed');
    await expect(email).toHaveValue('someone@example.test');
    expect(await isSamePage()).toBe(true);
  },
);

test('[CFG-12] [LOG-6] a flag turned on at the gateway shows what it stands for', async ({ page, site, panel, texts }) => {
  await panel.whitelabel({ FREEPLAY3: '0' });
  await page.goto('/');
  const dialog = await site.openLogin();
  const guest = dialog.getByRole('button', { name: texts('auth', 'login_guest') });
  await expect(guest).toBeHidden();
  await panel.whitelabel({ FREEPLAY3: '1' });
  await expect(guest).toBeVisible();
});

test(
  '[CFG-12] [NOT-5] a clock that is set forward at the gateway counts on the open page: conditions, and what greets once a day',
  FURTHER,
  async ({ page, config, panel, texts }) => {
    const DAY_MS = 86_400_000;
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
    config.edit('base/menus/main.json', (text) =>
      text.replace('"when": { "hasVendors": "FISH" }', `"when": { "between": { "from": "${tomorrow}", "to": "9999-01-01T00:00:00Z" } }`),
    );
    // Muted until tomorrow.
    await page.addInitScript((until) => localStorage.setItem('entryPopup', JSON.stringify({ mutedUntil: until })), tomorrow.slice(0, 10));
    await page.goto('/');
    const isSamePage = await markPage(page);
    const entry = page.getByRole('banner').locator('a[href="/fish"]');
    await expect(page.getByRole('banner').locator('a[href="/rng"]')).toBeVisible();
    await expect(entry).toHaveCount(0);
    await panel.advance(2 * DAY_MS);
    await expect(entry).toBeVisible();
    await page.mouse.click(2, 300);
    await expect(page.getByRole('dialog', { name: texts('config', 'modal.entry_popup') })).toBeVisible();
    expect(await isSamePage()).toBe(true);
  },
);

test(
  '[CFG-12] nine tabs load over HTTP/1.1 and share one stream, which another tab takes over when its own is closed',
  FURTHER,
  async ({ context, config, server }) => {
    // What other tests have left open.
    await expect.poll(() => server.streams()).toBe(0);
    const tabs: Page[] = [];
    for (let count = 0; count < 9; count += 1) {
      const tab = await context.newPage();
      await tab.goto('/');
      await expect(tab.getByRole('banner')).toContainText('Sinag');
      tabs.push(tab);
    }
    const rename = async (name: string, listeners: readonly Page[]): Promise<void> => {
      config.edit('merchants/demo/merchant.json', (text) => text.replace(/"Sinag( \w+)?"/, `"${name}"`));
      for (const tab of listeners) await expect(tab.getByRole('banner')).toContainText(name);
    };
    await rename('Sinag Two', tabs);
    expect(server.streams()).toBe(1);
    // The first one has it.
    await tabs[0]?.close();
    await expect.poll(() => server.streams()).toBe(1);
    await rename('Sinag Three', tabs.slice(1));
    expect(server.streams()).toBe(1);
  },
);
