import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { calls } from '#site/api/contract/index.ts';

import { centreOf, MEMBER_ENTRIES, nameOf } from './support/centre.ts';
import { FURTHER, crossed, expect, test } from './support/test.ts';

test('[MEM-1] [HDR-6] the avatar leads to the member center: thirteen entries, one of them chosen, each with an address', async ({
  page,
  site,
  texts,
}) => {
  await page.goto('/');
  // Of a line: who has no upline and no downline has nobody to transfer to, and one entry less.
  await site.login('team155');
  await site.accountMenu.click();
  await page.getByRole('menuitem', { name: texts('config', 'nav.member_centre'), exact: true }).click();
  const centre = centreOf(page, texts, 'member');
  const menu = centre.getByRole('navigation', { name: texts('centre', 'entries') });
  await expect(menu.getByRole('link')).toHaveCount(MEMBER_ENTRIES.length);
  await expect(menu.getByRole('link')).toContainText(MEMBER_ENTRIES.map(([label]) => nameOf(texts, label)));
  await expect(menu.locator('[aria-current=page]')).toContainText(texts('centre', 'in_my_account'));
  await expect(menu.getByRole('list', { name: texts('centre', 'group.records') }).getByRole('link')).toHaveCount(4);

  await menu.getByRole('link', { name: texts('config', 'in_increase_withdrawal') }).click();
  await expect(page).toHaveURL('/?centre=withdraw');
  await expect(centre.getByRole('heading', { name: texts('config', 'in_increase_withdrawal') })).toBeVisible();
  await page.reload();
  await expect(menu.locator('[aria-current=page]')).toContainText(texts('config', 'in_increase_withdrawal'));
});

test(
  '[HDR-6] the avatar opens members, agent, withdraw, account record, betting record and sign out, each for whom it is',
  FURTHER,
  async ({ page, site, texts }) => {
    const label = (key: string) => texts('config', key);
    const all = ['nav.member_centre', 'nav.agent_centre', 'in_increase_withdrawal', 'in_account_record', 'in_betting_record'].map(label);
    const out = texts('common', 'logout');
    /** Those of the six, in the order in which they stand; signing out is the last of all. */
    const entries = async () => {
      await site.accountMenu.click();
      await expect(page.getByRole('menuitem').last()).toHaveText(out);
      const shown = await page.getByRole('menuitem').allInnerTexts();
      await page.keyboard.press('Escape');
      return shown.filter((text) => all.includes(text));
    };
    await site.enter('demo');
    await page.goto('/');
    expect(await entries()).toEqual(all.filter((text) => text !== label('nav.agent_centre')));
    await site.logout();
    await site.login('agent');
    expect(await entries()).toEqual(all);
    await site.logout();
    await site.playAsGuest();
    // A guest has no centre; what else is not for trial accounts says so when it is pressed.
    expect(await entries()).toEqual(all.filter((text) => text !== label('nav.member_centre')));
  },
);

test('[MEM-1] [MOD-1] all of the menu stays in sight below the title while an entry scrolls', FURTHER, async ({ page, site, texts }) => {
  await site.enter('demo');
  await page.goto('/?centre=messageV2');
  const centre = centreOf(page, texts, 'member');
  await expect(centre.getByRole('list', { name: texts('messages', 'messages') })).toBeVisible();
  const first = centre
    .getByRole('navigation', { name: texts('centre', 'entries') })
    .getByRole('link')
    .first();
  await centre.getByRole('navigation').last().scrollIntoViewIfNeeded();
  const box = await first.boundingBox();
  const met = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('a')?.textContent, [
    (box?.x ?? 0) + 20,
    (box?.y ?? 0) + 2,
  ] as const);
  expect(met).toBe(await first.textContent());
});

test(
  '[MEM-1] an entry that is only pointed at asks the gateway for nothing, and nobody meets it',
  FURTHER,
  async ({ page, site, texts }) => {
    await site.enter('demo');
    await page.goto('/?centre=messageV2');
    const centre = centreOf(page, texts, 'member');
    const entry = (label: string) => centre.getByRole('link', { name: nameOf(texts, label) });
    await expect(centre.getByRole('list', { name: texts('messages', 'messages') })).toBeVisible();
    let asked = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === calls.withdrawSettings.path) asked += 1;
    });

    await entry('in_my_wallet').hover();
    await entry('in_increase_withdrawal').hover();
    // It is there, and nobody meets it.
    await expect(centre.locator('section input')).not.toHaveCount(0);
    await expect(centre.getByRole('heading', { level: 3 })).toHaveText(nameOf(texts, 'in_platform_information'));
    await expect(centre.getByRole('textbox')).toHaveCount(0);
    expect(asked).toBe(0);

    await entry('in_increase_withdrawal').click();
    await expect(centre.getByRole('heading', { level: 3 })).toHaveText(nameOf(texts, 'in_increase_withdrawal'));
    const field = centre.getByRole('textbox').first();
    await field.fill('Typed');
    expect(asked).toBe(1);
    // What was left keeps nothing that was typed into it, also when what led away was not the menu.
    await centre.getByRole('link', { name: texts('payment', 'password_set') }).click();
    // It leads to the section where one is set, over the entry.
    const section = page.getByRole('dialog', { name: texts('centre', 'security.payment_password') });
    await expect(section).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(centre.getByRole('heading', { name: nameOf(texts, 'in_my_account'), exact: true })).toBeVisible();
    await entry('in_increase_withdrawal').click();
    await expect(field).toHaveValue('');
  },
);

