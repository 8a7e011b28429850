/**
 * The platform's twenty reviewed formats by `patternId` (spec, section 5), for rules that name a format without spelling
 * it out. Each matches a whole value; bounds are the rule's own matter.
 */
export const patterns: Readonly<Record<number, RegExp>> = {
  /** Any characters. */
  0: /^[^]*$/u,
  /** A letter first, then letters and digits. */
  1: /^[A-Za-z][A-Za-z0-9]*$/u,
  /** Chinese characters and digits. */
  2: /^[\p{Script=Han}0-9]+$/u,
  /** Mailbox. Dots are single, so the match takes one way through. */
  3: /^[\w%+-]+(?:\.[\w%+-]+)*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/u,
  /** Letters or digits, nothing special. */
  4: /^[A-Za-z0-9]+$/u,
  /** Letters and digits, at least one of each. */
  5: /^(?=[^]*[A-Za-z])(?=[^]*[0-9])[A-Za-z0-9]+$/u,
  /** Digits only. */
  6: /^[0-9]+$/u,
  /** Letters and digits with a capital letter. */
  7: /^(?=[^]*[A-Z])[A-Za-z0-9]+$/u,
  /** English letters and spaces. */
  8: /^[A-Za-z ]+$/u,
  /** No spaces. */
  9: /^\S+$/u,
  /** Chinese characters and punctuation. */
  10: /^[\p{Script=Han}\p{P}]+$/u,
  /** Date, year first. */
  11: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u,
  /** Letters of any script and single spaces between them. */
  12: /^\p{L}[\p{L}\p{M}]*(?: \p{L}[\p{L}\p{M}]*)*$/u,
  /** Date, month first. */
  13: /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])-\d{4}$/u,
  /** Letters and digits of any script. */
  14: /^[\p{L}\p{M}\p{Nd}]+$/u,
  /** Korean only. */
  15: /^\p{Script=Hangul}+$/u,
  /** Thai only. */
  16: /^\p{Script=Thai}+$/u,
  /** Thai or English letters and spaces. */
  17: /^[\p{Script=Thai}A-Za-z ]+$/u,
  /** Capitals and spaces with at least one letter. */
  18: /^(?=[^]*[A-Z])[A-Z ]+$/u,
  /** Letters, digits and symbols, as a keyboard without spaces types them. */
  19: /^[\x21-\x7E]+$/u,
};
