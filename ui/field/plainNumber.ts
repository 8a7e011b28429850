/** Characters that take no room: marks of direction, variation selectors, joiners, soft hyphens. They come along when a text is copied. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** What people write between the digits of a number. The minus sign is no dash to Unicode. */
const BETWEEN = /[\p{Zs}\p{Pd}\u2212]/gu;

/**
 * A number that names something (a phone, a card, a code) as it is compared and sent, from how it is pasted or typed by an
 * input method: without dashes, spaces and invisible characters, its digits in ASCII. Other characters stay.
 */
export function plainNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(BETWEEN, '')
    .replaceAll(/[^\P{Nd}0-9]/gu, digit);
}

/** Unicode has the digits of each script in one row, 0 to 9, and rows that touch in whole tens. */
function digit(character: string): string {
  let first = character.codePointAt(0) ?? 0;
  const last = first;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((last - first) % 10);
}
