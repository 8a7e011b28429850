import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { TEXT_LENGTH } from '#site/api/contract/shapes.ts';
import { useSearchText } from '#site/lib/useSearchText.ts';
import { IconButton, TextField } from '#ui';

interface SearchBoxProps {
  /** The current search text. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Key of the searched list. */
  readonly list?: string;
}

/** Search box that searches during input. */
export function SearchBox({ value, onSearch, list }: SearchBoxProps) {
  const { t } = useTranslation('lobby');
  const [text, setText] = useSearchText(value, onSearch, list);
  const box = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    // The input may be ahead of the search; the clear button unmounts, so the focus moves.
    setText('');
    onSearch('');
    box.current?.focus();
  };
  return (
    <TextField
      ref={box}
      type="search"
      size="md"
      aria-label={t('search')}
      placeholder={t('search')}
      maxLength={TEXT_LENGTH}
      autoComplete="off"
      enterKeyHint="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      start={<Search size={18} aria-hidden="true" />}
      end={
        text !== '' && (
          <IconButton aria-label={t('clear_search')} size="sm" onClick={clear}>
            <X size={16} />
          </IconButton>
        )
      }
    />
  );
}
