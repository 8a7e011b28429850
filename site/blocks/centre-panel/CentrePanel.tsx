import { ChevronLeft } from 'lucide-react';
import {
  Activity,
  memo,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';

import {
  EntryView,
  ModalContext,
  useCentre,
  useFact,
  useModal,
  useModalOpener,
  useText,
  type BlockProps,
  type ModalControl,
  type ShownEntry,
} from '#site/assembler/runtime/view.ts';
import { afterPaint } from '#site/api/afterPaint.ts';
import { CountBadge, EmptyState } from '#ui';
import * as styles from './CentrePanel.css.ts';
import { iconOf } from './icons.ts';
import type { Props } from './schema.ts';
import { useBadges } from './useBadges.ts';

/**
 * A centre's menu and the chosen entry beside it. On a phone one after the other: the menu first, unless the address
 * names an entry. What is pointed at is drawn ahead, out of sight: when the press has become a choice it only has to be shown.
 */
export default function CentrePanel({ props: { centre } }: BlockProps<Props>) {
  const { t } = useTranslation('centre');
  const entries = useCentre(centre);
  const { page, isAhead, choose } = useChoice();
  const alone = useFact('device') === 'phone';
  const [pointedAt, pointAt] = useState<string>();
  const named = entries.find(({ item }) => item.page === page);
  const chosen = named ?? (alone ? undefined : entries[0]);
  // What is chosen is no longer only pointed at: when it is left it goes, with all that was typed into it.
  if (pointedAt !== undefined && pointedAt === chosen?.address) pointAt(undefined);

  if (entries.length === 0) return <EmptyState title={t('nothing')} />;
  return (
    <div className={styles.centre}>
      {!(alone && chosen) && <EntryMenu entries={entries} chosen={chosen} onPoint={pointAt} onChoose={choose} />}
      {entries.map(
        (entry) =>
          (entry === chosen || entry.address === pointedAt) && (
            <Activity key={entry.address} mode={entry === chosen ? 'visible' : 'hidden'}>
              <Entry entry={entry} isAddressed={entry === chosen && !isAhead} backTo={alone ? centre : undefined} />
            </Activity>
          ),
      )}
    </div>
  );
}

/**
 * The page of the address, or the one just chosen: it is shown at once, and the address, whose change takes a slow phone as long as
 * drawing the entry, follows when it has been drawn.
 */
function useChoice() {
  const { params } = useModal();
  const { open } = useModalOpener();
  const [addressed, address] = useState(params);
  const [ahead, goAhead] = useState<string>();
  if (addressed !== params) {
    address(params);
    goAhead(undefined);
  }
  const choose = useCallback(
    (page: string) => {
      goAhead(page);
      open(`centre:${page}`, {}, afterPaint());
    },
    [open],
  );
  return { page: ahead ?? params['page'], isAhead: ahead !== undefined, choose };
}

/**
 * The modal as an entry knows it: of one that is not chosen yet, as it will be. What the address says besides is of the chosen
 * one. It stays the same object while it says the same, so that an entry that was drawn ahead is not drawn again to be shown.
 */
function useModalOf(page: string, isAddressed: boolean): ModalControl {
  const { name, params, open, put, close } = useModal();
  const said = new URLSearchParams(isAddressed ? params : { page }).toString();
  return useMemo(() => ({ name, params: Object.fromEntries(new URLSearchParams(said)), open, put, close }), [name, said, open, put, close]);
}

interface EntryProps {
  readonly entry: ShownEntry;
  /** Whether the address already speaks of it. */
  readonly isAddressed: boolean;
  /** The centre, where its menu is not beside the entry. */
  readonly backTo: string | undefined;
}

const Entry = memo(function Entry({ entry, isAddressed, backTo }: EntryProps) {
  const { t } = useTranslation('centre');
  const text = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const alone = backTo !== undefined;
  const modal = useModalOf(entry.item.page, isAddressed);

  // On a phone the menu, and with it the focus, is gone when an entry has been chosen from it.
  useEffect(() => {
    if (alone) heading.current?.focus();
  }, [alone]);

  return (
    <section className={styles.content} aria-labelledby={id}>
      {backTo !== undefined && (
        <CentreLink page={backTo} className={styles.back} onChoose={(page) => modal.open(`centre:${page}`)}>
          <ChevronLeft size={20} aria-hidden="true" className={styles.backIcon} />
          {t('back')}
        </CentreLink>
      )}
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
        {text(entry.item.label)}
      </h3>
      <ModalContext value={modal}>
        <EntryView block={entry} />
      </ModalContext>
    </section>
  );
});

interface EntryMenuProps {
  readonly entries: readonly ShownEntry[];
  readonly chosen: ShownEntry | undefined;
  /** Somebody is about to choose the entry at this address. */
  readonly onPoint: (address: string) => void;
  readonly onChoose: (page: string) => void;
}

const EntryMenu = memo(function EntryMenu({ entries, chosen, onPoint, onChoose }: EntryMenuProps) {
  const { t } = useTranslation('centre');
  const countOf = useBadges(entries.map(({ item }) => item.badge));
  return (
    <nav aria-label={t('entries')} className={styles.menu}>
      <ul className={styles.list}>
        {entries.map(({ address, item }) => (
          <EntryLink
            key={address}
            address={address}
            item={item}
            Icon={iconOf(item.icon)}
            count={countOf(item.badge)}
            current={address === chosen?.address}
            onPoint={onPoint}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </nav>
  );
});

interface EntryLinkProps extends Pick<EntryMenuProps, 'onPoint' | 'onChoose'> {
  readonly address: string;
  readonly item: ShownEntry['item'];
  readonly Icon: ReturnType<typeof iconOf>;
  /** How much waits behind it. */
  readonly count: number;
  readonly current: boolean;
}

/** Drawn anew only where it becomes or stops being the current one: on slow phones thirteen of them cost more than the entry. */
const EntryLink = memo(function EntryLink({ address, item, Icon, count, current, onPoint, onChoose }: EntryLinkProps): ReactNode {
  const { t } = useTranslation('centre');
  const text = useText();
  const point = (): void => onPoint(address);
  return (
    <li>
      <CentreLink
        page={item.page}
        className={styles.entry}
        current={current}
        onChoose={onChoose}
        onPointerEnter={point}
        // A press focuses, too: asked for again, what is being drawn would begin anew.
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point()}
      >
        {Icon && <Icon size={20} aria-hidden="true" className={styles.icon} />}
        <span className={styles.label}>{text(item.label)}</span>
        <CountBadge count={count} label={t('waiting', { 0: count })} />
      </CentreLink>
    </li>
  );
});

interface CentreLinkProps extends Pick<ComponentProps<'a'>, 'onPointerEnter' | 'onFocus'> {
  /** Page of an entry; a centre's own id for its menu. */
  readonly page: string;
  readonly className: string;
  readonly current?: boolean;
  readonly onChoose: (page: string) => void;
  readonly children: ReactNode;
}

/** A link to another entry, in the place of this one: Back leaves the centre, however many entries were looked at. */
function CentreLink({ page, className, current = false, onChoose, children, ...pointing }: CentreLinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(page);
  };
  return (
    <a href={`?centre=${page}`} className={className} onClick={follow} {...(current && { 'aria-current': 'page' as const })} {...pointing}>
      {children}
    </a>
  );
}
