import { useTranslation } from 'react-i18next';

import { TEXT_LENGTH } from '#site/api/contract/shapes.ts';
import { useSearchText } from '#site/lib/useSearchText.ts';
import { SearchField } from '#ui';

interface SearchBoxProps {
  readonly label: string;
  /** The label stands in the empty box instead of above it. */
  readonly isInside?: boolean;
  /** Instead of the label in the empty box. */
  readonly hint?: string | undefined;
  /** The current search text. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Key of the searched list. */
  readonly list?: string;
  readonly size?: 'md' | 'lg';
  readonly className?: string | undefined;
}

/** Search box that searches during input, and at once when it is cleared. */
export function SearchBox({ label, isInside = false, hint = label, value, onSearch, list, size = 'md', className }: SearchBoxProps) {
  useTranslation('kit');
  const [text, setText] = useSearchText(value, onSearch, list);
  return (
    <SearchField
      {...(isInside ? { 'aria-label': label, placeholder: hint } : { label })}
      className={className}
      size={size}
      maxLength={TEXT_LENGTH}
      autoCapitalize="none"
      value={text}
      onChange={setText}
      onClear={() => onSearch('')}
    />
  );
}
