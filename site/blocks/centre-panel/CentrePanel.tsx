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
} from '#site/assembler/sdk/view.ts';
import { afterPaint } from '#site/api/afterPaint.ts';
import { CountBadge, EmptyState, Stack } from '#ui';
import * as styles from './CentrePanel.css.ts';
import { iconOf } from './icons.ts';
import type { Props } from './schema.ts';
import { useBadges } from './useBadges.ts';

/**
 * A center's menu beside the selected entry. On a phone, the menu comes first, unless the URL names an entry. An entry is prerendered
 * hidden on pointer intent, so that selecting it only has to reveal it.
 */
export default function CentrePanel({ props: { centre } }: BlockProps<Props>) {
  const { t } = useTranslation('centre');
  const entries = useCentre(centre);
  const { page, isAhead, choose } = useChoice();
  const alone = useFact('device') === 'phone';
  const [pointedAt, pointAt] = useState<string>();
  const named = entries.find(({ item }) => item.page === page);
  const chosen = named ?? (alone ? undefined : entries[0]);
  // A selected entry is no longer prerendered: leaving it unmounts it and discards its form state.
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
 * The entry in the URL, or the one just selected. The selection shows at once; the URL changes after the entry has rendered, since that
 * update is as slow as rendering the entry on a slow phone.
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
 * The modal state as an entry sees it; a prerendered entry gets the state it will have once selected. Other URL parameters belong to the
 * selected entry. The object's identity is stable while its content is equal, so that revealing a prerendered entry does not re-render
 * it.
 */
function useModalOf(page: string, isAddressed: boolean): ModalControl {
  const { name, params, open, put, close } = useModal();
  const said = new URLSearchParams(isAddressed ? params : { page }).toString();
  return useMemo(() => ({ name, params: Object.fromEntries(new URLSearchParams(said)), open, put, close }), [name, said, open, put, close]);
}

interface EntryProps {
  readonly entry: ShownEntry;
  /** Whether the URL already names this entry. */
  readonly isAddressed: boolean;
  /** The center, if its menu is not beside the entry. */
  readonly backTo: string | undefined;
}

const Entry = memo(function Entry({ entry, isAddressed, backTo }: EntryProps) {
  const { t } = useTranslation('centre');
  const text = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const alone = backTo !== undefined;
  const modal = useModalOf(entry.item.page, isAddressed);

  // On a phone, selecting an entry unmounts the menu, and with it the focused element.
  useEffect(() => {
    if (alone) heading.current?.focus();
  }, [alone]);

  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
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
    </Stack>
  );
});

interface EntryMenuProps {
  readonly entries: readonly ShownEntry[];
  readonly chosen: ShownEntry | undefined;
  /** Called on pointer intent, before the entry at this address is selected. */
  readonly onPoint: (address: string) => void;
  readonly onChoose: (page: string) => void;
}

const EntryMenu = memo(function EntryMenu({ entries, chosen, onPoint, onChoose }: EntryMenuProps) {
  const { t } = useTranslation('centre');
  const countOf = useBadges(entries.map(({ item }) => item.badge));
  return (
    <nav aria-label={t('entries')} className={styles.menu}>
      <Stack as="ul" gap="xxs">
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
      </Stack>
    </nav>
  );
});

interface EntryLinkProps extends Pick<EntryMenuProps, 'onPoint' | 'onChoose'> {
  readonly address: string;
  readonly item: ShownEntry['item'];
  readonly Icon: ReturnType<typeof iconOf>;
  /** Number on the badge. */
  readonly count: number;
  readonly current: boolean;
}

/** Memoized: re-rendering all thirteen links on a slow phone cost more than rendering the entry. */
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
        // A press also focuses: prerendering again would restart the render in progress.
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
  /** Page of an entry, or the center's id for its menu. */
  readonly page: string;
  readonly className: string;
  readonly current?: boolean;
  readonly onChoose: (page: string) => void;
  readonly children: ReactNode;
}

/** A link that replaces the history entry, so that Back leaves the center after any number of entries. */
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
