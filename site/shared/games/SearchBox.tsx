import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { IconButton, TextField } from '#ui';

interface SearchBoxProps {
  /** What is searched for now. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** After the last key stroke, in milliseconds: long enough for a word, short enough to feel immediate. */
const PAUSE_MS = 300;
/** The platform's limit on a text parameter. */
const MAX_LENGTH = 255;

/** Searches as one types. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('lobby');
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const search = useEffectEvent(onSearch);

  // The search changed elsewhere: by Back, by a cleared filter.
  if (value !== shown) {
    setShown(value);
    setText(value);
  }

  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => search(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);

  return (
    <TextField
      type="search"
      size="md"
      aria-label={t('search')}
      placeholder={t('search')}
      maxLength={MAX_LENGTH}
      autoComplete="off"
      enterKeyHint="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      start={<Search size={18} aria-hidden="true" />}
      end={
        text !== '' && (
          <IconButton aria-label={t('clear_search')} size="sm" onClick={() => onSearch('')}>
            <X size={16} />
          </IconButton>
        )
      }
    />
  );
}
