import type { Page } from '@playwright/test';

import { RANKS } from '#gateway/seed/club.ts';
import { expect, faults, test } from './support/club.ts';
import { comeNear } from './support/near.ts';
import { FURTHER } from './support/test.ts';

const PHONE = { width: 360, height: 740 };
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';
/** Far enough for a page that is as wide as its screen. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const [, , [, , silver], [, , gold]] = RANKS;

test('[APP-3] [APP-21] [ERR-4] the VIP page shows its levels to all, and members their way up', async ({ page, site, texts, club }) => {
  const { main, text: t } = club;

  await page.goto('/vip');
  await expect(club.heading('vip_invite_title')).toBeVisible();
  for (const [, name, points] of RANKS) {
    await expect(club.entry(name)).toContainText(points === 0 ? t('level_start') : t('level_from', points.toLocaleString('en-US')));
  }
  await expect(club.entry('Sapphire')).toContainText(t('privilege_vip_service'));
  await expect(club.entry('Platinum')).not.toContainText(t('privilege_vip_service'));
  await expect(main.getByRole('progressbar')).toHaveCount(0);

  // The invitation leads to a login and a trial account, which is told that it takes a real one.
  await main.getByRole('link', { name: t('log_in') }).click();
  await site
    .dialog('login')
    .getByRole('button', { name: texts('auth', 'login_guest') })
    .click();
  await expect(site.accountMenu).toBeVisible();
  await page.goto('/vip');
  await expect(club.heading('trial_title')).toBeVisible();
  await site.logout();

  await site.login('demo');
  await club.retry('/vip', 'rankProgress');
  const bar = main.getByRole('progressbar', { name: t('progress_to', 'Gold') });
  await expect(bar).toHaveAttribute('aria-valuemax', String(gold));
  await expect(bar).toHaveAttribute('aria-valuetext', /^1\d,\d{3} of 20,000 XP$/);
  await expect(page.getByText('Gold brings: Withdrawals 8 a day')).toBeVisible();
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(silver);
  await expect(club.entry('Silver')).toContainText(t('yours'));
  await expect(club.entry('Gold')).not.toContainText(t('yours'));

  // Privileges compare on a phone, too.
  await page.setViewportSize(PHONE);
  const service = page.getByRole('row').filter({ hasText: t('privilege_vip_service') });
  await service.scrollIntoViewIfNeeded();
  await expect(service.getByRole('cell')).toHaveText(RANKS.map(([rank]) => t(rank > 4 ? 'included' : 'not_included')));
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await club.hasNoFaults();
});

test('[APP-3] [MEM-15] [ERR-4] the points mall shows visitors what it is about, and members rewards and what they are worth', async ({
  page,
  site,
  texts,
  club,
}) => {
  const { main, text: t } = club;

  await page.goto('/pointMall');
  await expect(club.heading('points_invite_title')).toBeVisible();
  await expect(main.getByText(t('points_never'))).toBeVisible();
  await expect(main.getByRole('listitem').getByText(t('type_SPINS'), { exact: true })).toBeVisible();

  await site.login('demo');
  await club.retry('/pointMall', 'pointRewards');
  await expect(main.getByText('8,420', { exact: true })).toBeVisible();
  await expect(main.getByText(t('points_never'))).toBeVisible();

  // What a reward needs, and whether the balance reaches; nothing to press that does nothing.
  await expect(club.entry('Sports towel')).toContainText(t('reward_amount', '₱500.00'));
  await expect(club.entry('Sports towel')).toContainText(t('reach_yes'));
  await expect(club.entry('Gold bonus')).toContainText(t('reach_missing', '7,580'));
  await expect(club.entry('Gold bonus').getByRole('button')).toHaveCount(0);

  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(club.entry('Tablet')).toContainText(t('reward_gone'));
  await expect(club.entry('Tablet')).not.toContainText(t('reach_missing', '').trim());
  await club.tab('type_SPINS').click();
  await expect(page).toHaveURL(/\?type=SPINS$/);
  await expect(club.entry('20 free spins')).toBeVisible();
  await page.reload();
  await expect(club.tab('type_SPINS')).toHaveAttribute('aria-selected', 'true');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([20, 50, 100, 200].map((count) => `${count} free spins`));

  await main.getByRole('tab', { name: texts('mall', 'tab_rates') }).click();
  await expect(page).toHaveURL(/\?tab=rates$/);
  const rates = main.getByRole('table', { name: t('rates_title') });
  await expect(rates.getByRole('row').filter({ hasText: '4,500' })).toContainText('90 : 1');
  await expect(rates.getByRole('row').filter({ hasText: '4,500' })).toContainText('₱50.00');
  await page.goto('/pointMall?type=NONE');
  await expect(main.getByText(t('rewards_none_title'))).toBeVisible();
  await club.hasNoFaults();
});

test('[APP-3] [APP-19] [APP-20] [FTR-5] a desktop gets codes to scan, a guide for each app, and what the site promises', async ({
  page,
  texts,
  request,
}) => {
  const t = (key: string, ...values: readonly string[]) => texts('download', key, ...values);
  const main = page.getByRole('main');
  await page.goto('/download');
  for (const type of ['ANDROID', 'IOS', 'IOS_LITE']) {
    const code = main.getByRole('img', { name: t('code_of', t(`app_${type}`)) });
    await expect.poll(() => code.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(0);
    const address = await main.getByRole('link', { name: t(`get_${type}`) }).getAttribute('href');
    expect(address).toMatch(new RegExp(`^${new URL(page.url()).origin}/`));
    expect((await request.get(address ?? '')).status()).toBe(200);
  }
  const profile = await request.get((await main.getByRole('link', { name: t('get_IOS_LITE') }).getAttribute('href')) ?? '');
  expect(profile.headers()['content-type']).toBe('application/x-apple-aspen-config');
  const routers = await page.evaluate(() => sessionStorage.getItem('routers'));
  expect(JSON.parse(routers ?? '').answer).toEqual({ domainList: expect.arrayContaining([new URL(page.url()).host]) });

  await main.getByRole('tab', { name: t('app_IOS_LITE') }).click();
  await expect(page).toHaveURL(/\?os=lite$/);
  await page.reload();
  await expect(main.getByRole('heading', { name: t('step_lite_settings') })).toBeVisible();
  await expect(main.getByText(t('unsigned'))).toBeVisible();

  await comeNear(page, 'pages/down#main.promises');
  for (const promise of [
    texts('config', 'promise.fast'),
    '128-bit',
    texts('config', 'promise.access'),
    '24x7',
    texts('common', 'minimum_age', '18'),
  ]) {
    await expect(main.getByRole('heading', { name: promise })).toBeVisible();
  }
  // What the header half covers is no small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await faults(page)).toEqual([]);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE, viewport: PHONE, hasTouch: true, isMobile: true });

  test(
    '[APP-19] [APP-20] [ERR-4] its own app comes first with one clear button, from a domain that the platform names',
    FURTHER,
    async ({ page, texts }) => {
      const t = (key: string, ...values: readonly string[]) => texts('download', key, ...values);
      const main = page.getByRole('main');
      await page.route('**/wps/system/domainRoute', (route) =>
        route.fulfill({ json: { success: true, value: { domainList: ['new.example', 'other.example'] } } }),
      );
      await page.goto('/down');
      await expect(main.getByRole('heading', { level: 3 }).first()).toContainText(t('app_IOS'));
      await expect(main.getByText(t('for_you'))).toHaveCount(1);
      await expect(main.getByRole('link', { name: t('get_IOS') })).toHaveAttribute('href', 'https://new.example/wps/app/demo/ios.ipa');
      await expect(main.getByRole('img', { name: t('code_of', '') })).toHaveCount(0);
      await expect(main.getByRole('tab', { name: t('app_IOS'), exact: true })).toHaveAttribute('aria-selected', 'true');
      expect(await overflow(page)).toBeLessThanOrEqual(0);

      // A platform without apps says so.
      await page.route('**/wps/system/status*', async (route) => {
        const response = await route.fetch();
        const body: { value: { info: { resources: unknown } } } = await response.json();
        body.value.info.resources = [];
        await route.fulfill({ response, json: body });
      });
      await page.reload();
      await expect(main.getByText(t('none_title'))).toBeVisible();
    },
  );
});

