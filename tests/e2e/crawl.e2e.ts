import type { Page } from '@playwright/test';

import { ROUTES } from './support/addresses.ts';
import { axeViolations } from './support/axe.ts';
import { pairwise } from './support/pairwise.ts';
import { FURTHER, expect, test } from './support/test.ts';

/** A seeded account for each kind of visit; a trial account is made on the way. */
const ROLES = { visitor: '', member: 'demo', trial: '', agent: 'agent' } as const;

const factors = {
  route: ROUTES,
  site: ['demo EN', 'demo TY', 'aurora EN', 'aurora ID', 'lotus EN', 'lotus VI', 'lotus CN', 'lotus TH'],
  theme: ['light', 'dark'],
  role: Object.keys(ROLES),
  width: ['360', '1440'],
} as const;

/** A key that no text was found for, a place that nothing was put in, a value that is none. */
const NO_TEXT = /^[a-z]+(?:[._][a-z0-9]+)+$|\{\w+\}|\bundefined\b|\bNaN\b|\[object /;

/** Texts and names on the page that are not fit to be read. */
function unreadable(page: Page): Promise<string[]> {
  return page.evaluate((source) => {
    const pattern = new RegExp(source);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.closest('script, style') === null) texts.push(textContent?.trim() ?? '');
    }
    const names = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label') ?? '');
    return [...texts, ...names].filter((text) => pattern.test(text));
  }, NO_TEXT.source);
}

/** Addresses of this site that the page links to and that answer with an error. */
async function deadLinks(page: Page, known: Set<string>): Promise<string[]> {
  const hrefs = await page.evaluate(() => [...document.querySelectorAll('a')].map(({ href }) => href));
  const { origin } = new URL(page.url());
  const own = new Set(hrefs.filter((href) => href.startsWith(origin)).map((href) => href.replace(/#.*/, '')));
  const dead: string[] = [];
  for (const href of own) {
    // Where the page itself is, is known.
    if (known.has(href) || new URL(href).pathname === new URL(page.url()).pathname) continue;
    known.add(href);
    if (!(await page.request.get(href)).ok()) dead.push(href);
  }
  return dead;
}

/** Links that were followed already, by the address and the site they are of. */
const followed = new Map<string, Set<string>>();

/** `npm test` runs every thirtieth of the rows that show each route once; `npm run test:full` all, until every two values have met. */
const STEP = 30;

for (const [index, { route, site: place, theme, role, width }] of pairwise(factors).entries()) {
  const [merchant = '', language = ''] = place.split(' ');
  test.describe(`${place}, ${theme}, ${role}, ${width} px`, () => {
    test.use({ merchant, language, viewport: { width: Number(width), height: 800 }, colorScheme: theme as 'light' | 'dark' });

    test(
      `[ERR-4] [I18N-1] [SEC-1] [UI-8] ${route} is sound`,
      index < ROUTES.length && index % STEP === 0 ? {} : FURTHER,
      async ({ page, site, problems }) => {
        // What is asked of a visitor here is somebody else's, or not there.
        problems.allow(/status of (401|403|404|503)/);
        // Game frames have no storage.
        await page.addInitScript((name) => window === top && localStorage.setItem('theme', name), theme);
        if (role === 'trial') {
          await page.goto('/');
          await site.playAsGuest();
        } else if (role !== 'visitor') await site.enter(ROLES[role as keyof typeof ROLES]);
        await page.goto(route);
        await expect(page.locator('[data-cfg]').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        if ((await page.getByRole('dialog').count()) === 0) await site.showAll();
        // What is half under the header while scrolled is whole again at the top.
        await page.evaluate(() => window.scrollTo(0, 0));

        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'scrolls sideways').toBeLessThanOrEqual(0);
        expect(await unreadable(page), 'texts that are none').toEqual([]);
        const known = followed.get(merchant) ?? new Set();
        followed.set(merchant, known);
        expect(await deadLinks(page, known), 'links to nowhere').toEqual([]);
        expect(await axeViolations(page), 'axe').toEqual([]);
        await expect(page).toHaveTitle(/\S/);
      },
    );
  });
}
