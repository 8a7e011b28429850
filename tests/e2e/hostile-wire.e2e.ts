import type { Locator, Page } from '@playwright/test';

import { SEED_PASSWORD } from '#gateway/seed/accounts.ts';
import { calls, type CallName } from '#site/api/contract/index.ts';
import { HOSTILE_HTML } from '../fixtures/hostileHtml.ts';
import { XSS_VECTORS } from '../fixtures/xssVectors.ts';
import type { ControlPanel } from './support/panel.ts';
import { FURTHER, crossed, expect, test } from './support/test.ts';
import type { SitePage } from './support/site.ts';
import type { Texts } from './support/texts.ts';

// Their answers are put in the place of the platform's on the way to the browser.
test.use({ rendered: false });

/** What templates, patterns and lists of names would take for their own. */
const TEMPLATES = [
  '{{0}} {{name}}',
  '$t(common:login)',
  '{0} %s %1$s',
  '$& $1 $`',
  '${7*7}',
  '__proto__',
  'constructor',
  '&lt;b&gt;',
  '\u202Etxet',
];
const HOSTILE: readonly string[] = [...XSS_VECTORS, ...HOSTILE_HTML, ...TEMPLATES];
/** As much as is read of a refusal's message. */
const LONGEST_MESSAGE = 300;

interface Visit {
  readonly page: Page;
  readonly site: SitePage;
  readonly panel: ControlPanel;
  readonly texts: Texts;
}

/** A screen on which words of the platform stand as plain text. */
interface Screen {
  /** Whose answer says them, in which list, and as what. */
  readonly call: CallName;
  readonly list: string;
  readonly fields: readonly string[];
  readonly at: string;
  readonly as?: string;
  readonly prepare?: (visit: Visit) => Promise<unknown>;
  /** Holds them. */
  readonly within: (visit: Visit) => Locator;
  /** Which of them, where the screen draws fewer at once. @default all */
  readonly part?: readonly [from: number, to: number];
}

const main = ({ page }: Visit) => page.getByRole('main');

const SCREENS: Readonly<Record<string, Screen>> = {
  'titles of notices': { call: 'announcements', list: 'player', fields: ['title'], at: '/noticePage', within: main },
  'titles and summaries of news': { call: 'newsList', list: 'content', fields: ['title', 'summary'], at: '/news', within: main },
  'questions of the help': { call: 'helpCenter', list: 'questions', fields: ['question'], at: '/help', within: main },
  'topics of the help': { call: 'helpCenter', list: 'categories', fields: ['name'], at: '/help', within: main },
  'kinds of promotions': {
    call: 'promotionCategories',
    list: 'list',
    fields: ['categoryName'],
    at: '/promotions',
    within: main,
    part: [0, 3],
  },
  'titles of promotions': {
    call: 'announcements',
    list: 'promotion',
    fields: ['title', 'summary'],
    at: '/promotions',
    within: main,
    part: [80, 92],
  },
  'names of games': { call: 'gameList', list: 'games', fields: ['gameName'], at: '/rng', within: main, part: [40, 52] },
  'titles of messages': {
    call: 'inbox',
    list: 'list',
    fields: ['title'],
    at: '/?centre=messageV2',
    as: 'demo',
    within: ({ page }) => page.getByRole('dialog').first(),
  },
  'what others say in the room': {
    call: 'chatMessages',
    list: 'list',
    fields: ['text', 'author'],
    at: '/?modal=chatRoom',
    as: 'demo',
    prepare: ({ panel }) => panel.whitelabel({ CHATROOM3: '1' }),
    within: ({ page }) => page.getByRole('log').last(),
  },
};

/** Each list of this name with as many items as there are texts, each with one of them in every field. */
function overgrown(value: unknown, list: string, fields: readonly string[], said: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => overgrown(item, list, fields, said));
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => {
      if (name !== list || !Array.isArray(inside)) return [name, overgrown(inside, list, fields, said)];
      const items = said.map((text, place) => ({
        ...inside[place % inside.length],
        ...(place >= inside.length && idsOf(inside[0], place)),
        ...Object.fromEntries(fields.map((field) => [field, text])),
      }));
      return [name, items];
    }),
  );
}

/** Two items of a list are never the same one. */
function idsOf(item: unknown, place: number): Readonly<Record<string, unknown>> {
  const ids = Object.entries(item ?? {}).filter(([name]) => /^(id|messageId|nodeId)$/.test(name));
  return Object.fromEntries(ids.map(([name, id]) => [name, typeof id === 'number' ? id + place * 1000 : `${id}-${place}`]));
}

