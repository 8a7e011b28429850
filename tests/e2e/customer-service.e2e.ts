import { createCipheriv } from 'node:crypto';

import type { Page } from '@playwright/test';

import { builtFrom } from './support/chunks.ts';
import { FURTHER, FURTHER_ON_PHONES_TOO, crossed, expect, test } from './support/test.ts';

const REFUSED = /Failed to load resource/;

const CHAT_CALL = '**/wps/relay/WPSCORE_getCustomerServiceScript*';
const STATUS_CALL = '**/wps/system/status*';

/** A link as platforms send it. OpenSSL has no single DES any more; triple DES with one key three times is the same. */
function encrypted(link: string, key = 'e2e-key1'): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3)), null);
  return cipher.update(link, 'utf8', 'base64') + cipher.final('base64') + key;
}

/** The platform's chat leads here. */
async function chatAt(page: Page, path: string): Promise<void> {
  const value = { version: { pathList: [{ type: '3', path }] } };
  await page.route(CHAT_CALL, (route) => route.fulfill({ json: { success: true, value } }));
}

/** The platform lists these ways to customer service. */
async function servicesAt(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.route(STATUS_CALL, async (route) => {
    const response = await route.fetch();
    const body: { value: { info: { customerService: unknown } } } = await response.json();
    body.value.info.customerService = Object.entries(entries).map(([csType, path]) => ({ csType, path }));
    await route.fulfill({ response, json: body });
  });
}

test.describe('customer service from a forgotten password', () => {
  test('[PWD-4] [FTR-6] opens a small window from both tabs and sends it to the chat', FURTHER_ON_PHONES_TOO, async ({ page, texts }) => {
    await page.goto('/?modal=forgetPassModal');
    const form = page.getByRole('dialog', { name: texts('config', 'modal.forgot_password'), exact: true });
    const link = form.getByRole('button', { name: texts('auth', 'support_link') });
    for (const way of ['email', 'mobile']) {
      await form.getByRole('tab', { name: texts('auth', `forgot_by_${way}`) }).click();
      const opening = page.waitForEvent('popup');
      await link.click();
      const chat = await opening;
      await expect(chat).toHaveURL(/\/chat\?m=demo/);
      expect(new URL(chat.url()).origin).not.toBe(new URL(page.url()).origin);
      expect(await chat.evaluate(() => window.opener)).toBeNull();
      await chat.close();
    }
    await expect(form).toBeVisible();
  });

  test('[PWD-4] the window is 440 by 500, there at once, and says what it waits for', FURTHER, async ({ page, texts, panel }) => {
    await page.goto('/?modal=forgetPassModal');
    await page.evaluate(() => {
      const open = window.open.bind(window);
      window.open = (...asked) => {
        document.documentElement.dataset['opened'] = asked.join(' ');
        return open(...asked);
      };
    });
    await panel.fault('customerService', 'slow', 1);
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: texts('auth', 'support_link') }).click();
    const chat = await opening;
    expect(chat.url()).toBe('about:blank');
    await expect(page.locator('html')).toHaveAttribute('data-opened', /width=440,height=500/);
    await expect(chat.getByText(texts('auth', 'support_opening'))).toBeVisible();
    await expect(chat).toHaveURL(/\/chat\?m=demo/);
  });

  test('[PWD-4] two clicks open one window', FURTHER, async ({ page, texts }) => {
    await page.goto('/?modal=forgetPassModal');
    const opened: Page[] = [];
    page.on('popup', (popup) => opened.push(popup));
    await page.getByRole('button', { name: texts('auth', 'support_link') }).dblclick();
    await expect.poll(() => opened[0]?.url()).toMatch(/\/chat/);
    expect(opened).toHaveLength(1);
  });

  test(
    '[PWD-4] [ERR-1] a failed request closes the window and says what to do',
    FURTHER_ON_PHONES_TOO,
    async ({ page, texts, panel, problems }) => {
      problems.allow(REFUSED);
      await panel.fault('customerService', 'status-500', 10);
      await page.goto('/?modal=forgetPassModal');
      const opening = page.waitForEvent('popup');
      await page.getByRole('button', { name: texts('auth', 'support_link') }).click();
      const chat = await opening;
      const message = page.getByRole('alertdialog', { name: texts('auth', 'support_failed') });
      await expect(message).toContainText(texts('auth', 'support_failed_text'));
      expect(chat.isClosed()).toBe(true);
      await message.getByRole('button', { name: texts('auth', 'ok'), exact: true }).click();
      await expect(message).toBeHidden();
    },
  );

  const refused = {
    'another host': encrypted('https://evil.example.org/chat'),
    'plain http elsewhere': encrypted('http://t.example.com/chat'),
    'a script': encrypted('javascript:alert(1)'),
    'a user in front of the host': encrypted('https://t.example.com@evil.example.org/'),
    'a page of this site': encrypted('/rng'),
    'the wrong key': `${encrypted('https://t.example.com/chat').slice(0, -8)}other-k1`,
    'no ciphertext': 'https://t.example.com/chat',
  };
  for (const [index, [what, path]] of Object.entries(refused).entries()) {
    test(`[SEC-5] [PWD-4] a chat link with ${what} is not followed`, crossed(index), async ({ page, texts }) => {
      await chatAt(page, path);
      await page.goto('/?modal=forgetPassModal');
      const opening = page.waitForEvent('popup');
      await page.getByRole('button', { name: texts('auth', 'support_link') }).click();
      const chat = await opening;
      await expect(page.getByRole('alertdialog', { name: texts('auth', 'support_failed') })).toBeVisible();
      expect(chat.isClosed()).toBe(true);
    });
  }

  test('[PWD-4] a browser that opens no windows is told of', FURTHER, async ({ page, texts }) => {
    await page.goto('/?modal=forgetPassModal');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', { name: texts('auth', 'support_link') }).click();
    await expect(page.getByRole('alertdialog', { name: texts('auth', 'support_blocked') })).toContainText(
      texts('auth', 'support_blocked_text'),
    );
  });
});

