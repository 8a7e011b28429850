import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { expect, test } from './support/test.ts';

// Scrollbars that take room, as on Windows; Playwright hides them.
test.use({ launchOptions: { executablePath: findChromium(), args: chromiumArgs, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('[UI-7] [AGT-2] a table beside its own scrollbar comes to rest, and scrolls no further than its columns', async ({ page, site }) => {
  await site.enter('agent');
  for (const { entry, width } of [
    { entry: 'teamManagement', width: 1440 },
    { entry: 'teamBetting', width: 1000 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/?centre=${entry}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('table').first()).toBeVisible();
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
    const place = dialog.locator(':has(> table)').first();
    const changesIn = (frames: number) =>
      place.evaluate(async (element, count) => {
        let changes = 0;
        const watch = new MutationObserver((records) => (changes += records.length));
        watch.observe(element, { attributes: true });
        for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
        watch.disconnect();
        return changes;
      }, frames);
    await expect.poll(() => changesIn(30), entry).toBe(0);
    const widths = await place.evaluate((element) => ({
      scrolls: element.scrollWidth,
      shows: element.clientWidth,
      table: element.firstElementChild?.clientWidth ?? 0,
      bar: element.getBoundingClientRect().width - element.clientWidth,
    }));
    // Only what is too wide scrolls by itself.
    expect(widths.bar > 0, entry).toBe(widths.table > widths.shows);
    expect(widths.scrolls, JSON.stringify(widths)).toBe(Math.max(widths.shows, widths.table));
  }
});
