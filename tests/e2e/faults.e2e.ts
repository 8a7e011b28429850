import type { Locator, Page } from '@playwright/test';

import type { FaultKind } from '#gateway/api/faults.ts';
import { calls, HEADER } from '#site/api/contract/index.ts';
import type { Call, CallName } from '#site/api/contract/index.ts';
import { mulberry32 } from '../mulberry32.ts';
import { WRITES, type FaultForm } from './support/faultForms.ts';
import { READS, type FaultScreen } from './support/faultScreens.ts';
import { loseAnswer } from './support/money.ts';
import type { SitePage } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Chromium writes a line for every request that fails or is refused; these tests make them fail. */
const FAILED_REQUEST = /Failed to load resource|net::ERR_|\/live/;

/** Ways in which a read fails; the control panel knows more, of which `network.e2e.ts` sees home and lobby through. */
const KINDS: readonly FaultKind[] = ['status-500', 'malformed', 'drop-after', 'timeout', 'slow'];

/** How many times shorter the browser's limit for an answer is where none comes: half a minute is two seconds. */
const SHORTER = 15;

/** A key that no text was found for, the gateway's own code, a value that is none. */
const RAW = /(^|\s)[a-z]+(?:[._][a-z0-9]+)+($|\s)|\{\w+\}|\bundefined\b|\bNaN\b|\[object |Error:/;

/** Cases of each table that `npm test` runs, all of the kind that takes no waiting; `npm run test:full` runs the whole cross. */
const SAMPLE = { kind: 'status-500', cases: 2 };

/** Every case of a table, in an order by chance that is the same each time. */
function shuffled<Place>(table: Partial<Record<CallName, Place>>) {
  const random = mulberry32(7);
  let drawn = 0;
  return Object.entries(table)
    .flatMap(([name, place]) => KINDS.map((kind) => ({ name: name as CallName, place: place as Place, kind, turn: random() })))
    .toSorted((one, other) => one.turn - other.turn)
    .map((found) => {
      const isDrawn = found.kind === SAMPLE.kind && (drawn += 1) <= SAMPLE.cases;
      return { ...found, options: isDrawn ? {} : { tag: '@full' } };
    });
}

/** Tokens of accounts that a worker's server has let in: a case is not about logging in. Freshly seeded data ends them. */
const tokens = new Map<string, string>();

async function comeIn(page: Page, site: SitePage, account: string): Promise<void> {
  const known = tokens.get(account) ?? '';
  const headers = { [HEADER.merchant]: 'demo', [HEADER.authorization]: known };
  if (!(await page.request.get(calls.memberInfo.path, { headers })).ok()) {
    await page.goto('/');
    await site.login(account);
    tokens.set(account, await page.evaluate(() => sessionStorage.getItem('token') ?? ''));
    return;
  }
  await page.addInitScript(
    ([token, type]) => {
      // Game frames have no storage.
      if (window !== top || sessionStorage.getItem('token') !== null) return;
      sessionStorage.setItem('token', token);
      sessionStorage.setItem('isAgent', type);
    },
    [known, /^(agent|pact1)/.test(account) ? '1' : '0'] as const,
  );
}

/** Where the screen is: the dialog on top, else the page. */
async function stageOf(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog').last();
  return (await dialog.count()) > 0 ? dialog : page.getByRole('main');
}

const isOf = (row: Call, method: string, url: string): boolean => method === row.method && new URL(url).pathname === row.path;

for (const { name, place: screen, kind, options } of shuffled<FaultScreen>(READS)) {
  test(
    `[API-6] [ERR-4] ${name} fails at ${screen.at} (${kind}): it is said, and there is a way on`,
    options,
    async ({ page, site, panel, problems, texts }) => {
      problems.allow(FAILED_REQUEST);
      const row: Call = calls[name];
      if (screen.as !== undefined) await comeIn(page, site, screen.as);
      if (kind === 'timeout') await page.addInitScript(shortenLimits, SHORTER);
      await panel.fault(name, kind, 100);
      const asked = page.waitForRequest((request) => isOf(row, request.method(), request.url()));
      await page.goto(screen.at);
      await site.showAll().catch(() => undefined);
      const request = await asked;
      if (kind === 'slow') await request.response();

      const stage = await stageOf(page);
      const retry = stage.getByRole('button', { name: texts('common', 'retry'), exact: true }).first();
      if (kind !== 'slow' && screen.quiet === undefined) await expect(retry).toBeVisible({ timeout: 25_000 });
      // Neither a blank nor a wait without an end.
      await expect(stage.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 25_000 });
      await expect(stage).toHaveText(/\S/);
      expect((await stage.innerText()).split('\n').filter((line) => RAW.test(line))).toEqual([]);
      if (kind === 'slow') await expect(retry).toBeHidden();
      if (kind === 'slow' || screen.quiet) return;

      await panel.undo();
      await retry.click();
      await expect(retry).toBeHidden();
      await expect(stage.locator('[aria-busy="true"]')).toHaveCount(0);
    },
  );
}

for (const { name, place: form, kind, options } of shuffled<FaultForm>(WRITES)) {
  test(
    `[API-6] [ERR-3] ${name} is sent at ${form.at} (${kind}): the form says what is known, and a second press does it once`,
    options,
    async ({ page, site, panel, problems, texts }) => {
      problems.allow(FAILED_REQUEST);
      panel.seedAfterwards();
      const row: Call = calls[name];
      if (form.as !== undefined) await comeIn(page, site, form.as);
      if (kind === 'timeout') await page.addInitScript(shortenLimits, SHORTER);
      const keys: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (isOf(row, request.method(), request.url())) keys.push(request.headers()[HEADER.idempotencyKey.toLowerCase()]);
      });
      await page.goto(form.at);
      const { submit, done } = await form.fill(page, site, texts);
      // Chromium sends a request that was cut off again by itself, so that a lost answer is lost here.
      if (kind === 'drop-after') await loseAnswer(page, name);
      else await panel.fault(name, kind, 1);
      await submit.click();
      if (kind === 'slow') {
        await expect(done).toBeVisible();
        expect(keys).toHaveLength(1);
        return;
      }
      const said = page.getByRole('alert').filter({ hasText: /\S/, visible: true }).first();
      await expect(said).toBeVisible();
      expect((await said.innerText()).split('\n').filter((line) => RAW.test(line))).toEqual([]);
      await expect(submit).toBeEnabled();
      await submit.click();
      await expect(done).toBeVisible();
      // A member's write that may have happened is asked for again, and not made anew.
      if (row.auth === 'member') expect(keys).toEqual([keys[0], keys[0]]);
    },
  );
}

/** Runs in the page. */
function shortenLimits(shorter: number): void {
  const limit = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
  if (limit?.set === undefined) throw new Error('This browser has no limit for answers.');
  const { set } = limit;
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    ...limit,
    set(this: XMLHttpRequest, milliseconds: number) {
      set.call(this, milliseconds / shorter);
    },
  });
}
