import type { Page } from '@playwright/test';

import { mulberry32 } from '../mulberry32.ts';
import { entriesOf, MODALS, ROUTES } from './support/addresses.ts';
import { drawAllScripts } from './support/faces.ts';
import type { LayoutFault } from './support/layout/faults.ts';
import { layoutOf } from './support/layout/layoutOf.ts';
import type { Problems } from './support/problems.ts';
import type { ConfigFiles } from './support/server.ts';
import type { SitePage } from './support/site.ts';
import { FURTHER, expect, test } from './support/test.ts';
import { textsIn } from './support/texts.ts';

/** Each language of the texts where it is spoken, and one that runs the other way. */
const PLACES = ['demo EN', 'demo TY', 'aurora ID', 'lotus VI', 'lotus CN', 'lotus TH', 'demo AR', 'aurora ID, 720'];
const PHONE = 360;

/** Everything that has an address, by who looks at it: pages show a member more than a visitor, and an agent has both centres. */
const VISITS = [
  { username: '', addresses: [...ROUTES, ...MODALS] },
  { username: 'demo', addresses: [...entriesOf('member'), ...ROUTES, ...MODALS] },
  { username: 'agent', addresses: entriesOf('agent') },
];

/** Pages a test of the whole cross looks at. */
const PART = 10;
/** Pages of each language that are always looked at. */
const SAMPLE = 3;
/** Of the languages on a phone `npm test` looks at one in so many. */
const STEP = 12;
/** How often a page that is not in order yet is looked at again, and after how long. */
const ATTEMPTS = 5;
const BETWEEN_MS = 500;

/** A merchant's languages as it ships, and with one that is written from right to left and has no texts. */
const DEMO = '"languages": ["EN", "TY"]';
const WITH_ARABIC = '"languages": ["EN", "TY", "AR"]';
const ARABIC = { code: 'AR', tag: 'ar', name: 'العربية' };

/** Has the merchant `demo` speak Arabic, too, and waits until that is served. */
async function enableArabic(page: Page, config: ConfigFiles): Promise<void> {
  config.edit('merchants/demo/merchant.json', (text) => text.replace(DEMO, WITH_ARABIC));
  await expect.poll(async () => (await page.request.get('/', { headers: { Accept: 'text/html' } })).text()).toContain('["AR",["ar"');
}

test('[I18N-1] [I18N-2] [I18N-6] a language that has no texts: its own name in the picker, its direction, and the words of the default one', async ({
  page,
  config,
  site,
  problems,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await enableArabic(page, config);
  const filipino = textsIn('TY');
  await site.enter('demo');
  await page.goto('/rng');

  const kept = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/wps/member/language'));
  await site.chooseLanguage(ARABIC.name);
  expect((await kept).postDataJSON()).toMatchObject({ language: ARABIC.code });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', ARABIC.tag);
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('banner')).toContainText(filipino('config', 'nav.promotions'));
  await expect
    .poll(() => told.filter((text) => text.includes('missing-text')))
    .toEqual([expect.stringContaining(`texts/${ARABIC.code}#*`)]);

  // Words of the other direction keep their own: what ends with a sign does not begin with it.
  await page.goto('/no-such-page');
  const sentence = page
    .getByRole('main')
    .getByText(/[.!?]\u2069$/)
    .first();
  const ends = await sentence.evaluate((element) => {
    const range = document.createRange();
    const text = element.firstChild as Text;
    const leftOf = (at: number) => (range.setStart(text, at), range.setEnd(text, at + 1), range.getBoundingClientRect().left);
    return { first: leftOf(1), last: leftOf(text.length - 2) };
  });
  expect(ends.last).toBeGreaterThan(ends.first);

  // As soon as there is a page at all, before any code of the site.
  problems.allow(/net::ERR_FAILED|status of 404/);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveAttribute('lang', ARABIC.tag);
});

/** What stands in for something that is on its way may be cut; what has come may not. */
async function lastingFaults(page: Page): Promise<readonly LayoutFault[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if ((await layoutOf(page)).length === 0) return [];
    await page.waitForTimeout(BETWEEN_MS);
  }
  return layoutOf(page);
}

/** Opens each address in the language and tells what is wrong with its layout; nothing where all is well. */
async function faultsOf(page: Page, site: SitePage, addresses: readonly string[]): Promise<Record<string, readonly LayoutFault[]>> {
  const found: Record<string, readonly LayoutFault[]> = {};
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('[data-cfg]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    if ((await page.getByRole('dialog').count()) === 0) await site.showAll();
    await page.evaluate(() => window.scrollTo(0, 0));
    const faults = await lastingFaults(page);
    if (faults.length > 0) found[address] = faults;
  }
  return found;
}

interface TestParts {
  readonly page: Page;
  readonly site: SitePage;
  readonly config: ConfigFiles;
  readonly problems: Problems;
}

interface Visit {
  readonly language: string;
  readonly username: string;
  readonly addresses: readonly string[];
}

/** Logs in, goes over to the language, and finds nothing wrong at any of the addresses. */
async function look({ language, username, addresses }: Visit, { page, site, config, problems }: TestParts): Promise<void> {
  // Some of the addresses are there for others, or for nobody.
  problems.allow(/status of (401|403|404|503)/);
  if (language === ARABIC.code) await enableArabic(page, config);
  await drawAllScripts(page);
  await page.goto('/');
  if (username !== '') await site.login(username);
  await page.evaluate((code) => localStorage.setItem('language', code), language);
  expect(await faultsOf(page, site, addresses)).toEqual({});
}

/** Seeded, and other addresses for each place. */
function sampleOf(place: number): readonly string[] {
  const random = mulberry32(place + 1);
  const all = VISITS.flatMap(({ addresses }) => addresses);
  return all
    .map((address) => ({ address, by: random() }))
    .toSorted((a, b) => a.by - b.by)
    .slice(0, SAMPLE)
    .map(({ address }) => address);
}

const partsOf = (addresses: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(addresses.length / PART) }, (_, part) => addresses.slice(part * PART, (part + 1) * PART));

for (const [index, place] of PLACES.entries()) {
  // Wider than a phone, the centres' menus stand beside their pages, which are narrower then.
  const [merchant = '', language = '', width = PHONE] = place.split(/,? /);
  test.describe(place, () => {
    // Each visits several pages.
    test.describe.configure({ timeout: 180_000 });
    // Logged in in English, which every merchant speaks; then in the language.
    test.use({ merchant, language: 'EN', viewport: { width: Number(width), height: 800 }, hasTouch: true, isMobile: true });

    test(
      `[I18N-1] [I18N-2] [UI-8] the layout holds in ${place} on a small screen: a sample`,
      width === PHONE && index % STEP === 0 ? {} : FURTHER,
      async ({ page, site, config, problems }) => {
        await look({ language, username: 'agent', addresses: sampleOf(index) }, { page, site, config, problems });
      },
    );

    for (const { username, addresses } of VISITS) {
      for (const [part, some] of partsOf(addresses).entries()) {
        test(
          `[I18N-1] [I18N-2] [UI-8] the layout holds in ${place} on a small screen: ${username || 'visitor'}, part ${part + 1}`,
          FURTHER,
          async ({ page, site, config, problems }) => {
            await look({ language, username, addresses: some }, { page, site, config, problems });
          },
        );
      }
    }
  });
}
