import { dayAt } from '#site/api/contract/days.ts';
import { crossed, expect, test } from './support/test.ts';

const HOUR_MS = 3_600_000;

/** The seconds that a countdown shows: `1:00:00` or `04:59`. */
const secondsOf = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

for (const [index, hours] of [5, -9].entries()) {
  test(
    `[APP-5] [SEC-6] [LOG-4] a device whose clock is ${hours} hours off, and is set while the page is open, goes by the gateway's time`,
    crossed(index),
    async ({ page, site, server, texts, problems }) => {
      // What is asked for in the moment of a logout is refused.
      problems.allow(/401/);
      await page.clock.install({ time: server.now() + hours * HOUR_MS });
      await page.goto('/');
      // What is sealed carries the time: were it the device's, the login would be refused.
      await site.login('demo');
      await page.goto('/vnlottery?gameCode=VNMB');
      const timer = page.getByRole('timer').first();
      const left = async (): Promise<number> => secondsOf((await timer.innerText()).trim());
      await expect(timer).toHaveText(/\d:\d\d/);
      const before = [await left(), server.now()] as const;

      for (const set of [-hours, 2 * hours]) {
        await page.clock.setSystemTime(server.now() + set * HOUR_MS);
        await expect.poll(async () => Math.abs((await left()) + (server.now() - before[1]) / 1000 - before[0])).toBeLessThan(5);
        await expect(site.accountMenu).toBeVisible();
      }
      const clock = page.getByRole('button', { name: texts('responsible', 'clock') });
      await expect(clock).toContainText(/\b0:0\d$/);
      await site.logout();
      await site.login('demo');
    },
  );
}

for (const [index, timezoneId] of ['Pacific/Kiritimati', 'Pacific/Honolulu'].entries()) {
  test.describe(`a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('[I18N-3] [APP-24] is told days by the merchant’s clock', crossed(index), async ({ page }) => {
      await page.goto('/news');
      const day = page.getByRole('main').locator('time').first();
      const at = Date.parse((await day.getAttribute('datetime')) ?? '');
      await expect(day).toHaveText(dayAt(at, 'Asia/Manila'));
    });
  });
}
