import { ChevronLeft } from 'lucide-react';
import { memo, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

import {
  EntryView,
  useCentre,
  useFact,
  useModal,
  useModalOpener,
  useText,
  type BlockProps,
  type ShownEntry,
} from '#site/assembler/view.ts';
import { useTranslation } from '#site/i18n/useTranslation.tsx';
import { CountBadge, EmptyState } from '#ui';
import * as styles from './CentrePanel.css.ts';
import { iconOf } from './icons.ts';
import type { Props } from './schema.ts';
import { useBadges } from './useBadges.ts';

/**
 * A centre's menu and the chosen entry beside it. On a phone one after the other: the menu first, unless the address
 * names an entry.
 */
export default function CentrePanel({ props: { centre } }: BlockProps<Props>) {
  const { t } = useTranslation('centre');
  const text = useText();
  const entries = useCentre(centre);
  const { params } = useModal();
  const alone = useFact('device') === 'phone';
  const named = entries.find(({ item }) => item.page === params['page']);
  const chosen = named ?? (alone ? undefined : entries[0]);
  const heading = useRef<HTMLHeadingElement>(null);
  const address = chosen?.address;

  // On a phone the menu, and with it the focus, is gone when an entry has been chosen from it.
  useEffect(() => {
    if (alone && address !== undefined) heading.current?.focus();
  }, [alone, address]);

  if (entries.length === 0) return <EmptyState title={t('nothing')} />;
  return (
    <div className={styles.centre}>
      {!(alone && chosen) && <EntryMenu entries={entries} chosen={chosen} />}
      {chosen && (
        <section className={styles.content} aria-labelledby={`${centre}-entry`}>
          {alone && (
            <CentreLink page={centre} className={styles.back}>
              <ChevronLeft size={20} aria-hidden="true" className={styles.backIcon} />
              {t('back')}
            </CentreLink>
          )}
          <h3 id={`${centre}-entry`} ref={heading} tabIndex={-1} className={styles.heading}>
            {text(chosen.item.label)}
          </h3>
          <EntryView key={chosen.address} block={chosen} />
        </section>
      )}
    </div>
  );
}

function EntryMenu({ entries, chosen }: { readonly entries: readonly ShownEntry[]; readonly chosen: ShownEntry | undefined }) {
  const { t } = useTranslation('centre');
  const countOf = useBadges(entries.map(({ item }) => item.badge));
  return (
    <nav aria-label={t('entries')} className={styles.menu}>
      <ul className={styles.list}>
        {entries.map(({ address, item }) => (
          <EntryLink key={address} item={item} Icon={iconOf(item.icon)} count={countOf(item.badge)} current={address === chosen?.address} />
        ))}
      </ul>
    </nav>
  );
}

interface EntryLinkProps {
  readonly item: ShownEntry['item'];
  readonly Icon: ReturnType<typeof iconOf>;
  /** How much waits behind it. */
  readonly count: number;
  readonly current: boolean;
}

/** Drawn anew only where it becomes or stops being the current one: on slow phones thirteen of them cost more than the entry. */
const EntryLink = memo(function EntryLink({ item, Icon, count, current }: EntryLinkProps): ReactNode {
  const { t } = useTranslation('centre');
  const text = useText();
  return (
    <li>
      <CentreLink page={item.page} className={styles.entry} current={current}>
        {Icon && <Icon size={20} aria-hidden="true" className={styles.icon} />}
        <span className={styles.label}>{text(item.label)}</span>
        <CountBadge count={count} label={t('waiting', { 0: count })} />
      </CentreLink>
    </li>
  );
});

interface CentreLinkProps {
  /** Page of an entry; a centre's own id for its menu. */
  readonly page: string;
  readonly className: string;
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A link to another entry, in the place of this one: Back leaves the centre, however many entries were looked at. */
function CentreLink({ page, className, current = false, children }: CentreLinkProps) {
  const modal = useModalOpener();
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    modal.open(`centre:${page}`);
  };
  return (
    <a href={`?centre=${page}`} className={className} onClick={follow} {...(current && { 'aria-current': 'page' as const })}>
      {children}
    </a>
  );
}
