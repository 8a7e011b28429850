import { useLayoutEffect, useState, type ChangeEvent, type RefObject } from 'react';

import { keepsFocus } from '../private/keepsFocus.ts';
import { amountText, editedAmount, unitsOf, type AmountEdit, type AmountFault, type AmountForm } from './decimal.ts';
import { useFormReset } from './useFormReset.ts';

interface AmountText {
  /** As the player sees it, separators included. */
  readonly text: string;
  readonly units: number | undefined;
  /** Why the text is no amount. */
  readonly fault: AmountFault | undefined;
  /** Whether the player may still be about to mend that by typing on. */
  readonly unfinished: boolean;
  /** Takes over what the player has changed. */
  edit: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Fills in an amount. */
  fill: (units: number) => void;
  /** Writes it out in full once typing is over: `1,234.5` becomes `1,234.50`. */
  tidy: () => void;
}

export interface AmountValue extends AmountForm {
  /** @see AmountFieldProps */
  amount: number | null | undefined;
  defaultAmount: number | undefined;
  onAmountChange: ((amount: number | undefined) => void) | undefined;
}

/** What stands in an amount field: the player's own spelling as long as it means what the owner says. */
export function useAmountText(input: RefObject<HTMLInputElement | null>, value: AmountValue): AmountText {
  const { amount, defaultAmount, decimals, onAmountChange } = value;
  const initial = (): AmountEdit => ({
    text: amountText(amount === undefined ? defaultAmount : (amount ?? undefined), decimals),
    caret: 0,
  });
  const [typed, setTyped] = useState(initial);
  const [lastAmount, setLastAmount] = useState(amount);

  // An owner that had an amount and now has `undefined` has emptied the field, or been told that what is typed is none; one
  // that never had leaves it alone.
  if (amount !== lastAmount) {
    setLastAmount(amount);
    if (amount === undefined && typed.fault === undefined) setTyped({ text: '', caret: 0 });
  }
  const asTyped = amount === undefined || unitsIn(typed, decimals) === (amount ?? undefined);
  const shown: AmountEdit = asTyped ? typed : { text: amountText(amount ?? undefined, decimals), caret: 0 };
  const units = unitsIn(shown, decimals);

  const take = (next: AmountEdit): void => {
    setTyped(next);
    const nextUnits = unitsIn(next, decimals);
    if (nextUnits !== units) onAmountChange?.(nextUnits);
  };

  // React puts the caret last when it sets another text than the browser has.
  useLayoutEffect(() => {
    const field = input.current;
    if (field && field === field.ownerDocument.activeElement) field.setSelectionRange(typed.caret, typed.caret);
  }, [input, typed]);

  useFormReset(input, () => setTyped(initial()));

  return {
    text: shown.text,
    units,
    fault: shown.fault,
    unfinished: shown.unfinished ?? false,
    edit: ({ currentTarget: field, nativeEvent }) => {
      const { data, inputType } = change(nativeEvent);
      const caret = field.selectionStart ?? field.value.length;
      // Many number keyboards have a comma for a point.
      const raw = data === ',' ? `${field.value.slice(0, caret - 1)}.${field.value.slice(caret)}` : field.value;
      const next = editedAmount(raw, caret, value, inputType === 'deleteContentForward');
      // What comes as a whole, such as by a paste, is not being typed.
      take({ ...next, unfinished: next.unfinished === true && typeof inputType === 'string' && /^(?:insertText|delete)/.test(inputType) });
    },
    fill: (sum) => {
      const filled = amountText(sum, decimals);
      take({ text: filled, caret: filled.length });
    },
    tidy: () => {
      // Typing is not over.
      if (input.current && keepsFocus(input.current)) return;
      setTyped(shown.fault === undefined ? { text: amountText(units, decimals), caret: 0 } : { ...shown, unfinished: false });
    },
  };
}

/** What an amount field's text stands for: nothing while it is no amount. */
function unitsIn({ text, fault }: AmountEdit, decimals: number): number | undefined {
  return fault === undefined ? unitsOf(text, decimals) : undefined;
}

/** An event made by script, such as our own after a paste, says nothing of what changed. */
function change(event: Event): { data?: unknown; inputType?: unknown } {
  return 'inputType' in event && 'data' in event ? event : {};
}