/** Changes what a call answers on its way to the page. */
async function answers(page: Page, call: CallName, change: (value: unknown) => unknown): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === calls[call].path,
    async (route) => {
      const response = await route.fetch();
      const answer: unknown = await response.json();
      const said = typeof answer === 'object' && answer !== null && 'value' in answer ? { ...answer, value: change(answer.value) } : answer;
      await route.fulfill({ response, json: said });
    },
  );
}

/** Watches that nothing of what was said runs, asks somebody outside, or takes the page away. */
function watch(page: Page, url: string): () => Promise<void> {
  const outside: string[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.protocol.startsWith('http') && address.hostname !== new URL(url).hostname) outside.push(address.href);
  });
  page.on('dialog', (dialog) => {
    outside.push(`a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  return async () => {
    expect(outside).toEqual([]);
    const harm = await page.evaluate(() => ({
      ran: Reflect.get(window, 'hacked'),
      wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      leads: [...document.querySelectorAll('[href], [src], [action], [formaction], [data]')]
        .flatMap((element) => ['href', 'src', 'action', 'formaction', 'data'].map((name) => element.getAttribute(name) ?? ''))
        .filter((address) => /^\s*(javascript|vbscript|data:text)|evil\.example/i.test(address)),
    }));
    expect(harm).toEqual({ ran: undefined, wide: false, leads: [] });
    // Hidden from readers behind a dialog.
    await expect(page.locator('header').first()).toBeAttached();
  };
}

for (const [index, [words, screen]] of Object.entries(SCREENS).entries()) {
  test(
    `[SEC-2] [SEC-5] ${words} are shown as they are written, whatever they are`,
    crossed(index),
    async ({ page, site, panel, texts, server }) => {
      const visit = { page, site, panel, texts };
      const unharmed = watch(page, server.url);
      await screen.prepare?.(visit);
      if (screen.as !== undefined) {
        await site.enter(screen.as);
      }
      const said = HOSTILE.slice(...(screen.part ?? []));
      await answers(page, screen.call, (value) => overgrown(value, screen.list, screen.fields, said));
      await page.goto(screen.at);
      await isSaid(screen.within(visit), said);
      await unharmed();
    },
  );
}

/** Each of the texts stands there, letter by letter. */
const isSaid = (part: Locator, texts: readonly string[]) =>
  expect.poll(() => part.evaluate((element, all) => all.filter((text) => !element.textContent.includes(text)), texts)).toEqual([]);

test(
  '[SEC-2] what a notice says is cleaned in the page that reads it, under its own policy',
  FURTHER,
  async ({ page, server, problems }) => {
    // What is read as a style only the second time is refused by the policy before it is cleaned away.
    problems.allow(/style-src/);
    const unharmed = watch(page, server.url);
    await answers(page, 'announcements', (value) =>
      overgrown(
        value,
        'player',
        ['content'],
        HOSTILE.map((text) => `<p>before</p>${text}`),
      ),
    );
    await page.goto('/noticePage');
    const heads = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button');
    await expect(heads).toHaveCount(HOSTILE.length);
    const opened = await heads.evaluateAll(async (buttons) => {
      let count = 0;
      for (const button of buttons) {
        if (!(button instanceof HTMLElement)) continue;
        button.click();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const said = document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent ?? '';
        count += said.includes('before') ? 1 : 0;
      }
      return count;
    });
    expect(opened).toBe(HOSTILE.length);
    await unharmed();
  },
);

/** As many of them in one message as are read of it. */
function messages(): readonly string[] {
  const filled = [''];
  for (const text of HOSTILE) {
    const last = filled.at(-1) ?? '';
    if (last.length + text.length < LONGEST_MESSAGE) filled[filled.length - 1] = `${last} ${text}`;
    else filled.push(text);
  }
  return filled;
}

test(
  '[SEC-2] [ERR-4] whatever a refusal says is read at the login as it is written',
  FURTHER,
  async ({ page, site, panel, problems, server }) => {
    problems.allow(/Failed to load resource/);
    const unharmed = watch(page, server.url);
    await page.goto('/');
    const form = await site.openLogin();
    for (const message of messages()) {
      await panel.refuse('login', 'platform.other', message);
      await site.fillLogin(form, 'demo', SEED_PASSWORD);
      await isSaid(form, [message.trim().slice(0, LONGEST_MESSAGE)]);
    }
    await unharmed();
  },
);

test('[SEC-2] a nickname is shown as it is written', FURTHER, async ({ page, site, server }) => {
  const unharmed = watch(page, server.url);
  await site.enter('demo');
  await page.goto('/');
  const nickname = HOSTILE.join(' ');
  await answers(page, 'memberInfo', (value) => ({ ...Object(value), nickname }));
  await page.reload();
  await isSaid(page.locator('header').first(), [nickname]);
  await unharmed();
});
