import type { Locator, Page } from '@playwright/test';

import { calls } from '#site/api/contract/index.ts';
import type { CallName } from '#site/api/contract/index.ts';
import { mulberry32 } from '../mulberry32.ts';
import { REGARDLESS, WRITES } from './support/faultForms.ts';
import { READS } from './support/faultScreens.ts';
import { NOT_DRIVEN } from './support/faultsNotDriven.ts';
import { passTime, REFUSAL, WatchedCall, type Failing } from './support/faultWays.ts';
import { FURTHER, expect, test } from './support/test.ts';

/** Chromium writes a line for every request that fails or is refused; these tests make them fail. */
const FAILED_REQUEST = /Failed to load resource|net::ERR_|\/live/;

const IS_FULL = process.env['FULL'] === '1';

/** Ways in which a call fails one after the other on one screen; each case ends with an answer that is slow. */
const READ_KINDS: readonly Failing[] = IS_FULL
  ? ['status-500', 'timeout', 'drop-after', 'malformed', 'refused']
  : ['status-500', 'malformed'];
/** A refusal ends an attempt, so it comes first; after the others nobody knows, and the key stays. The last of them acts. */
const WRITE_KINDS: readonly Failing[] = IS_FULL
  ? ['refused', 'status-500', 'malformed', 'timeout', 'drop-after']
  : ['status-500', 'drop-after'];

/** Cases of each table that `npm test` runs; `npm run test:full` runs the whole cross. */
const SAMPLE = 1;

/** Several failures on one screen, some of which have to be waited for. */
const CASE_MS = 180_000;

/** Far above what one step takes, so that a case that fails says so before its time is over. */
const SOON = { timeout: 30_000 };

