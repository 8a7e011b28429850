import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce after the last keystroke, in milliseconds: long enough for a word, short enough to feel immediate. */
const PAUSE_MS = 300;

/**
 * Text of a search box that searches during input, without trailing space.
 * @param value the current search; when it changes elsewhere (Back, a cleared filter), the box follows
 * @param list key of the searched list; when it changes, pending input is discarded
 */
export function useSearchText(value: string, onSearch: (text: string) => void, list = ''): readonly [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState({ value, list });
  /** Searches sent from here that have not come back as `value` yet: the box may be ahead of it. */
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
