/** A pause of this length starts a new search, as in native lists. */
const PAUSE_MS = 1000;

/**
 * Normalizes accents and case, so that `dau` finds `Đầu` and `Dầu`. Thai vowels and tone marks are letters and remain.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/gi, 'd')
    .toLowerCase();

/**
 * Typeahead: `next(key, labels, from)` is the index of the label that starts with the text typed since the last pause.
 */
export function createTypeahead(now: () => number = Date.now) {
  let typed = '';
  let last = -Infinity;
  return (key: string, labels: readonly string[], from: number): number | undefined => {
    typed = now() - last > PAUSE_MS ? key : typed + key;
    last = now();
    // Repeating a letter cycles through all labels that start with it.
    const same = [...typed].every((letter) => letter === typed[0]);
    const wanted = folded(same ? (typed[0] ?? '') : typed);
    const first = same ? from + 1 : from;
    const order = labels.map((_, index) => (first + index) % labels.length);
    return order.find((index) => folded(labels[index] ?? '').startsWith(wanted));
  };
}