test('[MEM-1] each of the thirteen entries has an address that survives a reload', FURTHER, async ({ page, site, texts }) => {
  await site.enter('team155');
  await page.goto('/');
  const centre = centreOf(page, texts, 'member');
  for (const [label, entry] of MEMBER_ENTRIES) {
    await page.goto(`/?centre=${entry}`);
    await page.reload();
    await expect(centre.locator('[aria-current=page]')).toContainText(nameOf(texts, label));
    await expect(centre.getByRole('heading', { name: nameOf(texts, label), exact: true })).toBeVisible();
    await expect(page).toHaveURL(`/?centre=${entry}`);
  }
});

for (const [index, [label, entry]] of MEMBER_ENTRIES.toReversed().entries()) {
  test(
    `[MEM-1] [LOG-11] a visitor who was sent ?centre=${entry} logs in first and then sees it`,
    crossed(index),
    async ({ page, site, texts }) => {
      await page.goto(`/?centre=${entry}`);
      const login = site.dialog('login');
      const centre = centreOf(page, texts, 'member');
      await expect(login).toBeVisible();
      await expect(centre).toBeHidden();
      await site.fillLogin(login, 'team155', SEED_PASSWORD);
      await expect(centre.getByRole('heading', { name: nameOf(texts, label), exact: true })).toBeVisible();
      await expect(centre.locator('[aria-current=page]')).toContainText(nameOf(texts, label));
    },
  );
}

test('[MEM-1] [LOG-11] a trial account is told that it needs a real one', FURTHER, async ({ page, site, texts }) => {
  await page.goto('/');
  const login = await site.openLogin();
  await login.getByRole('button', { name: texts('auth', 'login_guest') }).click();
  await expect(site.accountMenu).toBeVisible();
  await page.goto('/?centre=withdraw');
  await expect(page.getByRole('alertdialog')).toContainText(texts('auth', 'in_need_true_account'));
  await expect(centreOf(page, texts, 'member')).toBeHidden();
});

test('[MEM-1] a link to an entry that no centre has opens the centre', FURTHER, async ({ page, site, texts }) => {
  await site.enter('demo');
  await page.goto('/?centre=gone');
  await expect(centreOf(page, texts, 'member').getByRole('heading', { name: texts('centre', 'in_my_account') })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

/** For every agent, and then one for each kind of contract in force. */
const AGENT_LABELS = [
  'announcement',
  'team_overview',
  'register_downline',
  'team_management',
  'team_betting',
  'user_loss',
  'my_income',
  'account_details',
  'dividend_record',
  'daily_wages',
  'hourly_salary',
  'real_time_salary',
];

test('[AGT-1] [AGT-7] the agent center: twelve entries in order for who has every contract, one of them chosen, and a close button', async ({
  page,
  site,
  texts,
}) => {
  await site.enter('agent');
  await page.goto('/');
  await site.accountMenu.click();
  await page.getByRole('menuitem', { name: texts('config', 'nav.agent_centre'), exact: true }).click();
  const centre = centreOf(page, texts, 'agent');
  const entries = centre.getByRole('navigation', { name: texts('centre', 'entries') }).getByRole('link');
  const chosen = entries.and(centre.locator('[aria-current=page]'));
  await expect(entries).toHaveText(AGENT_LABELS.map((key) => texts('centre', `agent.${key}`)));
  await expect(chosen).toHaveText(texts('centre', 'agent.announcement'));

  await entries.filter({ hasText: texts('centre', 'agent.real_time_salary') }).click();
  await expect(page).toHaveURL('/?centre=realTimeSalary');
  await expect(chosen).toHaveText(texts('centre', 'agent.real_time_salary'));
  await page.reload();
  await expect(chosen).toHaveText(texts('centre', 'agent.real_time_salary'));
  await expect(centre.getByRole('heading', { name: texts('centre', 'agent.real_time_salary') })).toBeVisible();
  await centre.getByRole('button', { name: texts('common', 'kit.close'), exact: true }).click();
  await expect(centre).toBeHidden();
  await expect(page).toHaveURL('/');
});

test(
  '[AGT-1] [AGT-7] without a contract the agent center has eight entries, and no address opens another',
  FURTHER,
  async ({ page, site, texts }) => {
    const hidden = {
      dividendRecord: 'dividend_record',
      dailyWages: 'daily_wages',
      hourlySalary: 'hourly_salary',
      realTimeSalary: 'real_time_salary',
    };
    await site.enter('agent2');
    await page.goto('/');
    const centre = centreOf(page, texts, 'agent');
    for (const [entry, label] of Object.entries(hidden)) {
      const answered = page.waitForResponse(/funds\/consolidated/);
      await page.goto(`/?centre=${entry}`);
      await answered;
      await expect(centre.getByRole('navigation').getByRole('link')).toHaveText(
        AGENT_LABELS.slice(0, 8).map((key) => texts('centre', `agent.${key}`)),
      );
      await expect(centre.locator('[aria-current=page]')).toHaveText(texts('centre', 'agent.announcement'));
      await expect(centre.getByRole('heading', { name: texts('centre', `agent.${label}`) })).toBeHidden();
    }
  },
);
