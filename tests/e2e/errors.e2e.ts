/** Section 8 of the specification where a player meets it; `docs/errors.md` lists every entry, and where it is tested. */
import type { Page } from '@playwright/test';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { builtFrom } from './support/chunks.ts';
import { FURTHER, expect, test } from './support/test.ts';
import { tryAgain } from './support/tryAgain.ts';

/** What Chromium and the site write when something does not arrive. */
const LOST = /Failed to load resource|net::ERR_|Failed to fetch dynamically imported module|no style sheet|\[config\]/;

const LOBBY = 'blocks/game-lobby/GameLobby.tsx';
const MODAL = 'shell/ModalFrame.tsx';

const nothing = (): void => {};

/** Keeps a file back until it is let go. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let letGo = nothing;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test.describe('what does not load', () => {
  test(
    '[ERR-1] [ERR-5] [APP-15] a part whose code takes longer than config states, or does not come, says so in place and comes on a retry',
    FURTHER,
    async ({ page, site, texts, config, problems }) => {
      problems.allow(LOST);
      const slow = texts('common', 'page_slow');
      const lobby = page.locator('[data-cfg="pages/rng#main.games"]');
      const retry = lobby.getByRole('button', { name: texts('common', 'retry') });

      await test.step('code that takes too long', async () => {
        const served = async (): Promise<string> => (await page.request.get('/config/demo/manifest.json')).text();
        const before = /"artefact":"\w+"/.exec(await served())?.[0] ?? 'none';
        config.edit('base/site.json', (text) => text.replace('"loadTimeoutMs": 120000', '"loadTimeoutMs": 4000'));
        await expect.poll(served).not.toContain(before);
        const letGo = await holdBack(page, builtFrom(LOBBY).chunk);
        await page.goto('/rng');
        await expect(lobby).toContainText(slow);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.locator('[data-cfg="pages/rng#main.vendors"]')).not.toBeEmpty();
        letGo();
        await retry.click();
        await expect(site.games.first()).toBeVisible();
      });

      await test.step('a modal that a player asked for', async () => {
        await page.route(`**${builtFrom(MODAL).chunk}*`, (route) => route.abort());
        await page.goto('/');
        await site.loginButton.click();
        const notice = page.getByRole('status').filter({ hasText: slow });
        await expect(notice).toBeVisible();
        await page.unroute(`**${builtFrom(MODAL).chunk}*`);
        await notice.getByRole('button', { name: texts('common', 'retry') }).click();
        await expect(site.field(site.dialog('login'), 'password')).toBeVisible();
      });
    },
  );

  test(
    '[ERR-1] [ERR-5] [APP-15] a style sheet that does not come costs what needs it, never its looks',
    FURTHER,
    async ({ page, site, texts, problems }) => {
      problems.allow(LOST);
      const [sheet = ''] = builtFrom(LOBBY).styles;
      expect(sheet).not.toBe('');
      const lobby = page.locator('[data-cfg="pages/rng#main.games"]');
      /** The sheet is there and has rules; those of one that was lost may not even be read. */
      const isDressed = () =>
        page.evaluate((path) => {
          const sheets = [...document.styleSheets].filter(({ href }) => href?.endsWith(path));
          try {
            return sheets.some(({ cssRules }) => cssRules.length > 0);
          } catch {
            return false;
          }
        }, sheet);
      const block = () => page.route(`**${sheet}`, (route) => route.abort());

      await test.step('of a part that comes later', async () => {
        await page.goto('/');
        await expect(page.getByRole('main').locator('[data-cfg]').first()).not.toBeEmpty();
        await block();
        await site.goTo('/rng');
        await expect(lobby).toContainText(texts('common', 'page_slow'));
        expect(await isDressed()).toBe(false);
        // Nor on a retry that fails again.
        const retry = lobby.getByRole('button', { name: texts('common', 'retry') });
        await retry.click();
        await expect(lobby.locator('ul')).toHaveCount(0);
        await expect(retry).toBeVisible();
        await page.unroute(`**${sheet}`);
        await retry.click();
        await expect(site.games.first()).toBeVisible();
        expect(await isDressed()).toBe(true);
      });

      await test.step('of the first screen, lost once', async () => {
        await page.route(`**${sheet}`, (route) => route.abort(), { times: 1 });
        await page.goto('/rng');
        await expect(site.games.first()).toBeVisible();
        expect(await isDressed()).toBe(true);
      });

      await test.step('of the first screen, lost for good', async () => {
        await block();
        await page.goto('/rng');
        await tryAgain(page, `**${sheet}`);
        await expect(site.games.first()).toBeVisible();
      });
    },
  );

  test('[ERR-1] [APP-14] navigation that is doubled, overtaken, called back or redirected does no harm', async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(LOST);
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await site.goTo('/rng');
    await expect(site.games.first()).toBeVisible();
    // Doubled: the history has no second entry, so that Back leads away.
    const entries = await page.evaluate(() => history.length);
    await site.goTo('/rng');
    await site.goTo('/rng');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect(site.games.first()).toBeVisible();

    // Overtaken: the page that was asked for first never comes, the second stands.
    const letGo = await holdBack(page, builtFrom('blocks/promotion-list/PromotionList.tsx').chunk);
    await page.evaluate(() => history.pushState(null, '', '/promotions'));
    await page.evaluate(() => history.pushState(null, '', '/live'));
    await expect(page).toHaveURL('/live');
    letGo();
    await expect(site.games.first()).toBeVisible();
    // Called back while on its way.
    await page.evaluate(() => history.pushState(null, '', '/vip'));
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/live');
    await expect(site.games.first()).toBeVisible();
    // Redirected: the alias is the page.
    await page.evaluate(() => history.pushState(null, '', '/index.html'));
    await expect(page.locator('[data-cfg^="pages/home#main."]').first()).not.toBeEmpty();
    expect(await page.evaluate(() => Object.hasOwn(window, 'sameDocument'))).toBe(true);
  });
});

