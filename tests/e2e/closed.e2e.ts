import { FURTHER, expect, test } from './support/test.ts';

test(
  '[APP-13] [ERR-1] [ERR-5] maintenance takes the place of the whole site and goes again without a reload, typed words and address kept',
  FURTHER,
  async ({ page, panel, problems, texts }) => {
    problems.allow(/status of 503/);
    await page.goto('/rng?search=moon');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await panel.status(1);
    await expect(page.getByRole('heading', { name: texts('shell', 'game_maintenance') })).toBeVisible();
    await expect(page.getByText(texts('shell', 'info_maintenance'))).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page).toHaveTitle(new RegExp(texts('config', 'page.maintenance')));
    // Whoever comes now finds the same, and crawlers learn that it will pass.
    const response = await page.request.get('/rng');
    expect([response.status(), response.headers()['retry-after']]).toEqual([503, '600']);

    await panel.status(0);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL('/rng?search=moon');
    expect(await page.evaluate(() => Object.hasOwn(window, 'sameDocument'))).toBe(true);
  },
);

test('[APP-13] [ERR-1] [ERR-5] [FTR-6] a blocked region is told why, with its address and customer service; no modal stands over it', async ({
  page,
  panel,
  problems,
  texts,
}) => {
  problems.allow(/status of 503|status of 403/);
  await panel.status(2);
  await page.goto('/?modal=registerModal');
  await expect(page.getByRole('heading', { name: texts('shell', 'blockip') })).toBeVisible();
  await expect(page.getByText(texts('shell', 'info_ip_block'))).toBeVisible();
  await expect(page.getByText(/127\.0\.0\.1|::1/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: texts('shell', 'service') }).click();
  const chat = await opening;
  await expect.poll(() => chat.url()).toMatch(/\/chat/);
  await chat.close();

  // Both at once: maintenance wins.
  await panel.status(1);
  await expect(page.getByRole('heading', { name: texts('shell', 'game_maintenance') })).toBeVisible();
});

test.describe('with the logged-in-to-home setting', () => {
  test('[APP-10] every page but those open to all needs a login, which leads home', async ({ page, config, site, texts, problems }) => {
    // The lobby may be asking for favorites while the player logs out.
    problems.allow(/status of 401/);
    config.edit('base/site.json', (text) => text.replace('"loggedInToHome": false', '"loggedInToHome": true'));
    const setting = async () => {
      const { artefact } = (await (await page.request.get('/config/demo/manifest.json')).json()) as { readonly artefact: string };
      return (await page.request.get(`/config/demo/artefact.${artefact}.json`)).text();
    };
    await expect.poll(setting).toContain('"loggedInToHome":true');

    await page.goto('/rng');
    await expect(page).toHaveURL('/login');
    const login = site.dialog('login');
    await expect(login).toBeVisible();
    // There is nothing to go back to without a login.
    await page.keyboard.press('Escape');
    await expect(login).toBeVisible();
    await expect(login.getByRole('button', { name: 'Close' })).toHaveCount(0);

    for (const open of ['/register', '/register.html', '/helpmc', '/download', '/terms']) {
      await page.goto(open);
      await expect(page.locator('[data-cfg]').first()).toBeVisible();
      await expect(page).toHaveURL(open);
    }
    // What is open to all may be covered, and seen again.
    await page.goto('/terms?modal=registerModal');
    await expect(site.dialog('register')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/terms');
    // A modal that there is none of covers nothing.
    await page.goto('/?modal=none');
    await expect(page).toHaveURL('/login');
    // Registration and login lead to each other.
    await page.goto('/login');
    await login.getByRole('button', { name: texts('auth', 'to_register') }).click();
    await expect(site.dialog('register')).toBeVisible();
    await site
      .dialog('register')
      .getByRole('button', { name: texts('auth', 'to_login') })
      .click();

    await site.fillLogin(login, 'demo', 'Sunrise2026');
    await site.arrive();
    await expect(page).toHaveURL('/');
    await site.goTo('/rng');
    await expect(page).toHaveURL('/rng');
    await site.accountMenu.click();
    await page.getByRole('menuitem', { name: texts('common', 'logout') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: texts('auth', 'logout_confirm') })
      .click();
    await expect(login).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
});
