import type { HelpCategory, HelpQuestion } from '#site/api/contract/content.ts';
import { normalizeForSearch } from '#site/lib/normalizeForSearch.ts';

/** View in the URL: `?q=` searches everything, otherwise `?topic=` shows one topic, otherwise all. */
export interface HelpView {
  readonly search: string;
  readonly topic: string;
}

/** The text of an answer without markup. */
const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

/** Collapses and trims whitespace. */
const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Searchable text of a question: question, answer and topic. */
const textOf = ({ question, answer }: HelpQuestion, topic: string): string => tidy(`${question} ${plain(answer)} ${topic}`);

type Match = (text: string, search: string) => boolean;

/**
 * Match strategies, the strictest first: the exact words, the same without diacritics, each word anywhere. The first strategy with
 * results wins, since short syllables match everywhere once diacritics are removed.
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

/** The questions of a view, by topic; empty topics are omitted. */
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
