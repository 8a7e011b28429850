import { centreOf } from './support/centre.ts';
import { FURTHER, expect, test } from './support/test.ts';

test('[MEM-1] Back leaves the centre, however many entries were looked at', FURTHER, async ({ page, site, texts }) => {
  await site.enter('demo');
  await page.goto('/rng');
  await site.goTo('/rng');
  await site.accountMenu.click();
  await page.getByRole('menuitem', { name: texts('config', 'in_account_record') }).click();
  const centre = centreOf(page, texts);
  await centre.getByRole('link', { name: texts('centre', 'in_my_wallet') }).click();
  await centre.getByRole('link', { name: texts('centre', 'in_bonus_details') }).click();
  await expect(page).toHaveURL('/rng?centre=bonusDetails');
  await page.goBack();
  await expect(centre).toBeHidden();
  await expect(page).toHaveURL('/rng');
});

test(
  '[MEM-1] of two entries chosen in one moment the last is shown and addressed; closing counts at once',
  FURTHER,
  async ({ page, site, texts }) => {
    await site.enter('demo');
    await page.goto('/');
    await site.accountMenu.click();
    await page.getByRole('menuitem', { name: texts('config', 'in_account_record') }).click();
    const centre = centreOf(page, texts);
    await expect(centre.getByRole('heading', { name: texts('config', 'in_account_record') })).toBeVisible();
    const close = `button[aria-label="${texts('common', 'kit.close')}"]`;
    const press = (...which: string[]) =>
      centre.evaluate(async (dialog, selectors) => {
        for (const selector of selectors) {
          dialog.querySelector<HTMLElement>(selector)?.click();
          // Before the next frame, and after what the press has set off.
          await new Promise((resolve) => {
            setTimeout(resolve);
          });
        }
      }, which);

    await press('[href="?centre=transferFund"]', '[href="?centre=bonusDetails"]');
    await expect(centre.getByRole('heading', { level: 3 })).toHaveText(texts('centre', 'in_bonus_details'));
    await expect(page).toHaveURL('/?centre=bonusDetails');
    await page.waitForTimeout(300);
    await expect(page).toHaveURL('/?centre=bonusDetails');

    await press('[href="?centre=messageV2"]', close);
    await expect(centre).toBeHidden();
    await expect(page).toHaveURL('/');

    // Opened by its address, so that closing it is no way back.
    await page.goto('/?centre=withdraw');
    await expect(centre.getByRole('heading', { level: 3 })).toBeVisible();
    await press('[href="?centre=messageV2"]', close);
    await expect(centre).toBeHidden();
    await page.waitForTimeout(300);
    await expect(page).toHaveURL('/');
  },
);

test('[MEM-1] [MEM-7] an entry that is chosen again starts anew, and its filters go on working', FURTHER, async ({ page, site, texts }) => {
  await site.enter('demo');
  await page.goto('/?centre=personalHistoryCopy&modal.category=LOTT');
  const centre = centreOf(page, texts);
  const category = centre.getByRole('combobox', { name: texts('records', 'category') });
  for (const wanted of ['LOTT', 'LIVE']) {
    await expect(category).toHaveValue(wanted);
    await centre.getByRole('link', { name: texts('config', 'in_betting_record') }).click();
    await expect(page).toHaveURL('/?centre=personalHistoryCopy');
    await expect(category).toHaveValue('');
    await category.selectOption('LIVE');
    await expect(page).toHaveURL('/?centre=personalHistoryCopy&modal.category=LIVE');
  }
  // Once more without anything to start anew.
  await category.selectOption('');
  await centre.getByRole('link', { name: texts('config', 'in_betting_record') }).click();
  await category.selectOption('LOTT');
  await expect(category).toHaveValue('LOTT');
  await expect(page).toHaveURL('/?centre=personalHistoryCopy&modal.category=LOTT');
});
