import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { TEXT_LENGTH } from '#site/api/contract/shapes.ts';
import { useMenus, useModal, type BlockProps } from '#site/assembler/sdk/view.ts';
import { useSearchText } from '#site/lib/useSearchText.ts';
import { isShortcut, SearchField } from '#ui';
import { rememberSearch } from './recentSearches.ts';
import { Results } from './Results.tsx';
import type { Props } from './schema.ts';
import * as styles from './SiteSearch.css.ts';
import { Suggestions } from './Suggestions.tsx';
import { useSearchedLanes } from './useFoundGames.ts';

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A search over games, vendors, pages, promotions and help. The words are a parameter of the modal, so that Back restores them. */
export default function SiteSearch({ props }: BlockProps<Props>) {
  const { t } = useTranslation(['search', 'kit']);
  const { params, put } = useModal();
  const words = params['q'] ?? '';
  const search = (q: string): void => put({ q });
  const [text, setText] = useSearchText(words, search);
  const entries = useMenus(props.menus);
  const lanes = useSearchedLanes(entries);
  const whole = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  // At first, and where what had the focus has gone with the words before.
  useEffect(() => {
    if (!whole.current?.contains(document.activeElement)) box.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the words decide what is there
  }, [words]);

  const results = () => [...(whole.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])];
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = MOVES[event.key];
    if (isShortcut(event) || event.nativeEvent.isComposing) return;
    if (step !== undefined) {
      const all = results();
      const at = all.findIndex((element) => element === document.activeElement);
      // Above the first is the box, which the results come after.
      (all[at + step] ?? (at + step < 0 ? box.current : undefined))?.focus();
      event.preventDefault();
    } else if (event.key === 'Enter' && event.target === box.current) {
      event.preventDefault();
      // What is on screen is of these words.
      if (text.trim() === words) results()[0]?.click();
      else search(text.trim());
    }
  };

  return (
    // Keys that move between the box and the links and buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={whole} role="search" className={styles.search} onKeyDown={onKeyDown}>
      <SearchField
        ref={box}
        aria-label={t('label')}
        placeholder={t('label')}
        maxLength={TEXT_LENGTH}
        autoCapitalize="none"
        value={text}
        onChange={setText}
        onClear={() => search('')}
      />
      {words === '' ? (
        <Suggestions popular={props.popular} onSearch={search} />
      ) : (
        <Results props={props} entries={entries} lanes={lanes} words={words} onChoose={() => rememberSearch(words)} />
      )}
    </div>
  );
}
