/**
 * Zero-width characters: marks of direction, variation selectors, joiners, soft hyphens. They are often included in
 * copied text.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Common separators between digits. The minus sign is not in Unicode's dash category. */
const BETWEEN = /[\p{Zs}\p{Pd}\u2212]/gu;

/**
 * Normalizes a number that identifies something (a phone, a card, a code), as pasted or composed by an input method:
 * removes dashes, spaces and invisible characters, and converts digits to ASCII. Other characters are unchanged.
 */
export function plainNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(BETWEEN, '')
    .replaceAll(/[^\P{Nd}0-9]/gu, digit);
}

/**
 * Unicode has the digits of each script in consecutive code points, 0 to 9, and adjacent blocks are aligned to tens.
 */
function digit(character: string): string {
  let first = character.codePointAt(0) ?? 0;
  const last = first;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((last - first) % 10);
}