test('[APP-3] future agents learn what agents earn, whom to ask, and register with a code', FURTHER, async ({ page, site, club }) => {
  const { main, text: t } = club;
  await page.goto('/join');
  await expect(main.getByText(t('earn_realtime_text', '5'))).toBeVisible();
  await expect(main.getByText(t('earn_dividend_text', 'daily, weekly, twice a month, or monthly'))).toBeVisible();
  await expect(club.heading('join_share')).toBeVisible();
  const opening = page.waitForEvent('popup');
  await main.getByRole('button', { name: t('join_contact') }).click();
  const chat = await opening;
  await expect(chat).toHaveURL(/\/chat\?m=demo/);
  await chat.close();

  const code = main.getByRole('textbox', { name: t('code_label') });
  await main.getByRole('button', { name: t('code_submit') }).click();
  await expect(main.getByText(t('code_missing'))).toBeVisible();
  await code.fill(' SINAG88 ');
  const checked = page.waitForRequest((sent) => new URL(sent.url()).searchParams.get('code') === 'SINAG88');
  await code.press('Enter');
  await expect(site.dialog('register')).toBeVisible();
  await checked;
  await expect(page).toHaveURL(/affiliateCode=SINAG88/);
  await page.goBack();
  await expect(site.dialog('register')).toBeHidden();

  // An agent has no use for a registration.
  await site.login('agent');
  await page.goto('/join');
  await expect(main.getByRole('link', { name: t('join_centre') })).toBeVisible();
  await expect(main.getByRole('link', { name: t('open_account') })).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveCount(0);
});

