import type { FrameLocator, Locator, Page } from '@playwright/test';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import type { SitePage } from './support/site.ts';
import { crossed, FURTHER, expect, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';

/** Chromium writes a line for every request that is refused or cut off; these tests make that happen. */
const FAILED_REQUEST = /Failed to load resource|net::ERR_/;

type Name = 'geetest' | 'firebase' | 'google' | 'facebook';
const SCRIPT: Readonly<Record<Name, string>> = {
  geetest: '**/dev/providers/gt4.js',
  firebase: '**/identitytoolkit.googleapis.com/**',
  google: '**/dev/providers/gsi.js',
  facebook: '**/dev/providers/fb.js',
};

const NEW_PASSWORD = 'Sunrise2026';

/** Fills in whatever the merchant asks of a new player, but for a captcha. */
async function fillRegistration(site: SitePage, form: Locator, username: string): Promise<void> {
  const email = `${username}@example.test`;
  const values = { username, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, payeeName: 'Maria Santos', email };
  await expect(site.field(form, 'username')).toBeVisible();
  for (const [name, value] of Object.entries(values)) {
    if (await site.field(form, name).isVisible()) await site.field(form, name).fill(value);
  }
  await form.getByRole('checkbox').check();
}

const frameOf = (page: Page, name: Name): FrameLocator => page.frameLocator(`iframe[src="/provider/${name}"]`);
const framesOf = (page: Page): Locator => page.locator('iframe[src^="/provider/"]');
/** Logged in; the greeting of a first login is sent away. */
async function arrived(page: Page, site: SitePage, texts: Texts): Promise<void> {
  const later = page.getByRole('button', { name: texts('auth', 'welcome_later'), exact: true });
  // It comes over the menu, at some moment.
  await expect(async () => {
    if (await later.isVisible()) await later.click();
    await expect(site.accountMenu).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

type Closing = (page: Page, close: string) => Promise<void>;
/** How a player leaves the check, by what it is called; `close` is the name of the close button. */
const closings: Readonly<Record<'its own button' | 'the close button' | 'Escape within' | 'Escape on the close button', Closing>> = {
  'its own button': (page) => frameOf(page, 'geetest').getByRole('button', { name: 'Cancel' }).click(),
  'the close button': (page, close) => page.getByRole('dialog').getByRole('button', { name: close }).last().click(),
  'Escape within': (page) => human(page).press('Escape'),
  'Escape on the close button': (page, close) => page.getByRole('dialog').getByRole('button', { name: close }).last().press('Escape'),
};

/** The login form after a check that was closed: nothing is lost, and the field that a press on its button left the focus in has it. */
async function leftAsItWas(page: Page, site: SitePage, texts: Texts): Promise<void> {
  const dialog = site.dialog('login');
  await expect(framesOf(page)).toHaveCount(0);
  await expect(dialog.getByRole('alert').filter({ hasText: texts('auth', 'check_closed') })).toBeVisible();
  await expect(site.field(dialog, 'password')).toHaveValue(SEED_PASSWORD);
  await expect(site.field(dialog, 'password')).toBeFocused();
}

const human = (page: Page): Locator => frameOf(page, 'geetest').getByRole('button', { name: 'I am human' });

test.describe('behaviour verification', () => {
  test.beforeEach(async ({ page, panel }) => {
    await panel.whitelabel({ GEETEST3: '1' });
    await page.goto('/');
  });

  test(
    '[LOG-5] runs before a login; closed, it leaves the form as it was; passed, the gateway has its result checked',
    FURTHER,
    async ({ page, site, texts }) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(new URL(request.url()).pathname));
      const dialog = await site.openLogin();
      await site.fillLogin(dialog, 'demo', SEED_PASSWORD);
      await expect(human(page)).toBeFocused();
      await closings['its own button'](page, texts('auth', 'provider_close'));
      await leftAsItWas(page, site, texts);
      expect(sent).not.toContain('/wps/session/login');
      await page.keyboard.press('Enter');
      await human(page).click();
      await arrived(page, site, texts);
      expect(sent.indexOf('/dev/providers/geetest/verify')).toBeLessThan(sent.indexOf('/wps/session/login'));
      await expect(framesOf(page)).toHaveCount(0);
    },
  );

  test('[REG-14] runs before a registration', FURTHER, async ({ page, site, texts }) => {
    const passed = human(page).click({ timeout: 20_000 });
    await site.register('checked01');
    await passed;
    await arrived(page, site, texts);
  });

  test('[LOG-5] [LOG-14] does not run before a login by code; a wrong one is told beside its field', async ({
    page,
    site,
    panel,
    texts,
    problems,
  }) => {
    problems.allow(FAILED_REQUEST);
    const dialog = await site.openLogin();
    await dialog.getByRole('tab', { name: texts('auth', 'login_by_sms') }).click();
    await site.field(dialog, 'mobileNum').fill('9170000001');
    await dialog.getByRole('button', { name: texts('kit', 'send_code') }).click();
    await expect.poll(() => panel.lastCode('9170000001')).not.toBe('');
    const code = await panel.lastCode('9170000001');
    const field = site.field(dialog, 'verificationCode');
    const submit = dialog.getByRole('button', { name: texts('auth', 'login_submit'), exact: true });
    await field.fill(code === '000000' ? '000001' : '000000');
    await submit.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(texts('auth', 'problem_code')));
    await expect(field).toBeFocused();
    await field.fill(code);
    await submit.click();
    await arrived(page, site, texts);
    await expect(framesOf(page)).toHaveCount(0);
  });

  test(
    '[LOG-5] that does not load is told, a captcha stands in, and it can be tried again',
    FURTHER,
    async ({ page, site, texts, problems }) => {
      problems.allow(FAILED_REQUEST);
      await page.route(SCRIPT.geetest, (route) => route.abort());
      const dialog = await site.openLogin();
      await site.fillLogin(dialog, 'demo', SEED_PASSWORD);
      await expect(dialog.getByRole('alert').filter({ hasText: texts('auth', 'check_unavailable') })).toBeVisible();
      await expect(site.field(dialog, 'captcha')).toBeVisible();
      await expect(site.field(dialog, 'username')).toHaveValue('demo');
      await page.unroute(SCRIPT.geetest);
      await dialog.getByRole('button', { name: texts('auth', 'check_retry') }).click();
      await human(page).click();
      await arrived(page, site, texts);
    },
  );

  test('[REG-14] that does not load leaves a registration its captcha', FURTHER, async ({ page, site, texts, problems }) => {
    problems.allow(FAILED_REQUEST);
    await page.route(SCRIPT.geetest, (route) => route.abort());
    const form = await site.openRegister();
    await fillRegistration(site, form, 'unchecked01');
    await form.getByRole('button', { name: texts('auth', 'register_submit') }).click();
    await expect(form.getByRole('alert').filter({ hasText: texts('auth', 'check_unavailable') })).toBeVisible();
    await site.solveCaptcha(form);
    await form.getByRole('button', { name: texts('auth', 'register_submit') }).click();
    await arrived(page, site, texts);
  });

  test('[LOG-5] that takes too long is given up', FURTHER, async ({ page, site, texts, config }) => {
    const artefact = async () => /"artefact":"(\w+)"/.exec(await (await page.request.get('/config/demo/manifest.json')).text())?.[1];
    const before = await artefact();
    config.edit('base/site.json', (text) => text.replace('"providerTimeoutMs": 30000', '"providerTimeoutMs": 1000'));
    await expect.poll(artefact).not.toBe(before);
    await page.route(SCRIPT.geetest, () => {});
    await page.reload();
    const dialog = await site.openLogin();
    await site.fillLogin(dialog, 'demo', SEED_PASSWORD);
    await expect(dialog.getByRole('alert').filter({ hasText: texts('auth', 'check_unavailable') })).toBeVisible();
    await expect(framesOf(page)).toHaveCount(0);
  });

  for (const [way, close] of Object.entries(closings).slice(1)) {
    test(`[LOG-5] closed by ${way} leaves the form as it was`, FURTHER, async ({ page, site, texts }) => {
      await site.fillLogin(await site.openLogin(), 'demo', SEED_PASSWORD);
      await expect(human(page)).toBeVisible();
      await close(page, texts('auth', 'provider_close'));
      await leftAsItWas(page, site, texts);
    });
  }
});

test.describe('behaviour verification that is on, and not configured', () => {
  test.use({ merchant: 'aurora' });

  test(
    '[REG-11] [LOG-3] [LOG-5] leaves both forms their captcha, from the start',
    FURTHER,
    async ({ page, site, panel, texts, problems }) => {
      // A read that was under way when the session ended is refused.
      problems.allow(/status of 401/);
      await panel.whitelabel({ GEETEST3: '1' });
      await panel.registration({
        captcha: { enabled: false, required: false, minLength: 0, maxLength: 8, acceptedPattern: '*', patternId: 0 },
      });
      await page.goto('/');
      await site.register('plain01');
      await site.logout();
      const dialog = await site.openLogin();
      await expect(site.field(dialog, 'captcha')).toBeVisible();
      await expect(dialog.getByRole('button', { name: texts('auth', 'check_retry') })).toHaveCount(0);
      await site.solveCaptcha(dialog);
      await site.fillLogin(dialog, 'demo', SEED_PASSWORD);
      await arrived(page, site, texts);
    },
  );
});

test.describe('sign-in with another service', () => {
  for (const [index, name] of (['google', 'facebook'] as const).entries()) {
    const flag = name === 'google' ? 'GOOGLELOGIN3' : 'FACEBOOKLOGIN3';
    /** Goes through the service's own steps. */
    const agree = async (page: Page, email: string): Promise<void> => {
      const frame = frameOf(page, name);
      if (name === 'facebook') await frame.getByRole('button', { name: 'Continue with Facebook' }).click();
      await frame.getByRole('textbox').fill(email);
      await frame.getByRole('button', { name: name === 'google' ? 'Continue with Google' : 'Agree' }).click();
    };

    test(
      `[LOG-6] [LOG-16] by ${name}: told where it does not load, can be left, and gives an account`,
      crossed(index),
      async ({ page, panel, site, texts, problems }) => {
        problems.allow(FAILED_REQUEST);
        await panel.whitelabel({ [flag]: '1' });
        await page.route(SCRIPT[name], (route) => route.abort());
        await page.goto('/');
        const dialog = await site.openLogin();
        const button = dialog.getByRole('button', { name: texts('auth', `sign_in_${name}`) });
        await button.click();
        await expect(dialog.getByRole('alert').filter({ hasText: texts('auth', 'sign_in_unavailable') })).toBeVisible();
        await page.unroute(SCRIPT[name]);

        await button.click();
        await expect(frameOf(page, name).getByRole('heading', { name: texts('auth', `sign_in_${name}`) })).toBeVisible();
        await page
          .getByRole('button', { name: texts('auth', 'provider_close') })
          .last()
          .click();
        await expect(framesOf(page)).toHaveCount(0);
        await expect(dialog.getByRole('alert').filter({ hasText: texts('auth', 'popup_closed') })).toBeVisible();
        await expect(button).toBeFocused();

        await button.click();
        await agree(page, `${name}@example.test`);
        await arrived(page, site, texts);
      },
    );
  }
});

test('[LOG-16] providers that are off leave no button, script or policy entry', async ({ page, site, texts }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const response = await page.goto('/');
  const dialog = await site.openLogin();
  for (const name of ['google', 'facebook'])
    await expect(dialog.getByRole('button', { name: texts('auth', `sign_in_${name}`) })).toHaveCount(0);
  await site.fillLogin(dialog, 'demo', SEED_PASSWORD);
  await arrived(page, site, texts);
  expect(asked.filter((path) => /^\/(provider|dev|identitytoolkit)/.test(path))).toEqual([]);
  expect(asked.filter((path) => /assets\/(frames|geetest|firebase|google|facebook)-/.test(path))).toEqual([]);
  expect(response?.headers()['content-security-policy']).not.toMatch(/geetest|google|facebook|gstatic/);
  for (const name of Object.keys(SCRIPT)) expect([name, (await page.request.get(`/provider/${name}`)).status()]).toEqual([name, 404]);
});
