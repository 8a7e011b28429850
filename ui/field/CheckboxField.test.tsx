import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { fieldSuite } from '../testing/fieldSuite.tsx';
import { CheckboxField } from './CheckboxField.tsx';

const box = (): HTMLElement => screen.getByRole('checkbox');

fieldSuite('CheckboxField', (props) => <CheckboxField {...props} />, {
  values: {
    values: [true, false],
    controlled: (props, checked, onValue) => (
      <CheckboxField {...props} checked={checked} onChange={({ target }) => onValue(target.checked)} />
    ),
    uncontrolled: (props, defaultChecked) => <CheckboxField {...props} defaultChecked={defaultChecked} />,
    registered: (props, { form, rules }) => <CheckboxField {...props} {...form.register('choice', rules)} />,
    enter: () => userEvent.click(box()),
    expectShown: (value) => {
      expect(box().matches(':checked')).toBe(value);
    },
    posted: (value) => (value ? 'on' : null),
  },
});

describe('CheckboxField', () => {
  afterEach(cleanup);

  it('[UI-6] is ticked by its text and by Space', async () => {
    const onChange = vi.fn();
    render(<CheckboxField label="Remember me" onChange={(event) => onChange(event.target.checked)} />);
    await userEvent.click(screen.getByText('Remember me'));
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  it('[UI-6] a link in its label opens without ticking it', async () => {
    render(
      <CheckboxField
        label={
          <>
            I agree to the <a href="#terms">terms</a>
          </>
        }
      />,
    );
    await userEvent.click(screen.getByRole('link', { name: 'terms' }));
    expect(location.hash).toBe('#terms');
    expect(screen.getByRole('checkbox', { name: 'I agree to the terms' })).not.toBeChecked();
    location.hash = '';
  });
});
