import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';

import { useFact, useSite, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import {
  lotteryMenus,
  openedNumbers,
  PRIZE_MODES,
  vnGameMenu,
  vnRecentMenu,
  type Drawn,
  type LotteryGame,
  type NextDraw,
} from '#site/api/contract/lottery.ts';
import { useCall } from '#site/api/useCall.ts';
import { useSession } from '#site/session/session.ts';
import { readLobby } from '#site/features/games/lobbyUrl.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { useFavorites, type Favorites } from '#site/features/games/useFavorites.ts';
import { Icon } from '#site/components/Icon.tsx';
import { ScheduledRefetch } from '#site/lib/ScheduledRefetch.tsx';
import { favoriteOf } from '#site/features/lottery/FavoriteStar.tsx';
import { useLotteryPlace } from '#site/features/lottery/lotteryPlace.ts';
import { useDraws } from '#site/features/lottery/useLottery.ts';
import { useLotteryTexts } from '#site/features/lottery/useLotteryTexts.ts';
import { EmptyState, Heading, Skeleton, Stack } from '#ui';
import { LotteryCard } from './LotteryCard.tsx';
import * as styles from './LotteryLobby.css.ts';
import { groupsOf, resultsDue, type Group } from './menus.ts';
import type { Props } from './schema.ts';

/** Number of placeholder cards. */
const WAITING = 6;
/** Deduplicates refetches of several lotteries. */
const SHARED = { cancelRefetch: false } as const;

/** The lotteries of this site: the player's groups first, then by group. */
export default function LotteryLobby({ props }: BlockProps<Props>) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const heading = useId();
  const [path] = useLocation();
  const { vendor: chosen } = readLobby(useSearch());
  const menu = useMenus(props, chosen);
  const own = useOwn(menu.groups);
  // Waits for the player's groups, which come first: arriving later, they would shift the others down.
  const isPending = menu.isPending || own.isPending;
  // The vendor menu's selection has no lotteries here; another block shows its games.
  if (chosen !== '' && menu.data && menu.groups.length === 0) return null;

  return (
    <Stack as="section" gap="xl" aria-labelledby={heading}>
      <Heading id={heading} level={2}>
        {text(props.title)}
      </Heading>
      {isPending && <Waiting />}
      {menu.error && <LoadProblem error={menu.error} onRetry={() => void menu.refetch()} retrying={menu.isFetching} />}
      {menu.data && menu.groups.length === 0 && (
        <EmptyState icon={<Icon name="ticket" size={28} />} title={t('no_lotteries_title')} text={t('no_lotteries_text')} />
      )}
      {!isPending && menu.groups.length > 0 && (
        <Groups groups={menu.groups} own={own.groups} page={props.page ?? path} favorites={own.favorites} />
      )}
    </Stack>
  );
}

/** The menu of the area, as groups, optionally filtered by vendor. */
function useMenus({ area, vendors }: Pick<Props, 'area' | 'vendors'>, chosen: string) {
  const { platform, lottery } = useSite();
  const language = useFact('language');
  const { vendor } = useLotteryPlace();
  // The platform requires a prize mode for the Vietnamese menu: uses the site's first.
  const prizeMode = lottery.prizeModes.flatMap((name) => Object.entries(PRIZE_MODES).filter(([known]) => known === name))[0]?.[1];
  const request = { device: platform.device, language };
  const all = useCall(lotteryMenus, request, { enabled: area === 'all' });
  const vietnam = useCall(vnGameMenu, { ...request, ...(prizeMode !== undefined && { prizeMode }) }, { enabled: area === 'VN' });
  const menu = area === 'VN' ? vietnam : all;
  return { ...menu, groups: menu.data ? groupsOf(menu.data, { vendor, chosen, among: vendors }) : [] };
}

