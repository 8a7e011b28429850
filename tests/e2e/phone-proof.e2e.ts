import type { Locator, Page } from '@playwright/test';

import type { ControlPanel } from './support/panel.ts';
import type { SitePage } from './support/site.ts';
import { FURTHER, expect, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';

/** Chromium writes a line for every request that is refused or cut off; these tests make that happen. */
const FAILED_REQUEST = /Failed to load resource|net::ERR_/;
const FIREBASE = '**/identitytoolkit.googleapis.com/**';
const SEND = '**/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode*';
const CONFIRM = '**/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber*';

const NO_CAPTCHA = { enabled: false, required: false, minLength: 0, maxLength: 8, acceptedPattern: '*', patternId: 0 };

/** The seeded account `demo` has this mobile. */
const DEMO_MOBILE = '9170000001';

const lastCode = async (panel: ControlPanel): Promise<string> => (await panel.outbox()).sent[0]?.code ?? '';

/** The login form's tab for codes. */
async function openCodes(site: SitePage, texts: Texts): Promise<Locator> {
  const dialog = await site.openLogin();
  await dialog.getByRole('tab', { name: texts('auth', 'login_by_sms') }).click();
  return dialog;
}

async function sendCode(site: SitePage, form: Locator, texts: Texts, mobile: string): Promise<void> {
  await site.field(form, 'mobileNum').fill(mobile);
  await form.getByRole('button', { name: texts('kit', 'send_code') }).click();
}

/** Asks again, as soon as the button allows another try. */
async function sendAgain(form: Locator, texts: Texts): Promise<void> {
  const again = form.getByRole('button', { name: texts('kit', 'send_code') });
  await expect(async () => {
    if (!(await waiting(form).isVisible())) await again.click({ timeout: 500 });
    await expect(waiting(form)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** The button of a code while it counts down. */
const waiting = (form: Locator, left = /\d+ s/): Locator => form.getByRole('button', { name: left });

/** Told beside the code, where the player goes on. */
async function expectAtCode(site: SitePage, form: Locator, text: string): Promise<void> {
  await expect(site.field(form, 'verificationCode')).toHaveAccessibleDescription(new RegExp(text.replaceAll(/[.?()]/g, '\\$&')));
  await expect(site.field(form, 'verificationCode')).toBeFocused();
}

/** Answers the SDK's next questions of a kind with one of Firebase's own errors. */
async function refuseWith(page: Page, address: string, message: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status: 400, json: { error: { code: 400, message } } }));
}

test.beforeEach(async ({ page, panel }) => {
  await panel.whitelabel({ FIREBASESMS3: '1' });
  await page.goto('/');
});

test(
  '[LOG-1] [LOG-14] [REG-10] a code by Firebase, good for the seconds of config, logs in after a wrong one that is said',
  FURTHER,
  async ({ page, panel, site, texts, problems }) => {
    problems.allow(FAILED_REQUEST);
    const dialog = await openCodes(site, texts);
    await expect(dialog.getByText(texts('auth', 'phone_consent'))).toBeVisible();
    await sendCode(site, dialog, texts, DEMO_MOBILE);
    await expect.poll(() => lastCode(panel)).not.toBe('');
    await expect(waiting(dialog, /(60|5\d) s/)).toBeDisabled();
    const code = await lastCode(panel);
    const submit = dialog.getByRole('button', { name: texts('auth', 'login_submit'), exact: true });

    await site.field(dialog, 'verificationCode').fill(code === '000000' ? '000001' : '000000');
    await submit.click();
    await expectAtCode(site, dialog, texts('auth', 'phone_invalid_code'));
    await site.field(dialog, 'verificationCode').fill(code);
    await submit.click();
    await expect(site.accountMenu).toBeVisible({ timeout: 15_000 });
    await expect(page.locator('iframe[src^="/provider/"]')).toHaveCount(0);
  },
);

test('[REG-8] a code by Firebase proves the mobile of a registration, also on the second attempt', async ({
  panel,
  site,
  texts,
  page,
  problems,
}) => {
  problems.allow(FAILED_REQUEST);
  await panel.registration({ captcha: NO_CAPTCHA });
  const form = await site.openRegister();
  await form.getByRole('tab').last().click();
  const mobile = `9${String(Date.now()).slice(-9)}`;
  await sendCode(site, form, texts, mobile);
  await expect.poll(() => lastCode(panel)).not.toBe('');
  await site.field(form, 'verificationCode').fill(await lastCode(panel));
  for (const name of ['password', 'confirmPassword']) {
    if (await site.field(form, name).isVisible()) await site.field(form, name).fill('Sunrise2026');
  }
  await form.getByRole('checkbox').check();
  await panel.fault('registerMobile', 'denied', 1);
  const submit = form.getByRole('button', { name: texts('auth', 'register_submit') });
  await submit.click();
  await expect(form.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await submit.click();
  await expect(form).toBeHidden();
  await expect(page.getByText(texts('auth', 'register_done'))).toBeVisible();
});

const sendErrors: readonly (readonly [string, string])[] = [
  ['INVALID_PHONE_NUMBER', 'phone_invalid_number'],
  ['MISSING_PHONE_NUMBER', 'phone_missing_number'],
  ['QUOTA_EXCEEDED', 'phone_quota'],
  ['OPERATION_NOT_ALLOWED', 'phone_not_allowed'],
  ['CAPTCHA_CHECK_FAILED', 'phone_captcha_failed'],
  ['SOMETHING_NEW', 'phone_unknown'],
];
/** A wrong code that is typed for real is told in the login by Firebase, above. */
const checkErrors: readonly (readonly [string, string])[] = [
  ['MISSING_CODE', 'phone_missing_code'],
  ['SESSION_EXPIRED', 'phone_code_expired'],
  ['INVALID_CODE', 'phone_invalid_code'],
];

/** A document in Firebase’s place whose every question fails with this code. */
const failing = (code: string): string => `<script>
  addEventListener('message', ({ data }) =>
    parent.postMessage({ type: 'failed', id: data.id, kind: 'refused', code: ${JSON.stringify(code)} }, location.origin));
  parent.postMessage({ type: 'loaded' }, location.origin);
  parent.postMessage({ type: 'ready' }, location.origin);
</script>`;

test(
  '[ERR-1] [ERR-2] each of Firebase’s refusals is told in words when a code is asked for, and nothing is waited for',
  FURTHER,
  async ({ page, site, texts, problems }) => {
    problems.allow(FAILED_REQUEST);
    const dialog = await openCodes(site, texts);
    await site.field(dialog, 'mobileNum').fill(DEMO_MOBILE);
    const send = dialog.getByRole('button', { name: texts('kit', 'send_code') });
    const warning = page.getByRole('alertdialog');
    const expectTold = async (key: string): Promise<void> => {
      // One press a second counts.
      await expect(async () => {
        if (!(await warning.isVisible())) await send.click({ timeout: 500 });
        await expect(warning).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await expect(warning).toContainText(texts('auth', key));
      await warning.getByRole('button', { name: texts('auth', 'ok') }).click();
      await expect(warning).toBeHidden();
      await expect(send).toBeEnabled();
    };
    for (const [message, key] of sendErrors) {
      await test.step(message, async () => {
        await refuseWith(page, SEND, message);
        await expectTold(key);
        await page.unroute(SEND);
      });
    }
    await test.step('the popup is closed by the player', async () => {
      await page.route('**/provider/firebase', (route) =>
        route.fulfill({ contentType: 'text/html', body: failing('auth/popup-closed-by-user') }),
      );
      await expectTold('popup_closed');
      await page.unroute('**/provider/firebase');
    });
    await sendAgain(dialog, texts);
    await expect(waiting(dialog)).toBeDisabled();
  },
);

test('[ERR-1] [ERR-2] each of Firebase’s refusals is told in words when a code is checked', async ({
  page,
  site,
  texts,
  problems,
  panel,
}) => {
  problems.allow(FAILED_REQUEST);
  const dialog = await openCodes(site, texts);
  await sendCode(site, dialog, texts, DEMO_MOBILE);
  await expect.poll(() => lastCode(panel)).not.toBe('');
  for (const [index, [message, key]] of checkErrors.entries()) {
    await test.step(message, async () => {
      await refuseWith(page, CONFIRM, message);
      await site.field(dialog, 'verificationCode').fill(`12345${index}`);
      await dialog.getByRole('button', { name: texts('auth', 'login_submit'), exact: true }).click();
      await expectAtCode(site, dialog, texts('auth', key));
      await expect(site.loginButton).toHaveCount(0);
      await page.unroute(CONFIRM);
    });
  }
});

test(
  '[ERR-1] [ERR-2] too many requests keep the button shut for five minutes, counted down, whichever form asks',
  FURTHER,
  async ({ page, site, texts, problems }) => {
    problems.allow(FAILED_REQUEST);
    await page.clock.install();
    await page.goto('/');
    let asked = 0;
    page.on('request', (request) => (asked += request.url().includes(':sendVerificationCode') ? 1 : 0));
    await refuseWith(page, SEND, 'TOO_MANY_ATTEMPTS_TRY_LATER');
    const dialog = await openCodes(site, texts);
    await sendCode(site, dialog, texts, DEMO_MOBILE);
    const warning = page.getByRole('alertdialog');
    await expect(warning).toContainText(texts('auth', 'phone_too_many', '5'));
    await warning.getByRole('button', { name: texts('auth', 'ok') }).click();
    await expect(waiting(dialog, /(300|2[89]\d) s/)).toBeDisabled();
    await page.clock.fastForward('02:30');
    await expect(waiting(dialog, /1[0-4]\d s/)).toBeDisabled();
    // Another form of the same page does not get around it, and Firebase is not asked.
    await page.keyboard.press('Escape');
    await page.unroute(SEND);
    const again = await openCodes(site, texts);
    await sendCode(site, again, texts, DEMO_MOBILE);
    await expect(warning).toContainText(texts('auth', 'phone_too_many', '3'));
    await warning.getByRole('button', { name: texts('auth', 'ok') }).click();
    expect(asked).toBe(1);
    await page.clock.fastForward('02:31');
    await sendAgain(again, texts);
    await expect.poll(() => asked).toBe(2);
  },
);

test(
  '[LOG-5] Firebase out of reach is told, and a code goes out on the next try',
  FURTHER,
  async ({ page, site, texts, problems, panel }) => {
    problems.allow(FAILED_REQUEST);
    await page.route(FIREBASE, (route) => route.abort());
    const dialog = await openCodes(site, texts);
    await sendCode(site, dialog, texts, DEMO_MOBILE);
    const warning = page.getByRole('alertdialog');
    await expect(warning).toContainText(texts('auth', 'error_network'));
    await warning.getByRole('button', { name: texts('auth', 'ok') }).click();
    await page.unroute(FIREBASE);
    await sendAgain(dialog, texts);
    expect(await lastCode(panel)).not.toBe('');
  },
);

/** A document in Firebase's place that answers every question with the same value. */
const answering = (value: unknown): string => `<script>
  addEventListener('message', ({ data }) => {
    const answer = data.request.kind === 'send' ? null : ${JSON.stringify(value)};
    parent.postMessage({ type: 'answered', id: data.id, value: answer }, location.origin);
  });
  parent.postMessage({ type: 'loaded' }, location.origin);
  parent.postMessage({ type: 'ready' }, location.origin);
</script>`;

const proofs: readonly (readonly [string, unknown, string])[] = [
  ['nothing', null, 'phone_no_proof'],
  ['what is no token', { token: 'x' }, 'phone_unavailable'],
];
for (const [what, value, key] of proofs) {
  test(
    `[REG-8] [ERR-1] a check that returns ${what} stops a registration before the gateway is asked`,
    FURTHER,
    async ({ page, site, texts, panel }) => {
      await panel.whitelabel({ MOBILENUMPASSREG3: '0' });
      await panel.registration({ captcha: NO_CAPTCHA });
      await page.route('**/provider/firebase', (route) => route.fulfill({ contentType: 'text/html', body: answering(value) }));
      await page.reload();
      let asked = false;
      page.on('request', (request) => (asked ||= new URL(request.url()).pathname.startsWith('/wps/member/register')));
      const form = await site.openRegister();
      await form.getByRole('tab').last().click();
      await sendCode(site, form, texts, DEMO_MOBILE);
      await expect(waiting(form)).toBeDisabled();
      await site.field(form, 'verificationCode').fill('123456');
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: texts('auth', 'register_submit') }).click();
      await expectAtCode(site, form, texts('auth', key));
      expect(asked).toBe(false);
    },
  );
}
