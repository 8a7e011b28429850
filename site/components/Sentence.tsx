import * as styles from './inline.css.ts';

/** Digits and their separators, with a sign and a currency before them: a date, a time, an amount. Longer sequences may wrap. */
const NUMBERS = /([+−-]?(?:\p{Sc}|Rp)?\d[\d.,:/-]{0,22}\d)/u;

/** A sentence whose dates, times and amounts do not wrap: browsers break lines after a hyphen or a sign. */
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