test('[APP-24] [ERR-4] the leaderboard shows members the best by period and their own place', FURTHER, async ({ page, site, club }) => {
  const { main, text: t } = club;
  const first = main
    .getByRole('listitem')
    .filter({ hasText: t('board_place', '1') })
    .first();
  await page.goto('/leaderboard');
  await expect(club.heading('board_invite_title')).toBeVisible();
  await expect(main.getByRole('tab')).toHaveCount(0);

  await site.login('demo');
  await club.retry('/leaderboard', 'leaderboard');
  await expect(club.tab('period_week')).toHaveAttribute('aria-selected', 'true');
  await expect(first).toContainText(/..\*\*\*./);
  await expect(main.getByText(t('board_own', '', '').slice(0, 11))).toContainText(/\d+/);
  const weekly = await first.innerText();
  await club.tab('period_month').click();
  await expect(page).toHaveURL(/\?period=month$/);
  await expect(first).not.toHaveText(weekly);
  await page.reload();
  await expect(club.tab('period_month')).toHaveAttribute('aria-selected', 'true');
  await club.hasNoFaults();

  // Calm for whoever has none, too.
  await site.logout();
  await site.login('agent2');
  await page.goto('/leaderboard?period=day');
  await expect(main.getByText(t('board_own_none'))).toBeVisible();
});

test('[GAM-10] [FTR-5] home shows the twenty games played most, and that players are of age', FURTHER, async ({ page, site, texts }) => {
  const asked: Record<string, string>[] = [];
  page.on('request', (sent) => {
    const { pathname, searchParams } = new URL(sent.url());
    if (pathname === '/lgw/games/popular') asked.push(Object.fromEntries(searchParams));
  });
  await page.goto('/');
  await comeNear(page, 'pages/home#main.popular');
  await expect.poll(() => asked[0]).toMatchObject({ count: '20', prizeMode: 'SEA', device: 'WEB', language: 'EN' });
  const popular = page.getByRole('region', { name: texts('club', 'popular_title') });
  await expect(popular.getByRole('listitem')).toHaveCount(20);
  await popular.getByRole('listitem').first().getByRole('button').first().click();
  await expect(site.dialog('login')).toBeVisible();
  await page.goBack();
  await comeNear(page, 'pages/home#main.promises');
  await expect(page.getByRole('main').getByRole('heading', { name: texts('common', 'minimum_age', '18') })).toBeVisible();
});
