'use client';

import { Minus, Plus } from 'lucide-react';
import { useState, type ChangeEvent, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';

import { useKitLabels } from '../kit/KitProvider.tsx';
import { Field, useField, type FieldProps, type FieldSize } from './Field.tsx';
import { isShortcut } from '../private/shortcut.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { cleaned, decimalsOf, stepped } from './decimal.ts';
import { numberLabels } from './labels.ts';
import * as styles from './NumberField.css.ts';
import { pasteNumber } from './pasting.ts';
import { enterText } from './typing.ts';
import { useForwardedRef } from './useForwardedRef.ts';

type NativeNumber = Omit<ComponentPropsWithRef<'input'>, 'type' | 'inputMode' | 'min' | 'max' | 'step'>;

export type NumberFieldProps = FieldProps<NativeNumber> & {
  /**
   * Lower bound of the steps; entered values are validated by the form. A minus can be typed only if it is below 0.
   * @default 0
   */
  min?: number | string | undefined;
  /** Upper bound of the steps. @default Infinity */
  max?: number | string | undefined;
  /** Step size, counted from `min`. Its decimals are those that can be typed: 1 allows integers. @default 1 */
  step?: number | string | undefined;
  /** Shows buttons for a step down and a step up. The arrow keys always step. @default false */
  steppers?: boolean | undefined;
  /** @default 'lg' */
  size?: FieldSize | undefined;
};

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number that is counted or measured: pieces, days, a rate. For money see `AmountField`; for digits that identify
 * something (a card, a code) `TextField` with `inputMode="numeric"`.
 *
 * The value is text: '' or plain ASCII digits such as `1234.5`, whatever was typed or pasted. Controlled by `value` and
 * `onChange`, or registered: `register('days', { valueAsNumber: true })`.
 *
 * It is not `type="number"`: that changes when the page is scrolled, reads `1,5` as empty if the browser's language is
 * not the page's, and hides invalid input from the form.
 */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { min = 0, max = Infinity, step = 1, steppers = false, size, ref, onChange, onKeyDown, onPaste, onCompositionEnd, ...rest } = props;
  const labels = useKitLabels(numberLabels);
  const { shell, control } = useField(rest);
  const input = useForwardedRef(ref);
  const [news, setNews] = useState('');
  const steps = { min: Number(min), max: Number(max), step: Number(step) };
  const decimals = decimalsOf(steps.step);
  const negative = steps.min < 0;

  const clean = (event: ChangeEvent<HTMLInputElement>): void => {
    const { currentTarget: field, nativeEvent } = event;
    const text = cleaned(field.value, decimals, negative);
    // Setting another text during an IME composition would end it, and insert its text twice.
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    if (text !== field.value && !isComposing) {
      const caret = cleaned(field.value.slice(0, field.selectionStart ?? undefined), decimals, negative).length;
      field.value = text;
      field.setSelectionRange(caret, caret);
    }
    setNews('');
    onChange?.(event);
  };

  const move = (direction: 1 | -1): void => {
    if (!input.current || rest.readOnly || rest.disabled) return;
    const next = stepped(input.current.value, direction, steps);
    if (next !== input.current.value) enterText(input.current, next);
    setNews(next);
  };

  const stepByKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    const direction = directions[event.key];
    if (direction === undefined || event.defaultPrevented || isShortcut(event)) return;
    // Up and down would otherwise move the caret to either end.
    event.preventDefault();
    move(direction);
  };

  const stepper = (direction: 1 | -1): ReactNode =>
    steppers && (
      <button
        type="button"
        className={direction === 1 ? styles.up : styles.down}
        // The arrow keys do the same without leaving the number.
        tabIndex={-1}
        aria-label={direction === 1 ? labels.increase : labels.decrease}
        aria-controls={shell.id}
        disabled={shell.disabled || rest.readOnly}
        onClick={() => move(direction)}
      >
        {direction === 1 ? <Plus size={18} aria-hidden="true" /> : <Minus size={18} aria-hidden="true" />}
      </button>
    );

  return (
    <Field {...shell} size={size}>
      {stepper(-1)}
      <input
        autoComplete="off"
        {...control}
        ref={input}
        type="text"
        // Number keyboards of phones have no minus; those for integers have no decimal point.
        inputMode={negative ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
        onChange={clean}
        onKeyDown={stepByKey}
        onCompositionEnd={(event) => {
          onCompositionEnd?.(event);
          const text = cleaned(event.currentTarget.value, decimals, negative);
          if (text !== event.currentTarget.value) enterText(event.currentTarget, text);
        }}
        onPaste={(event) => {
          onPaste?.(event);
          pasteNumber(event, decimals, negative);
        }}
        className={steppers ? styles.between : styles.digits}
      />
      {stepper(1)}
      {/* A text box does not announce changes by the step buttons. */}
      <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
    </Field>
  );
}
