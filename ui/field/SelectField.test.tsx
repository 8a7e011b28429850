import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { fieldSuite } from '../testing/fieldSuite.tsx';
import { SelectField } from './SelectField.tsx';

const options = [
  { value: 'bdo', label: 'BDO' },
  { value: 'gcash', label: 'GCash' },
  { value: 'maya', label: 'Maya', disabled: true },
];

fieldSuite('SelectField', (props) => <SelectField {...props} options={options} />);

const select = (): HTMLSelectElement => screen.getByLabelText<HTMLSelectElement>('Bank');

describe('SelectField', () => {
  afterEach(cleanup);

  it('[UI-6] shows its placeholder until something is chosen, and says what', async () => {
    const onChange = vi.fn();
    render(<SelectField label="Bank" placeholder="Choose" options={options} onChange={(event) => onChange(event.target.value)} />);
    expect(select()).toHaveDisplayValue('Choose');
    expect(select().value).toBe('');
    await userEvent.selectOptions(select(), 'gcash');
    expect(onChange).toHaveBeenCalledWith('gcash');
    expect(select()).toHaveDisplayValue('GCash');
  });

  it('[UI-6] starts with a chosen value and offers no disabled option', () => {
    render(<SelectField label="Bank" placeholder="Choose" options={options} defaultValue="bdo" />);
    expect(select()).toHaveDisplayValue('BDO');
    expect(screen.getByRole('option', { name: 'Maya' })).toBeDisabled();
  });
});