/** A key that no text was found for, the gateway's own code, a value that is none. */
const RAW = /(^|\s)[a-z]+(?:[._][a-z0-9]+)+($|\s)|\{\w+\}|\bundefined\b|\bNaN\b|\[object |Error:/;

/** Every case of a table, in an order by chance that is the same each time. */
function shuffled<Place>(table: Partial<Record<CallName, Place>>) {
  const random = mulberry32(7);
  return Object.entries(table)
    .map(([name, place]) => ({ name: name as CallName, place: place as Place, turn: random() }))
    .toSorted((one, other) => one.turn - other.turn)
    .map((found, index) => ({ ...found, options: index < SAMPLE ? {} : FURTHER }));
}

/** Where the screen is: the dialog on top, else the page. */
async function stageOf(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog').last();
  return (await dialog.count()) > 0 ? dialog : page.getByRole('main');
}

const rawIn = async (part: Locator): Promise<readonly string[]> => (await part.innerText()).split('\n').filter((line) => RAW.test(line));

/** What stands in the fields around a button. */
const typedAround = (submit: Locator) =>
  submit.evaluate((button) =>
    [...(button.closest('form, [role=dialog], main')?.querySelectorAll('input, textarea, select') ?? [])].map((field) =>
      field instanceof HTMLInputElement && /radio|checkbox/.test(field.type) ? field.checked : Reflect.get(field, 'value'),
    ),
  );

test('[API-1] each call of the contract is seen to fail on a screen, or named with the reason why not', () => {
  const named = [READS, WRITES, REGARDLESS, NOT_DRIVEN].flatMap((table) => Object.keys(table));
  expect(named.toSorted()).toEqual(Object.keys(calls).toSorted());
});

for (const { name, place: screen, options } of shuffled(READS)) {
  test(
    `[API-6] [ERR-4] ${name} fails at ${screen.at}: each time it is said, and there is a way on`,
    options,
    async ({ page, site, panel, problems, texts, config }) => {
      test.setTimeout(CASE_MS);
      problems.allow(FAILED_REQUEST);
      const visit = { page, site, panel, texts, config };
      const call = new WatchedCall(page, name);
      await page.clock.install();
      await call.watchLimits();
      await screen.prepare?.(visit);
      if (screen.as !== undefined) await site.enter(screen.as);

      const open = async (): Promise<void> => {
        await page.goto(screen.at);
        await site.showAll().catch(() => undefined);
        await screen.open?.(visit);
      };
      const [namespace, key] = screen.retry ?? ['common', 'retry'];
      const retryIn = (stage: Locator): Locator => stage.getByRole('button', { name: texts(namespace, key), exact: true }).first();
      const failureIn = (stage: Locator): Locator => (screen.said ? stage.getByText(texts(...screen.said)) : retryIn(stage));

      /** Brings the call about: by its screen at first, then by what the screen offers. */
      const ask = async (isFirst: boolean): Promise<void> => {
        const before = call.keys.length;
        if (isFirst || screen.quiet) await open();
        await expect(async () => {
          // A screen may have asked again by itself, as after a connection that came back.
          if (!isFirst && !screen.quiet && call.keys.length === before) {
            await passTime(page);
            await retryIn(await stageOf(page)).click({ timeout: 1000 });
          }
          expect(call.keys.length).toBeGreaterThan(before);
        }).toPass(SOON);
      };

      for (const [place, kind] of READ_KINDS.entries()) {
        await test.step(kind, async () => {
          if (place > 0) await call.hurry(kind === 'timeout');
          await call.fail(panel, kind);
          await ask(place === 0);
          const stage = await stageOf(page);
          // Neither a blank nor a wait without an end.
          await expect(async () => {
            await passTime(page);
            await expect(stage.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 500 });
            if (!screen.quiet) await expect(failureIn(stage)).toBeVisible({ timeout: 500 });
          }).toPass(SOON);
          await expect(stage).toHaveText(/\S/);
          expect(await rawIn(stage)).toEqual([]);
          if (kind === 'refused' && !screen.quiet && !screen.said) await expect(stage).toContainText(REFUSAL.message);
        });
      }

      await test.step('slow, and there', async () => {
        const letGo = await call.hold('answered');
        await panel.mend();
        await call.hurry(false);
        await ask(false);
        letGo();
        const stage = await stageOf(page);
        await expect(failureIn(stage)).toBeHidden();
        await expect(stage.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(stage).toHaveText(/\S/);
        expect(await rawIn(stage)).toEqual([]);
      });
    },
  );
}

for (const { name, place: form, options } of shuffled(WRITES)) {
  test(
    `[API-6] [ERR-3] ${name} is sent at ${form.at}: however it fails, the form says what is known and keeps what was typed, and it happens once`,
    options,
    async ({ page, site, panel, problems, texts, config }) => {
      test.setTimeout(CASE_MS);
      problems.allow(FAILED_REQUEST);
      panel.seedAfterwards();
      const visit = { page, site, panel, texts, config };
      const call = new WatchedCall(page, name);
      await call.watchLimits();
      await form.prepare?.(visit);
      if (form.as !== undefined) await site.enter(form.as);
      await page.goto(form.at);
      const { submit, confirm, again, done, spent, tells, dismiss } = await form.fillIn(visit);
      const said = tells ?? page.getByRole('alert').filter({ hasText: /\S/, visible: true }).first();
      const typed = await typedAround(submit);

      const press = async (button: Locator): Promise<void> => {
        const before = call.keys.length;
        await expect(async () => {
          // Some buttons take one press a second.
          if (call.keys.length === before) await button.click({ timeout: 5000 });
          await confirm?.click();
          await expect.poll(() => call.keys.length, { timeout: 2000 }).toBeGreaterThan(before);
        }).toPass(SOON);
      };

      /** After a refusal it is a new attempt; after the rest nobody knows, and it may be sent by a button of its own. */
      let next = submit;
      let isDone = false;
      for (const kind of WRITE_KINDS) {
        await test.step(kind, async () => {
          const letGo = kind === 'drop-after' ? await call.hold('lost') : undefined;
          if (letGo) await panel.mend();
          else await call.fail(panel, kind);
          await call.hurry(kind === 'timeout');
          await press(next);
          letGo?.();
          if (letGo && form.shows) {
            await expect(done).toBeVisible();
            isDone = true;
            return;
          }
          next = again && kind !== 'refused' ? again : submit;
          await expect(said).toBeVisible();
          expect(await rawIn(said)).toEqual([]);
          if (kind === 'refused') {
            await expect(said).toContainText(REFUSAL.message);
            // Its attempt is over: what follows is a new one.
            call.keys.splice(0);
          }
          await dismiss?.click();
          await expect(next).toBeEnabled();
          if (next === submit) expect(await typedAround(submit)).toEqual(typed);
        });
      }

      await test.step('slow, and done', async () => {
        if (isDone) return;
        await panel.mend();
        await call.hurry(false);
        const letGo = await call.hold('answered');
        await press(next);
        letGo();
        await expect(spent ?? done).toBeVisible();
      });
      // A member's write that may have happened is asked for again, and not made anew.
      if (call.row.auth === 'member' && !form.sets) expect(new Set(call.keys)).toEqual(new Set(call.keys.slice(0, 1)));
    },
  );
}

for (const { name, place: form } of shuffled(REGARDLESS)) {
  for (const kind of WRITE_KINDS) {
    test(
      `[API-6] [ERR-3] ${name} (${kind}) changes the page whatever becomes of it, and nobody is told`,
      FURTHER,
      async ({ page, site, panel, problems, texts, config }) => {
        problems.allow(FAILED_REQUEST);
        panel.seedAfterwards();
        const call = new WatchedCall(page, name);
        if (form.as !== undefined) await site.enter(form.as);
        await page.goto(form.at);
        const { submit, confirm, done } = await form.fillIn({ page, site, panel, texts, config });
        await call.fail(panel, kind);
        await submit.click();
        await confirm?.click();
        await expect.poll(() => call.keys.length).toBeGreaterThan(0);
        await expect(done).toBeVisible();
        await expect(page.getByRole('alert').filter({ hasText: /\S/, visible: true })).toHaveCount(0);
      },
    );
  }
}
