import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';

import { useCategory, type BlockProps } from '#site/assembler/sdk/view.ts';
import { GameArt } from '#site/features/games/GameArt.tsx';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { readLobby, withFilters } from '#site/features/games/lobbyUrl.ts';
import { Scroller } from '#site/features/games/Scroller.tsx';
import { useLane } from '#site/features/games/vendors.ts';
import { Icon } from '#site/components/Icon.tsx';
import { isShortcut, Skeleton } from '#ui';
import { focusAfter } from './roving.ts';
import type { Props } from './schema.ts';
import * as styles from './VendorMenu.css.ts';

interface Choice {
  /** The vendor's `vassalage`; empty for all. */
  readonly code: string;
  readonly name: string;
  readonly icon?: string;
  readonly isHot?: boolean;
}

/** The vendors of a category, "all" first. The query parameter `page` selects one. */
export default function VendorMenu({ props }: BlockProps<Props>) {
  const { t } = useTranslation('lobby');
  const { lane, isPending, isFetching, error, retry } = useLane(useCategory(props.category));

  if (isPending) return <Waiting count={props.arrowsAbove} />;
  if (error && !lane) return <LoadProblem error={error} onRetry={retry} retrying={isFetching} />;
  // With a single vendor there is no choice.
  if (!lane || lane.cards.length < 2) return null;
  const vendors = lane.cards.map(({ vassalage, displayName, smallIcon, isHot }) => ({
    code: vassalage,
    name: displayName,
    icon: smallIcon,
    isHot: isHot === 1,
  }));
  return (
    <Scroller arrows={vendors.length > props.arrowsAbove}>
      <Choices choices={[{ code: '', name: t('all_vendors') }, ...vendors]} look={props.look} page={props.page} />
    </Scroller>
  );
}

/** A toolbar: one tab stop, arrow keys move inside it. */
function Choices({ choices, look, page }: Pick<Props, 'look' | 'page'> & { readonly choices: readonly Choice[] }) {
  const { t } = useTranslation('lobby');
  const search = useSearch();
  const [path, navigate] = useLocation();
  const bar = useRef<HTMLDivElement>(null);
  const { vendor } = readLobby(search);
  const chosen = Math.max(
    0,
    choices.findIndex(({ code }) => code === vendor),
  );
  const [focused, setFocused] = useState<number | null>(null);
  const choose = (code: string): void => {
    if (page === undefined || code === '') navigate(path + withFilters(search, { vendor: code }));
    // Another page opens without this one's filters.
    else navigate(page + withFilters('', { vendor: code }));
  };

  // Scrolls the selected vendor into view.
  useLayoutEffect(() => {
    const button = bar.current?.children[chosen];
    const line = bar.current?.parentElement;
    if (!button || !line) return undefined;
    // The observer reports after layout and before the first paint: measuring here would force a second layout.
    const observer = new ResizeObserver(() => {
      const [inner, outer] = [button.getBoundingClientRect(), line.getBoundingClientRect()];
      line.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2), behavior: 'instant' });
    });
    observer.observe(line);
    return () => observer.disconnect();
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (isShortcut(event)) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = focusAfter(event.key, focused ?? chosen, choices.length, rightToLeft);
    const button = next === undefined ? undefined : event.currentTarget.children[next];
    if (!(button instanceof HTMLElement)) return;
    event.preventDefault();
    button.focus();
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('vendors')}
      tabIndex={-1}
      className={styles.bar}
      onKeyDown={onKeyDown}
      onBlur={() => setFocused(null)}
    >
      {choices.map(({ code, name, icon, isHot }, place) => (
        <button
          key={code}
          type="button"
          className={styles.choice}
          data-look={look}
          aria-pressed={place === chosen}
          aria-label={isHot ? t('hot_vendor', { 0: name }) : name}
          tabIndex={place === (focused ?? chosen) ? 0 : -1}
          onFocus={() => setFocused(place)}
          onClick={() => choose(code)}
        >
          <span className={styles.logo}>{icon === undefined ? <Icon name="game" size={18} /> : <GameArt path={icon} />}</span>
          {(look === 'chip' || icon === undefined) && <span>{name}</span>}
          {isHot && (
            <span className={styles.hot}>
              <Icon name="flame" size={12} />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

function Waiting({ count }: { readonly count: number }) {
  return (
    <div className={styles.waitingBar} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className={styles.waiting}>
          <Skeleton />
        </span>
      ))}
    </div>
  );
}
