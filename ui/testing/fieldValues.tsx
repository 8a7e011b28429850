import { cleanup, render, screen } from '@testing-library/react';
import { useState, type ChangeEventHandler, type FocusEventHandler, type ReactNode } from 'react';
import { useForm, type DefaultValues, type UseFormReturn } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { FieldName, FieldNotes } from '../field/Field.tsx';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Props for the field under test; pass all of them on. */
export type SuiteProps = FieldName &
  FieldNotes & {
    id?: string;
    name?: string;
    required?: boolean;
    disabled?: boolean;
    'aria-describedby'?: string;
    onBlur?: FocusEventHandler<Control>;
    ref?: (element: Control | null) => void;
  };

/** Adapter for a field's values. For tests only. */
export interface FieldValues<Value> {
  /** Two values: the initial one, and another. */
  values: readonly [first: Value, other: Value];
  /** The controlled field. */
  controlled: (props: SuiteProps, value: Value, onValue: (value: Value) => void) => ReactNode;
  /** The uncontrolled field, with the initial `value`. */
  uncontrolled: (props: SuiteProps, value: Value) => ReactNode;
  /** The field as `choice` of a form, by `register` or by a `Controller`. */
  registered: (props: SuiteProps, form: SuiteForm<Value>) => ReactNode;
  /** Enters a value like a player; may be asynchronous. */
  enter: (value: Value) => Promise<void>;
  /** Fails unless the value is displayed. */
  expectShown: (value: Value) => void;
  /** The value in a native form. @default the value as text */
  posted?: (value: Value) => string | null;
}

export interface SuiteForm<Value> {
  form: UseFormReturn<{ choice: Value }>;
  rules: { validate: (value: Value) => true | string };
}

const box = (): HTMLElement => screen.getByLabelText(/^Their choice/);

/** Adapter for a native text control. */
export function textValues(
  renderField: (props: SuiteProps & { value?: string; defaultValue?: string; onChange?: ChangeEventHandler<Control> }) => ReactNode,
  values: readonly [first: string, other: string] = ['annika', 'bernardo'],
): FieldValues<string> {
  return {
    values,
    controlled: (props, value, onValue) => renderField({ ...props, value, onChange: ({ target }) => onValue(target.value) }),
    uncontrolled: (props, defaultValue) => renderField({ ...props, defaultValue }),
    registered: (props, { form, rules }) => renderField({ ...props, ...form.register('choice', rules) }),
    enter: (value) => userEvent.fill(box(), value),
    expectShown: (value) => {
      expect(box()).toHaveValue(value);
    },
  };
}

const label = 'Their choice';
const buttonNamed = (name: string): HTMLElement => screen.getByRole('button', { name });

/** Tests a field uncontrolled, controlled, in a native form and with a form library. */
export function fieldValues<Value>(name: string, field: FieldValues<Value>): void {
  const [first, other] = field.values;
  const posted = field.posted ?? String;
  const same = (value: Value): boolean => JSON.stringify(value) === JSON.stringify(other);

  function Kept({ onValue }: { onValue: (value: Value) => void }): ReactNode {
    const [value, setValue] = useState(first);
    const change = (next: Value): void => {
      onValue(next);
      setValue(next);
    };
    return (
      <>
        {field.controlled({ label }, value, change)}
        <button type="button" onClick={() => setValue(first)}>
          First
        </button>
      </>
    );
  }

  function Registered({ onSubmit }: { onSubmit: (values: { choice: Value }) => void }): ReactNode {
    // The library's type for defaults maps the fields of the value, which here can be anything.
    const defaultValues = { choice: first } as DefaultValues<{ choice: Value }>;
    const form = useForm<{ choice: Value }>({ defaultValues });
    const message = form.formState.errors.choice?.message;
    const rules = { validate: (value: Value) => same(value) || 'Choose the other.' };
    return (
      <form noValidate onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}>
        {field.registered({ label, message: typeof message === 'string' ? message : undefined }, { form, rules })}
        <button type="submit">Send</button>
        <button type="button" onClick={() => form.reset()}>
          Start over
        </button>
      </form>
    );
  }

  describe(`the value of ${name}`, () => {
    afterEach(cleanup);

    it('[UI-6] kept by the field: starts as said, is posted by its name, and is back after a reset of the form', async () => {
      const { container } = render(<form>{field.uncontrolled({ label, name: 'choice' }, first)}</form>);
      const form = container.querySelector('form');
      if (!form) throw new Error('The form is gone.');
      const sent = (): string | null => {
        const entry = new FormData(form).get('choice');
        return entry instanceof File ? entry.name : entry;
      };
      field.expectShown(first);
      expect(sent()).toBe(posted(first));
      await field.enter(other);
      await vi.waitFor(() => expect(sent()).toBe(posted(other)));
      await vi.waitFor(() => field.expectShown(other));
      form.reset();
      await vi.waitFor(() => field.expectShown(first));
      await vi.waitFor(() => expect(sent()).toBe(posted(first)));
    });

    it('[UI-6] kept by its owner: shows what the owner says, and tells of what the player wants', async () => {
      const onValue = vi.fn();
      render(<Kept onValue={onValue} />);
      field.expectShown(first);
      await field.enter(other);
      await vi.waitFor(() => expect(onValue).toHaveBeenLastCalledWith(other));
      await vi.waitFor(() => field.expectShown(other));
      await userEvent.click(buttonNamed('First'));
      await vi.waitFor(() => field.expectShown(first));
    });

    it('[UI-6] kept by an owner who does not agree: stays', async () => {
      const onValue = vi.fn();
      render(field.controlled({ label }, first, onValue));
      await field.enter(other);
      await vi.waitFor(() => expect(onValue).toHaveBeenCalled());
      field.expectShown(first);
    });

    it('[UI-6] kept by react-hook-form: shows its default, an error with the focus, sends the value, and starts over', async () => {
      const onSubmit = vi.fn();
      render(<Registered onSubmit={onSubmit} />);
      field.expectShown(first);
      await userEvent.click(buttonNamed('Send'));
      await vi.waitFor(() => expect(box()).toHaveAccessibleDescription(/Choose the other\./));
      expect(box().contains(document.activeElement)).toBe(true);
      await field.enter(other);
      await vi.waitFor(() => field.expectShown(other));
      await userEvent.click(buttonNamed('Send'));
      await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ choice: other }));
      await userEvent.click(buttonNamed('Start over'));
      await vi.waitFor(() => field.expectShown(first));
    });
  });
}
