import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { expectAccessible } from '../testing/axe.ts';
import { fieldSuite } from '../testing/fieldSuite.tsx';
import { RadioField, radioVariants } from './RadioField.tsx';

const options = [
  { value: 'gcash', label: 'GCash', description: 'Within a minute' },
  { value: 'maya', label: 'Maya' },
  { value: 'bpi', label: 'BPI', disabled: true },
];
const names = { gcash: 'GCash', maya: 'Maya' };
type Channel = keyof typeof names;

const radio = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>('radio', { name });
/** Asserts that the values are those of `names`. */
const channel = (value: string): Channel => (value === 'gcash' ? value : 'maya');

fieldSuite<Channel>('RadioField', (props) => <RadioField {...props} options={options} />, {
  group: true,
  values: {
    values: ['gcash', 'maya'],
    controlled: (props, value, onValue) => (
      <RadioField {...props} options={options} value={value} onChange={({ target }) => onValue(channel(target.value))} />
    ),
    uncontrolled: (props, defaultValue) => <RadioField {...props} options={options} defaultValue={defaultValue} />,
    registered: (props, { form, rules }) => <RadioField {...props} options={options} {...form.register('choice', rules)} />,
    enter: (value) => userEvent.click(radio(names[value])),
    expectShown: (value) => {
      expect(radio(names[value])).toBeChecked();
      expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
    },
  },
});

describe.each(radioVariants)('RadioField as %s', (variant) => {
  afterEach(cleanup);

  it('[UI-6] is a named group of named radios, of which one that cannot be chosen says so', () => {
    render(<RadioField label="Pay with" variant={variant} options={options} required />);
    expect(screen.getByRole('radiogroup', { name: /^Pay with/ })).toBeRequired();
    expect(radio('GCash')).toHaveAccessibleDescription('Within a minute');
    expect(radio('BPI')).toBeDisabled();
  });

  it('[UI-6] is chosen by its words, description included, and says what', async () => {
    const onChange = vi.fn();
    render(<RadioField label="Pay with" variant={variant} options={options} onChange={({ target }) => onChange(target.value)} />);
    await userEvent.click(screen.getByText('Within a minute'), { force: true });
    expect(onChange.mock.calls).toEqual([['gcash']]);
    expect(radio('GCash')).toBeChecked();
  });

  it('[UI-8] is one stop of the Tab key; arrows choose within it, also where the page gives it no name', async () => {
    render(
      <>
        <RadioField label="Pay with" variant={variant} options={options} defaultValue="gcash" />
        <RadioField label="Again with" variant={variant} options={options} defaultValue="gcash" />
      </>,
    );
    await userEvent.keyboard('{Tab}{ArrowDown}');
    const [first, second] = screen.getAllByRole('radio', { name: 'Maya' });
    expect(first).toBeChecked();
    expect(second).not.toBeChecked();
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getAllByRole('radio', { name: 'GCash' })[1]);
  });

  it('[UI-8] each choice is high enough to touch', () => {
    render(<RadioField label="Pay with" variant={variant} options={options} />);
    for (const { label } of options) {
      expect(screen.getByText(label).closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });

  it('[UI-8] is accessible with a choice made, with an error and disabled', async () => {
    render(
      <>
        <RadioField label="Pay with" variant={variant} options={options} defaultValue="gcash" />
        <RadioField label="Again with" variant={variant} options={options} message="Choose one." />
        <RadioField label="Not with" variant={variant} options={options} defaultValue="gcash" disabled />
      </>,
    );
    await expectAccessible();
  });
});
