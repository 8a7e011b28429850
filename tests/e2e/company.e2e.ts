import type { Locator } from '@playwright/test';

import { CHAT_LINES } from '#gateway/seed/chatTexts.ts';
import { sendChatMessage } from '#site/api/contract/chat.ts';
import { faultsIn, loseAnswers, ON, overflow, PHONE, PROVOKED } from './support/company.ts';
import { FURTHER, expect, test } from './support/test.ts';

/** Whether what scrolls shows its end. */
const isAtEnd = (box: Locator) => box.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight < 4);

test(
  '[MOD-1] [MOD-5] [LOG-11] [CFG-15] the chat room opens from its entry after a login, in its header colour, and Back closes it',
  FURTHER,
  async ({ page, site, texts, panel, config }) => {
    const room = page.getByRole('dialog', { name: texts('config', 'modal.chat_room') });
    const entry = page.getByRole('menuitem', { name: texts('config', 'nav.chat') });
    await page.goto('/?modal=chatRoom');
    await expect(site.loginButton).toBeVisible();
    // Hidden with its flag, from the address too.
    await site.openHelp();
    await expect(entry).toHaveCount(0);
    await expect(room).toHaveCount(0);

    await panel.whitelabel(ON);
    await page.goto('/rng');
    await site.openHelp();
    await entry.click();
    const login = site.dialog('login');
    await site.fillLogin(login, 'demo', 'Sunrise2026');
    await expect(room.getByRole('log').getByRole('listitem').last()).toBeVisible();
    await expect(login).toHaveCount(0);
    const header = room.getByRole('heading', { name: texts('config', 'modal.chat_room') }).locator('..');
    await expect(header).toHaveCSS('background-color', 'rgb(232, 89, 12)');
    await expect(header).toHaveCSS('color', 'rgb(0, 0, 0)');
    config.edit('base/site.json', (text) => text.replace('#e8590c', '#4a0912'));
    await expect(header).toHaveCSS('background-color', 'rgb(74, 9, 18)');
    await expect(header).toHaveCSS('color', 'rgb(255, 255, 255)');
    await page.goBack();
    await expect(room).toHaveCount(0);

    // From its entry and from the address; another modal takes its place.
    await site.openHelp();
    await entry.click();
    await expect(room).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(room).toHaveCount(0);
    await page.goto('/?modal=chatRoom');
    await expect(room.getByRole('log')).toBeVisible();
    await page.evaluate(() => {
      history.pushState(null, '', '/?modal=notice');
    });
    await expect(page.getByRole('dialog', { name: texts('config', 'modal.notice') })).toBeVisible();
    await expect(room).toHaveCount(0);
  },
);

