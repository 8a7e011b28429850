import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { securityOf, loginElsewhere } from './support/security.ts';
import { SitePage } from './support/site.ts';
import { FURTHER, FURTHER_ON_PHONES_TOO, expect, test } from './support/test.ts';

const CENTRE = '/?centre=securityCenter';
test.beforeEach(({ panel, problems }) => {
  // The browser logs every refusal.
  problems.allow(/Failed to load resource/);
  panel.seedAfterwards();
});

test(
  '[MEM-2] profile, avatar and nickname: shown masked, changed in place; the header has the avatar at once, and an address opens a form',
  FURTHER_ON_PHONES_TOO,
  async ({ page, site, texts }, { project }) => {
    await site.enter('demo');
    await page.goto(CENTRE);
    const { t, centre, row, form, field, open, submit } = securityOf(page, texts);
    const profile = centre.getByRole('region', { name: t('profile') });
    await expect(profile.getByText('d***@e***.com')).toBeVisible();
    await expect(profile.getByText('********0001')).toBeVisible();
    await expect(profile.getByText(/^\d{4}-\d\d-\d\d$/)).toBeVisible();
    const safety = centre.getByRole('region', { name: t('safety') });
    await expect(safety.getByRole('heading', { name: t('safety_medium') })).toBeVisible();
    await expect(safety.getByRole('progressbar')).toHaveAttribute('aria-valuetext', t('safety_count', '4', '5'));

    if (project.name === 'phone') {
      // A section takes one line, and may be pressed anywhere in it.
      for (const name of ['avatar', 'nickname', 'password', 'payment_password', 'email'])
        expect((await row(name).boundingBox())?.height).toBeLessThanOrEqual(72);
      await row('nickname').click({ position: { x: 24, y: 24 } });
      await site.closeByEscape(form('nickname'));
      await expect(row('nickname').getByRole('button')).toBeFocused();
    }
    const avatars = await open('avatar');
    await expect(avatars.getByRole('radio')).toHaveCount(12);
    await avatars.getByRole('radio', { name: t('avatar_number', '3') }).check();
    await avatars.getByRole('button', { name: t('avatar_submit') }).click();
    await expect(avatars).toBeHidden();
    await expect(page.getByText(t('avatar_done'))).toBeVisible();
    await expect(profile.locator('img')).toHaveAttribute('src', /\/art\/avatar\/.+\.svg$/);
    await expect(row('avatar').getByRole('button')).toBeFocused();
    await expect(page.getByRole('banner', { includeHidden: true }).locator('img[src^="/art/avatar/"]')).toHaveCount(1);

    await page.goto(`${CENTRE}&modal.section=nickname`);
    const nickname = field('nickname', t('nickname'));
    await expect(nickname).toHaveValue('Dalisay');
    await nickname.fill('<b>');
    await submit('nickname').click();
    await expect(nickname).toBeFocused();
    await expect(nickname).toHaveAttribute('aria-invalid', 'true');
    await nickname.fill('Bituin');
    await submit('nickname').click();
    await expect(form('nickname')).toBeHidden();
    await expect(page).not.toHaveURL(/section/);
    await expect(row('nickname').getByText('Bituin')).toBeVisible();
    await expect(profile.getByRole('heading', { name: 'Bituin' })).toBeVisible();
    // Escape closes the form alone.
    await site.closeByEscape(await open('nickname'));
    await expect(centre).toBeVisible();
  },
);

