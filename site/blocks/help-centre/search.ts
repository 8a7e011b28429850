import type { HelpCategory, HelpQuestion } from '#site/api/contract/content.ts';
import { normalizeForSearch } from '#site/lib/normalizeForSearch.ts';

/** What the address says of the help centre: `?q=` searches everything, else `?topic=` shows one topic, else all. */
export interface HelpView {
  readonly search: string;
  readonly topic: string;
}

/** The words of an answer, without its markup. */
const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

/** One blank between words, none around them. */
const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** What a question is found by: all that is said, as it is written. */
const textOf = ({ question, answer }: HelpQuestion, topic: string): string => tidy(`${question} ${plain(answer)} ${topic}`);

type Match = (text: string, search: string) => boolean;

/**
 * How closely a text can fit, the closest first: the words as typed, the same without diacritics, each of them somewhere. What
 * fits better leaves no room for the rest, since short syllables are found everywhere once their marks are gone.
 */
const MATCHES: readonly Match[] = [
  (text, search) => text.toLowerCase().includes(search.toLowerCase()),
  (text, search) => normalizeForSearch(text).includes(normalizeForSearch(search)),
  (text, search) => {
    const folded = normalizeForSearch(text);
    return normalizeForSearch(search)
      .split(' ')
      .every((word) => folded.includes(word));
  },
];

/** The questions of a view, by topic; topics without any are left out. */
export function shownHelp(categories: readonly HelpCategory[], { search, topic }: HelpView): readonly HelpCategory[] {
  const wanted = tidy(search);
  if (wanted === '') {
    const chosen = categories.filter(({ id }) => id === topic);
    return chosen.length > 0 ? chosen : categories;
  }
  for (const matches of MATCHES) {
    const found = categories
      .map((category) => ({
        ...category,
        questions: category.questions.filter((question) => matches(textOf(question, category.name), wanted)),
      }))
      .filter(({ questions }) => questions.length > 0);
    if (found.length > 0) return found;
  }
  return [];
}
