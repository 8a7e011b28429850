/** What of typed and pasted texts is read alike by forms and the platform. Pure. */

/** Characters that take no room or show nothing: spaces, control and format characters, fillers, the empty Braille pattern. */
const BLANK = /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A free text without the spaces around it; empty where none of its characters can be seen. */
export function seenText(text: string): string {
  return BLANK.test(text) ? '' : text.trim();
}

/** One form of letters with marks: a keyboard may compose `ậ` or not, and nobody sees which. */
export function composed(text: string): string {
  return text.normalize('NFC');
}

/** Whether two passwords are the same to whoever typed them. */
export function samePassword(one: string, other: string): boolean {
  return composed(one) === composed(other);
}
