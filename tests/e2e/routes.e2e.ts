import { FURTHER_ON_PHONES_TOO, PHONE_TOO, FURTHER, expect, test } from './support/test.ts';

test('[APP-12] an unknown address answers 404 with a page that leads home', FURTHER, async ({ page, problems, texts }) => {
  problems.allow(/status of 404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: texts('config', 'not_found.title') })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('[APP-1] home has four addresses', async ({ page }) => {
  for (const path of ['/', '/index', '/index.html', '/home']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.locator('[data-cfg^="pages/home#"]').first(), path).toBeVisible();
  }
});

test('[APP-2] login and registration have addresses, which open their modal over home', async ({ page, texts }) => {
  for (const [path, key] of [
    ['/register', 'modal.register'],
    ['/register.html', 'modal.register'],
    ['/login', 'modal.login'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name: texts('config', key) }), path).toBeVisible();
    await expect(page.locator('[data-cfg^="pages/home#"]').first(), path).toBeAttached();
  }
});

test('[MOD-1] Back closes an open modal and stays on the page, Escape and a reload keep their meaning', FURTHER, async ({ page, site }) => {
  await page.goto('/rng');
  const dialog = await site.openLogin();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/rng$/);

  await site.openLogin();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/rng$/);
});

test('[REG-5] [MOD-1] login and registration lead to each other, one at a time', async ({ page, site, texts }) => {
  await page.goto('/');
  const login = await site.openLogin();
  await login.getByRole('button', { name: texts('auth', 'to_register') }).click();
  const register = page.getByRole('dialog', { name: texts('config', 'modal.register') });
  await expect(register).toBeVisible();
  await expect(login).toBeHidden();
  await register.getByRole('button', { name: texts('auth', 'to_login') }).click();
  await expect(login).toBeVisible();
  await expect(register).toBeHidden();
});

test(
  '[APP-14] every page has a title and a description of its own, also after navigating inside the app',
  FURTHER,
  async ({ page, site, texts }) => {
    const description = page.locator('meta[name=description]');
    await page.goto('/');
    const ofSite = await description.getAttribute('content');
    // The served title is in the merchant's language, the page's own in the player's.
    await expect(page.locator('[data-cfg^="pages/home#"]').first()).toBeVisible();
    const home = await page.title();
    await site.goTo('/rng');
    await expect(page).not.toHaveTitle(home);
    const rng = await page.title();
    await expect(description).toHaveAttribute('content', texts('pages', 'about.rng'));
    await page.goBack();
    await expect(page).toHaveTitle(home);
    await expect(description).not.toHaveAttribute('content', texts('pages', 'about.rng'));
    expect(ofSite).not.toBe(texts('pages', 'about.rng'));
    await page.goto('/rng');
    await expect(page).toHaveTitle(rng);
  },
);

test('[APP-14] going to another page moves focus to its main part', FURTHER, async ({ page, site }) => {
  await page.goto('/');
  await site.goTo('/rng');
  await expect(page.getByRole('main')).toBeFocused();
});

test('[APP-14] a link leads to the top of a page, Back to where it was left', FURTHER, async ({ page, site }) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  // Browsers restore at moments of their own, some too early: one that leaves it to the page shows that the page does it.
  await page.addInitScript(() => {
    history.scrollRestoration = 'manual';
  });
  await page.goto('/');
  await site.showAll();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: 1100, behavior: 'instant' }));
    expect(await scrolled()).toBe(1100);
  }).toPass();
  await page.locator('footer a[href="/vip"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/vip');
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(scrolled).toBe(1100);
});

for (const merchant of ['demo', 'aurora', 'lotus']) {
  test.describe(merchant, () => {
    test.use({ merchant });

    test(
      `[HDR-9] no page of ${merchant} is wider than the screen, not even while it loads`,
      merchant === 'demo' ? PHONE_TOO : FURTHER_ON_PHONES_TOO,
      async ({ page, site, problems }) => {
        problems.allow(/status of 404/);
        await page.addInitScript(() => {
          const look = (widest: number): void => {
            const width = Math.max(widest, document.documentElement?.scrollWidth ?? 0);
            Reflect.set(window, 'widest', width);
            requestAnimationFrame(() => look(width));
          };
          look(0);
        });
        for (const path of ['/', '/rng', '/no-such-page']) {
          await page.goto(path);
          await site.showAll();
          expect(await page.evaluate(() => Number(Reflect.get(window, 'widest'))), path).toBeLessThanOrEqual(
            page.viewportSize()?.width ?? 0,
          );
        }
      },
    );
  });
}

test('[APP-4] each category has a lobby of its own, also when it is opened directly', async ({ page, site }) => {
  for (const category of ['live', 'fish', 'pvp', 'sports', 'esports']) {
    await page.goto(`/${category}`);
    await expect(page.locator(`[data-cfg="pages/${category}#main.games"]`)).toBeVisible();
    await expect(site.games.first(), category).toBeVisible();
  }
});

test('[FTR-2] [REG-12] the terms and the privacy policy that a player agrees to can be read', FURTHER, async ({ page, texts }) => {
  for (const name of ['terms', 'privacy']) {
    await page.goto(`/${name}`);
    await expect(page.getByRole('article').getByRole('heading', { name: texts('config', `page.${name}`) })).toBeVisible();
    await expect(page.getByText(texts('legal', `${name}.text_1`))).toBeVisible();
  }
});
