import { expect, type Page } from '@playwright/test';

import type { Texts } from './texts.ts';

/** What a player sees of one lottery's page. */
export function lotteryOf(page: Page, texts: Texts) {
  const text = (key: string, ...values: string[]) => texts('lottery', key, ...values);
  const slip = page.getByRole('region', { name: text('slip'), exact: true });
  const bets = page.getByRole('region', { name: texts('config', 'lottery.bets') });
  return {
    text,
    slip,
    bets,
    opened: page.getByRole('region', { name: texts('config', 'lottery.opened') }),
    timer: page.getByRole('timer').first(),
    lines: slip.getByRole('list', { name: text('slip_lines') }).getByRole('listitem'),
    ball: (face: string) => page.getByRole('button', { name: face, exact: true }),
    add: page.getByRole('button', { name: text('add_line'), exact: true }),
    place: slip.getByRole('button', { name: text('place_bet', '').trim() }),
    async confirm(): Promise<void> {
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: text('confirm_ok') })
        .click();
    },
    /** A line on the low and one on the high sum: whatever is drawn, one of the two wins. */
    async addBothSides(): Promise<void> {
      for (const side of ['low', 'high']) {
        await page.getByRole('button', { name: text(`option_${side}`), exact: true }).click();
        await this.add.click();
      }
      await expect(this.lines).toHaveCount(2);
    },
  };
}
