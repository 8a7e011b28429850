import { axeViolations } from './support/axe.ts';
import { FURTHER, expect, test } from './support/test.ts';

test.describe('the lottery of a region, on a phone', () => {
  test.use({ merchant: 'lotus', viewport: { width: 360, height: 780 } });

  test(
    '[APP-5] [GAM-9] a player bets on one of the day’s stations: numbers together, and lô in points',
    FURTHER,
    async ({ page, site, panel, texts }) => {
      panel.seedAfterwards();
      const text = (key: string, ...values: string[]) => texts('lottery', key, ...values);
      const slip = page.getByRole('region', { name: text('slip'), exact: true });
      const lines = slip.getByRole('list', { name: text('slip_lines') }).getByRole('listitem');
      const add = page.getByRole('button', { name: text('add_line'), exact: true });
      const ball = (face: string) => page.getByRole('button', { name: face, exact: true });
      const review = (count: number) => page.getByRole('button', { name: text('review_slip', String(count)) }).click();
      await site.enter('demo');
      await page.goto('/vnlottery?gameCode=VNMN&playType=together_2');
      const station = page
        .getByRole('radiogroup', { name: text('station') })
        .getByRole('radio')
        .last();
      await station.check();
      const name = await station.evaluate((radio) => radio.closest('label')?.textContent ?? '');

      await ball('07').click();
      await expect(add).toBeDisabled();
      for (const face of ['17', '27']) await ball(face).click();
      await expect(page.getByRole('status').filter({ hasText: '07, 17, 27' })).toBeInViewport();
      await add.click();
      await review(1);
      await expect(lines).toContainText('3 × ₫100 = ₫300');
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: text('play_pair_any') }).click();
      const points = page.getByLabel(text('points'));
      await expect(points).toHaveAccessibleDescription(new RegExp(text('point_price', '₫18,000', '₫90,000')));
      await points.fill('2');
      for (const face of ['17', '71']) await ball(face).click();
      await add.click();
      await expect(station).toBeChecked();
      await review(2);
      await expect(lines.last()).toContainText(`2 × ${text('points_of', '2', '₫18,000')} = ₫72,000`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
      expect(await axeViolations(page)).toEqual([]);

      await slip.getByRole('button', { name: text('place_bet', '₫72,300') }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(name);
      await question.getByRole('button', { name: text('confirm_ok') }).click();
      await expect(lines).toHaveCount(0);
      await expect(slip.getByRole('status')).not.toBeEmpty();
      await page.keyboard.press('Escape');
      // The next slip is for the same station.
      await expect(station).toBeChecked();
      const bets = page.getByRole('region', { name: texts('config', 'lottery.bets') });
      await expect(bets.getByText(new RegExp(`^\\d{8}-\\w+ · ${name}$`))).toHaveCount(2);
    },
  );

  test('[GAM-9] its results are read station by station, from the eighth prize down', FURTHER, async ({ page, texts }) => {
    await page.goto('/vnlottery?gameCode=VNMN');
    const opened = page.getByRole('region', { name: texts('config', 'lottery.opened') });
    await page.getByRole('region', { name: texts('config', 'lottery.bets') }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    await opened.getByText(texts('lottery', 'all_prizes')).first().click();
    const order = ['eighth', 'seventh', 'sixth', 'fifth', 'fourth', 'third', 'second', 'first', 'special'];
    const named = order.map((tier) => texts('lottery', `tier_${tier}`));
    await expect(opened.locator('details[open]').first().getByRole('term')).toHaveText(named);
  });
});
