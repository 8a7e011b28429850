import '../theme/base.css.ts';

import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { fieldSuite } from '../private/fieldSuite.tsx';
import { TextField } from './TextField.tsx';

fieldSuite('TextField', (props) => <TextField {...props} />);

function Shouting() {
  const [value, setValue] = useState('');
  return <TextField label="Name" value={value} onChange={(event) => setValue(event.target.value.toUpperCase())} />;
}

function Registered({ onSubmit }: { onSubmit: (values: { name: string }) => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: 'ann' } });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <TextField
        label="Name"
        {...register('name', { minLength: { value: 4, message: 'At least 4 letters.' } })}
        message={formState.errors.name?.message}
      />
      <button type="submit">Go</button>
    </form>
  );
}

describe('TextField', () => {
  afterEach(cleanup);

  it('[UI-6] shows what its owner says while typing', async () => {
    render(<Shouting />);
    await userEvent.type(screen.getByLabelText('Name'), 'ann');
    expect(screen.getByLabelText('Name')).toHaveValue('ANN');
  });

  it('[UI-6] registers with a form: default value, error, focus on the error, submitted value', async () => {
    const onSubmit = vi.fn();
    render(<Registered onSubmit={(values) => onSubmit(values)} />);
    const input = screen.getByLabelText('Name');
    expect(input).toHaveValue('ann');
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    await expect.element(input).toHaveAccessibleDescription('At least 4 letters.');
    expect(document.activeElement).toBe(input);
    await userEvent.type(input, 'ika');
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'annika' }));
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

  it('[UI-6] a field without a name is a type error', () => {
    // @ts-expect-error a field needs a label, aria-label or aria-labelledby
    const unnamed = <TextField />;
    // @ts-expect-error one name is enough
    const twice = <TextField label="Name" aria-label="Name" />;
    // @ts-expect-error a label must be there, not perhaps
    const perhaps = <TextField label={undefined} />;
    // @ts-expect-error no such tone
    const loud = <TextField label="Name" tone="loud" />;
    expect([unnamed, twice, perhaps, loud]).toHaveLength(4);
  });
});
