import { calls } from '#site/api/contract/index.ts';
import { securityOf } from './support/security.ts';
import { FURTHER, expect, test } from './support/test.ts';

test(
  '[MEM-2] [ERR-3] a code whose answer was lost is not sent a second time while it is good, and later it is',
  FURTHER,
  async ({ page, site, texts, panel, problems }) => {
    problems.allow(/net::ERR_FAILED/);
    panel.seedAfterwards();
    const address = 'bituin@example.org';
    await page.clock.install();
    await site.enter('team104');
    await page.goto('/?centre=securityCenter&modal.section=email');
    const { t, form, field } = securityOf(page, texts);
    await field('email', t('email_new')).fill(address);
    const countSent = async () => (await panel.outbox()).sent.filter(({ recipient }) => recipient === address).length;
    const counting = form('email').getByRole('button', { name: /\(\d+ s\)/ });
    const send = form('email').getByRole('button', { name: texts('kit', 'send_code') });
    /** The gateway sends it, and nobody hears of it. */
    const loseOne = async (): Promise<void> => {
      await page.route(
        ({ pathname }) => pathname === calls.emailCode.path,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await send.click();
      const told = page.getByRole('alertdialog', { name: texts('auth', 'sms_failed') });
      await told.getByRole('button', { name: texts('auth', 'ok') }).click();
      // At most once a second, as everywhere.
      await page.clock.fastForward(2_000);
    };

    await loseOne();
    await send.click();
    await expect(counting).toBeVisible();
    expect(await countSent()).toBe(1);

    await page.reload();
    await field('email', t('email_new')).fill(address);
    await loseOne();
    // On both clocks: the gateway sends no second one within a moment either.
    await page.clock.fastForward('01:01');
    await panel.advance(61_000);
    await send.click();
    await expect(counting).toBeVisible();
    expect(await countSent()).toBe(3);
  },
);
