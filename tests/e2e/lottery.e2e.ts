import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { axeViolations } from './support/axe.ts';
import { lotteryOf } from './support/lottery.ts';
import { FURTHER, expect, test } from './support/test.ts';

const PHONE = { width: 360, height: 780 };

test(
  '[APP-5] [GAM-9] a bet from the lobby to its result: the slip survives reload and login, the draw pays once, nothing is reloaded',
  FURTHER,
  async ({ page, site, panel, texts }) => {
    panel.seedAfterwards();
    const lottery = lotteryOf(page, texts);
    await page.goto('/lottery');
    const lobby = page.getByRole('region', { name: texts('config', 'lottery.lobby') });
    await expect(lobby.getByRole('timer')).toHaveCount(7);
    await lobby.getByRole('link', { name: 'Sea Five · 3 min' }).click();
    await expect(page).toHaveURL('/lottery?gameCode=SEA3&vendor=TCG_SEA');
    await expect(lottery.timer).toHaveText(/^\d\d:\d\d$/);

    await lottery.addBothSides();
    await page.reload();
    await expect(lottery.lines).toHaveCount(2);
    await lottery.place.click();
    await site.fillLogin(site.dialog('login'), 'demo', SEED_PASSWORD);
    await site.arrive();
    await page.goto('/lottery?gameCode=SEA3');
    await expect(lottery.lines).toHaveCount(2);
    await expect(lottery.slip).toContainText(`${lottery.text('balance')} ₱12,410.00`);
    await expect(lottery.bets).toContainText(lottery.text('no_bets_title'));

    await lottery.place.click();
    await expect(page.getByRole('alertdialog')).toContainText('₱0.20');
    await lottery.confirm();
    await expect(lottery.slip.getByText(/: \d+, \d+$/)).toBeVisible();
    await expect(lottery.lines).toHaveCount(0);
    await expect(lottery.slip).toContainText('₱12,409.80');
    await expect(lottery.bets.getByText(lottery.text('status_open'), { exact: true })).toHaveCount(3);

    const navigations: string[] = [];
    page.on('framenavigated', (frame) => navigations.push(frame.url()));
    // A draw closes ten seconds before it is drawn, so the open one may be that much further away than the next draw.
    await panel.advance(190_000);
    await expect(lottery.bets).toContainText(lottery.text('news_paid', '2', '₱0.19'));
    await expect(lottery.bets.getByRole('row').filter({ hasText: '₱0.19' })).toContainText(lottery.text('status_won'));
    await expect(lottery.bets.getByRole('row').filter({ hasText: '₱0.00' })).toContainText(lottery.text('status_lost'));
    await expect(lottery.slip).toContainText('₱12,409.99');
    await lottery.bets.getByText(lottery.text('show_numbers')).first().click();
    await expect(lottery.bets.getByRole('term').first()).toHaveText(lottery.text('tier_drawn'));
    expect(navigations).toEqual([]);

    await page.goto('/lottery');
    await expect(page.getByRole('region', { name: lottery.text('group_RECENT') })).toContainText('Sea Five · 3 min');
  },
);

