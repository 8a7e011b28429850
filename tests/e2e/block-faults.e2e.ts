import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { builtFrom } from './support/chunks.ts';
import { crossed, FURTHER, expect, test } from './support/test.ts';

/** Address of the built chunk of a block's component. */
const chunkOf = (component: string): string => builtFrom(`blocks/${component}`).chunk;

/** What a block needs of the build. */
const LOST = {
  'its code': () => `**${chunkOf('game-lobby/GameLobby.tsx')}*`,
  'what describes its props': () => `**${chunkOf('game-lobby/schema.ts')}*`,
};

for (const [index, [lost, address]] of Object.entries(LOST).entries()) {
  test(
    `[CFG-7] [APP-15] a block costs only itself when ${lost} does not arrive, and a retry brings it`,
    crossed(index),
    async ({ page, problems, site, texts }) => {
      problems.allow(/Failed to load resource|net::ERR_|Failed to fetch dynamically imported module|\[config\]/);
      const chunk = address();
      await page.route(chunk, (route) => route.abort());
      await page.goto('/rng');
      const lobby = page.locator('[data-cfg="pages/rng#main.games"]');
      const retry = lobby.getByRole('button', { name: texts('common', 'retry') });
      await expect(retry).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.locator('[data-cfg="pages/rng#main.claim"]')).not.toBeEmpty();

      await page.unroute(chunk);
      await retry.click();
      await expect(site.games.first()).toBeVisible();
    },
  );
}

test(
  '[APP-15] [ERR-3] a part of a block whose code does not arrive is asked for until it comes, and takes nothing along',
  FURTHER,
  async ({ page, problems, site, texts }) => {
    problems.allow(/Failed to load resource|net::ERR_/);
    let isAway = true;
    for (const chunk of [chunkOf('header/MemberPanel.tsx'), builtFrom('../ui/menu/Menu.tsx').chunk])
      await page.route(`**${chunk}*`, (route) => (isAway ? route.abort() : route.continue()));
    await page.goto('/');
    const languages = page.getByRole('banner').getByRole('button', { name: texts('common', 'language') });
    await languages.hover();
    const form = await site.openLogin();
    await site.fillLogin(form, 'demo', SEED_PASSWORD);
    await expect(form).toBeHidden();
    await expect(site.accountMenu).toBeHidden();
    await expect(languages).toBeVisible();

    isAway = false;
    await site.arrive();
    await languages.click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
);

test('[CFG-7] a block that throws costs only itself', FURTHER, async ({ page, problems, site }) => {
  problems.allow(/made to throw|\[config\]/);
  await page.route(`**${chunkOf('winner-board/WinnerBoard.tsx')}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new Error("made to throw"); };' }),
  );
  const reported = page.waitForEvent('console', (message) => /\[config\].*winner/.test(message.text()));
  await page.goto('/');
  await site.showAll();
  expect((await reported).text()).toMatch(/pages\/home#main\.\S+: render, made to throw/);
  const home = page.locator('[data-cfg^="pages/home#main."]');
  await expect(home.first()).not.toBeEmpty();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('[CFG-7] a failed part of the frame leaves the page usable', FURTHER, async ({ page, problems, site }) => {
  problems.allow(/made to throw|\[config\]/);
  await page.route(`**${chunkOf('footer/Footer.tsx')}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new Error("made to throw"); };' }),
  );
  await page.goto('/rng');
  await expect(site.games.first()).toBeVisible();
});