test('[MEM-2] [ERR-3] [ERR-4] a form outlives a broken gateway and happens once', async ({ page, site, texts, panel }) => {
  await site.enter('team101');
  await page.goto(`${CENTRE}&modal.section=paymentPassword`);
  const { t, form, secret, submit } = securityOf(page, texts);
  const name = 'payment_password';
  await secret(name, t('payment_old')).fill('246810');
  await secret(name, t('payment_new')).fill('135791');
  await secret(name, texts('auth', 'field_confirmPassword')).fill('135791');
  for (const kind of ['status-500', 'malformed', 'drop-after'] as const) {
    // A browser may ask once more by itself when a connection is cut.
    await panel.fault('changePaymentPassword', kind, kind === 'drop-after' ? 2 : 1);
    await submit(name).click();
    await expect(form(name).getByRole('alert')).toContainText(t('unsure'));
    await expect(secret(name, t('payment_new'))).toHaveValue('135791');
  }
  // The last one was done, though nobody heard of it: the same again is not a wrong old password.
  await expect(async () => {
    await submit(name).click({ timeout: 1000 });
    await expect(form(name)).toBeHidden({ timeout: 3000 });
  }).toPass();
  await expect(page.getByText(t('payment_changed'))).toBeVisible();

  // Without the overview there is a way to ask again.
  await panel.fault('securityConfig', 'status-500', 1);
  await page.goto(CENTRE);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts('lobby', 'retry') })
    .click();
  await expect(securityOf(page, texts).row('password')).toBeVisible();
});

test('[MEM-2] the login password: the old one is needed, other devices are signed out', FURTHER, async ({ page, site, texts, panel }) => {
  await site.enter('team102');
  await page.goto('/');
  const elsewhere = await loginElsewhere(page, texts, panel, 'team102');
  await page.goto(CENTRE);
  const { form, secret, open } = securityOf(page, texts);
  await open('password');
  const old = secret('password', texts('auth', 'field_oldPassword'));
  await old.fill('not-the-one');
  await secret('password', texts('auth', 'field_newPassword')).fill('Moonlight2027');
  await secret('password', texts('auth', 'field_confirmPassword')).fill('Moonlight2027');
  const submit = form('password').getByRole('button', { name: texts('auth', 'change_submit') });
  await submit.click();
  await expect(form('password').getByText(texts('auth', 'error_password_wrong'))).toBeVisible();
  await expect(old).toBeFocused();
  await old.fill(SEED_PASSWORD);
  await submit.click();
  await expect(form('password')).toBeHidden();
  await expect(page.getByText(texts('auth', 'password_changed'))).toBeVisible();
  await expect(securityOf(page, texts).row('password')).toBeVisible();
  await elsewhere.reload();
  await expect(new SitePage(elsewhere, texts, panel).loginButton).toBeVisible();
});

test(
  '[MEM-2] the payment password: set, locked after three wrong ones, replaced by a code',
  FURTHER,
  async ({ page, site, texts, panel }) => {
    await site.enter('fresh');
    await page.goto(CENTRE);
    const { t, row, form, secret, open, submit } = securityOf(page, texts);
    const name = 'payment_password';
    await expect(row(name).getByText(t('is_missing'))).toBeVisible();
    await open(name);
    const [wanted, again] = [secret(name, t('payment_new')), secret(name, texts('auth', 'field_confirmPassword'))];
    await wanted.fill('135791');
    await again.fill('135792');
    await submit(name).click();
    await expect(form(name).getByText(texts('auth', 'problem_mismatch'))).toBeVisible();
    await again.fill('135791');
    await secret(name, t('proof_password')).fill('not-the-one');
    await submit(name).click();
    await expect(form(name).getByText(texts('auth', 'error_password_wrong'))).toBeVisible();
    await secret(name, t('proof_password')).fill(SEED_PASSWORD);
    await submit(name).click();
    await expect(form(name)).toBeHidden();
    await expect(row(name).getByText(t('is_set'), { exact: true })).toBeVisible();

    await open(name);
    await wanted.fill('864202');
    await again.fill('864202');
    for (const left of ['2', '1']) {
      await secret(name, t('payment_old')).fill('000000');
      await submit(name).click();
      await expect(form(name).getByText(t('payment_wrong', left))).toBeVisible();
    }
    await submit(name).click();
    await expect(form(name).getByText(t('payment_locked', '30'))).toBeVisible();
    // Until when is said above the fields, as long as it lasts.
    const [, unlock = ''] = t('payment_locked_note', '·').split('·');
    await expect(form(name).getByRole('status')).toContainText(unlock);
    await form(name)
      .getByRole('button', { name: t('payment_forgotten') })
      .click();
    await wanted.fill('864202');
    await again.fill('864202');
    await form(name)
      .getByRole('button', { name: texts('kit', 'send_code') })
      .click();
    await expect.poll(() => panel.lastCode('fresh@example.com')).not.toBe('');
    await form(name)
      .getByRole('textbox', { name: t('proof_code', 'f***@e***.com') })
      .fill(await panel.lastCode('fresh@example.com'));
    await submit(name).click();
    await expect(form(name)).toBeHidden();
    await expect(row(name).getByText(t('is_set'), { exact: true })).toBeVisible();
  },
);

