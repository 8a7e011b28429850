import '../theme/base.css.ts';

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { expectAccessible } from '../private/axe.ts';
import { fieldSuite } from '../private/fieldSuite.tsx';
import { AmountField } from './AmountField.tsx';

const peso = { exponent: 2, currency: '₱' } as const;
const box = (name: RegExp = /^Amount|^Their choice/): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const texts = new Map<number | null, string>([
  [50000, '500'],
  [123450, '1,234.50'],
]);

fieldSuite('AmountField', (props) => <AmountField {...props} {...peso} />, {
  alsoSays: '₱',
  values: {
    values: [50000, 123450],
    controlled: (props, amount: number | null, onValue) => (
      <AmountField {...props} {...peso} amount={amount} onAmountChange={(next) => onValue(next ?? null)} />
    ),
    uncontrolled: (props, amount) => <AmountField {...props} {...peso} defaultAmount={amount ?? undefined} />,
    registered: (props, { form, rules }) => (
      <Controller
        control={form.control}
        name="choice"
        rules={rules}
        render={({ field }) => (
          <AmountField
            {...props}
            {...peso}
            amount={field.value}
            onAmountChange={(amount) => field.onChange(amount ?? null)}
            onBlur={field.onBlur}
            ref={field.ref}
          />
        )}
      />
    ),
    enter: (value) => userEvent.fill(box(), texts.get(value) ?? ''),
    expectShown: (value) => {
      expect(box()).toHaveValue(texts.get(value));
    },
  },
});

function Kept() {
  const [amount, setAmount] = useState<number | undefined>(50000);
  return <AmountField label="Amount" {...peso} amount={amount} onAmountChange={setAmount} />;
}

