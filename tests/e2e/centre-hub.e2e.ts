import type { Locator } from '@playwright/test';

import { centreOf, MEMBER_ENTRIES, nameOf } from './support/centre.ts';
import { FURTHER_ON_PHONES_TOO, expect, test } from './support/test.ts';

/** Where the middle of a part is, in CSS pixels from the top. */
async function middleOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return (box?.y ?? -100) + (box?.height ?? 0) / 2;
}

test(
  '[MEM-1] on a phone the menu comes first, and an entry takes its place',
  FURTHER_ON_PHONES_TOO,
  async ({ page, site, texts }, { project }) => {
    test.skip(project.name !== 'phone', 'wider screens show both side by side');
    await site.enter('demo');
    await page.goto('/?centre=member');
    const centre = centreOf(page, texts, 'member');
    await centre.getByRole('link', { name: texts('config', 'in_platform_information') }).click();
    await expect(centre.getByRole('heading', { name: texts('config', 'in_platform_information') })).toBeFocused();
    const menu = centre.getByRole('navigation', { name: texts('centre', 'entries') });
    await expect(menu).toBeHidden();
    // One bar: back, the entry's title, close. The modal is still named after the center.
    const back = centre.getByRole('link', { name: texts('centre', 'back'), exact: true });
    const bar = [
      back,
      centre.getByRole('heading', { name: texts('config', 'in_platform_information') }),
      centre.getByRole('button', { name: texts('common', 'kit.close'), exact: true }),
    ];
    const [first, ...rest] = await Promise.all(bar.map(middleOf));
    for (const other of rest) expect(Math.abs(other - (first ?? 0))).toBeLessThanOrEqual(2);
    await expect(centre.getByText(texts('config', 'modal.member_centre'), { exact: true })).not.toBeInViewport({ ratio: 0.9 });
    await back.click();
    await expect(menu).toBeVisible();
    await expect(centre.getByText(texts('config', 'modal.member_centre'), { exact: true })).toBeInViewport({ ratio: 0.9 });
  },
);

test(
  '[MEM-1] [HDR-9] on a phone the center begins with who is logged in, what they have, and what they do most',
  FURTHER_ON_PHONES_TOO,
  async ({ page, site, texts }, { project }) => {
    test.skip(project.name !== 'phone', 'wider screens have it in the header');
    await site.enter('team155');
    const answers = [/member\/info$/, /wallets\/balance/, /PlayerRankProgress/, /unreadCount/].map((call) => page.waitForResponse(call));
    await page.goto('/?centre=member');
    const [member, , rank, unread] = await Promise.all(answers.map(async (answer) => (await (await answer).json()).value));
    const centre = centreOf(page, texts);
    await expect(centre).toContainText(member.nickname ?? member.account);
    await expect(centre.getByRole('link', { name: rank.labelName })).toHaveAttribute('href', '/vip');
    // The balance can be hidden, and then is everywhere.
    const amount = centre.getByRole('group', { name: texts('common', 'balance') });
    await expect(amount).toContainText(/₱[\d,]+\.\d\d/);
    await amount.getByRole('button', { name: texts('common', 'hide_balance') }).click();
    await expect(amount.getByRole('img', { name: texts('common', 'balance_hidden') })).toBeVisible();

    // All entries under the headings of config, in the order of the spec, with their counts.
    const menu = centre.getByRole('navigation', { name: texts('centre', 'entries') });
    await expect(menu.getByRole('link')).toContainText(MEMBER_ENTRIES.map(([label]) => nameOf(texts, label)));
    await expect(menu.getByRole('heading')).toHaveText(['account', 'records', 'rewards'].map((group) => texts('centre', `group.${group}`)));
    if (unread.unclaimedPromotion > 0)
      await expect(menu.getByRole('link', { name: texts('config', 'in_reward_center') })).toContainText(String(unread.unclaimedPromotion));
    await expect(centre.getByRole('button').last()).toHaveText(texts('common', 'logout'));

    // The main actions come from config: a transfer only for who has a line.
    const actions = centre.getByRole('link', { name: texts('config', 'in_increase_deposit') }).first();
    await expect(centre.getByRole('link', { name: texts('config', 'nav.transfer'), exact: true })).toBeVisible();
    await actions.click();
    await expect(centre.getByRole('heading', { name: texts('config', 'in_increase_deposit'), exact: true })).toBeFocused();
    await page.goBack();
    await expect(menu).toBeVisible();
  },
);
