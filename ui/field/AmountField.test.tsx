import '../theme/base.css.ts';

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { expectAccessible } from '../testing/axe.ts';
import { fieldSuite } from '../testing/fieldSuite.tsx';
import { AmountField } from './AmountField.tsx';

const peso = { exponent: 2, currency: '₱' } as const;
const box = (name: RegExp = /^Amount|^Their choice/): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const paste = (text: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  act(() => void box().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })));
};
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

  it('[UI-6] shows thousands separators while typing and reports changed minor units', async () => {
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

  it.each([
    ['-5', 2, 'An amount cannot be negative.'],
    ['1e9', 2, 'This is not an amount. Write it in digits, like 1,234.50.'],
    ['12.3.4', 2, 'This is not an amount. Write it in digits, like 1,234.50.'],
    ['12.345', 2, 'At most 2 decimals.'],
    ['5000.5', 0, 'Only whole amounts, without decimals.'],
    ['12345678901234567', 2, 'This amount has too many digits.'],
  ] as const)('[UI-6] keeps %s as it was typed at %i decimals, says what is wrong, and has no amount', async (typed, exponent, words) => {
    const onAmountChange = vi.fn();
    const { container } = render(
      <form>
        <AmountField label="Amount" {...peso} exponent={exponent} name="sum" message="Too little." onAmountChange={onAmountChange} />
      </form>,
    );
    await userEvent.type(box(), typed);
    await userEvent.keyboard('{Tab}');
    expect(box().value.replaceAll(',', '')).toBe(typed);
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(`${words} ₱`);
    expect(screen.getByText(words).closest('[aria-live=polite]')).not.toBeNull();
    const form = container.querySelector('form');
    expect(new FormData(form ?? undefined).get('sum')).toBe('');
    expect(form?.checkValidity(), 'the browser’s own check').toBe(false);
    expect(onAmountChange.mock.lastCall?.[0]).toBeUndefined();

    await userEvent.fill(box(), '12');
    expect(onAmountChange).toHaveBeenLastCalledWith(12 * 10 ** exponent);
    expect(box()).toHaveAccessibleDescription('Too little. ₱');
    expect(form?.checkValidity()).toBe(true);
  });

  it.each([undefined, 700])('[UI-6] what is no amount stays where its owner had %s, with the caret where it was', async (start) => {
    function Owner() {
      const [amount, setAmount] = useState(start);
      return <AmountField label="Amount" {...peso} amount={amount} onAmountChange={setAmount} />;
    }
    render(<Owner />);
    await userEvent.type(box(), '123');
    box().setSelectionRange(1, 1);
    await userEvent.keyboard('-x');
    const [first, ...others] = `${start === undefined ? '' : '7'}123`;
    const after = others.join('');
    expect([box().value.replaceAll(',', ''), box().selectionStart]).toEqual([`${first}-x${after}`, 3]);
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(box().value.replaceAll(',', '')).toBe(`${first}${after}`);
    expect(box()).toBeValid();
  });

  it('[UI-6] shows no decimals error while thousands are possible, until blur or submit', async () => {
    const dong = { label: 'Dong', exponent: 0, currency: '₫' } as const;
    const whole = 'Only whole amounts, without decimals.';
    const { rerender } = render(<AmountField {...dong} />);
    await userEvent.type(box(/Dong/), '50.00');
    expect(screen.queryByText(whole)).toBeNull();
    rerender(<AmountField {...dong} message="Enter an amount." />);
    expect(screen.getByText(whole)).toBeTruthy();
    rerender(<AmountField {...dong} />);
    await userEvent.type(box(/Dong/), '0');
    await userEvent.keyboard('{Tab}');
    expect([box(/Dong/).value, screen.queryByText(whole)]).toEqual(['50,000', null]);
    await userEvent.type(box(/Dong/), '.5');
    await userEvent.keyboard('{Tab}');
    expect(screen.getByText(whole)).toBeTruthy();
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
    ['1.234', '1.234', 'At most 2 decimals.'],
    ['-500', '-500', 'An amount cannot be negative.'],
    ['1e3', '1e3', 'This is not an amount. Write it in digits, like 1,234.50.'],
    ['100\n200', '100 / 200', 'This is not an amount. Write it in digits, like 1,234.50.'],
    [' all of it ', 'all of it', 'This is not an amount. Write it in digits, like 1,234.50.'],
  ])('[UI-6] %s pasted over 7 leaves %s, and says what is wrong', (text, left, words?: string) => {
    render(<AmountField label="Amount" {...peso} defaultAmount={700} />);
    box().select();
    paste(text);
    expect(box().value).toBe(left);
    expect(box()).toHaveAccessibleDescription([words, '₱'].filter(Boolean).join(' '));
  });

  it('[UI-6] typing goes on where it was when the window comes back to the front', async () => {
    render(<AmountField label="Amount" {...peso} />);
    box().focus();
    for (const [typed, after] of [
      ['1234{ArrowLeft}', '12,354'],
      ['{End}.5', '12,354.55'],
    ] as const) {
      await userEvent.keyboard(typed);
      // The window loses focus; the element keeps it.
      fireEvent.blur(box());
      await userEvent.keyboard('5');
      expect(box()).toHaveValue(after);
    }
  });

  it('[UI-6] quick amounts fill it in, report and announce it, and show the selected one', async () => {
    const onAmountChange = vi.fn();
    render(<AmountField label="Amount" {...peso} presets={[50000, 100000]} onAmountChange={onAmountChange} />);
    expect(screen.getByRole('group', { name: 'Quick amounts' })).toBeTruthy();
    await press('₱1,000');
    expect(box().value).toBe('1,000');
    expect(onAmountChange.mock.calls).toEqual([[100000]]);
    expect(screen.getByText('₱1,000', { selector: '[aria-live]' }).getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('₱1,000');
    await userEvent.fill(box(), '500');
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('₱500');
  });

  it.each([
    ['Rp', 'Rp50,000'],
    ['IDR\u00a0', 'IDR\u00a050,000'],
  ])('[UI-6] quick amounts are written with %s as it is', (currency, text) => {
    render(<AmountField label="Amount" exponent={0} currency={currency} presets={[50000]} />);
    expect(screen.getByRole('button', { name: text })).toBeTruthy();
  });

  it('[UI-6] fills in the available amount, but does not limit typing', async () => {
    const onAmountChange = vi.fn();
    render(<AmountField label="Amount" {...peso} max={812345} onAmountChange={onAmountChange} />);
    await press('Max');
    expect(box().value).toBe('8,123.45');
    await userEvent.fill(box(), '9000');
    expect(onAmountChange.mock.calls).toEqual([[812345], [900000]]);
  });

  it('[UI-6] clearing the controlled amount empties the field', () => {
    const { rerender } = render(<AmountField label="Amount" {...peso} amount={50000} />);
    rerender(<AmountField label="Amount" {...peso} amount={undefined} />);
    expect(box().value).toBe('');
    rerender(<AmountField label="Amount" {...peso} amount={0} />);
    expect(box().value).toBe('0');
    rerender(<AmountField label="Amount" {...peso} amount={null} />);
    expect(box().value).toBe('');
  });

  it('[UI-6] one with plain React state can be emptied', async () => {
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
