import { PHONE_FURTHER, FURTHER, crossed, expect, test } from './support/test.ts';

test('[HDR-2] [HDR-3] a category opens up to six vendors and "More"; each leads to its games', async ({ page, site, texts }) => {
  await page.goto('/');
  await expect(site.header.getByRole('link', { name: texts('config', 'nav.home'), exact: true })).toHaveAttribute('aria-current', 'page');
  const slots = texts('config', 'nav.rng');
  await site.header.getByRole('button', { name: texts('common', 'vendors_of', slots) }).click();
  const vendors = page.getByRole('menu').getByRole('menuitem');
  await expect(vendors).toHaveCount(7);
  await expect(vendors.last()).toHaveText(texts('common', 'more'));
  await expect(vendors.last()).toHaveAttribute('href', '/rng');
  await vendors.nth(1).click();
  await expect(page).toHaveURL('/rng?page=KITE');
});

test('[HDR-2] [HDR-9] what the line has no room for stands under "More", at any width', FURTHER, async ({ page, site, texts }) => {
  await page.goto('/');
  const shown = (name: string) => site.header.getByRole('link', { name, exact: true });
  await expect(shown(texts('config', 'nav.promotions'))).toBeVisible();
  const more = site.header.getByRole('button', { name: texts('common', 'more'), exact: true });
  await expect(more).toHaveCount(0);

  await page.setViewportSize({ width: 1030, height: 800 });
  await expect(shown(texts('config', 'nav.promotions'))).toHaveCount(0);
  await more.click();
  await page.getByRole('menuitem', { name: texts('config', 'nav.promotions') }).click();
  await expect(page).toHaveURL('/promotions');
  await expect(more).toHaveAttribute('aria-current', 'true');
});

for (const path of ['/lottery', '/seamless'])
  test(`[HDR-2] ${path} has a navigation of its own and no line of entries`, FURTHER, async ({ page, site, texts }) => {
    await page.goto(path);
    await expect(site.header).toBeVisible();
    await expect(page.locator('header nav')).toHaveCount(0);
    await expect(site.header.getByRole('button', { name: texts('common', 'open_menu') })).toHaveCount(0);
  });

test('[HDR-3] cockfights start with their first game; their vendors and other games are below', FURTHER, async ({ page, site, texts }) => {
  await page.goto('/');
  const cockfights = texts('config', 'nav.cockfight');
  await site.header.getByRole('button', { name: texts('common', 'vendors_of', cockfights) }).click();
  await page.getByRole('menuitem', { name: texts('common', 'more') }).click();
  await expect(page).toHaveURL('/DS88');
  await expect(site.games.first()).toBeVisible();
});

test(
  '[FTR-1] [FTR-2] the footer has ten vendors, three licences, the help menu, the age and who runs the site',
  PHONE_FURTHER,
  async ({ page, texts }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const footer = page.getByRole('contentinfo');
    const vendors = footer.getByRole('region', { name: texts('common', 'vendors') });
    await expect(vendors.locator('img')).toHaveCount(10);
    for (const licence of ['operator', 'games', 'security'])
      await expect(footer.getByRole('heading', { name: texts('config', `footer.licence_${licence}`) })).toBeVisible();
    const help = footer.getByRole('navigation', { name: texts('common', 'help_menu') });
    await expect(help.getByRole('link', { name: texts('config', 'nav.help') })).toHaveAttribute('href', '/help');
    await expect(footer.getByRole('img', { name: texts('common', 'minimum_age', '18') })).toBeVisible();
    await expect(footer.getByText(texts('config', 'footer.responsible_play'))).toBeVisible();
    await expect(footer.getByText(texts('config', 'legal.operator'))).toBeVisible();
    await expect(footer.getByText(/© \d{4} Sinag/)).toBeVisible();
    await expect(help.getByRole('link', { name: texts('config', 'page.responsible_play') })).toHaveAttribute('href', '/responsible-play');
  },
);

test('[FTR-2] a licence names who gave it, its number, and where players look it up', async ({ page, config, texts }) => {
  const proof = { authority: { t: 'legal.operator' }, number: 'A-1234', to: 'https://www.example.com/licenses/A-1234' };
  config.edit('base/layouts/default.json', (text) =>
    text.replace('"text": { "t": "footer.licence_operator_text" }', (found) => `${found}, "proof": ${JSON.stringify(proof)}`),
  );
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const link = page.getByRole('contentinfo').getByRole('link', { name: `${texts('config', 'legal.operator')} A-1234` });
  await expect(link).toHaveAttribute('href', proof.to);
});

