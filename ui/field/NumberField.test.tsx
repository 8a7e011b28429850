import '../theme/base.css.ts';

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { expectAccessible } from '../testing/axe.ts';
import { compose } from '../testing/composeTesting.ts';
import { fieldSuite, textValues } from '../testing/fieldSuite.tsx';
import { NumberField } from './NumberField.tsx';

fieldSuite('NumberField', (props) => <NumberField {...props} />, {
  values: textValues((props) => <NumberField {...props} />, ['7', '30']),
});

const box = (name = 'Days'): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
const paste = (text: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  act(() => void box().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })));
};

function Registered({ onSubmit }: { onSubmit: (days: number) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { days: 7 } });
  return (
    <form onSubmit={(event) => void handleSubmit(({ days }) => onSubmit(days))(event)}>
      <NumberField label="Days" steppers {...register('days', { valueAsNumber: true })} />
      <button type="submit">Send</button>
    </form>
  );
}

function Halved() {
  const [value, setValue] = useState('10');
  return <NumberField label="Days" steppers max={12} value={value} onChange={({ target }) => setValue(target.value)} />;
}

describe('NumberField', () => {
  afterEach(cleanup);

  it('[UI-6] brings up the keyboard that has what it needs, and no saved values', () => {
    render(
      <>
        <NumberField label="Days" />
        <NumberField label="Rate" step={0.05} />
        <NumberField label="Change" min={-10} />
      </>,
    );
    expect(box()).toMatchObject({ type: 'text', inputMode: 'numeric', autocomplete: 'off' });
    expect(box('Rate').inputMode).toBe('decimal');
    // The number keyboards of iPhones have no minus.
    expect(box('Change').inputMode).toBe('text');
  });

  it('[UI-6] takes digits only, without moving the caret', async () => {
    const onChange = vi.fn();
    render(<NumberField label="Days" defaultValue="24" onChange={({ target }) => onChange(target.value)} />);
    await userEvent.click(box());
    box().setSelectionRange(1, 1);
    await userEvent.keyboard('x3');
    expect(box().value).toBe('234');
    expect(box().selectionStart).toBe(2);
    expect(onChange).toHaveBeenLastCalledWith('234');
  });

  it.each([
    [['1', '12', '123'], '123'],
    [['１', '１２', '１２３'], '123'],
  ])('[UI-6] takes what an input method composes once: %s', async (steps, text) => {
    const onChange = vi.fn();
    render(<NumberField label="Days" onChange={({ target }) => void onChange(target.value)} />);
    await userEvent.click(box());
    await compose(steps, steps.at(-1) ?? '');
    expect([box().value, onChange.mock.lastCall?.[0]]).toEqual([text, text]);
  });

  it('[UI-6] takes as many decimals as the step has, by point or comma', async () => {
    render(<NumberField label="Days" step={0.05} />);
    await userEvent.type(box(), '1,256');
    expect(box().value).toBe('1.25');
  });

  it('[UI-6] accepts a minus only if the minimum is below 0', async () => {
    render(
      <>
        <NumberField label="Days" />
        <NumberField label="Change" min={-10} />
      </>,
    );
    await userEvent.type(box(), '-5');
    await userEvent.type(box('Change'), '-5');
    expect([box().value, box('Change').value]).toEqual(['5', '-5']);
  });

  it('[UI-6] takes a pasted number as it was meant, and nothing that is none', async () => {
    render(<NumberField label="Days" defaultValue="3" />);
    box().select();
    paste('1,250');
    expect(box().value).toBe('1250');
    box().select();
    paste('12.5');
    paste('twelve');
    expect(box().value).toBe('1250');
  });

  it('[UI-6] scrolling the page over it changes nothing', async () => {
    render(<NumberField label="Days" defaultValue="3" />);
    box().focus();
    fireEvent.wheel(box(), { deltaY: 100 });
    expect(box().value).toBe('3');
  });

  it('[UI-6] steps by its buttons and by the arrow keys, within its limits, and announces the value', async () => {
    render(<Halved />);
    await userEvent.click(screen.getByRole('button', { name: 'Increase' }));
    expect(box().value).toBe('11');
    expect(screen.getByText('11').getAttribute('aria-live')).toBe('polite');
    box().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(box().value).toBe('12');
    await userEvent.click(screen.getByRole('button', { name: 'Decrease' }));
    expect(box().value).toBe('11');
  });

  it('[UI-6] a form library gets steps, optionally as numbers', async () => {
    const onSubmit = vi.fn();
    render(<Registered onSubmit={onSubmit} />);
    expect(box().value).toBe('7');
    await userEvent.click(screen.getByRole('button', { name: 'Increase' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith(8));
  });

  it.each(['disabled', 'readOnly'])('[UI-6] does not step while %s', async (state) => {
    render(<NumberField label="Days" steppers defaultValue="3" {...{ [state]: true }} />);
    expect(screen.getByRole('button', { name: 'Increase' })).toBeDisabled();
    fireEvent.keyDown(box(), { key: 'ArrowUp' });
    expect(box().value).toBe('3');
  });

  it('[UI-8] is accessible with its buttons', async () => {
    render(<NumberField label="Days" steppers defaultValue="3" />);
    await expectAccessible();
  });
});