test(
  '[MEM-2] mobile and e-mail: bound by a code, a taken one refused, masked afterwards',
  FURTHER,
  async ({ page, site, texts, panel }) => {
    await site.enter('team103');
    await page.goto(CENTRE);
    const { t, row, form, field, secret, open, submit } = securityOf(page, texts);
    const code = (name: string) => field(name, texts('auth', 'field_verificationCode'));
    const send = (name: string) => form(name).getByRole('button', { name: texts('kit', 'send_code') });

    await open('mobile');
    const number = field('mobile', t('profile_mobile'));
    await send('mobile').click();
    await expect(form('mobile').getByText(texts('auth', 'problem_mobile'))).toBeVisible();
    await number.fill('9170000001');
    // At most once a second, as everywhere.
    await expect(async () => {
      await send('mobile').click();
      await expect(form('mobile').getByText(t('mobile_taken'))).toBeVisible({ timeout: 1500 });
    }).toPass();
    await number.fill('0917 555 0103');
    await expect(async () => {
      await send('mobile').click({ timeout: 1000 });
      await expect(form('mobile').getByRole('button', { name: /\(\d+ s\)/ })).toBeVisible({ timeout: 1500 });
    }).toPass();
    const sent = await panel.lastCode('639175550103');
    await code('mobile').fill(sent === '000000' ? '111111' : '000000');
    await submit('mobile').click();
    await expect(form('mobile').getByText(texts('auth', 'problem_code'))).toBeVisible();
    await code('mobile').fill(sent);
    await submit('mobile').click();
    await expect(form('mobile')).toBeHidden();
    await expect(row('mobile').getByText('********0103')).toBeVisible();

    await open('email');
    await field('email', t('email_new')).fill('bituin@example.org');
    await send('email').click();
    await expect(form('email').getByRole('button', { name: /\(\d+ s\)/ })).toBeVisible();
    await code('email').fill(await panel.lastCode('bituin@example.org'));
    await submit('email').click();
    // Another address is bound: it needs more than a code to the new one.
    await expect(secret('email', t('proof_password'))).toBeFocused();
    await secret('email', t('proof_password')).fill(SEED_PASSWORD);
    await submit('email').click();
    await expect(form('email')).toBeHidden();
    await expect(row('email').getByText('b***@e***.org')).toBeVisible();
  },
);

test('[MEM-2] login history: twenty a page, new devices marked, other sessions ended', FURTHER, async ({ page, site, texts, panel }) => {
  await site.enter('demo');
  await page.goto('/');
  const elsewhere = await loginElsewhere(page, texts, panel, 'demo');
  await page.goto(`${CENTRE}&modal.section=logins`);
  const { t, form } = securityOf(page, texts);
  const logins = form('logins').getByRole('list', { name: t('logins') });
  await expect(logins.getByRole('listitem')).toHaveCount(20);
  await expect(logins.getByText('203.0.*.*').first()).toBeVisible();
  await expect(logins.getByText(t('new_device'))).toHaveCount(1);
  await form('logins')
    .getByRole('button', { name: texts('kit', 'next_page') })
    .click();
  await expect(logins.getByRole('listitem')).toHaveCount(15);

  const sessions = form('logins').getByRole('list', { name: t('sessions') });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText(t('this_device'));
  const end = async (): Promise<void> => {
    await form('logins')
      .getByRole('button', { name: t('end_others') })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('end_others') })
      .click();
  };
  await panel.fault('signOutOthers', 'status-500', 1);
  await end();
  await expect(form('logins').getByText(t('unsure'))).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await end();
  await expect(page.getByText(t('others_ended'))).toBeVisible();
  await expect(form('logins').getByText(t('no_others'))).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.reload();
  await expect(new SitePage(elsewhere, texts, panel).loginButton).toBeVisible();
});
