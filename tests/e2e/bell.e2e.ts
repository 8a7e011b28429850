import { centreOf } from './support/centre.ts';
import { FURTHER, PHONE_TOO, expect, test } from './support/test.ts';

test('[HDR-4] [MEM-14] the bell says what waits, how many of each, and leads to it', async ({ page, site, texts, panel }) => {
  panel.seedAfterwards();
  await site.enter('demo');
  const answer = page.waitForResponse(/CSP_unreadCount/);
  await page.goto('/');
  const { unreadMessage, unclaimedPromotion, claimableMission } = (await (await answer).json()).value;
  expect(unreadMessage * unclaimedPromotion).toBeGreaterThan(0);
  const total = unreadMessage + unclaimedPromotion + claimableMission;
  const bell = page.getByRole('banner').getByRole('button', { name: texts('common', 'bell') });
  await expect(bell).toHaveAccessibleName(`${texts('common', 'bell')} ${texts('common', 'unread_count', String(total))}`);
  await bell.click();
  const entry = (label: string) => page.getByRole('menuitem', { name: texts('config', label) });
  for (const [label, count] of [
    ['in_platform_information', unreadMessage],
    ['in_reward_center', unclaimedPromotion],
    ['mission_activity', claimableMission],
  ] as const)
    await expect(entry(label)).toHaveAccessibleName(
      [texts('config', label), ...(count > 0 ? [texts('common', 'unread_count', String(count))] : [])].join(' '),
    );
  await entry('in_platform_information').click();
  await expect(page).toHaveURL('/?centre=messageV2');
  const centre = centreOf(page, texts);
  await centre.getByRole('button', { name: texts('messages', 'mark_all_read') }).click();
  // What has been read no longer waits.
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAccessibleName(
    `${texts('common', 'bell')} ${texts('common', 'unread_count', String(unclaimedPromotion + claimableMission))}`,
  );
});

test('[HDR-4] a guest, for whom nothing can wait, has no bell', FURTHER, async ({ page, site, texts }) => {
  await page.goto('/');
  await site.playAsGuest();
  await expect(site.accountMenu).toBeVisible();
  await expect(page.getByRole('button', { name: texts('common', 'bell') })).toHaveCount(0);
});

test('[HDR-6] [MEM-14] the account’s menu says who has what, and counts what waits beside each entry', async ({ page, site, texts }) => {
  await site.enter('demo');
  const answers = [/CSP_unreadCount/, /member\/info$/].map((call) => page.waitForResponse(call));
  await page.goto('/');
  const [unread, member] = await Promise.all(answers.map(async (one) => (await (await one).json()).value));
  const ranked = page.waitForResponse(/PlayerRankProgress/);
  await site.accountMenu.click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText(member.nickname);
  await expect(menu).toContainText((await (await ranked).json()).value.labelName);
  await expect(menu.getByRole('group', { name: texts('common', 'balance') })).toContainText(/₱[\d,]+\.\d\d/);
  const groups = ['menu.account', 'menu.money', 'nav.rewards', 'menu.play'].map((key) => texts('config', key));
  for (const group of groups) await expect(menu.getByText(group, { exact: true })).toBeVisible();
  const rewards = menu.getByRole('menuitem', { name: texts('config', 'in_reward_center') });
  await expect(rewards).toContainText(String(unread.unclaimedPromotion));
  // It fits the screen, and its card holds nothing that only a pointer reaches.
  expect(await menu.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
  await expect(menu.locator('a:not([role=menuitem]), button')).toHaveCount(0);
  await menu.getByRole('menuitem', { name: texts('config', 'page.vip') }).click();
  await expect(page).toHaveURL('/vip');
});

test(
  '[HDR-4] [HDR-9] the balance is whole in the header, also on phones, where the drawer has the search',
  PHONE_TOO,
  async ({ page, site, texts }) => {
    await site.enter('demo');
    await page.goto('/');
    const balance = site.header.getByRole('group', { name: texts('common', 'balance') });
    const amount = balance.getByText(/₱[\d,]+\.\d\d/);
    await expect(amount).toBeVisible();
    expect(await amount.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const search = page.getByRole('link', { name: texts('common', 'search'), exact: true });
    const drawer = site.header.getByRole('button', { name: texts('common', 'open_menu') });
    if (await drawer.isVisible()) await drawer.click();
    await search.click();
    await expect(page.getByRole('dialog').getByRole('searchbox', { name: texts('search', 'label') })).toBeFocused();
  },
);
