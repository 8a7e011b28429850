import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { SiteLink } from '#site/features/links/SiteLink.tsx';
import * as styles from './SearchButton.css.ts';

interface SearchButtonProps {
  /** The target of config. */
  readonly to: string;
  /** As a field with its shortcut in it, where there is space. */
  readonly isField: boolean;
}

/** Opens the search; so do `/`, where nothing is typed, and Ctrl-K or ⌘-K everywhere. */
export function SearchButton({ to, isField }: SearchButtonProps) {
  const { t } = useTranslation();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      link.current?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <SiteLink
      ref={link}
      href={to}
      className={isField ? styles.field : styles.button}
      aria-label={t('search')}
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <Search size={20} aria-hidden="true" />
      {isField && (
        <>
          <span aria-hidden="true">{t('search')}</span>
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        </>
      )}
    </SiteLink>
  );
}

function isSearchKey({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey || shiftKey) return false;
  if (key === 'k') return ctrlKey || metaKey;
  const types = target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  // A dialog has its own keys.
  return key === '/' && !ctrlKey && !metaKey && !types && document.querySelector('[role=dialog]') === null;
}
