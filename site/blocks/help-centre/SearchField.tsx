import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

import { useTranslation } from '#site/i18n/useTranslation.tsx';
import { TextField } from '#ui';

/** How long typing must rest before the address follows: browsers count its changes. */
const REST_MS = 250;
/** More than anybody asks, and short enough for an address. */
const MAX_LENGTH = 100;

interface SearchFieldProps {
  readonly value: string;
  readonly onSearch: (search: string) => void;
}

/** What is looked for. Follows the address when it changes elsewhere, and is ahead of it while typing. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('content');
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // The blank before the next word is no part of the address.
    if (value !== typed.trim()) setTyped(value);
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (typed.trim() === known) return undefined;
    const timer = setTimeout(() => search(typed.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, known]);
  return (
    <TextField
      type="search"
      aria-label={t('help_search')}
      placeholder={t('help_search')}
      start={<Search size={18} aria-hidden="true" />}
      maxLength={MAX_LENGTH}
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
