import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { TEXT_LENGTH } from '#site/api/contract/shapes.ts';
import { useSearchText } from '#site/lib/useSearchText.ts';
import { TextField } from '#ui';

interface SearchFieldProps {
  readonly value: string;
  readonly onSearch: (search: string) => void;
  /** The selected topic. */
  readonly list?: string;
}

export function SearchField({ value, onSearch, list }: SearchFieldProps) {
  const { t } = useTranslation('content');
  const [text, setText] = useSearchText(value, onSearch, list);
  return (
    <TextField
      type="search"
      aria-label={t('help_search')}
      placeholder={t('help_search')}
      start={<Search size={18} aria-hidden="true" />}
      maxLength={TEXT_LENGTH}
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