test.describe('customer service at the edge of the page', () => {
  const SERVICES = ['LIVECHAT', 'VIP', 'TELEGRAM-1', 'TELEGRAM-2'] as const;

  test('[HDR-7] [MOD-2] the live chat for everybody, for a VIP the VIP service', async ({ page, site, texts }) => {
    await page.goto('/');
    const service = (name: string) => page.getByRole('menuitem', { name: texts('common', `service.${name}`), exact: true });
    await site.openHelp();
    await expect(service('LIVECHAT')).toBeVisible();
    await expect(service('VIP')).toHaveCount(0);
    const opening = page.waitForEvent('popup');
    await service('LIVECHAT').click();
    await expect(await opening).toHaveURL(/\/chat\?m=demo/);
    await site.login('vip');
    await site.openHelp();
    await expect(service('VIP')).toBeVisible();
    await expect(service('LIVECHAT')).toHaveCount(0);
  });

  for (const [index, absent] of SERVICES.entries()) {
    test(`[FTR-6] without ${absent} there is no entry for it, the others stay`, crossed(index), async ({ page, site, texts }) => {
      const rest = SERVICES.filter((name) => name !== absent);
      await servicesAt(page, Object.fromEntries(rest.map((name) => [name, encrypted(`https://t.example.com/${name}`)])));
      await page.goto('/');
      await site.openHelp();
      const service = (name: string) => page.getByRole('menuitem', { name: texts('common', `service.${name}`), exact: true });
      for (const name of rest.filter((one) => one !== 'VIP')) await expect(service(name)).toBeVisible();
      await expect(service(absent)).toHaveCount(0);
    });
  }

  test('[FTR-6] each leads where its entry says', FURTHER, async ({ page, context, site, texts }) => {
    await context.route('https://t.example.com/**', (route) => route.fulfill({ contentType: 'text/plain', body: 'Telegram' }));
    await servicesAt(page, Object.fromEntries(SERVICES.map((name) => [name, encrypted(`https://t.example.com/${name}`)])));
    await page.goto('/');
    for (const name of ['LIVECHAT', 'TELEGRAM-1', 'TELEGRAM-2']) {
      const opening = page.waitForEvent('popup');
      await (await site.openHelp()).getByRole('menuitem', { name: texts('common', `service.${name}`), exact: true }).click();
      await expect(await opening).toHaveURL(`https://t.example.com/${name}`);
    }
  });

  test('[SEC-5] [FTR-6] an entry that leads nowhere it may is not listed', FURTHER, async ({ page, site, texts }) => {
    await servicesAt(page, {
      LIVECHAT: encrypted('https://evil.example.org/chat'),
      'TELEGRAM-1': 'https://t.example.com/plain',
      'TELEGRAM-2': encrypted('https://t.example.com/news'),
    });
    await page.goto('/');
    await site.openHelp();
    const service = (name: string) => page.getByRole('menuitem', { name: texts('common', `service.${name}`), exact: true });
    await expect(service('TELEGRAM-2')).toBeVisible();
    await expect(service('TELEGRAM-1')).toHaveCount(0);
    // Looked into when the player first moves.
    await page.mouse.move(200, 200);
    await expect(service('LIVECHAT')).toHaveCount(0);
    await expect(service('TELEGRAM-2')).toBeVisible();
  });

  test('[SEC-5] nobody who only loads the page loads the cipher', FURTHER, async ({ page }) => {
    const { chunk: cipher } = builtFrom('features/customerService/decipher.ts');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.getByRole('main').locator('[data-cfg]').first()).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain(cipher);
    await page.mouse.move(300, 300);
    await expect.poll(() => asked.filter((path) => path === cipher)).toHaveLength(1);
  });
});
