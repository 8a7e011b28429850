import { normalizeForSearch } from './normalizeForSearch.ts';

/** Collapses and trims whitespace. */
const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

type Match = (text: string, words: string) => boolean;

/**
 * Match strategies, the strictest first: the exact words, the same without diacritics, each word anywhere. The first strategy with
 * results wins, since short syllables match everywhere once diacritics are removed.
 */
const MATCHES: readonly Match[] = [
  (text, words) => text.toLowerCase().includes(words.toLowerCase()),
  (text, words) => normalizeForSearch(text).includes(normalizeForSearch(words)),
  (text, words) => {
    const folded = normalizeForSearch(text);
    return normalizeForSearch(words)
      .split(' ')
      .every((word) => folded.includes(word));
  },
];

/** The items whose text has the words; all of them without words. */
export function findByWords<Item>(items: readonly Item[], textOf: (item: Item) => string, words: string): readonly Item[] {
  const wanted = tidy(words);
  if (wanted === '') return items;
  for (const matches of MATCHES) {
    const found = items.filter((item) => matches(tidy(textOf(item)), wanted));
    if (found.length > 0) return found;
  }
  return [];
}
