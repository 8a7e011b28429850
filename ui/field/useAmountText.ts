import { useLayoutEffect, useState, type ChangeEvent, type RefObject } from 'react';

import { keepsFocus } from '../private/keepsFocus.ts';
import { amountText, editedAmount, unitsOf, type Edit } from './decimal.ts';
import { useFormReset } from './useFormReset.ts';

interface AmountText {
  /** As the player sees it, separators included. */
  readonly text: string;
  readonly units: number | undefined;
  /** Takes over what the player has changed. */
  edit: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Fills in an amount. */
  fill: (units: number) => void;
  /** Writes it out in full once typing is over: `1,234.5` becomes `1,234.50`. */
  tidy: () => void;
}

export interface AmountValue {
  /** @see AmountFieldProps */
  amount: number | null | undefined;
  defaultAmount: number | undefined;
  exponent: number;
  onAmountChange: ((amount: number | undefined) => void) | undefined;
}

/** What stands in an amount field: the player's own spelling as long as it means what the owner says. */
export function useAmountText(input: RefObject<HTMLInputElement | null>, value: AmountValue): AmountText {
  const { amount, defaultAmount, exponent, onAmountChange } = value;
  const initial = (): Edit => ({ text: amountText(amount === undefined ? defaultAmount : (amount ?? undefined), exponent), caret: 0 });
  const [typed, setTyped] = useState(initial);
  const [lastAmount, setLastAmount] = useState(amount);

  // An owner that had an amount and now has `undefined` has emptied the field; one that never had leaves it alone.
  if (amount !== lastAmount) {
    setLastAmount(amount);
    if (amount === undefined) setTyped({ text: '', caret: 0 });
  }
  const asTyped = amount === undefined || unitsOf(typed.text, exponent) === (amount ?? undefined);
  const text = asTyped ? typed.text : amountText(amount ?? undefined, exponent);
  const units = unitsOf(text, exponent);

  const take = (next: Edit): void => {
    setTyped(next);
    const nextUnits = unitsOf(next.text, exponent);
    if (nextUnits !== units) onAmountChange?.(nextUnits);
  };

  // React puts the caret last when it sets another text than the browser has.
  useLayoutEffect(() => {
    const field = input.current;
    if (field && field === field.ownerDocument.activeElement) field.setSelectionRange(typed.caret, typed.caret);
  }, [input, typed]);

  useFormReset(input, () => setTyped(initial()));

  return {
    text,
    units,
    edit: ({ currentTarget: field, nativeEvent }) => {
      const { data, inputType } = change(nativeEvent);
      const caret = field.selectionStart ?? field.value.length;
      // Many number keyboards have a comma for a point.
      const raw = data === ',' ? `${field.value.slice(0, caret - 1)}.${field.value.slice(caret)}` : field.value;
      take(editedAmount(text, raw, caret, exponent, inputType === 'deleteContentForward'));
    },
    fill: (sum) => {
      const filled = amountText(sum, exponent);
      take({ text: filled, caret: filled.length });
    },
    tidy: () => {
      // Typing is not over.
      if (input.current && keepsFocus(input.current)) return;
      setTyped({ text: amountText(units, exponent), caret: 0 });
    },
  };
}

/** An event made by script, such as our own after a paste, says nothing of what changed. */
function change(event: Event): { data?: unknown; inputType?: unknown } {
  return 'inputType' in event && 'data' in event ? event : {};
}
