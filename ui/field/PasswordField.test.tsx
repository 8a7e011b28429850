import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { fieldSuite, textValues } from '../testing/fieldSuite.tsx';
import { PasswordField } from './PasswordField.tsx';

fieldSuite('PasswordField', (props) => <PasswordField {...props} />, {
  values: textValues((props) => <PasswordField {...props} />),
});

describe('PasswordField', () => {
  afterEach(cleanup);

  it('[UI-6] hides the password until revealed, and hides it again', async () => {
    render(<PasswordField label="Password" />);
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'secret');
    expect(input).toMatchObject({ type: 'password', value: 'secret' });
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toMatchObject({ type: 'text', value: 'secret' });
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toMatchObject({ type: 'password', value: 'secret' });
  });

  it('[UI-6] tells password managers which password is meant', () => {
    render(
      <>
        <PasswordField label="Password" />
        <PasswordField label="New password" autoComplete="new-password" />
      </>,
    );
    expect(screen.getByLabelText('Password')).toMatchObject({ autocomplete: 'current-password' });
    expect(screen.getByLabelText('New password')).toMatchObject({ autocomplete: 'new-password' });
  });
});
