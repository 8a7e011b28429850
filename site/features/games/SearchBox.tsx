import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { TEXT_LENGTH } from '#site/api/contract/shapes.ts';
import { useSearchText } from '#site/lib/useSearchText.ts';
import { IconButton, TextField } from '#ui';

interface SearchBoxProps {
  /** What is searched for now. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** What is searched, where one can choose. */
  readonly list?: string;
}

/** Searches as one types. */
export function SearchBox({ value, onSearch, list }: SearchBoxProps) {
  const { t } = useTranslation('lobby');
  const [text, setText] = useSearchText(value, onSearch, list);
  const box = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    // What is typed may not be searched for yet; and the button goes with the text, but not the focus.
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
