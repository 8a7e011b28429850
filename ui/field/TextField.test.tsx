import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { fieldSuite, textValues } from '../testing/fieldSuite.tsx';
import { TextField } from './TextField.tsx';

fieldSuite('TextField', (props) => <TextField {...props} />, {
  values: textValues((props) => <TextField {...props} />),
});

function Shouting() {
  const [value, setValue] = useState('');
  return <TextField label="Name" value={value} onChange={(event) => setValue(event.target.value.toUpperCase())} />;
}

describe('TextField', () => {
  afterEach(cleanup);

  it('[UI-6] shows a message while typing', async () => {
    render(<Shouting />);
    await userEvent.type(screen.getByLabelText('Name'), 'ann');
    expect(screen.getByLabelText('Name')).toHaveValue('ANN');
  });

  it('[UI-6] keeps the native hints for keyboards and saved values', () => {
    render(<TextField label="E-mail" type="email" inputMode="email" autoComplete="email" />);
    expect(screen.getByLabelText('E-mail')).toMatchObject({ type: 'email', inputMode: 'email', autocomplete: 'email' });
  });

  it('[UI-8] is high enough to touch in either size', () => {
    render(
      <>
        <TextField label="Large" />
        <TextField label="Medium" size="md" />
      </>,
    );
    for (const name of ['Large', 'Medium']) {
      expect(screen.getByLabelText(name).parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });
});