test(
  '[MOD-5] [ERR-4] players talk: plain text, the newest in sight, nothing typed is lost, and each message appears once',
  FURTHER,
  async ({ page, site, texts, panel, config, problems, browser, baseURL }) => {
    problems.allow(PROVOKED);
    const t = (key: string, ...values: readonly string[]) => texts('chat', key, ...values);
    await panel.whitelabel(ON);
    config.edit('base/modals.json', (text) =>
      text.replace('"block": "chat-room",', '"block": "chat-room", "props": { "pageSize": 8, "pollMs": 600000 },'),
    );
    await page.setViewportSize(PHONE);
    await site.enter('demo');
    await page.goto('/');
    await panel.fault('chatMessages', 'status-500', 1);
    await page.goto('/?modal=chatRoom');
    const room = page.getByRole('dialog', { name: texts('config', 'modal.chat_room') });
    await room.getByRole('button', { name: texts('lobby', 'retry') }).click();
    const log = room.getByRole('log');
    const lines = log.getByRole('listitem').filter({ has: page.locator('time') });
    const field = room.getByRole('textbox', { name: t('write') });
    await expect(lines.last()).toBeVisible();
    await expect.poll(() => isAtEnd(log)).toBe(true);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    // Further up there is more, down to the beginning; where one reads stays in sight.
    const first = await lines.first().textContent();
    await log.evaluate((box) => box.scrollTo({ top: 0 }));
    await expect(lines).toHaveCount(CHAT_LINES.length);
    await expect(lines.filter({ hasText: first ?? '' })).toBeInViewport();
    await expect(log.getByText(t('yesterday'))).toHaveCount(1);
    await expect(log.getByText(t('you'), { exact: true }).first()).toBeAttached();

    // Another player writes while this one reads further up: the live channel tells, long before the next look would be due.
    const other = await browser.newPage({ storageState: await page.context().storageState(), ...(baseURL && { baseURL }) });
    const theirs = other.getByRole('dialog', { name: texts('config', 'modal.chat_room') });
    await other.goto('/?modal=chatRoom');
    await other.getByLabel(texts('auth', 'field_username')).last().fill('vip');
    await other
      .getByLabel(new RegExp(`^${texts('auth', 'field_password')}`))
      .last()
      .fill('Sunrise2026');
    await other
      .getByRole('dialog')
      .getByRole('button', { name: texts('auth', 'login_submit'), exact: true })
      .click();
    await theirs.getByRole('textbox', { name: t('write') }).fill('<b>Hi</b> https://example.com');
    await other.keyboard.press('Enter');
    const newest = room.getByRole('button', { name: t('newest', '1') });
    await expect(newest).toBeVisible();
    expect(await isAtEnd(log)).toBe(false);
    await newest.click();
    await expect(newest).toHaveCount(0);
    const message = lines.filter({ hasText: '<b>Hi</b> https://example.com' });
    await expect(message).toBeInViewport();
    await expect(message).toContainText('Re***a');
    await expect(log.locator('b, a')).toHaveCount(0);

    // A new line, then Enter: the answer is lost, and the message is there once.
    await field.fill('One line');
    await field.press('Shift+Enter');
    await field.pressSequentially('and another');
    await expect(room.getByText('20 of 300')).toBeVisible();
    await panel.fault('sendChatMessage', 'drop-after', 1);
    await field.press('Enter');
    await expect(field).toHaveValue('');
    await expect(lines.filter({ hasText: 'and another' })).toHaveCount(1);
    await expect(theirs.getByRole('log').getByText('and another')).toHaveCount(1);
    await other.close();

    // Out of reach: what is typed stays, through a reload too, and goes out once.
    const restoreRoom = await loseAnswers(page, sendChatMessage.path);
    await field.fill('Kept words');
    await field.press('Enter');
    await expect(room.getByText(t('unsure'))).toBeVisible();
    await restoreRoom();
    await expect(field).toHaveValue('Kept words');
    await page.reload();
    await expect(field).toHaveValue('Kept words');
    await room.getByRole('button', { name: t('send') }).click();
    await expect(field).toHaveValue('');
    await expect(lines.filter({ hasText: 'Kept words' })).toHaveCount(1);

    // Blank is not sent; too fast waits, and says so.
    await field.fill('   ');
    await expect(room.getByRole('button', { name: t('send') })).toBeDisabled();
    for (const text of ['one', 'two', 'three']) {
      await field.fill(text);
      await field.press('Enter');
      await expect(field).toHaveValue('');
    }
    await field.fill('too much');
    await field.press('Enter');
    await expect(room.getByText(new RegExp(t('too_fast', '\\d+')))).toBeVisible();
    await expect(field).toHaveValue('too much');
    await expect(room.getByRole('button', { name: t('send') })).toBeDisabled();
    expect(await faultsIn(page, 'chat')).toEqual([]);

    // Without a connection it says so, and goes on by itself.
    await page.context().setOffline(true);
    await expect(room.getByText(t('cut_off'))).toBeVisible();
    await page.context().setOffline(false);
    await expect(room.getByText(t('cut_off'))).toHaveCount(0);

    // The session ends meanwhile: after a login the room is there again, and so is what was typed.
    await panel.fault('chatMessages', 'denied', 1);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await site.fillLogin(site.dialog('login'), 'demo', 'Sunrise2026');
    await expect(lines.last()).toBeVisible();
    await expect(field).toHaveValue('too much');
  },
);
