import { useEffect, useEffectEvent, useState } from 'react';

/** After the last key stroke, in milliseconds: long enough for a word, short enough to feel immediate. */
const PAUSE_MS = 300;

/** The platform's limit on a text parameter. */
export const SEARCH_LENGTH = 255;

/**
 * The text of a search box that searches as one types.
 * @param value what is searched for now; where that changes elsewhere (Back, a cleared filter), the box follows
 */
export function useSearchText(value: string, onSearch: (text: string) => void): readonly [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  /** Searched for from here, and not come back as `value` yet: the box may be ahead of it. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const search = useEffectEvent((words: string) => {
    setAsked([...asked, words]);
    onSearch(words);
  });
  if (value !== shown) {
    setShown(value);
    setAsked(asked.slice(asked.indexOf(value) + 1 || asked.length));
    if (!asked.includes(value)) setText(value);
  }
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => search(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return [text, setText];
}
