import * as styles from './inline.css.ts';

/** Digits and their separators: a date, a time, an amount. Longer sequences may wrap. */
const NUMBERS = /(\d[\d.,:/-]{0,22}\d)/;

/** A sentence whose dates and times do not wrap: browsers break lines after a hyphen. */
export function Sentence({ text }: { readonly text: string }) {
  let at = 0;
  return text.split(NUMBERS).map((part) => {
    at += part.length;
    return NUMBERS.test(part) ? (
      <span key={at} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
