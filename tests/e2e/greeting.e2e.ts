import { expect, FURTHER, test } from './support/test.ts';

/** The longest that the entry popup waits, and a little more. */
const POPUP_MS = 6_000;

test.describe('a player who comes for the first time today', FURTHER, () => {
  test.use({ greeted: false });

  test('[NOT-5] is not greeted before the first press', async ({ page, texts }) => {
    const popup = page.getByRole('dialog', { name: texts('config', 'modal.entry_popup') });
    await page.goto('/');
    // Looking at the page from here would count as a press.
    await page.waitForTimeout(2 * POPUP_MS);
    await expect(popup).toHaveCount(0);
    await page.mouse.click(2, 300);
    await expect(popup).toBeVisible();
  });

  test('[NOT-5] is not greeted by the press that leads to a lobby, nor over it', async ({ page, site, texts }) => {
    const popup = page.getByRole('dialog', { name: texts('config', 'modal.entry_popup') });
    // The lobby's code comes late: home stays on screen while the address is the lobby's.
    await page.route('**/GameLobby-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2 * POPUP_MS));
      await route.fallback();
    });
    await page.goto('/');
    await page.waitForTimeout(POPUP_MS);
    await site.goTo('/rng');
    await expect(page).toHaveURL('/rng');
    await page.waitForTimeout(POPUP_MS);
    await expect(popup).toHaveCount(0);
    await expect(site.games.first()).toBeVisible();
    await page.waitForTimeout(POPUP_MS);
    await expect(popup).toHaveCount(0);
    await expect(page).toHaveURL('/rng');

    await site.goTo('/');
    await expect(popup).toBeVisible();
  });

  test('[NOT-5] is greeted once at home, never over the login, and not again when that is asked for', async ({ page, site, texts }) => {
    test.slow();
    const popup = page.getByRole('dialog', { name: texts('config', 'modal.entry_popup') });
    const stays = async (): Promise<void> => {
      await page.waitForTimeout(POPUP_MS);
      await expect(popup).toHaveCount(0);
    };
    await page.goto('/login');
    await expect(site.dialog('login')).toBeVisible();
    await stays();
    await expect(site.dialog('login')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(2, 300);
    await expect(popup).toContainText('Please play for fun');
    await popup.getByRole('button', { name: texts('content', 'popup_close') }).click();
    await expect(page).toHaveURL('/');
    await page.reload();
    await stays();

    // As if it had not been shown yet.
    await page.evaluate(() => localStorage.removeItem('entryPopup'));
    await page.reload();
    await page.mouse.click(2, 300);
    await popup.getByRole('button', { name: texts('content', 'popup_mute') }).click();
    await expect(popup).toHaveCount(0);
    const kept = await page.evaluate(() => localStorage.getItem('entryPopup') ?? '');
    expect(kept).toMatch(/"mutedUntil":"\d{4}-\d\d-\d\d"/);
  });
});