describe('AmountField', () => {
  afterEach(cleanup);

  it('[UI-6] brings up a number keyboard, with a point only where there are decimals, and no saved values', () => {
    render(
      <>
        <AmountField label="Amount" {...peso} />
        <AmountField label="Dong" exponent={0} currency="₫" />
      </>,
    );
    expect(box()).toMatchObject({ type: 'text', inputMode: 'decimal', autocomplete: 'off' });
    expect(box(/Dong/).inputMode).toBe('numeric');
  });

  it('[UI-6] shows thousands while typing and tells of minor units, only of new ones', async () => {
    const onAmountChange = vi.fn();
    render(<AmountField label="Amount" {...peso} onAmountChange={onAmountChange} />);
    await userEvent.type(box(), '1234.5');
    expect(box().value).toBe('1,234.5');
    expect(onAmountChange.mock.calls.flat()).toEqual([100, 1200, 12300, 123400, 123450]);
    await userEvent.clear(box());
    expect(onAmountChange).toHaveBeenLastCalledWith(undefined);
  });

  it('[UI-6] keeps the caret beside its digit, also over separators', async () => {
    render(<AmountField label="Amount" {...peso} defaultAmount={123400} />);
    await userEvent.click(box());
    box().setSelectionRange(1, 1);
    await userEvent.keyboard('9');
    expect([box().value, box().selectionStart]).toEqual(['19,234', 2]);
    await userEvent.keyboard('{Backspace}');
    expect([box().value, box().selectionStart]).toEqual(['1,234', 1]);
    await userEvent.keyboard('{Delete}');
    expect([box().value, box().selectionStart]).toEqual(['1,234', 2]);
    await userEvent.keyboard('{Delete}');
    expect([box().value, box().selectionStart]).toEqual(['134', 1]);
  });

  it('[UI-6] takes no more decimals than the currency has, no second point and no letters', async () => {
    render(
      <>
        <AmountField label="Amount" {...peso} />
        <AmountField label="Dong" exponent={0} currency="₫" />
      </>,
    );
    await userEvent.type(box(), '12.3.4x56');
    expect(box().value).toBe('12.34');
    await userEvent.type(box(/Dong/), '5000.5');
    expect(box(/Dong/).value).toBe('50,005');
  });

  it('[UI-6] takes the comma of a number keyboard for the point', async () => {
    render(<AmountField label="Amount" {...peso} />);
    await userEvent.type(box(), '12,5');
    expect(box().value).toBe('12.5');
  });

  it('[UI-6] writes the amount out in full when left', async () => {
    render(<AmountField label="Amount" {...peso} />);
    await userEvent.type(box(), '01234.5');
    await userEvent.keyboard('{Tab}');
    expect(box().value).toBe('1,234.50');
  });

  it.each([
    ['1,234.50', '1,234.5'],
    ['₱ 1.234,50', '1,234.5'],
    ['1.234', '7'],
    ['all of it', '7'],
  ])('[UI-6] %s pasted over 7 leaves %s', (text, left) => {
    render(<AmountField label="Amount" {...peso} defaultAmount={700} />);
    box().select();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    act(() => void box().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })));
    expect(box().value).toBe(left);
  });

  it('[UI-6] typing goes on where it was when the window comes back to the front', async () => {
    render(<AmountField label="Amount" {...peso} />);
    box().focus();
    for (const [typed, after] of [
      ['1234{ArrowLeft}', '12,354'],
      ['{End}.5', '12,354.55'],
    ] as const) {
      await userEvent.keyboard(typed);
      // Of a window that goes behind another: what has the focus keeps it.
      fireEvent.blur(box());
      await userEvent.keyboard('5');
      expect(box()).toHaveValue(after);
    }
  });

  it('[UI-6] quick amounts fill it in, tell its owner, say so, and show which it is', async () => {
    const onAmountChange = vi.fn();
    render(<AmountField label="Amount" {...peso} presets={[50000, 100000]} onAmountChange={onAmountChange} />);
    expect(screen.getByRole('group', { name: 'Quick amounts' })).toBeTruthy();
    await press('₱1,000');
    expect(box().value).toBe('1,000');
    expect(onAmountChange.mock.calls).toEqual([[100000]]);
    expect(screen.getByText('₱ 1,000').getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('₱1,000');
    await userEvent.fill(box(), '500');
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('₱500');
  });

  it('[UI-6] fills in all there is, but does not hold back what is typed', async () => {
    const onAmountChange = vi.fn();
    render(<AmountField label="Amount" {...peso} max={812345} onAmountChange={onAmountChange} />);
    await press('Max');
    expect(box().value).toBe('8,123.45');
    await userEvent.fill(box(), '9000');
    expect(onAmountChange.mock.calls).toEqual([[812345], [900000]]);
  });

  it('[UI-6] an owner that takes its amount back empties the field', () => {
    const { rerender } = render(<AmountField label="Amount" {...peso} amount={50000} />);
    rerender(<AmountField label="Amount" {...peso} amount={undefined} />);
    expect(box().value).toBe('');
    rerender(<AmountField label="Amount" {...peso} amount={0} />);
    expect(box().value).toBe('0');
    rerender(<AmountField label="Amount" {...peso} amount={null} />);
    expect(box().value).toBe('');
  });

  it('[UI-6] one whose owner keeps it as a plain state can be emptied', async () => {
    render(<Kept />);
    await userEvent.clear(box());
    expect(box().value).toBe('');
    await userEvent.type(box(), '1.');
    expect(box().value).toBe('1.');
  });

  it('[UI-6] posts minor units, nothing when empty, and not at all when disabled', async () => {
    const { container, rerender } = render(
      <form>
        <AmountField label="Amount" {...peso} name="sum" />
      </form>,
    );
    const sent = (): unknown => new FormData(container.querySelector('form') ?? undefined).get('sum');
    expect(sent()).toBe('');
    await userEvent.type(box(), '12.5');
    expect(sent()).toBe('1250');
    rerender(
      <form>
        <AmountField label="Amount" {...peso} name="sum" disabled />
      </form>,
    );
    expect(sent()).toBeNull();
  });

  it.each(['disabled', 'readOnly'])('[UI-6] while %s nothing fills it in', (state) => {
    render(<AmountField label="Amount" {...peso} presets={[50000]} max={100} {...{ [state]: true }} />);
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });

  it('[UI-8] quick amounts are high enough to touch, and all of it is accessible', async () => {
    render(<AmountField label="Amount" {...peso} presets={[50000, 100000]} max={5000} defaultAmount={50000} />);
    expect(screen.getByRole('button', { name: '₱500' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectAccessible();
  });
});
