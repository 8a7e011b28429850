import { covered } from './support/covered.ts';
import { entriesOf, ROUTES } from './support/addresses.ts';
import { expect, FURTHER, test } from './support/test.ts';

/** The game's page is the platform's, in a frame. */
const NOT_OURS = new Set(['/game']);

const SIZES = { '360 px': { width: 360, height: 780 }, '1440 px': { width: 1440, height: 900 } } as const;

/** These run always, the rest with `npm run test:full`. */
const ALWAYS = new Set(['a visitor, 1440 px', 'a member, 360 px']);

const VISITS = [
  { who: 'a visitor', account: undefined, addresses: ROUTES },
  { who: 'a member', account: 'demo', addresses: [...ROUTES, ...entriesOf('member')] },
  { who: 'an agent', account: 'agent', addresses: entriesOf('agent') },
] as const;

for (const merchant of ['demo', 'aurora', 'lotus'])
  for (const { who, account, addresses } of VISITS)
    for (const [size, viewport] of Object.entries(SIZES))
      test.describe(`${merchant}, ${who}, ${size}`, () => {
        test.use({ merchant, viewport });

        test(
          '[FTR-3] nothing fixed or sticky lies on what is pressed or on an amount, on any page at any scroll position',
          merchant === 'demo' && ALWAYS.has(`${who}, ${size}`) ? {} : FURTHER,
          async ({ page, site, problems, panel }) => {
            test.slow();
            // Pages of vendors that are away, and what is asked of a visitor.
            problems.allow(/status of (401|403|404|503)/);
            await panel.whitelabel({ CHATROOM3: '1', MINIGAME3: '1' });
            if (account !== undefined) await site.enter(account);
            for (const address of addresses.filter((path) => !NOT_OURS.has(path))) {
              await page.goto(address);
              await expect(page.locator('[data-cfg]').first()).toBeVisible();
              await page.waitForLoadState('networkidle');
              expect.soft(await covered(page), address).toEqual([]);
            }
          },
        );
      });
