import type { ClipboardEvent } from 'react';

import { pasted } from './decimal.ts';
import { enterText } from './typing.ts';

/** Puts a pasted number in as plain digits, and nothing where it is none: see `pasted`. */
export function pasteNumber(event: ClipboardEvent<HTMLInputElement>, decimals: number, negative = false): void {
  paste(event, (text) => pasted(text, decimals, negative));
}

/** Puts a pasted amount in as plain digits, and what is none as it is, for the field to say so. */
export function pasteAmount(event: ClipboardEvent<HTMLInputElement>, decimals: number): void {
  // A box of one line would run several together, into a sum that nobody copied.
  paste(event, (text) => pasted(text, decimals) ?? text.trim().replace(/\s*[\r\n]+\s*/g, ' / '));
}

function paste(event: ClipboardEvent<HTMLInputElement>, read: (text: string) => string | undefined): void {
  const input = event.currentTarget;
  if (event.defaultPrevented || input.readOnly) return;
  event.preventDefault();
  const number = read(event.clipboardData.getData('text'));
  if (number !== undefined) enterText(input, number, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length);
}
