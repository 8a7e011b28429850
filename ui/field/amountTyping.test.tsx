import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { compose } from '../testing/composeTesting.ts';
import { AmountField } from './AmountField.tsx';

const peso = { exponent: 2, currency: '₱' } as const;
const box = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(/^Amount/);

describe('typing into an AmountField', () => {
  afterEach(cleanup);

  it.each([
    ['1,234.50', 2, '1,234.50', 123450],
    ['1,234,567.5', 2, '1,234,567.5', 123456750],
    ['1,2345', 2, '12,345', 1234500],
    ['1,234', 3, '1.234', 1234],
    ['1,234.5', 3, '1,234.5', 1234500],
    ['1,2345', 3, '12,345', 12345000],
    ['0,50', 2, '0.50', 50],
  ] as const)('[UI-6] takes %s as it is typed key by key at %i decimals: %s', async (keys, exponent, text, amount) => {
    const onAmountChange = vi.fn();
    render(<AmountField label="Amount" {...peso} exponent={exponent} onAmountChange={onAmountChange} />);
    await userEvent.type(box(), keys);
    expect(box()).toBeValid();
    expect([box().value, onAmountChange.mock.lastCall?.[0]]).toEqual([text, amount]);
  });

  it('[UI-6] leaves a comma that can be no separator of thousands the point: 0,125 and 12,3.4 are no amounts', async () => {
    render(<AmountField label="Amount" {...peso} />);
    for (const keys of ['0,125', '12,3.4']) {
      await userEvent.fill(box(), '');
      await userEvent.type(box(), keys);
      expect(box()).toBeInvalid();
    }
  });

  it('[UI-6] leaves the digits that are not touched when the first one is changed, until it is left', async () => {
    render(<AmountField label="Amount" {...peso} />);
    await userEvent.type(box(), '10000');
    await userEvent.keyboard('{Home}{Delete}');
    expect(box().value).toBe('0,000');
    await userEvent.keyboard('2');
    expect(box().value).toBe('20,000');
    await userEvent.keyboard('{Home}{Delete}{Tab}');
    expect(box().value).toBe('0');
  });

  it.each([
    [['1', '12', '123', '1234'], '1234', '1,234', 123400],
    [['１', '１２', '１２３'], '１２３', '123', 12300],
    [['1', '12', '12,', '12,5'], '12,5', '12.5', 1250],
  ])('[UI-6] takes what an input method composes once: %s', async (steps, end, text, amount) => {
    const onAmountChange = vi.fn();
    function Owner() {
      const [sum, setSum] = useState<number | undefined>(500);
      const take = (next: number | undefined): void => {
        onAmountChange(next);
        setSum(next);
      };
      return <AmountField label="Amount" {...peso} amount={sum} onAmountChange={take} />;
    }
    render(<Owner />);
    await userEvent.clear(box());
    await compose(steps, end);
    expect([box().value, onAmountChange.mock.lastCall?.[0]]).toEqual([text, amount]);
  });
});
