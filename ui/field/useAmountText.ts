'use client';

import { useLayoutEffect, useState, type ChangeEvent, type CompositionEvent, type RefObject } from 'react';

import { containsFocus } from '../private/containsFocus.ts';
import { amountText, closesGroup, editedAmount, unitsOf, type AmountEdit, type AmountFault, type AmountForm } from './decimal.ts';
import { useFormReset } from './useFormReset.ts';

interface AmountText {
  /** As displayed, including separators. */
  readonly text: string;
  readonly units: number | undefined;
  /** Why the text is no amount. */
  readonly fault: AmountFault | undefined;
  /** Whether further typing may fix it. */
  readonly unfinished: boolean;
  /** Handles a change by the user. */
  edit: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Handles the end of an IME composition. */
  endComposition: (event: CompositionEvent<HTMLInputElement>) => void;
  /** Fills in an amount. */
  fill: (units: number) => void;
  /** Formats it on blur: `1,234.5` becomes `1,234.50`. */
  tidy: () => void;
}

export interface AmountValue extends AmountForm {
  /** @see AmountFieldProps */
  amount: number | null | undefined;
  defaultAmount: number | undefined;
  onAmountChange: ((amount: number | undefined) => void) | undefined;
}

interface Typed extends AmountEdit {
  /** Whether its point was typed as a comma, which may turn out to be a thousands separator. */
  readonly hasComma?: boolean | undefined;
}

/** The text of an amount field: the user's spelling as long as it matches the controlled amount. */
export function useAmountText(input: RefObject<HTMLInputElement | null>, value: AmountValue): AmountText {
  const { amount, defaultAmount, decimals, onAmountChange } = value;
  const initial = (): Typed => ({
    text: amountText(amount === undefined ? defaultAmount : (amount ?? undefined), decimals),
    caret: 0,
  });
  const [typed, setTyped] = useState(initial);
  // Raw text: changing text or caret during an IME composition would end it, and insert its text twice.
  const [composed, setComposed] = useState<string>();
  const [lastAmount, setLastAmount] = useState(amount);

  // A change from an amount to `undefined` clears the field, unless it reports the current invalid text; `undefined`
  // from the start leaves the field uncontrolled.
  if (amount !== lastAmount) {
    setLastAmount(amount);
    if (amount === undefined && typed.fault === undefined) setTyped({ text: '', caret: 0 });
  }
  const asTyped = amount === undefined || unitsIn(typed, decimals) === (amount ?? undefined);
  const shown: AmountEdit = asTyped ? typed : { text: amountText(amount ?? undefined, decimals), caret: 0 };
  const units = unitsIn(shown, decimals);

  const take = (next: Typed): void => {
    setTyped(next);
    const nextUnits = unitsIn(next, decimals);
    if (nextUnits !== units) onAmountChange?.(nextUnits);
  };

  const edit = (field: HTMLInputElement, { data, inputType }: Change): void => {
    const caret = field.selectionStart ?? field.value.length;
    const added = typeof data === 'string' && field.value.slice(0, caret).endsWith(data) ? data : '';
    const start = caret - added.length;
    // Many number keyboards have a comma in place of the point.
    const raw = field.value.slice(0, start) + added.replaceAll(',', '.') + field.value.slice(caret);
    const hasComma = added.includes(',') || (typed.hasComma === true && raw.includes('.'));
    const read = (text: string): AmountEdit => editedAmount(text, caret, value, inputType === 'deleteContentForward');
    const asPoint = read(raw);
    const isGroup = hasComma && asPoint.fault !== undefined && closesGroup(raw);
    const next = isGroup ? read(raw.replace('.', ',')) : asPoint;
    // Inserted as a whole, such as by a paste, instead of typed.
    const isTyped = typeof inputType === 'string' && /^(?:insertText|delete)/.test(inputType);
    take({ ...next, unfinished: next.unfinished === true && isTyped, hasComma: hasComma && !isGroup });
  };

  // React moves the caret to the end when it sets another text than the browser has.
  useLayoutEffect(() => {
    const field = input.current;
    if (field && field === field.ownerDocument.activeElement) field.setSelectionRange(typed.caret, typed.caret);
  }, [input, typed]);

  useFormReset(input, () => setTyped(initial()));

  return {
    text: composed ?? shown.text,
    units,
    fault: shown.fault,
    unfinished: shown.unfinished ?? false,
    edit: ({ currentTarget: field, nativeEvent }) => {
      const made = change(nativeEvent);
      if (made.isComposing === true) {
        setComposed(field.value);
        return;
      }
      setComposed(undefined);
      edit(field, made);
    },
    endComposition: ({ currentTarget: field, data }) => {
      setComposed(undefined);
      edit(field, { data, inputType: 'insertText' });
    },
    fill: (sum) => {
      const filled = amountText(sum, decimals);
      take({ text: filled, caret: filled.length });
    },
    tidy: () => {
      // Still focused: typing is not finished.
      if (input.current && containsFocus(input.current)) return;
      setTyped(shown.fault === undefined ? { text: amountText(units, decimals), caret: 0 } : { ...shown, unfinished: false });
    },
  };
}

/** The amount of a text; undefined if it is invalid. */
function unitsIn({ text, fault }: AmountEdit, decimals: number): number | undefined {
  return fault === undefined ? unitsOf(text, decimals) : undefined;
}

interface Change {
  readonly data?: unknown;
  readonly inputType?: unknown;
  readonly isComposing?: unknown;
}

/** A synthetic event, such as the kit's after a paste, has no input type. */
function change(event: Event): Change {
  return 'inputType' in event && 'data' in event ? event : {};
}