test('[FTR-3] one button leads to services and, once there is a way up, to the top', FURTHER, async ({ page, site, texts }) => {
  await page.goto('/');
  const bar = page.getByRole('complementary', { name: texts('common', 'service') });
  const help = await site.openHelp();
  for (const service of ['LIVECHAT', 'TELEGRAM-1', 'TELEGRAM-2'])
    await expect(help.getByRole('menuitem', { name: texts('common', `service.${service}`) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  const up = bar.getByRole('button', { name: texts('common', 'to_top') });
  await expect(up).toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar.getByRole('button')).toHaveCount(1);
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(bar.getByRole('button', { name: texts('common', 'help_menu'), exact: true })).toBeVisible();
});

test('[FTR-3] [HDR-9] on a phone it is the last entry of the bottom bar, and opens to the list', async ({ page, texts }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const bar = page.getByRole('complementary', { name: texts('common', 'service') });
  const button = bar.getByRole('button', { name: texts('common', 'help_menu'), exact: true });
  await expect(bar.getByRole('button')).toHaveCount(1);
  const quick = page.getByRole('navigation', { name: texts('common', 'quick_menu') });
  const [bottom, last, place] = await Promise.all([quick, quick.getByRole('link').last(), button].map((part) => part.boundingBox()));
  expect(place?.y).toBeGreaterThanOrEqual(bottom?.y ?? Infinity);
  expect(place?.x).toBeGreaterThanOrEqual((last?.x ?? Infinity) + (last?.width ?? 0));

  const menu = page.getByRole('menu', { name: texts('common', 'help_menu') });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem')).toHaveText([
    ...['LIVECHAT', 'TELEGRAM-1', 'TELEGRAM-2'].map((service) => texts('common', `service.${service}`)),
    texts('config', 'nav.help'),
    texts('config', 'nav.feedback'),
  ]);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(60, 300);
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL('/');

  await button.click();
  const opening = page.waitForEvent('popup');
  await menu.getByRole('menuitem', { name: texts('common', 'service.LIVECHAT') }).click();
  await expect(await opening).toHaveURL(/\/chat\?m=demo/);
  await expect(menu).toHaveCount(0);
});

for (const [index, language] of ['TY', 'EN'].entries()) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test(
      '[HDR-9] text of twice the size leaves all words of the bottom bar whole, and the page clear of it',
      crossed(index),
      async ({ page, site, texts }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await site.enter('demo');
        await page.goto('/help');
        const bar = page.getByRole('navigation', { name: texts('common', 'quick_menu') });
        await expect(bar.getByRole('link')).toHaveCount(5);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
        const cut = () =>
          bar.getByRole('link').evaluateAll((all) =>
            all.flatMap((link) => {
              const { left, right } = link.getBoundingClientRect();
              const words = document.createRange();
              words.selectNodeContents(link);
              const lines = Array.from(words.getClientRects());
              return lines.every((line) => line.left >= left && line.right <= right && right <= innerWidth) ? [] : [link.textContent];
            }),
          );
        await expect.poll(cut).toEqual([]);
        await expect
          .poll(async () => {
            await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
            const end = await page.getByRole('contentinfo').boundingBox();
            const start = await bar.boundingBox();
            return end && start && Math.abs(Math.round(end.y + end.height - start.y));
          })
          .toBe(0);
      },
    );
  });
}

test('[HDR-9] on a phone short news leaves the bottom bar free', FURTHER, async ({ page, site, texts, panel, problems }) => {
  problems.allow(/status of 500/);
  await page.setViewportSize({ width: 360, height: 740 });
  await site.enter('fresh');
  await panel.fault('addFavorite', 'status-500', 1);
  await page.goto('/rng');
  await site.games
    .first()
    .getByRole('button', { name: texts('lobby', 'favourite_of', '').trim() })
    .click();
  const news = await page.getByRole('log').getByRole('paragraph').boundingBox();
  const bar = await page.getByRole('navigation', { name: texts('common', 'quick_menu') }).boundingBox();
  expect((news?.y ?? Infinity) + (news?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test(
  '[HDR-1] [LOG-1] a visitor logs in from the header; what else is asked is asked in the form that opens',
  FURTHER,
  async ({ page, site, texts }) => {
    await page.goto('/rng');
    const form = site.header.getByRole('form', { name: texts('common', 'login') });
    await form.getByRole('textbox', { name: texts('auth', 'field_username') }).fill('demo');
    const password = form.getByLabel(texts('auth', 'field_password'), { exact: true });
    await password.fill('wrong-Password1');
    await password.press('Enter');
    const dialog = site.dialog('login');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(site.field(dialog, 'username')).toHaveValue('demo');
    // Nothing of it stays behind in the header.
    await page.keyboard.press('Escape');
    await expect(password).toHaveValue('');

    await form.getByRole('textbox', { name: texts('auth', 'field_username') }).fill('demo');
    await password.fill('Sunrise2026');
    await site.loginButton.click();
    await site.arrive();
    await expect(page).toHaveURL('/');
  },
);

test('[HDR-9] the drawer of a phone has the account, the games, rewards and help, each a press away', async ({ page, site, texts }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.enter('demo');
  const member = page.waitForResponse(/member\/info$/);
  await page.goto('/terms');
  const { nickname } = (await (await member).json()).value;
  await site.header.getByRole('button', { name: texts('common', 'open_menu') }).click();
  const drawer = page.getByRole('dialog', { name: texts('common', 'menu'), exact: true });
  const account = drawer.getByRole('link', { name: nickname, exact: true });
  await expect(account).toBeVisible();
  await expect(drawer.getByRole('group', { name: texts('common', 'balance') })).toContainText(/₱[\d,]+\.\d\d/);
  const rewards = drawer.getByRole('navigation', { name: texts('config', 'nav.rewards') });
  await expect(rewards.getByRole('link', { name: texts('config', 'page.vip') })).toHaveAttribute('href', '/vip');
  const help = drawer.getByRole('navigation', { name: texts('config', 'nav.support') });
  await expect(help.getByRole('link', { name: texts('config', 'nav.help') })).toHaveAttribute('href', '/help');
  await account.click();
  await expect(page.getByRole('dialog', { name: texts('config', 'modal.member_centre') })).toBeVisible();
  await expect(drawer).toHaveCount(0);
});
