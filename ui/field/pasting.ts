import type { ClipboardEvent } from 'react';

import { pasted } from './decimal.ts';
import { enterText } from './typing.ts';

/** Pastes a number as plain digits, and nothing if it is invalid: see `pasted`. */
export function pasteNumber(event: ClipboardEvent<HTMLInputElement>, decimals: number, negative = false): void {
  paste(event, (text) => pasted(text, decimals, negative));
}

/** Pastes an amount as plain digits, and an invalid one unchanged, so that the field shows the error. */
export function pasteAmount(event: ClipboardEvent<HTMLInputElement>, decimals: number): void {
  // A single-line input would join several lines into one wrong number.
  paste(event, (text) => pasted(text, decimals) ?? text.trim().replace(/\s*[\r\n]+\s*/g, ' / '));
}

function paste(event: ClipboardEvent<HTMLInputElement>, read: (text: string) => string | undefined): void {
  const input = event.currentTarget;
  if (event.defaultPrevented || input.readOnly) return;
  event.preventDefault();
  const number = read(event.clipboardData.getData('text'));
  if (number !== undefined) enterText(input, number, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length);
}
