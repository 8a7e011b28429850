import { memo, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';

import { useCategory, useMerchant, useSite, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { everything, filtersOf, readLobby, withFilters, withList, type ListType, type LobbyFilter } from '#site/features/games/lobbyUrl.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { betChoices } from '#site/features/games/minBet.ts';
import { useRequireAccount } from '#site/features/games/useRequireAccount.ts';
import { laneWithout, useClassify, useLane, type Lane } from '#site/features/games/vendors.ts';
import { Icon } from '#site/components/Icon.tsx';
import { EmptyState, Heading, Stack } from '#ui';
import { GridSkeleton } from './GridSkeleton.tsx';
import { isPersonal } from './pages.ts';
import { Results } from './Results.tsx';
import type { Props } from './schema.ts';
import { Toolbar } from './Toolbar.tsx';

/** The platform's code of bingo, shown only if it is available in one of the merchant's languages. */
const BINGO = 'BG';

/** The games of a category. */
export default function GameLobby({ props }: BlockProps<Props>) {
  return props.inAppLotteries ? <Games props={props} /> : <OtherGames props={props} />;
}

/** Below a lottery lobby: games of other vendors, hidden if there are none. */
function OtherGames({ props }: { readonly props: Props }) {
  const { inAppVendors } = useSite().lottery;
  const { lane } = useLane(useCategory(props.category));
  const { vendor } = readLobby(useSearch());
  const others = useMemo(() => lane && laneWithout(lane, inAppVendors), [lane, inAppVendors]);
  if (others === undefined || others.cards.length === 0 || inAppVendors.includes(vendor)) return null;
  return <Lobby lane={others} props={props} />;
}

function Games({ props }: { readonly props: Props }) {
  const { t } = useTranslation('lobby');
  const { lane, isPending, isFetching, error, retry } = useLane(useCategory(props.category));

  if (lane) return <Lobby lane={lane} props={props} />;
  if (isPending) return <GridSkeleton count={props.pageSize} columns={props.columns} tile={props.tile} />;
  if (error) return <LoadProblem error={error} onRetry={retry} retrying={isFetching} />;
  return <EmptyState icon={<Icon name="game" size={28} />} title={t('no_vendors_title')} text={t('no_vendors_text')} />;
}

/** All filters are in the URL, so that the vendor menu, a reload and Back restore them. Modals use other parameters. */
function Lobby({ lane, props }: { readonly lane: Lane; readonly props: Props }) {
  const search = useSearch();
  const here = useRef(search);
  useLayoutEffect(() => {
    here.current = search;
  }, [search]);
  return <Filtered lane={lane} props={props} filters={filtersOf(search)} here={here} />;
}

interface FilteredProps {
  readonly lane: Lane;
  readonly props: Props;
  /** Only the filters of the URL. */
  readonly filters: string;
  /** The complete query of the current URL. */
  readonly here: RefObject<string>;
}

const Filtered = memo(function Filtered({ lane, props, filters, here }: FilteredProps) {
  const { t } = useTranslation('lobby');
  const text = useText();
  const merchant = useMerchant();
  const site = useSite();
  const [path, navigate] = useLocation();
  const guard = useRequireAccount();

  const query = readLobby(filters);
  const classify = useClassify(lane);
  const bets = betChoices(props.minBets, merchant.currency);
  const bingo = merchant.languages.includes(site.games.bingoLanguage);

  const show = (list: ListType): void => {
    const run = (): void => navigate(path + withList(here.current, list));
    // Like a launch, the list does not open by itself after login, which navigates home.
    if (isPersonal(list)) guard({ kind: 'launch', run });
    else run();
  };
  const filter = (name: LobbyFilter, value: string): void => {
    // A search adds one history entry, not one for each letter.
    navigate(path + withFilters(here.current, { [name]: value }), { replace: name === 'search' });
  };

  return (
    <Stack as="section" aria-label={t('games')}>
      {props.title && <Heading level={2}>{text(props.title)}</Heading>}
      <Toolbar
        query={query}
        filters={props.filters}
        classify={classify.filter((code) => code !== BINGO || bingo)}
        bets={bets}
        onList={show}
        onFilter={filter}
      />
      <Results
        lane={lane}
        query={query}
        minBet={bets.find(({ value }) => value === query.minBet)?.fine}
        props={props}
        onClear={() => navigate(path + withFilters(here.current, everything))}
      />
    </Stack>
  );
});