/** The player's groups among these lotteries: favorites and recent bets. */
function useOwn(groups: readonly Group[]): {
  readonly groups: readonly Group[];
  readonly favorites: Favorites;
  readonly isPending: boolean;
} {
  const { kind } = useSession();
  const language = useFact('language');
  const { platform } = useSite();
  const favorites = useFavorites();
  const recent = useCall(
    vnRecentMenu,
    { device: platform.device, language },
    { enabled: kind === 'member' || kind === 'agent', staleMs: 0 },
  );
  const games = groups.flatMap((group) => group.games);
  const played = Object.values(recent.data ?? {}).flatMap(({ gameMenus }) => gameMenus.map(({ gameCode }) => gameCode));
  const own: Group[] = [
    { code: 'FAVOURITES', games: games.filter((game) => favorites.has(favoriteOf(game))) },
    { code: 'RECENT', games: played.flatMap((code) => games.filter(({ gameCode }) => gameCode === code)) },
  ];
  return { groups: own.filter((group) => group.games.length > 0), favorites, isPending: recent.isLoading };
}

interface GroupsProps {
  readonly groups: readonly Group[];
  readonly own: readonly Group[];
  /** Path of the page that opens a lottery. */
  readonly page: string;
  readonly favorites: Favorites;
}

function Groups({ groups, own, page, favorites }: GroupsProps) {
  const { t } = useTranslation('lottery');
  const draws = useDraws(undefined);
  const opened = useCall(openedNumbers, { count: 1 }, { staleMs: 0 });
  const games = groups.flatMap((group) => group.games);
  const shown = (draws.data?.list ?? []).filter(({ gameCode }) => games.some((game) => game.gameCode === gameCode));
  return (
    <>
      {shown.map(({ gameCode, numero, closesAt }) => (
        <ScheduledRefetch key={`draw ${gameCode} ${numero}`} at={closesAt} run={() => void draws.refetch(SHARED)} />
      ))}
      {resultsDue(games, opened.data?.list ?? []).map(({ gameCode, at }) => (
        <ScheduledRefetch key={`result ${gameCode}`} at={at} run={() => void opened.refetch(SHARED)} />
      ))}
      <Missing name={t('closes_in')} call={draws} />
      <Missing name={t('last_result')} call={opened} />
      {[...own, ...groups].map((group) => (
        <GroupSection
          key={group.code}
          group={group}
          page={page}
          favorites={favorites}
          draws={draws.data?.list ?? []}
          opened={opened.data?.list ?? []}
        />
      ))}
    </>
  );
}

interface MissingProps {
  /** Name of the missing data. */
  readonly name: string;
  readonly call: ReturnType<typeof useDraws> | ReturnType<typeof useCall<typeof openedNumbers>>;
}

/** Error above the cards for data that every card lacks, with a retry. Cached data stays visible. */
function Missing({ name, call }: MissingProps) {
  const heading = useId();
  if (!call.error || call.data) return null;
  return (
    <Stack as="section" gap="md" aria-labelledby={heading}>
      <Heading id={heading} level={3}>
        {name}
      </Heading>
      <LoadProblem error={call.error} onRetry={() => void call.refetch()} retrying={call.isFetching} />
    </Stack>
  );
}

interface GroupSectionProps {
  readonly group: Group;
  readonly page: string;
  readonly favorites: Favorites;
  readonly draws: readonly NextDraw[];
  readonly opened: readonly Drawn[];
}

function factOf<Item extends { readonly gameCode: string }>(items: readonly Item[], game: LotteryGame): Item | undefined {
  return items.find(({ gameCode }) => gameCode === game.gameCode);
}

function GroupSection({ group, page, favorites, draws, opened }: GroupSectionProps) {
  const texts = useLotteryTexts();
  const heading = useId();
  return (
    <Stack as="section" gap="md" aria-labelledby={heading}>
      <Heading id={heading} level={3}>
        {texts.group(group.code)}
      </Heading>
      <ul className={styles.cards}>
        {group.games.map((game) => (
          <LotteryCard
            key={game.gameCode}
            game={game}
            page={page}
            favorites={favorites}
            draw={factOf(draws, game)}
            opened={factOf(opened, game)}
          />
        ))}
      </ul>
    </Stack>
  );
}

function Waiting() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {Array.from({ length: WAITING }, (_, place) => (
        <span key={place} className={styles.waiting}>
          <Skeleton />
        </span>
      ))}
    </div>
  );
}
