import { centreOf } from './support/centre.ts';
import { FURTHER, expect, test } from './support/test.ts';

for (const [width, agents, members] of [
  [1920, 1600, 1200],
  [1280, 1248, 1200],
] as const)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(
      '[AGT-1] [UI-7] the agent center is as wide as the screen allows, and headings of its tables stay in sight',
      FURTHER,
      async ({ page, site, texts }) => {
        await site.enter('agent');
        await page.goto('/?centre=securityCenter');
        await expect(centreOf(page, texts)).toHaveJSProperty('offsetWidth', members);
        await page.goto('/?centre=teamManagement');
        const centre = centreOf(page, texts, 'agent');
        await expect(centre).toHaveJSProperty('offsetWidth', agents);
        await centre.getByRole('row').nth(18).scrollIntoViewIfNeeded();
        await page.mouse.move(width / 2, 600);
        await page.mouse.wheel(0, 400);
        await expect(centre.getByRole('row').nth(1)).not.toBeInViewport();
        const title = centre.getByRole('heading', { level: 2 });
        const heading = centre.getByRole('columnheader').first();
        const box = await heading.boundingBox();
        const above = await title.boundingBox();
        // Below the title, which it does not touch, and nothing lies on it.
        expect(box?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
        const met = await heading.evaluate((cell) => {
          const { x, y, width: wide, height } = cell.getBoundingClientRect();
          return cell.contains(document.elementFromPoint(x + wide / 2, y + height / 2));
        });
        expect(met).toBe(true);
      },
    );
  });

test('[UI-7] an entry shorter than its center begins below its title', FURTHER, async ({ page, site, texts }) => {
  await site.enter('agent');
  await page.goto('/?centre=announcement');
  const name = texts('centre', 'agent.announcement');
  const panel = centreOf(page, texts, 'agent').getByRole('region', { name });
  const first = panel.getByRole('button').first();
  await expect(first).toBeVisible();
  const title = await panel.getByRole('heading', { name }).boundingBox();
  expect((await first.boundingBox())?.y ?? Infinity).toBeLessThan((title?.y ?? 0) + 80);
});
