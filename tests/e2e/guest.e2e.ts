import { expect, PHONE_TOO, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';

const freeIn = (texts: Texts) => texts('lobby', 'list_trial');

test(
  '[LOG-6] [LOG-8] [GAM-6] a guest plays what is marked as free, and is offered an account for the rest',
  PHONE_TOO,
  async ({ page, site, texts }) => {
    const free = freeIn(texts);
    await page.goto('/rng');
    await expect(site.games.filter({ hasText: free }).first()).toBeVisible();
    await site.playAsGuest();
    const purse = site.header.getByRole('group', { name: texts('common', 'balance') });
    await expect(purse).toContainText('1,000.00');

    await test.step('the list of free games, one of which is played with trial money', async () => {
      await site.goTo('/rng');
      await page.getByRole('button', { name: free, exact: true }).click();
      await expect(page).toHaveURL(/list=trial/);
      await expect(site.games.filter({ hasNotText: free })).toHaveCount(0);
      const game = site.games.first();
      await expect(game).toContainText(free);
      await game.getByRole('button').first().click();
      await expect(page).toHaveURL('/game');
      const frame = page.frameLocator('iframe');
      await frame.getByRole('button', { name: 'Spin', exact: true }).click();
      // On a phone, the game has the screen to itself, with the balance in its toolbar.
      await expect(page.getByRole('main').getByText(texts('lobby', 'balance')).locator('..')).not.toContainText('1,000.00');
      await page.goBack();
      await expect(purse).not.toContainText('1,000.00');
    });

    await test.step('another game needs an account, which can wait or be created at once', async () => {
      await page.getByRole('button', { name: texts('lobby', 'list_all'), exact: true }).click();
      const other = site.games.filter({ hasNotText: free }).first().getByRole('button').first();
      await other.click();
      const refusal = page.getByRole('alertdialog');
      await expect(refusal).toContainText(texts('auth', 'in_need_true_account'));
      await refusal.getByRole('button', { name: texts('auth', 'in_increase_submit'), exact: true }).click();
      await expect(refusal).toBeHidden();
      await expect(page).toHaveURL('/rng');

      await other.click();
      await refusal.getByRole('button', { name: texts('auth', 'register_submit'), exact: true }).click();
      await expect(site.dialog('register')).toBeVisible();
      await site.fillRegistration('guestnomore');
      await expect(purse).not.toContainText(texts('common', 'balance_trial'));
    });
  },
);

test('[LOG-6] guest play is not offered where nothing is playable for a guest', async ({ page, site, texts, panel }) => {
  // The server writes the vendors into the page; later they are a call.
  await page.route(/:\d+\/(?:$|\?|wps\/relay\/GCSGAME_gameVendor)/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/(isTrial\\*":)1/g, (_, name: string) => `${name}0`) });
  });
  const guest = site.dialog('login').getByRole('button', { name: texts('auth', 'login_guest') });
  await page.goto('/');
  const form = await site.openLogin();
  await expect(form.getByRole('button', { name: texts('auth', 'to_register') })).toBeVisible();
  await expect(guest).toHaveCount(0);
  // Mini games are for guests, too.
  await panel.whitelabel({ MINIGAME3: '1' });
  await page.reload();
  await expect(guest).toBeVisible();
});
