import { centreOf } from './support/centre.ts';
import { showFilters } from './support/recordFilters.ts';
import { FURTHER_ON_PHONES_TOO, expect, test } from './support/test.ts';

test(
  '[MEM-7] on a phone, the other filters are behind a button beside the first',
  FURTHER_ON_PHONES_TOO,
  async ({ page, site, texts }, { project }) => {
    test.skip(project.name !== 'phone', 'wider screens show all filters');
    await site.enter('demo');
    await page.goto('/?centre=personalHistoryCopy');
    const bar = centreOf(page, texts).getByRole('search', { name: texts('records', 'filters') });
    const first = bar.getByRole('combobox').first();
    const button = bar.getByRole('button', { name: texts('records', 'filters_more'), exact: true });
    await expect(button).toBeVisible();
    const [field, more] = await Promise.all([first.boundingBox(), button.boundingBox()]);
    const bottomOf = (box: typeof field) => (box?.y ?? 0) + (box?.height ?? 0);
    expect(Math.abs(bottomOf(field) - bottomOf(more))).toBeLessThanOrEqual(4);
    expect(more?.x ?? 0).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0));
    await expect(bar.getByRole('combobox')).toHaveCount(1);
    await showFilters(bar, texts);
    await expect(bar.getByRole('combobox')).not.toHaveCount(1);
  },
);
