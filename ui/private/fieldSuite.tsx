import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { expectAccessible } from './axe.ts';
import type { FieldName, FieldNotes } from './Field.tsx';

type Control = HTMLInputElement | HTMLSelectElement;

/** What the suite gives to the field under test, to be passed on whole. */
export type SuiteProps = FieldName &
  FieldNotes & {
    id?: string;
    name?: string;
    required?: boolean;
    disabled?: boolean;
    'aria-describedby'?: string;
    onBlur?: () => void;
    ref?: (element: Control | null) => void;
  };

const control = (): Control => screen.getByLabelText<Control>(/^Their choice/);

/** What every field does, whatever it asks for. For tests only. */
export function fieldSuite(name: string, renderField: (props: SuiteProps) => ReactNode): void {
  describe(`${name} as a field`, () => {
    afterEach(cleanup);

    it('[UI-6] is named by its label, and a press on the label goes to it', async () => {
      render(renderField({ label: 'Their choice' }));
      await userEvent.click(screen.getByText('Their choice'));
      expect(document.activeElement).toBe(control());
    });

    it('[UI-6] may be named without a visible label', () => {
      render(
        <>
          {renderField({ 'aria-label': 'Their choice' })}
          <h2 id="heading">Another choice</h2>
          {renderField({ 'aria-labelledby': 'heading' })}
        </>,
      );
      expect(control()).toBeTruthy();
      expect(screen.getByLabelText('Another choice')).toBeTruthy();
    });

    it('[UI-6] is described by the page, its description and its message, in this order', () => {
      render(
        <>
          <p id="rule">House rule.</p>
          {renderField({ label: 'Their choice', description: 'Four letters.', message: 'Too short.', 'aria-describedby': 'rule' })}
        </>,
      );
      expect(control()).toHaveAccessibleDescription('House rule. Four letters. Too short.');
    });

    it('[UI-6] is invalid with an error, not with a hint, and says when a message comes', () => {
      const { rerender } = render(renderField({ label: 'Their choice' }));
      expect(control()).toBeValid();
      const news = document.querySelector('[aria-live=polite]');
      rerender(renderField({ label: 'Their choice', message: 'Too short.' }));
      expect(control()).toBeInvalid();
      expect(screen.getByText('Too short.').closest('[aria-live=polite]')).not.toBeNull();
      expect(news?.isConnected).toBe(true);
      rerender(renderField({ label: 'Their choice', message: 'Free.', tone: 'positive' }));
      expect(control()).toBeValid();
    });

    it('[UI-6] marks what is required for the eye and for assistive technology', () => {
      render(renderField({ label: 'Their choice', required: true }));
      expect(control()).toBeRequired();
      expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
    });

    it('[UI-6] hands ref, name, id and events to the native control, as form libraries expect', async () => {
      const ref = vi.fn<(element: Control | null) => void>();
      const onBlur = vi.fn();
      render(renderField({ label: 'Their choice', id: 'choice', name: 'choice', ref, onBlur }));
      expect(ref).toHaveBeenCalledExactlyOnceWith(control());
      expect(control()).toMatchObject({ id: 'choice', name: 'choice' });
      control().focus();
      control().blur();
      expect(onBlur).toHaveBeenCalledOnce();
    });

    it('[UI-8] is accessible at rest, with an error and disabled', async () => {
      render(
        <>
          {renderField({ label: 'Their choice', description: 'Four letters.', required: true })}
          {renderField({ label: 'Another choice', message: 'Too short.' })}
          {renderField({ label: 'No choice', disabled: true })}
        </>,
      );
      expect(screen.getByLabelText(/^No choice/)).toBeDisabled();
      await expectAccessible();
    });
  });
}