test('[APP-5] a slip whose draw closes goes on to the next one and says so; an answer that got lost is not a second bet', async ({
  page,
  site,
  panel,
  problems,
  texts,
}) => {
  problems.allow(/Failed to load resource/);
  panel.seedAfterwards();
  const lottery = lotteryOf(page, texts);
  await site.enter('demo');
  await page.goto('/lottery?gameCode=SEA3&playType=sum_sides');
  await lottery.addBothSides();
  const numero = lottery.slip.getByText(new RegExp(`^${lottery.text('for_draw')}`));
  const before = await numero.innerText();
  await panel.advance(180_000);
  await expect(lottery.slip.getByText(new RegExp(lottery.text('slip_moved', '\\d+', '\\d+')))).toBeVisible();
  await expect(numero).not.toHaveText(before);
  await expect(lottery.lines).toHaveCount(2);

  // Not what the account began with: a day may have ended meanwhile, and brought a rebate.
  const held = async () => Number((/₱[\d,]+\.\d\d/.exec(await lottery.slip.innerText())?.[0] ?? '').replace(/\D/g, ''));
  const heldBefore = await held();
  // The gateway takes the bet, and its answer gets lost.
  await page.route(
    '**/lgw/games/bets',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await lottery.place.click();
  await lottery.confirm();
  await expect(lottery.slip.getByRole('alert').filter({ hasText: lottery.text('bet_unsure') })).toBeVisible();
  await expect.poll(held).toBe(heldBefore - 20);
  await lottery.place.click();
  await lottery.confirm();
  await expect(lottery.lines).toHaveCount(0);
  expect(await held()).toBe(heldBefore - 20);
  await expect(lottery.bets.getByRole('row').filter({ hasText: '₱0.10' })).toHaveCount(2);
});

test(
  '[APP-5] [ERR-4] what goes wrong is told where it happened, and can be mended',
  FURTHER,
  async ({ page, site, panel, problems, texts }) => {
    problems.allow(/Failed to load resource/);
    const lottery = lotteryOf(page, texts);
    const retry = page.getByRole('button', { name: texts('lobby', 'retry') });
    await panel.fault('lotteryMenus', 'status-500', 100);
    await page.goto('/lottery?gameCode=NOWHERE');
    await expect(page.getByRole('status').filter({ hasText: lottery.text('unknown_lottery', 'NOWHERE') })).toBeVisible();
    await expect(retry).toBeEnabled();
    await panel.mend();
    await retry.click();
    await expect(page.getByRole('link', { name: 'Sea Five · 1 min' })).toBeVisible();

    // Without draws or results the lotteries stand all the same; what their cards lack is said once.
    await panel.fault('nextDraws', 'status-500', 100);
    await panel.fault('openedNumbers', 'status-500', 100);
    await page.goto('/lottery');
    const lobby = page.getByRole('region', { name: texts('config', 'lottery.lobby') });
    const missing = ['closes_in', 'last_result'].map((what) => lobby.getByRole('region', { name: lottery.text(what), exact: true }));
    for (const part of missing) await expect(part.getByRole('button', { name: texts('lobby', 'retry') })).toBeEnabled();
    await expect(lobby.getByRole('link', { name: 'Sea Five · 1 min' })).toBeVisible();
    await panel.mend();
    for (const part of missing) {
      await part.getByRole('button', { name: texts('lobby', 'retry') }).click();
      await expect(part).toBeHidden();
    }
    await expect(lobby.getByRole('timer')).toHaveCount(7);

    // The site asks for what failed at once, too, where anything else is answered: the fault stays until it is pressed away.
    await panel.fault('lotteryRules', 'status-500', 100);
    await page.goto('/lottery?gameCode=SEA11&playType=pick_2');
    await expect(retry).toBeEnabled();
    await panel.mend();
    await retry.click();
    await expect(page.getByRole('heading', { name: 'Five of Eleven' })).toBeVisible();

    // A fresh account has nothing to bet with.
    await site.enter('fresh');
    await page.goto('/lottery?gameCode=SEA11&playType=pick_2');
    await lottery.ball('01').click();
    await expect(lottery.add).toBeDisabled();
    await lottery.ball('02').click();
    const stake = page.getByLabel(lottery.text('stake'));
    await stake.fill('1e3');
    await lottery.add.click();
    await expect(stake).toBeFocused();
    await expect(stake).toHaveValue('1e3');
    await expect(stake).toHaveAccessibleDescription(new RegExp(texts('kit', 'amount_unclear').split('{')[0] ?? ''));
    await stake.fill('0.05');
    await lottery.add.click();
    await expect(page.getByText(lottery.text('stake_low', '₱0.10'))).toBeVisible();
    await stake.fill('5');
    await lottery.add.click();
    await expect(lottery.lines).toContainText('1 × ₱5.00 = ₱5.00');
    await lottery.place.click();
    await lottery.confirm();
    await expect(lottery.slip.getByRole('alert').filter({ hasText: lottery.text('bet_insufficient') })).toBeVisible();

    await lottery.lines.getByRole('button', { name: lottery.text('edit_line', '01, 02') }).click();
    await expect(lottery.ball('01')).toHaveAttribute('aria-pressed', 'true');
    await lottery.ball('03').click();
    await page.getByRole('button', { name: lottery.text('save_line') }).click();
    await expect(lottery.lines).toContainText('3 × ₱5.00 = ₱15.00');
    await lottery.lines.getByRole('button', { name: lottery.text('remove_line', '01, 02, 03') }).click();
    await expect(lottery.slip).toContainText(lottery.text('slip_empty'));
  },
);

// Its first call is looked at.
test.extend({ rendered: false })(
  '[APP-5] [GAM-9] the Vietnamese lotteries have a page of their own; a node of the catalogue opens its lottery, with a hundred opened draws',
  FURTHER,
  async ({ page, texts }) => {
    const lottery = lotteryOf(page, texts);
    const menu = page.waitForRequest(/lgw\/vn\/games\/game_menu/);
    await page.goto('/vnlottery');
    const asked = new URL((await menu).url()).searchParams;
    expect([asked.get('prizeMode'), asked.get('device')]).toEqual(['1', 'WEB']);
    const lobby = page.getByRole('region', { name: texts('config', 'lottery.lobby') });
    await expect(lobby.getByRole('heading', { level: 4 })).toHaveText(['Northern Vietnam', 'Central Vietnam', 'Southern Vietnam']);
    await lobby.getByRole('link', { name: 'Northern Vietnam' }).click();
    await expect(page).toHaveURL('/vnlottery?gameCode=VNMB&vendor=TCG_LOTTO_VN');

    const opened = page.waitForRequest((request) => /opened\/game/.test(request.url()) && /count=100/.test(request.url()));
    await lottery.bets.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    await opened;
    await expect(lottery.opened.getByRole('row')).toHaveCount(11);
    await lottery.opened.getByRole('button', { name: texts('kit', 'page_number').replace('{n}', '10'), exact: true }).click();
    await lottery.opened.getByText(lottery.text('all_prizes')).last().click();
    await expect(lottery.opened.getByText(lottery.text('tier_seventh')).last()).toBeVisible();

    const list = await page.request.get('/wps/relay/GCSGAME_gameList', {
      headers: { Merchant: 'demo' },
      params: { clientType: 3, platform: 'flash', language: 'EN', gameType: 'ELOTT', vassalage: 'TCG_SEA', pageNo: 1, pageSize: 1 },
    });
    const nodeId: string = (await list.json()).value.games[0].nodeId;
    await page.goto(`/lottery?gameCode=${nodeId}&vendor=TCG_SEA`);
    await expect(page.getByRole('button', { name: lottery.text('quick_pick') })).toBeVisible();
    await page.goto('/lottery?vendor=TCG_SEA');
    await expect(page.getByRole('link', { name: 'Sea Five · 1 min' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Northern Vietnam' })).toHaveCount(0);
  },
);

test('[GAM-5] a favorite lottery stays with its player, in this browser', FURTHER, async ({ page, site, problems, texts }) => {
  // What is asked for in the moment of a logout is refused.
  problems.allow(/401/);
  const lottery = lotteryOf(page, texts);
  const star = page.getByRole('button', { name: texts('lobby', 'favourite_of', 'Six of Forty-five') });
  const favorites = page.getByRole('region', { name: lottery.text('group_FAVOURITES') });
  await page.goto('/lottery');
  await star.click();
  await site.fillLogin(site.dialog('login'), 'demo', SEED_PASSWORD);
  await site.arrive();
  await page.goto('/lottery');
  await expect(favorites).toContainText('Six of Forty-five');
  await page.reload();
  await expect(star.first()).toHaveAttribute('aria-pressed', 'true');
  await site.logout();
  await site.login('vip');
  await page.goto('/lottery');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(favorites).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test(
    '[APP-5] the lottery works by keyboard, has no accessibility fault and nothing runs off the screen',
    FURTHER,
    async ({ page, site, texts }) => {
      const lottery = lotteryOf(page, texts);
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
      await page.goto('/lottery');
      await expect(page.getByRole('timer')).toHaveCount(7);
      expect([await fits(), await axeViolations(page)]).toEqual([true, []]);

      await page.goto('/vnlottery?gameCode=VNMB&playType=pair_last');
      await site.tabTo(lottery.ball('00'));
      for (const key of ['ArrowRight', 'Space', 'End', 'Space', 'Home', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
      const picked = page.getByRole('group', { name: lottery.text('numbers') }).locator('[aria-pressed=true]');
      await expect(picked.first()).toHaveText('01');
      await expect(picked.last()).toHaveText('99');
      await expect(picked).toHaveCount(3);
      await site.tabTo(lottery.add);
      await page.keyboard.press('Enter');
      const review = page.getByRole('button', { name: lottery.text('review_slip', '1') });
      await expect(review).toBeVisible();
      // The button can do nothing more until numbers are picked, which is where the keyboard goes on.
      const focused = page.getByRole('group', { name: lottery.text('numbers') }).locator(':focus');
      await expect(focused).toHaveCount(1);
      await page.keyboard.press('Space');
      await site.tabTo(page.getByRole('button', { name: lottery.text('clear_picks') }));
      await page.keyboard.press('Enter');
      await expect(focused).toHaveCount(1);
      await expect(picked).toHaveCount(0);
      await review.click();
      await expect(lottery.lines).toHaveCount(1);
      await expect(lottery.place).toBeInViewport();
      expect([await fits(), await axeViolations(page)]).toEqual([true, []]);
      await page.keyboard.press('Escape');
      await expect(lottery.slip).toHaveCount(0);
      await expect(review).toBeFocused();
      // A line is changed on the board, which the slip gives free.
      await review.click();
      await lottery.lines.getByRole('button').first().click();
      await expect(lottery.slip).toHaveCount(0);
      await expect(picked).toHaveText(['01', '10', '99']);
    },
  );
});
