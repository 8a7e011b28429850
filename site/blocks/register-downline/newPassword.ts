import { formatOf, type FormatRule } from '#site/api/contract/formats.ts';
import { TEXT_LENGTH } from '#site/api/contract/shapes.ts';

/** Without letters that are easily confused when read aloud. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const SMALL = 'abcdefghijkmnpqrstuvwxyz';
const DIGITS = '23456789';

const USUAL_LENGTH = 12;
const TRIES = 50;

/**
 * Generates a password of letters and digits, up to twelve characters within the rule's limits; digits only if the rule requires them.
 * @returns '' if neither satisfies the rule
 */
export function newPassword(rule: FormatRule): string {
  const { minLength = 0, maxLength = TEXT_LENGTH } = rule;
  const length = Math.max(minLength, Math.min(maxLength, USUAL_LENGTH));
  const fits = formatOf(rule);
  for (const characters of [LETTERS + SMALL + DIGITS, DIGITS])
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const made = Array.from({ length }, () => characters.charAt(below(characters.length))).join('');
      const isMixed = characters === DIGITS || (/[A-Z]/.test(made) && /[a-z]/.test(made) && /\d/.test(made));
      if (isMixed && fits(made)) return made;
    }
  return '';
}

/** A uniform random integer below `end`. */
function below(end: number): number {
  const most = Math.floor(256 / end) * end;
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < most) return byte % end;
  }
}
