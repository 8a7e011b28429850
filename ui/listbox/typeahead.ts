/** A pause of this length starts a new search. Ours: as long as the platforms' own lists wait. */
const PAUSE_MS = 1000;

/** Without accents and case, so that `dau` finds `Đầu` and `Dầu`. Vowels and tones of Thai stay: there they are letters. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/gi, 'd')
    .toLowerCase();

/** Finds by typing: `next(key, labels, from)` is the index of the label that starts with what was typed since the last pause. */
export function createTypeahead(now: () => number = Date.now) {
  let typed = '';
  let last = -Infinity;
  return (key: string, labels: readonly string[], from: number): number | undefined => {
    typed = now() - last > PAUSE_MS ? key : typed + key;
    last = now();
    // The same letter again and again goes through all that start with it.
    const same = [...typed].every((letter) => letter === typed[0]);
    const wanted = folded(same ? (typed[0] ?? '') : typed);
    const first = same ? from + 1 : from;
    const order = labels.map((_, index) => (first + index) % labels.length);
    return order.find((index) => folded(labels[index] ?? '').startsWith(wanted));
  };
}
