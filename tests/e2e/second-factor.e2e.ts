import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

import { ROAMING, SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { crossed, FURTHER, FURTHER_ON_PHONES_TOO, expect, test } from './support/test.ts';
import type { SitePage } from './support/site.ts';
import type { Texts } from './support/texts.ts';

const FACTORS = ['mobile', 'email', 'sms', 'google', 'bankAccountName'] as const;

/** The account `roaming` was registered elsewhere, so every login here asks for a second factor: a refusal, to begin with. */
test.beforeEach(({ panel, problems }) => {
  problems.allow(/Failed to load resource/);
  panel.seedAfterwards();
});

/** Logs in as `roaming` and comes to the choice. */
async function begin(page: Page, site: SitePage): Promise<Locator> {
  await page.goto('/');
  const dialog = await site.openLogin();
  await site.fillLogin(dialog, 'roaming', SEED_PASSWORD);
  return dialog;
}

async function choose(dialog: Locator, texts: Texts, factor: (typeof FACTORS)[number]): Promise<void> {
  await dialog.getByRole('radio', { name: texts('auth', `factor_${factor}`) }).check();
  await dialog.getByRole('button', { name: texts('auth', 'factor_next') }).click();
}

async function answer(dialog: Locator, texts: Texts, factor: (typeof FACTORS)[number], text: string): Promise<void> {
  await dialog.getByRole('textbox', { name: texts('auth', `factor_${factor}_field`) }).fill(text);
  await dialog.getByRole('button', { name: texts('auth', 'factor_submit'), exact: true }).click();
}

test(
  '[LOG-7] a login from a new address offers five ways to prove who it is, masked, and the way back',
  FURTHER_ON_PHONES_TOO,
  async ({ page, site, texts }) => {
    const dialog = await begin(page, site);
    await expect(dialog.getByRole('heading', { name: texts('auth', 'factor_title') })).toBeFocused();
    await expect(dialog.getByRole('radio')).toHaveCount(FACTORS.length);
    for (const factor of FACTORS) await expect(dialog.getByRole('radio', { name: texts('auth', `factor_${factor}`) })).toBeVisible();
    await expect(dialog.getByText(/^\*+0002$/).first()).toBeVisible();
    await expect(dialog.getByText(/^r\*+@e\*+\.com$/)).toBeVisible();
    await expect(dialog.getByText(ROAMING.mobile)).toHaveCount(0);

    await choose(dialog, texts, 'sms');
    await expect(dialog.getByRole('heading', { name: texts('auth', 'factor_sms') })).toBeFocused();
    await dialog.getByRole('button', { name: texts('auth', 'factor_another') }).click();
    await expect(dialog.getByRole('heading', { name: texts('auth', 'factor_title') })).toBeFocused();
    await dialog.getByRole('button', { name: texts('auth', 'factor_back') }).click();
    await expect(site.field(dialog, 'username')).toHaveValue('roaming');
    // An account that does not mind is asked for nothing.
    await site.fillLogin(dialog, 'demo', SEED_PASSWORD);
    await expect(site.accountMenu).toBeVisible();
  },
);

/** As a player writes it who knows it by heart. */
const known = { mobile: `0${ROAMING.mobile.slice(2)}` };

test(
  '[LOG-7] by mobile: a wrong answer is told beside the field, the right one lets in, once, and the address is known',
  FURTHER,
  async ({ page, site, texts }) => {
    const dialog = await begin(page, site);
    await choose(dialog, texts, 'mobile');
    await answer(dialog, texts, 'mobile', '1234567');
    const field = dialog.getByRole('textbox', { name: texts('auth', 'factor_mobile_field') });
    await expect(dialog.getByText(texts('auth', 'error_factor_wrong'))).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    let answers = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('login/verification')) answers += 1;
    });
    await field.fill(known.mobile);
    await dialog.getByRole('button', { name: texts('auth', 'factor_submit'), exact: true }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(site.accountMenu).toBeVisible();
    expect(answers).toBe(1);
    await site.logout();
    await site.login('roaming');
  },
);

for (const [index, [factor, recipient]] of (
  [
    ['sms', ROAMING.mobile],
    ['email', 'roaming@example.com'],
  ] as const
).entries()) {
  test(`[LOG-7] by a code that comes by ${factor}`, crossed(index), async ({ page, site, texts, panel }) => {
    const dialog = await begin(page, site);
    await choose(dialog, texts, factor);
    await dialog.getByRole('button', { name: texts('kit', 'send_code') }).click();
    await expect.poll(() => panel.lastCode(recipient)).not.toBe('');
    await expect(dialog.getByRole('button', { name: texts('kit', 'send_code'), exact: true })).toHaveCount(0);
    await answer(dialog, texts, factor, await panel.lastCode(recipient));
    await expect(site.accountMenu).toBeVisible();
  });
}

test('[LOG-7] by the code of an authenticator app', FURTHER, async ({ page, site, texts }) => {
  const dialog = await begin(page, site);
  await choose(dialog, texts, 'google');
  await answer(dialog, texts, 'google', new TOTP({ secret: Secret.fromBase32(ROAMING.totpSecret) }).generate());
  await expect(site.accountMenu).toBeVisible();
});

test('[LOG-7] after too many wrong answers the login begins anew, and says why', FURTHER, async ({ page, site, texts }) => {
  const dialog = await begin(page, site);
  await choose(dialog, texts, 'bankAccountName');
  const over = dialog.getByText(texts('auth', 'error_challenge_expired'));
  const submit = dialog.getByRole('button', { name: texts('auth', 'factor_submit'), exact: true });
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    const answered = page.waitForResponse(/login\/verification$/);
    await answer(dialog, texts, 'bankAccountName', `Nobody ${wrong}`);
    await answered;
    await expect(over.or(submit.and(page.locator(':not([aria-disabled=true])')))).toBeVisible();
  }
  await expect(over).toBeVisible();
  await expect(site.field(dialog, 'username')).toHaveValue('roaming');
});

test('[LOG-7] by bankAccountName, by keyboard alone', FURTHER, async ({ page, site, texts }) => {
  const dialog = await begin(page, site);
  await expect(dialog.getByRole('heading', { name: texts('auth', 'factor_title') })).toBeFocused();
  await page.keyboard.press('Tab');
  // The first way is chosen; arrows go through the rest, to the last.
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: texts('auth', 'factor_bankAccountName') })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: texts('auth', 'factor_bankAccountName') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(`  ${ROAMING.bankAccountName.toUpperCase()} `);
  await page.keyboard.press('Enter');
  await expect(site.accountMenu).toBeVisible();
});
