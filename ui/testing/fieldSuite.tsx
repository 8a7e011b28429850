import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { expectAccessible } from './axe.ts';
import { fieldValues, type Control, type FieldValues, type SuiteProps } from './fieldValues.tsx';

export { textValues } from './fieldValues.tsx';
export type { SuiteForm, SuiteProps } from './fieldValues.tsx';

/** How a field differs from a single native text control. */
export interface SuiteOptions<Value> {
  /** Also tests values, controlled and uncontrolled: `textValues(render)` or a custom one. */
  values?: FieldValues<Value>;
  /** It is a named group of native controls, the first of which is tested. */
  group?: boolean;
  /** Its last accessible description. */
  alsoSays?: string;
}

const labelled = (name: RegExp = /^Their choice/): HTMLElement => screen.getByLabelText(name);

/** The native control with the name: the element itself, or the first in a group. */
function control(name?: RegExp): Control {
  const element = labelled(name);
  return element.matches('input, select, textarea') ? (element as Control) : firstIn(element);
}

function firstIn(group: HTMLElement): Control {
  const first = group.querySelector<Control>('input, select, textarea');
  if (!first) throw new Error('The group has no control.');
  return first;
}

/** Tests common to all fields. For tests only. */
export function fieldSuite<Value = string>(
  name: string,
  renderField: (props: SuiteProps) => ReactNode,
  { values, group = false, alsoSays = '' }: SuiteOptions<Value> = {},
): void {
  if (values) fieldValues(name, values);

  describe(`${name} as a field`, () => {
    afterEach(cleanup);

    // A group's name refers to none of its controls.
    if (!group) {
      it('[UI-6] is named by its label, and a press on the label goes to it', async () => {
        render(renderField({ label: 'Their choice' }));
        await userEvent.click(screen.getByText('Their choice'));
        expect(document.activeElement).toBe(control());
      });
    }

    it('[UI-6] may be named without a visible label', () => {
      render(
        <>
          {renderField({ 'aria-label': 'Their choice' })}
          <h2 id="heading">Another choice</h2>
          {renderField({ 'aria-labelledby': 'heading' })}
        </>,
      );
      expect(labelled()).toBeTruthy();
      expect(labelled(/^Another choice/)).toBeTruthy();
    });

    it('[UI-6] is described by the page, its description and its message, in this order', () => {
      render(
        <>
          <p id="rule">House rule.</p>
          {renderField({ label: 'Their choice', description: 'Four letters.', message: 'Too short.', 'aria-describedby': 'rule' })}
        </>,
      );
      expect(labelled()).toHaveAccessibleDescription(`House rule. Four letters. Too short. ${alsoSays}`.trim());
    });

    it('[UI-6] is invalid with an error, not with a hint, and says when a message comes', () => {
      const { rerender } = render(renderField({ label: 'Their choice' }));
      expect(labelled()).toBeValid();
      const news = document.querySelector('[aria-live=polite]');
      rerender(renderField({ label: 'Their choice', message: 'Too short.' }));
      expect(labelled()).toBeInvalid();
      expect(screen.getByText('Too short.').closest('[aria-live=polite]')).not.toBeNull();
      expect(news?.isConnected).toBe(true);
      rerender(renderField({ label: 'Their choice', message: 'Free.', tone: 'positive' }));
      expect(labelled()).toBeValid();
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
      expect(ref).toHaveBeenNthCalledWith(1, control());
      if (!group) expect(ref).toHaveBeenCalledOnce();
      expect(labelled().id).toBe('choice');
      expect(document.querySelector('[name=choice]')).not.toBeNull();
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
      expect(control(/^No choice/)).toBeDisabled();
      await expectAccessible();
    });
  });
}
