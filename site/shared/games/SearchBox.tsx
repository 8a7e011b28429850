import { Search, X } from 'lucide-react';

import { useTranslation } from '#site/i18n/useTranslation.tsx';
import { SEARCH_LENGTH, useSearchText } from '#site/shared/useSearchText.ts';
import { IconButton, TextField } from '#ui';

interface SearchBoxProps {
  /** What is searched for now. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches as one types. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('lobby');
  const [text, setText] = useSearchText(value, onSearch);
  return (
    <TextField
      type="search"
      size="md"
      aria-label={t('search')}
      placeholder={t('search')}
      maxLength={SEARCH_LENGTH}
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
