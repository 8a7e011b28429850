import type { HelpCategory, HelpQuestion } from '#site/api/contract/content.ts';
import { findByWords } from '#site/lib/findByWords.ts';

/** View in the URL: `?q=` searches everything, otherwise `?topic=` shows one topic, otherwise all. */
export interface HelpView {
  readonly search: string;
  readonly topic: string;
}

/** The text of an answer without markup. */
const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

/** Searchable text of a question: question, answer and topic. */
const textOf = ({ question, answer }: HelpQuestion, topic: string): string => `${question} ${plain(answer)} ${topic}`;

/** The questions of a view, by topic; empty topics are omitted. */
export function shownHelp(categories: readonly HelpCategory[], { search, topic }: HelpView): readonly HelpCategory[] {
  if (search.trim() === '') {
    const chosen = categories.filter(({ id }) => id === topic);
    return chosen.length > 0 ? chosen : categories;
  }
  const all = categories.flatMap(({ name, questions }) => questions.map((question) => ({ name, question })));
  const found = new Set(findByWords(all, ({ name, question }) => textOf(question, name), search).map(({ question }) => question));
  return categories
    .map((category) => ({ ...category, questions: category.questions.filter((question) => found.has(question)) }))
    .filter(({ questions }) => questions.length > 0);
}
