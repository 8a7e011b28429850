import type { Page, Request } from '@playwright/test';

import { calls, HEADER } from '#site/api/contract/index.ts';
import type { CallName } from '#site/api/contract/index.ts';
import { mulberry32 } from '../mulberry32.ts';
import { WRITES } from './support/faultForms.ts';
import { AWAY } from './support/problems.ts';
import type { TestServer } from './support/server.ts';
import { FURTHER, expect, test } from './support/test.ts';

/** What a player does from the first page to money and back, by the write that each ends with. */
const FLOWS = [
  'registerMember',
  'login',
  'createDeposit',
  'createWithdrawal',
  'confirmWithdrawal',
  'walletTransfer',
  'claimMission',
  'placeBets',
] as const satisfies readonly CallName[];

/** When it happens: the form is open and empty, it is filled in, it is under way, its answer is lost, it is done. */
const STEPS = ['opened', 'filled in', 'sent', 'answered', 'done'] as const;

/** How the gateway goes away: killed and started again on the same data, or out of this browser's reach. */
const WAYS = ['restarted', 'offline'] as const;

/** Cases of the cross that `npm test` runs, by chance that is the same each time. */
const SAMPLE = 1;

const CASES = (() => {
  const random = mulberry32(11);
  return FLOWS.flatMap((flow) => STEPS.flatMap((step) => WAYS.map((way) => ({ flow, step, way, turn: random() }))))
    .toSorted((one, other) => one.turn - other.turn)
    .map((found, index) => ({ ...found, options: index < SAMPLE ? {} : FURTHER }));
})();

/** Nobody waits for the page to notice. */
const unnoticed = () => Promise.resolve();

type Way = (typeof WAYS)[number];

/** Away and back. What is done meanwhile is done without a gateway. */
async function away(way: Way, page: Page, server: TestServer, meanwhile: () => Promise<unknown>): Promise<void> {
  if (way === 'restarted') await server.stop();
  else await page.context().setOffline(true);
  await meanwhile();
  if (way === 'restarted') await server.start();
  else await page.context().setOffline(false);
}

for (const { flow, step, way, options } of CASES) {
  test(
    `[ERR-3] [API-5] ${flow}: the gateway is ${way} when it is ${step}; what was typed stays, the session goes on, and it happens once`,
    options,
    async ({ page, site, server, panel, problems, texts, config }) => {
      test.setTimeout(120_000);
      problems.allow(AWAY);
      panel.seedAfterwards();
      const form = WRITES[flow];
      if (form === undefined) throw new Error(`${flow} has no form.`);
      const { path, method } = calls[flow];
      const isMine = (request: Request): boolean => request.method() === method && new URL(request.url()).pathname === path;
      const keys: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (isMine(request)) keys.push(request.headers()[HEADER.idempotencyKey.toLowerCase()]);
      });
      const visit = { page, site, panel, texts, config };
      await form.prepare?.(visit);
      if (form.as !== undefined) {
        await site.enter(form.as);
      }
      await page.goto(form.at);
      const lost = page.getByRole('status').filter({ hasText: texts('common', 'connection_lost') });

      if (step === 'opened') {
        await away(way, page, server, () => lost.waitFor());
        // What was still on its way may have failed, and says so.
        const retry = page.getByRole('button', { name: texts('common', 'retry'), exact: true }).first();
        // Or is asked for by the page itself before the press.
        await page.addLocatorHandler(retry, () => retry.click({ timeout: 1000 }).catch(() => undefined), { noWaitAfter: true });
      }
      const { submit, confirm, again, done } = await form.fillIn(visit);
      await submit.waitFor();
      if (step === 'filled in') await away(way, page, server, () => lost.waitFor());
      let isCutOff = false;
      if (step === 'sent' || step === 'answered') {
        await page.route(
          ({ pathname }) => pathname === path,
          async (route) => {
            // Chromium sends a request that was cut off again by itself, so that it is cut off here.
            if (step === 'answered') await route.fetch();
            await route.abort();
            isCutOff = true;
          },
          { times: 1 },
        );
      }
      keys.splice(0);
      await submit.click();
      await confirm?.click();
      if (step === 'sent' || step === 'answered') {
        await expect.poll(() => isCutOff).toBe(true);
        await away(way, page, server, unnoticed);
        // What is asked for anew after each attempt shows by itself; else the player tries again.
        await expect(async () => {
          if (await done.isVisible()) return;
          const next = again && (await again.isVisible()) ? again : submit;
          if (await next.isEnabled()) await next.click({ timeout: 1000 });
          if (confirm && (await confirm.isVisible())) await confirm.click({ timeout: 1000 });
          await expect(done).toBeVisible({ timeout: 3000 });
        }).toPass({ timeout: 40_000 });
      }
      await expect(done).toBeVisible();
      if (step === 'done') await away(way, page, server, () => lost.waitFor());

      // One deed, however often it was sent.
      if (calls[flow].auth === 'member') expect(new Set(keys).size).toBe(1);
      await page.goto('/');
      await site.arrive();
    },
  );
}