test.describe('what the gateway refuses', () => {
  test.use({ merchant: 'lotus', language: 'TH' });

  test(
    '[ERR-1] [ERR-5] each message of the dictionary is said in the page’s language, and what nobody knows as plain text',
    FURTHER,
    async ({ page, site, texts, panel, problems }) => {
      problems.allow(/Failed to load resource|net::ERR_/);
      await page.goto('/');
      const form = await site.openLogin();
      const alert = form.getByRole('alert').filter({ hasText: /\S/ });
      const attempt = () => site.fillLogin(form, 'demo', SEED_PASSWORD);

      const cases = [
        [
          'Network link is abnormal',
          () => page.route('**/wps/session/login*', (route) => route.abort(), { times: 1 }),
          texts('auth', 'error_network'),
        ],
        ['Invalid URL', () => panel.refuse('login', 'request.not.found', 'English.'), texts('lobby', 'invalid_url')],
        ['Username/Email does not exist', () => panel.refuse('login', 'account.not.found'), texts('auth', 'error_account_unknown')],
        ['Access restricted', () => panel.refuse('login', 'system.region.restricted'), texts('auth', 'error_region')],
        ['System maintenance', () => panel.refuse('login', 'system.maintenance'), texts('auth', 'error_maintenance')],
        ['a code of a page', () => panel.refuse('login', 'team.link.unknown', 'English.'), texts('errors', 'link_unknown')],
      ] as const;
      for (const [what, plan, said] of cases) {
        await test.step(what, async () => {
          await plan();
          await attempt();
          await expect(alert).toContainText(said);
          await expect(alert).not.toContainText('English.');
        });
      }

      await test.step('Unknown error, with what customer service asks for', async () => {
        const answered = page.waitForResponse((response) => response.url().includes('/wps/session/login'));
        await panel.refuse('login', 'platform.other');
        await attempt();
        const reference = (await answered).headers()['x-request-id'] ?? '';
        expect(reference).not.toBe('');
        await expect(alert).toContainText(texts('errors', 'unknown', reference));
        expect((await alert.innerText()).split(reference)).toHaveLength(2);
      });

      await test.step('a message that would be more than text', async () => {
        const hostile = '<img src=x onerror="document.title=1"><b>bold</b> javascript:alert(1) \u202etxet';
        await panel.refuse('login', 'platform.other', hostile);
        await attempt();
        await expect(alert).toContainText('<img src=x onerror="document.title=1"><b>bold</b>');
        await expect(alert.locator('img, b, a')).toHaveCount(0);
        await expect(page).not.toHaveTitle('1');
        await panel.refuse('login', 'platform.other', 'x'.repeat(4000));
        await attempt();
        await expect(alert).toContainText('xxx');
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(wide).toBe(0);
        expect(await alert.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      });

      await test.step('Non-member account, Non-agents', async () => {
        await site.fillLogin(form, 'affiliate', SEED_PASSWORD);
        await expect(alert).toContainText(texts('auth', 'error_not_member'));
        await panel.whitelabel({ AGENTONLY3: '1' });
        await attempt();
        await expect(alert).toContainText(texts('errors', 'not_agent'));
        await site.fillLogin(form, 'agent', SEED_PASSWORD);
        await site.arrive();
      });

      await test.step('Not logged in: a session that the gateway has forgotten', async () => {
        await panel.fault('balance', 'denied', 1);
        await page.reload();
        await expect(page.getByText(texts('auth', 'session_ended'))).toBeVisible();
        await expect(site.loginButton).toBeVisible();
        await page.goto('/?modal=changePassModal');
        await expect(page.getByRole('dialog')).toContainText(texts('auth', 'not_logged_in'));
      });
    },
  );

  test(
    '[ERR-1] a code that is not sent and a login that fails: the message in a dialog with OK, then the captcha',
    FURTHER,
    async ({ page, site, texts, panel }) => {
      await page.goto('/');
      const form = await site.openLogin();
      await form.getByRole('tab', { name: texts('auth', 'login_by_sms') }).click();
      await site.field(form, 'mobileNum').fill('912345678');
      await panel.refuse('smsLoginCode', 'platform.other', 'No credit <b>left</b>');
      await form.getByRole('button', { name: texts('kit', 'send_code') }).click();
      const warning = page.getByRole('alertdialog', { name: texts('auth', 'sms_failed') });
      await expect(warning).toContainText('No credit <b>left</b>');
      await warning.getByRole('button', { name: texts('auth', 'ok') }).click();
      await expect(warning).toBeHidden();

      await form.getByRole('tab', { name: texts('auth', 'login_by_username') }).click();
      await expect(site.field(form, 'captcha')).toHaveCount(0);
      await site.fillLogin(form, 'captcha', SEED_PASSWORD);
      await expect(site.field(form, 'captcha')).toBeVisible();
      await expect(form.getByRole('alert').filter({ hasText: /\S/ })).toContainText(texts('auth', 'problem_captcha'));
      await site.solveCaptcha(form);
      await form.getByRole('button', { name: texts('auth', 'login_submit'), exact: true }).click();
      await site.arrive();
    },
  );
});
