import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { axeViolations } from './support/axe.ts';
import { securityOf } from './support/security.ts';
import { FURTHER, expect, test } from './support/test.ts';

const CENTRE = '/?centre=securityCenter';

test.beforeEach(({ panel, problems }) => {
  // The browser logs every refusal.
  problems.allow(/Failed to load resource/);
  panel.seedAfterwards();
});

test(
  '[MEM-2] [LOG-7] the second factor: turned on by a code, asked for at login, with recovery codes for who has no phone; turned off again',
  FURTHER,
  async ({ page, site, texts }) => {
    await site.enter('team104');
    await page.goto(CENTRE);
    const { t, row, form, field, secret, open, submit } = securityOf(page, texts);
    const name = 'authenticator';
    await open(name);
    await expect(form(name).getByRole('img', { name: t('authenticator_qr') })).toBeVisible();
    const key = ((await form(name).locator('code').textContent()) ?? '').replaceAll(' ', '');
    const app = new TOTP({ secret: Secret.fromBase32(key) });
    const appCode = field(name, texts('auth', 'factor_google_field'));
    await appCode.fill('12345');
    await submit(name, 'turn_on').click();
    await expect(form(name).getByText(texts('auth', 'problem_code'))).toBeVisible();
    await appCode.fill(app.generate({ timestamp: Date.now() - 30_000 }));
    await submit(name, 'turn_on').click();
    // Ten codes for who loses the phone, shown this once.
    const shown = form(name)
      .getByRole('list', { name: t('recovery_title') })
      .getByRole('listitem');
    await expect(shown).toHaveCount(10);
    const first = await shown.allTextContents();
    const saved = page.waitForEvent('download');
    await form(name)
      .getByRole('button', { name: t('recovery_save') })
      .click();
    expect(
      readFileSync(await (await saved).path(), 'utf8')
        .trim()
        .split('\n'),
    ).toEqual(first);
    expect(await axeViolations(page)).toEqual([]);
    await form(name)
      .getByRole('button', { name: t('recovery_kept') })
      .click();
    await expect(form(name)).toBeHidden();
    await expect(row(name).getByText(t('is_on'), { exact: true })).toBeVisible();
    await expect(row(name).getByText(t('recovery_left', '10', '10'))).toBeVisible();
    // New ones for the password; with them the old ones are worth nothing.
    await open(name);
    await form(name)
      .getByRole('button', { name: t('recovery_new') })
      .click();
    await secret(name, t('proof_password')).fill('not-the-one');
    await submit(name, 'recovery_new').click();
    await expect(secret(name, t('proof_password'))).toHaveAttribute('aria-invalid', 'true');
    await secret(name, t('proof_password')).fill(SEED_PASSWORD);
    await submit(name, 'recovery_new').click();
    await expect(shown).toHaveCount(10);
    const [recovery = ''] = await shown.allTextContents();
    expect(first).not.toContain(recovery);
    await page.keyboard.press('Escape');
    // The page keeps nothing of the key and the codes.
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
    for (const one of [key, recovery]) expect(kept).not.toContain(one);

    await page.goto('/');
    await site.logout();
    const login = await site.openLogin();
    await site.fillLogin(login, 'team104', SEED_PASSWORD);
    await login.getByRole('textbox', { name: texts('auth', 'factor_google_field') }).fill(app.generate());
    await login.getByRole('button', { name: texts('auth', 'factor_submit'), exact: true }).click();
    await site.arrive();

    // Without the phone.
    await page.goto('/');
    await site.logout();
    await site.openLogin();
    await site.fillLogin(login, 'team104', SEED_PASSWORD);
    await login.getByRole('button', { name: texts('auth', 'factor_recovery') }).click();
    await expect(login.getByText(texts('auth', 'factor_recovery_text'))).toBeVisible();
    await expect(login.getByText(texts('auth', 'factor_google_text'))).toHaveCount(0);
    await login.getByRole('textbox', { name: texts('auth', 'factor_recovery_field') }).fill(recovery.toLowerCase());
    await login.getByRole('button', { name: texts('auth', 'factor_submit'), exact: true }).click();
    await site.arrive();

    await page.goto(CENTRE);
    await expect(row(name).getByText(t('recovery_left', '9', '10'))).toBeVisible();
    await open(name);
    // One step ahead is still taken, and each code only once.
    await appCode.fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await secret(name, t('proof_password')).fill(SEED_PASSWORD);
    await submit(name, 'turn_off').click();
    await expect(form(name)).toBeHidden();
    await expect(row(name).getByText(t('is_missing'))).toBeVisible();
  },
);
