import { memo, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';

import { useCategory, useFact, useMerchant, useSite, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import {
  LIST_TYPES,
  everything,
  filtersOf,
  readLobby,
  withFilters,
  withList,
  type ListType,
  type LobbyFilter,
} from '#site/features/games/lobbyUrl.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { betChoices } from '#site/features/games/minBet.ts';
import { hasTrialGames, useMarksTrial } from '#site/features/games/trialGames.ts';
import { useRequireAccount } from '#site/features/games/useRequireAccount.ts';
import { laneWithout, useClassify, useLane, type Lane } from '#site/features/games/vendors.ts';
import { Icon } from '#site/components/Icon.tsx';
import { TOUCH } from '#site/lib/layered.ts';
import { EmptyState, Heading, Stack } from '#ui';
import { filterChoices } from './choices.ts';
import { Filters } from './Filters.tsx';
import * as styles from './GameLobby.css.ts';
import { GridSkeleton } from './GridSkeleton.tsx';
import { isPersonal } from './pages.ts';
import { Results } from './Results.tsx';
import type { Props } from './schema.ts';
import * as toolbarStyles from './Toolbar.css.ts';
import { Lists, Toolbar } from './Toolbar.tsx';
import { useBringUp } from './useBringUp.ts';
import { useGames } from './useGames.ts';

/** The platform's code of bingo, shown only if it is available in one of the merchant's languages. */
const BINGO = 'BG';

interface PartProps {
  readonly props: Props;
  /** What config puts beside search and filters. */
  readonly row: ReactNode;
}

/** The games of a category. */
export default function GameLobby({ props, slots }: BlockProps<Props>) {
  const row = slots['row'];
  return props.inAppLotteries ? <Games props={props} row={row} /> : <OtherGames props={props} row={row} />;
}

/** Below a lottery lobby: games of other vendors, hidden if there are none. */
function OtherGames({ props, row }: PartProps) {
  const { inAppVendors } = useSite().lottery;
  const { lane } = useLane(useCategory(props.category));
  const { vendor } = readLobby(useSearch());
  const others = useMemo(() => lane && laneWithout(lane, inAppVendors), [lane, inAppVendors]);
  if (others === undefined || others.cards.length === 0 || inAppVendors.includes(vendor)) return null;
  return <Lobby lane={others} props={props} row={row} />;
}

function Games({ props, row }: PartProps) {
  const { t } = useTranslation('lobby');
  const { lane, isPending, isFetching, error, retry } = useLane(useCategory(props.category));

  if (lane) return <Lobby lane={lane} props={props} row={row} />;
  if (isPending) return <GridSkeleton count={props.pageSize} columns={props.columns} tile={props.tile} />;
  if (error) return <LoadProblem error={error} onRetry={retry} retrying={isFetching} />;
  return <EmptyState icon={<Icon name="game" size={28} />} title={t('no_vendors_title')} text={t('no_vendors_text')} />;
}

/** All filters are in the URL, so that the vendor menu, a reload and Back restore them. Modals use other parameters. */
function Lobby({ lane, props, row }: PartProps & { readonly lane: Lane }) {
  return <Filtered lane={lane} props={props} row={row} filters={filtersOf(useSearch())} />;
}

interface FilteredProps extends PartProps {
  readonly lane: Lane;
  /** Only the filters of the URL. */
  readonly filters: string;
}

const Filtered = memo(function Filtered({ lane, props, row, filters }: FilteredProps) {
  const { t } = useTranslation('lobby');
  const text = useText();
  const merchant = useMerchant();
  const site = useSite();
  const [path, navigate] = useLocation();
  const guard = useRequireAccount();
  const isWide = useFact('device') === 'desktop';
  const marksTrial = useMarksTrial();

  const query = readLobby(filters);
  const classify = useClassify(lane);
  const bets = betChoices(props.minBets, merchant.currency);
  const bingo = merchant.languages.includes(site.games.bingoLanguage);

  const show = (list: ListType): void => {
    const run = (): void => navigate(path + withList(location.search, list));
    // Like a launch, the list does not open by itself after login, which navigates home.
    if (isPersonal(list)) guard({ kind: 'launch', run });
    else run();
  };
  const [section, bringUp] = useBringUp();
  const filter = (name: LobbyFilter, value: string): void => {
    // The address is ahead of what is rendered: a search that has waited closes no modal, and leads back to no page that was left.
    if (location.pathname !== path) return;
    // A search adds one history entry, not one for each letter.
    navigate(path + withFilters(location.search, { [name]: value }), { replace: name === 'search' });
    bringUp('passed');
  };
  const clear = (): void => navigate(path + withFilters(location.search, everything));
  const choices = filterChoices({ filters: props.filters, classify: classify.filter((code) => code !== BINGO || bingo), bets }, t);
  const minBet = bets.find(({ value }) => value === query.minBet)?.fine;
  const found = useGames({ lane, query, minBet, pageSize: props.pageSize });

  const shownLists = LIST_TYPES.filter((list) => list !== 'trial' || (marksTrial && hasTrialGames(lane)));
  const lists = props.filters.includes('list') && <Lists lists={shownLists} chosen={query.list} onList={show} />;
  return (
    <Stack as="section" ref={section} gap="sm" className={styles.lobby} aria-label={t('games')}>
      {props.title && <Heading level={2}>{text(props.title)}</Heading>}
      <Toolbar
        query={query}
        filters={props.filters}
        more={
          Object.keys(choices).length > 0 && (
            <Filters query={query} choices={choices} total={found.total} onFilter={filter} onClear={clear} />
          )
        }
        total={found.total}
        onType={() => matchMedia(TOUCH).matches && bringUp('always')}
        onFilter={filter}
      >
        {isWide && lists}
        <div className={toolbarStyles.row}>{row}</div>
      </Toolbar>
      {!isWide && lists}
      <Results found={found} query={query} props={props} choices={choices} onFilter={filter} onClear={clear} />
    </Stack>
  );
});
