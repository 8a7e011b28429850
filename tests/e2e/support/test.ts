import { expect, test as base, type Route } from '@playwright/test';

import { ControlPanel } from './panel.ts';
import { createProblemWatch, type ProblemWatch } from './problems.ts';
import { ConfigFiles, openServer, type TestServer } from './server.ts';
import { SitePage } from './site.ts';
import { textsIn, type Texts } from './texts.ts';

export { expect };

/** Options of a test that runs on a phone's screen as well. */
export const PHONE_TOO = { tag: '@phone' };

/** Options of a test that runs on a phone's screen as well with `npm run test:full`: there it is another one that shows it. */
export const PHONE_FURTHER = { tag: '@phone-full' };

/** Options of a further test of a requirement that `npm test` shows by another one. */
export const FURTHER = { tag: '@full' };
export const FURTHER_ON_PHONES_TOO = { tag: ['@phone', '@full'] };

/**
 * Options of a test that is one of a cross: the first runs always, the rest with `npm run test:full`.
 * `cases.entries()` yields the index.
 */
export const crossed = (index: number) => (index === 0 ? {} : FURTHER);

interface Options {
  /** Whose site the test visits and controls. */
  readonly merchant: string;
  /** The player's language: what an earlier visit left in local storage and in a cookie. */
  readonly language: string;
  /** The player has silenced the entry popup, as one who comes often does. */
  readonly greeted: boolean;
  /** Pages come as the server renders them; without it with an empty root and no answers, which the test then gives to the browser. */
  readonly rendered: boolean;
}

interface Fixtures extends Options {
  readonly problems: ProblemWatch;
  readonly panel: ControlPanel;
  readonly config: ConfigFiles;
  /** What the page says, in the test's language. */
  readonly texts: Texts;
  readonly site: SitePage;
}

interface Machine {
  /** When the worker's server starts, `HH:mm` where the merchant `demo` is; the time that it is when absent. */
  readonly timeOfDay: string | undefined;
  readonly server: TestServer;
}

/** The page as it comes where it could not be rendered. */
async function emptyRoot(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  const html = (await response.text())
    .replace(/ data-rendered-\w+="[^"]*"/g, '')
    .replace(/<script type="application\/json" id="rendered">[^]*?<\/script>/, '')
    .replace(/<div id="root">[^]*<\/div>(?=\s*<p class="boot-late")/, '<div id="root"></div>');
  return route.fulfill({ response, body: html });
}

/** The fixture `server` of tests that have a `platform` of their own: a server in front of it. */
export const serverOfPlatform: [
  (fixtures: { readonly platform: { readonly url: string } }, provide: (server: TestServer) => Promise<void>) => Promise<void>,
  { scope: 'worker'; timeout: number },
] = [
  async ({ platform }, provide) => {
    const server = await openServer({ gatewayUrl: platform.url });
    await provide(server);
    await server.dispose();
  },
  { scope: 'worker', timeout: 60_000 },
];

/** Playwright's `test` with a server, watched pages, the gateway's control panel, and editable config. */
export const test = base.extend<Fixtures, Machine>({
  merchant: ['demo', { option: true }],
  language: ['EN', { option: true }],
  greeted: [true, { option: true }],
  rendered: [true, { option: true }],

  timeOfDay: [undefined, { option: true, scope: 'worker' }],
  server: [
    async ({ timeOfDay }, provide) => {
      const server = await openServer({ timeOfDay });
      // Its first page loads the renderer, which may take longer than a visitor waits.
      await expect.poll(async () => (await fetch(server.url)).text()).toContain('data-rendered-language');
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ server }, provide) => provide(server.url),
  storageState: ({ server, merchant, language, greeted }, provide) => {
    const { hostname, origin } = new URL(server.url);
    const cookieOf = (name: string, value: string) => ({
      name,
      value,
      domain: hostname,
      path: '/',
      expires: -1,
      httpOnly: name === 'merchant',
      secure: false,
      sameSite: 'Lax' as const,
    });
    const cookies = [cookieOf('merchant', merchant), cookieOf('language', language)];
    const popup = { name: 'entryPopup', value: JSON.stringify({ mutedUntil: '9999-12-31' }) };
    const localStorage = [{ name: 'language', value: language }, ...(greeted ? [popup] : [])];
    return provide({ cookies, origins: [{ origin, localStorage }] });
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs: none
  problems: async ({}, provide) => {
    const watch = createProblemWatch();
    await provide(watch);
    expect(watch.unexpected(), 'the page logged errors or broke its content policy').toEqual([]);
  },
  page: async ({ page, problems, rendered }, provide) => {
    await problems.watch(page);
    if (!rendered) await page.route('**/*', emptyRoot);
    await provide(page);
  },
  texts: ({ language }, provide) => provide(textsIn(language)),
  site: ({ page, texts, panel }, provide) => provide(new SitePage(page, texts, panel)),
  panel: async ({ server, merchant }, provide) => {
    const panel = new ControlPanel(server.url, merchant);
    await provide(panel);
    await panel.undo();
  },
  config: async ({ server }, provide) => {
    const files = new ConfigFiles(server.configDir);
    await provide(files);
    files.restore();
    // The next test must not meet this one's config.
    await server.restored();
  },
});
