/** What of typed and pasted texts is read alike by forms and the platform. Pure. */

/** Characters that take no room or show nothing: spaces, control and format characters, fillers, the empty Braille pattern. */
const BLANK = /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A free text without the spaces around it; empty where none of its characters can be seen. */
export function seenText(text: string): string {
  return BLANK.test(text) ? '' : text.trim();
}

/** NFC: keyboards may compose `ậ` or not, which looks the same. */
export function composed(text: string): string {
  return text.normalize('NFC');
}

/** Whether two passwords are equal after NFC. */
export function samePassword(one: string, other: string): boolean {
  return composed(one) === composed(other);
}
