/** Digits and what stands between them: a date, a time, an amount. What is longer is none of these and has to break somewhere. */
const NUMBERS = /(\d[\d.,:/-]{0,22}\d)/;

/** A sentence with dates or times in it, of which none goes on in the next line: browsers break lines after a hyphen. */
export function Sentence({ text }: { readonly text: string }) {
  let at = 0;
  return text.split(NUMBERS).map((part) => {
    at += part.length;
    return NUMBERS.test(part) ? (
      <span key={at} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
