import { useEffect, useEffectEvent, useState } from 'react';

/** After the last key stroke, in milliseconds: long enough for a word, short enough to feel immediate. */
const PAUSE_MS = 300;

/**
 * The text of a search box that searches as one types, without the blank before the next word.
 * @param value what is searched for now; where that changes elsewhere (Back, a cleared filter), the box follows
 * @param list what is searched; where another is chosen, what is typed and not searched for yet is not wanted any more
 */
export function useSearchText(value: string, onSearch: (text: string) => void, list = ''): readonly [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState({ value, list });
  /** Searched for from here, and not come back as `value` yet: the box may be ahead of it. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const search = useEffectEvent((words: string) => {
    setAsked([...asked, words]);
    onSearch(words);
  });
  if (value !== shown.value || list !== shown.list) {
    setShown({ value, list });
    setAsked(asked.slice(asked.indexOf(value) + 1 || asked.length));
    if (value === shown.value || !asked.includes(value)) setText(value);
  }
  const words = text.trim();
  useEffect(() => {
    if (words === value.trim()) return undefined;
    const timer = setTimeout(() => search(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, value]);
  return [text, setText];
}
