/**
 * Foreign text for a terminal: keys, values, file names, what a visitor reports. Control characters would move the cursor or
 * begin another line, and invisible ones would make a line read as something else.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** On one line, with such characters as `\u{1B}`. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`);
}

/** The same for text of several lines. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

/** A value as JSON, with such characters escaped as JSON does. */
export function printableJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(UNPRINTABLE, (character) =>
    character === '\n' ? character : Array.from({ length: character.length }, (_, at) => `\\u${hex(character.charCodeAt(at))}`).join(''),
  );
}

function hex(unit: number): string {
  return unit.toString(16).padStart(4, '0');
}
