import { FAULT_KINDS, type FaultKind } from '#gateway/api/faults.ts';
import { calls, HEADER } from '#site/api/contract/index.ts';
import { builtFrom } from './support/chunks.ts';
import { WRITES } from './support/faultForms.ts';
import type { Visit } from './support/faultForms/form.ts';
import { AWAY } from './support/problems.ts';
import { FURTHER, crossed, expect, test } from './support/test.ts';
import { textsIn } from './support/texts.ts';

test(
  '[ERR-3] a gateway that goes away is said, and its return needs no reload',
  FURTHER,
  async ({ page, server, problems, texts, site }) => {
    problems.allow(AWAY);
    await page.goto('/');
    const dialog = await site.openLogin();
    await site.field(dialog, 'username').fill('still here');
    const lost = page.getByRole('status').filter({ hasText: texts('common', 'connection_lost') });

    await server.stop();
    await expect(lost).toBeVisible();
    await server.start();
    await expect(lost).toBeHidden({ timeout: 15_000 });

    await expect(site.field(dialog, 'username')).toHaveValue('still here');
    await page.keyboard.press('Escape');
    await site.login('demo');
  },
);

test('[ERR-3] a device that loses its network says so while the page rests, and goes on when it is back', async ({
  page,
  problems,
  texts,
}) => {
  problems.allow(AWAY);
  await page.goto('/');
  const lost = page.getByRole('status').filter({ hasText: texts('common', 'connection_lost') });
  await page.context().setOffline(true);
  await expect(lost).toBeVisible();
  await page.context().setOffline(false);
  await expect(lost).toBeHidden();
});

test(
  '[I18N-1] [ERR-3] texts that did not arrive are asked for until they do: the page does not stay in another language',
  FURTHER,
  async ({ page, problems, texts }) => {
    problems.allow(AWAY);
    const { chunk } = builtFrom('../locales/EN/content.json');
    let isAway = true;
    await page.route(
      ({ pathname }) => pathname === chunk,
      (route) => (isAway ? route.abort() : route.continue()),
    );
    const all = (words: typeof texts) => page.getByRole('tab', { name: words('content', 'category_all'), exact: true });
    await page.goto('/promotions');
    await expect(all(textsIn('TY'))).toBeVisible();
    isAway = false;
    await expect(all(texts)).toBeVisible();
  },
);

/** A deposit that needs only to be sent. */
async function filledDeposit(visit: Visit) {
  const form = WRITES.createDeposit;
  if (form?.as === undefined) throw new Error('A deposit has no form.');
  await visit.page.goto('/');
  await visit.site.login(form.as);
  await visit.page.goto(form.at);
  return form.fillIn(visit);
}

/** Attempts at a read before it counts as failed. */
const ATTEMPTS = 4;

test(
  '[ERR-3] [API-5] a deposit whose answer was lost keeps its form and its key while what the form stands on cannot be read anew',
  FURTHER,
  async ({ page, site, panel, problems, texts, config }) => {
    problems.allow(AWAY);
    panel.seedAfterwards();
    const keys: (string | undefined)[] = [];
    let unread = 0;
    const { submit, done } = await filledDeposit({ page, site, panel, texts, config });
    await page.route(
      ({ pathname }) => pathname === calls.createDeposit.path,
      async (route) => {
        keys.push(route.request().headers()[HEADER.idempotencyKey.toLowerCase()]);
        if (keys.length > 1) return route.continue();
        await route.fetch();
        return route.abort();
      },
    );
    await page.route(
      ({ pathname }) => pathname === calls.depositSettings.path,
      async (route) => {
        if (unread >= ATTEMPTS) return route.continue();
        unread += 1;
        return route.abort();
      },
    );
    await submit.click();
    await expect.poll(() => unread).toBe(ATTEMPTS);
    await submit.click();
    await expect(done).toBeVisible();
    expect(keys).toEqual([keys[0], keys[0]]);
  },
);

test(
  '[API-5] a deposit that was made is shown, once, though the balance does not answer',
  FURTHER,
  async ({ page, site, panel, problems, texts, config }) => {
    problems.allow(AWAY);
    panel.seedAfterwards();
    let sent = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === calls.createDeposit.path) sent += 1;
    });
    const { submit, done } = await filledDeposit({ page, site, panel, texts, config });
    await page.route(
      ({ pathname }) => pathname === calls.balance.path,
      () => undefined,
    );
    await submit.dblclick();
    await expect(done).toBeVisible();
    expect(sent).toBe(1);
  },
);

test('[API-5] a restart of the server keeps the session', FURTHER, async ({ page, server, problems, site }) => {
  problems.allow(AWAY);
  await site.enter('demo');
  await page.goto('/');
  await server.stop();
  await server.start();
  await page.reload();
  await expect(site.accountMenu).toBeVisible();
});

/** An answer that is an error, and one that does not come; `npm run test:full` has all. */
const OFTEN = new Set<FaultKind>(['status-500', 'drop-after']);

for (const kind of FAULT_KINDS) {
  test(
    `[ERR-4] [API-3] with every call answering "${kind}", home and lobby still stand`,
    crossed(OFTEN.has(kind) ? 0 : 1),
    async ({ page, panel, problems }) => {
      problems.allow(AWAY);
      for (const path of ['/', '/rng']) {
        await panel.fault('*', kind, 500);
        await page.goto(path);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        // Content, a skeleton while it still tries, or what went wrong: never nothing.
        await expect(page.locator('[data-cfg^="pages/"] > *').first()).toBeVisible();
      }
    },
  );
}

test('[ERR-4] a lobby that failed offers a retry, and the retry works', FURTHER, async ({ page, panel, problems, site, texts }) => {
  problems.allow(AWAY);
  await panel.fault('gameList', 'status-500', 1);
  await page.goto('/rng');
  const retry = page.getByRole('main').getByRole('button', { name: texts('common', 'retry') });
  await expect(retry).toBeVisible();
  await retry.click();
  await expect(site.games.first()).toBeVisible();
});
