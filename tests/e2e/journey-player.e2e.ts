import { centreOf } from './support/centre.ts';
import { expect, test } from './support/test.ts';

const PAYMENT_PASSWORD = '135790';
/** What `site.fillRegistration` registers with. */
const LOGIN_PASSWORD = 'Sunrise2026';

test.use({ viewport: { width: 390, height: 844 } });

test('[APP-11] [REG-1] [GAM-6] [MEM-4] [MEM-5] [MEM-2] a new player finds a game, registers, deposits, plays, and withdraws', async ({
  page,
  site,
  texts,
  panel,
}) => {
  panel.seedAfterwards();
  const t = (key: string, ...values: string[]) => texts('cashier', key, ...values);
  const bar = page.getByRole('navigation', { name: texts('common', 'quick_menu') });
  const centre = centreOf(page, texts);

  // A visitor's game asks for an account.
  await page.goto('/');
  await bar.getByRole('link', { name: texts('config', 'nav.rng'), exact: true }).click();
  await site.games.first().getByRole('button').first().click();
  await site.dialog('login').getByText(texts('auth', 'to_register')).click();
  await site.fillRegistration(`p${Date.now().toString(36)}`);

  // The button of each step is in sight without scrolling.
  await bar.getByRole('link', { name: texts('config', 'in_increase_deposit'), exact: true }).click();
  const go = centre.getByRole('button', { name: t('make_order'), exact: true });
  await expect(go).toBeInViewport({ ratio: 1 });
  await centre.getByRole('radio', { name: 'QR Ph' }).check();
  await centre.getByRole('button', { name: '₱500', exact: true }).click();
  await go.click();
  const paid = centre.getByRole('button', { name: t('i_have_paid') });
  await expect(paid).toBeInViewport({ ratio: 1 });
  await paid.click();
  await expect(centre.getByText(t('deposit_paid'), { exact: true })).toBeVisible();
  await panel.advance(6000);
  await expect(centre.getByText(t('deposit_credited_text', '₱500.00'))).toBeVisible();

  // The same game, now with money.
  const play = centre.getByRole('link', { name: t('deposit_play'), exact: true });
  await expect(play).toBeInViewport({ ratio: 1 });
  await play.click();
  await expect(page).toHaveURL('/');
  await bar.getByRole('link', { name: texts('config', 'nav.rng'), exact: true }).click();
  await site.games.first().getByRole('button').first().click();
  const game = page.locator('iframe').contentFrame();
  await expect(game.locator('#balance')).toHaveText(/500\.00/);
  await game
    .getByRole('button', { name: /^spin$|higher$|fish, pays/i })
    .first()
    .click();
  await page.getByRole('button', { name: texts('lobby', 'back_to_games') }).click();

  // A withdrawal asks for a payment password first; once that is set, the player is back at the withdrawal.
  await site.accountMenu.click();
  await page.getByRole('menuitem', { name: texts('config', 'in_increase_withdrawal'), exact: true }).click();
  await centre.getByRole('link', { name: texts('payment', 'password_set_now') }).click();
  const section = page.getByRole('dialog', { name: texts('centre', 'security.payment_password') });
  const field = (label: string) => section.locator('input[type=password]').and(section.getByLabel(new RegExp(`^${label}`)));
  await field(texts('security', 'payment_new')).fill(PAYMENT_PASSWORD);
  await field(texts('auth', 'field_confirmPassword')).fill(PAYMENT_PASSWORD);
  await field(texts('security', 'proof_password')).fill(LOGIN_PASSWORD);
  await section.getByRole('button', { name: texts('security', 'save'), exact: true }).click();
  const card = centre.getByRole('form', { name: t('add_card') });
  await card.getByRole('textbox', { name: t('number_label_account') }).fill(`1180${String(Date.now()).slice(-8)}`);
  await card.getByRole('textbox', { name: t('holder') }).fill('Maria Santos');
  const password = centre.getByLabel(new RegExp(`^${texts('payment', 'password_label')}`));
  await password.fill(PAYMENT_PASSWORD);
  await card.getByRole('button', { name: t('add_card') }).click();
  const ask = centre.getByRole('button', { name: t('ask_payout'), exact: true });
  await expect(ask).toBeInViewport({ ratio: 1 });
  await centre.getByRole('textbox', { name: t('amount') }).fill('100');
  await password.fill(PAYMENT_PASSWORD);
  await ask.click();
  await expect(page).toHaveURL(/modal\.order=W/);
  await expect(centre.getByText(t('payout_pending'), { exact: true }).first()).toBeVisible();
});
