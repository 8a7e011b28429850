import type { Request } from '@playwright/test';

import { entriesOf, MODALS, ROUTES } from './support/addresses.ts';
import { ON } from './support/company.ts';
import { watchConfigReads } from './support/configReads.ts';
import { FURTHER, expect, test } from './support/test.ts';

/** What no page reads just by being looked at, and what does. */
const READ_ELSEWHERE: readonly (readonly [leaves: RegExp, why: string])[] = [
  [/^flags\.\w+\.note$/, 'explains the flag to operators'],
  [
    /^merchant\.(default|defaultTheme|head\..*|legal\.copyright\.TY)$/,
    'the server picks the merchant and writes the head; another language',
  ],
  [/^merchant\.(jurisdiction\.realityCheckMinutes|wallets\..*)$|^site\.withdrawal\./, 'the reference gateway starts with it'],
  [/^merchant\.providers\./, 'loaded when a provider is asked to sign in, to send or to count: providers.e2e.ts'],
  [/^centres\.member\.items\.transferUpline\.props\.passwordSetAt$/, 'for members without a payment password: payments.e2e.ts'],
  [/^centres\.member\.items\.transferUpline\.props\.recordsAt$/, 'after a transfer: team.e2e.ts'],
  [/^centres\.member\.items\.depositv2\.props\.play$/, 'after a credited deposit: journey-player.e2e.ts'],
  [/popup\.props\.modal$/, 'greets who has not silenced it: welcome.e2e.ts'],
  [/jackpot\.props\.(everyMs|step)$/, 'moves where motion is wanted: journey.e2e.ts'],
  [/^site\.announcements\.types$/, 'what may be asked for: `check` refuses others'],
  [/^site\.activity\./, 'said and checked by the form of a mission: missions.e2e.ts'],
  [/^site\.uploads\./, 'checked of a chosen picture: uploads.e2e.ts'],
  [/^site\.chat\.window/, 'the window of customer service: customer-service.e2e.ts'],
  [/^site\.games\.(roomsModal|subGamesModal|vendorPages\.\w+)$/, 'where such a game opens: launch.e2e.ts'],
  [/^site\.platform\.registerMethod$/, 'sent with a registration: registration.e2e.ts'],
  [/^site\.verification\.(firebaseSeconds|phoneRetryMs|providerTimeoutMs)$/, 'of a provider that is asked: phone-proof.e2e.ts'],
];

test('[CFG-15] [CFG-1] all that config says is read by something', FURTHER, async ({ page, site, panel }) => {
  test.setTimeout(300_000);
  const reads = await watchConfigReads(page);
  const onTheWay = new Set<Request>();
  page.on('request', (request) => !request.url().includes('/live') && onTheWay.add(request));
  page.on('requestfinished', (request) => onTheWay.delete(request));
  page.on('requestfailed', (request) => onTheWay.delete(request));
  /** Until nothing is on its way, and nothing more is read for a while. */
  const settle = async (): Promise<void> => {
    for (let still = 0, before = -1; still < 2; still = before === reads.read.size && onTheWay.size === 0 ? still + 1 : 0) {
      before = reads.read.size;
      await page.waitForTimeout(150);
    }
  };
  /** Blocks are drawn as they come near. */
  const lookAtAll = async (): Promise<void> => {
    const blocks = page.locator('main [data-cfg^="pages/"]');
    for (let index = 0; index < (await blocks.count()); index += 1) {
      await blocks.nth(index).evaluate((block) => block.scrollIntoView());
      await settle();
    }
  };
  /** Inside the page, as its links do: a load for each address would take minutes. */
  const visit = async (addresses: readonly string[]): Promise<void> => {
    for (const address of addresses) {
      await page.evaluate((to) => history.pushState(null, '', to), address);
      await settle();
      await lookAtAll();
    }
  };

  await panel.whitelabel(ON);
  await page.goto('/');
  await visit([...ROUTES, '/DS88', '/RNG', ...MODALS]);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(['/rng', '/lottery']);
  await page.setViewportSize({ width: 1440, height: 900 });

  await visit(['/']);
  await site.login('demo');
  await visit([...MODALS, ...entriesOf('member'), '/lottery']);
  const lottery = await page.getByRole('main').locator('a[href*="gameCode="]').first().getAttribute('href');
  await visit([lottery ?? '', '/responsible-play', '/promotions', '/down', '/rng']);
  await site.games.first().getByRole('button').first().click();
  await expect(page.locator('iframe')).toBeVisible();

  await site.enter('agent');
  await page.goto('/');
  await visit(entriesOf('agent'));

  const unread = [...reads.all].filter((leaf) => !reads.read.has(leaf) && !READ_ELSEWHERE.some(([leaves]) => leaves.test(leaf)));
  expect(unread.toSorted()).toEqual([]);
});
