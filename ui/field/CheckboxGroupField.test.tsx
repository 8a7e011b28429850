import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { expectAccessible } from '../testing/axe.ts';
import { CheckboxGroupField } from './CheckboxGroupField.tsx';
import { radioVariants } from './RadioField.tsx';

const options = [
  { value: 'slots', label: 'Slots' },
  { value: 'live', label: 'Live casino', description: 'Real dealers' },
  { value: 'sports', label: 'Sports', disabled: true },
];
const box = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('CheckboxGroupField', () => {
  afterEach(cleanup);

  it.each(radioVariants)('[UI-6] as %s it is a named group of boxes, with what each says besides', async (variant) => {
    render(<CheckboxGroupField label="Games" options={options} variant={variant} description="As many as you like." />);
    expect(screen.getByRole('group', { name: 'Games', description: 'As many as you like.' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Live casino', description: 'Real dealers' })).toBeTruthy();
    expect(box('Sports').disabled).toBe(true);
    await expectAccessible();
  });

  it('[UI-6] tells its owner all that is checked, in the order of the options', async () => {
    const onChange = vi.fn<(value: readonly string[]) => void>();
    render(<CheckboxGroupField label="Games" options={options} onChange={onChange} />);
    await userEvent.click(screen.getByText('Live casino'));
    await userEvent.click(screen.getByText('Slots'));
    await userEvent.click(screen.getByText('Live casino'));
    expect(onChange.mock.calls).toEqual([[['live']], [['slots', 'live']], [['slots']]]);
  });

  it('[UI-6] shows what its owner says when controlled', async () => {
    render(<CheckboxGroupField label="Games" options={options} value={['slots']} />);
    await userEvent.click(screen.getByText('Slots'));
    expect(box('Slots').checked).toBe(true);
  });

  it('[UI-6] sends each checked option with a form', () => {
    render(
      <form data-testid="form">
        <CheckboxGroupField label="Games" name="games" options={options} defaultValue={['slots', 'live']} />
      </form>,
    );
    expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).getAll('games')).toEqual(['slots', 'live']);
  });

  it('[UI-6] an error marks its boxes invalid and is read with the group', () => {
    render(<CheckboxGroupField label="Games" options={options} message="Choose at least one." />);
    expect(screen.getByRole('group', { description: 'Choose at least one.' })).toBeTruthy();
    expect(box('Slots').getAttribute('aria-invalid')).toBe('true');
  });
});
