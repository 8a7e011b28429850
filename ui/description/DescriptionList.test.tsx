import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { DescriptionList, descriptionLayouts } from './DescriptionList.tsx';

const items = [
  { term: 'Amount', value: '₱5,000.00' },
  { term: 'Hash', value: '0123456789abcdef'.repeat(6) },
];

describe('DescriptionList', () => {
  afterEach(cleanup);

  it.each(descriptionLayouts)('[UI-8] as %s each value belongs to its term, and long ones stay inside', async (layout) => {
    render(
      <main style={{ inlineSize: 300 }}>
        <h1>Order</h1>
        <DescriptionList items={items} layout={layout} data-testid="list" />
      </main>,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Amount', 'Hash']);
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe('₱5,000.00');
    expect(screen.getByTestId('list').scrollWidth).toBeLessThanOrEqual(300);
    await expectAccessible();
  });

  it('[UI-8] emphasizes the value that counts', () => {
    render(<DescriptionList items={[...items, { term: 'Total', value: '₱5,010.00', strong: true }]} />);
    const weights = screen.getAllByRole('definition').map((value) => getComputedStyle(value).fontWeight);
    expect(Number(weights[2])).toBeGreaterThan(Number(weights[0]));
  });

  it('[UI-8] a value that does not fit beside its term is at the end of the line below', () => {
    render(
      <DescriptionList
        style={{ inlineSize: 220 }}
        items={[{ term: 'Bank account of the receiver', value: 'Metro Savings' }]}
        data-testid="list"
      />,
    );
    const list = screen.getByTestId('list').getBoundingClientRect();
    const value = screen.getByRole('definition').getBoundingClientRect();
    expect(value.top).toBeGreaterThan(screen.getByRole('term').getBoundingClientRect().top);
    expect(value.right).toBe(list.right);
  });
});
