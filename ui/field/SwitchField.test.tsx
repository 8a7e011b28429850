import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { fieldSuite } from '../testing/fieldSuite.tsx';
import { SwitchField } from './SwitchField.tsx';

const control = (): HTMLElement => screen.getByRole('switch');

fieldSuite('SwitchField', (props) => <SwitchField {...props} />, {
  values: {
    values: [true, false],
    controlled: (props, checked, onValue) => (
      <SwitchField {...props} checked={checked} onChange={({ target }) => onValue(target.checked)} />
    ),
    uncontrolled: (props, defaultChecked) => <SwitchField {...props} defaultChecked={defaultChecked} />,
    registered: (props, { form, rules }) => <SwitchField {...props} {...form.register('choice', rules)} />,
    enter: () => userEvent.click(control()),
    expectShown: (value) => {
      expect(control().matches(':checked')).toBe(value);
    },
    posted: (value) => (value ? 'on' : null),
  },
});

describe('SwitchField', () => {
  afterEach(cleanup);

  it('[UI-6] is turned by its text and by Space', async () => {
    const onChange = vi.fn();
    render(<SwitchField label="Reminders" onChange={(event) => onChange(event.target.checked)} />);
    await userEvent.click(screen.getByText('Reminders'));
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });
});
