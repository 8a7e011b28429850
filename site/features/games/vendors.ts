import { useMemo } from 'react';

import { gameVendor, vendorTypes, type VendorCard, type VendorLane } from '#site/api/contract/vendors.ts';
import type { CallError } from '#site/api/errors.ts';
import { useCall } from '#site/api/useCall.ts';
import { useGamesHost } from './host.ts';

/** The vendors of one category as the site shows them; `title` is the category. */
export interface Lane extends VendorLane {
  /** The category's name in game lists: a derived lane uses the type of its original lane. */
  readonly gameType: string;
  /** Holds only a part of its `gameType`: a list of that type includes other games too. */
  readonly divided: boolean;
}

/** Vendor codes, from `site.json`. */
export interface DerivedLanes {
  readonly esports: readonly string[];
  readonly cockfight: readonly string[];
}

/** The platform's lane that the site divides. */
const DIVIDED = 'SPORTS';

/** The platform's lanes, with e-sports and cockfight vendors moved from SPORTS to separate lanes after it. */
export function regroup(lanes: readonly VendorLane[], { esports, cockfight }: DerivedLanes): Lane[] {
  const derived = [
    { title: 'ESPORTS', codes: esports },
    { title: 'DS88', codes: cockfight },
  ];
  const isDerived = ({ vassalage }: VendorCard): boolean => derived.some(({ codes }) => codes.includes(vassalage));
  return lanes.flatMap((lane) => {
    const gameType = lane.title;
    if (gameType !== DIVIDED || !lane.cards.some(isDerived)) return [{ ...lane, gameType, divided: false }];
    const part = (title: string, belongs: (card: VendorCard) => boolean): Lane => ({
      ...lane,
      title,
      cards: lane.cards.filter(belongs),
      gameType,
      divided: true,
    });
    const own = derived.map(({ title, codes }) => part(title, ({ vassalage }) => codes.includes(vassalage)));
    return [part(gameType, (card) => !isDerived(card)), ...own].filter(({ cards }) => cards.length > 0);
  });
}

export interface Vendors {
  readonly lanes: readonly Lane[];
  /** Whether they are known, if only from earlier in the visit. */
  readonly isKnown: boolean;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: CallError | null;
  readonly retry: () => void;
}

const NONE: readonly Lane[] = [];

/** All vendors by category: one request per visit. */
export function useVendors(): Vendors {
  const { merchant, site } = useGamesHost();
  const { data, isPending, isFetching, error, refetch } = useCall(gameVendor, { merchantCode: merchant.code }, { staleMs: Infinity });
  return {
    lanes: useMemo(() => (data ? regroup(data.data.lanes, site.vendors) : NONE), [data, site.vendors]),
    isKnown: data !== undefined,
    isPending,
    isFetching,
    error,
    retry: () => void refetch(),
  };
}

/** One category's lane; `undefined` while loading or if the category has no vendors. */
export function useLane(category: string): Vendors & { readonly lane: Lane | undefined } {
  const vendors = useVendors();
  return { ...vendors, lane: vendors.lanes.find(({ title }) => title === category) };
}

/** The game types in a lane. Platforms that do not include them in the lane have a separate call. */
export function useClassify({ gameClassify, gameType, cards }: Lane): readonly string[] {
  const { merchant } = useGamesHost();
  const { data } = useCall(vendorTypes, { merchantCode: merchant.code }, { staleMs: Infinity, enabled: gameClassify === undefined });
  return useMemo(() => {
    const own = data?.list.filter((row) => row.gameType === gameType && cards.some(({ vassalage }) => vassalage === row.vassalage));
    return gameClassify ?? [...new Set(own?.flatMap((row) => row.gameClassify))];
  }, [data, gameClassify, gameType, cards]);
}

/** A lane without these vendors, whose games the page shows elsewhere. */
export function laneWithout(lane: Lane, vendors: readonly string[]): Lane {
  const cards = lane.cards.filter(({ vassalage }) => !vendors.includes(vassalage));
  return cards.length === lane.cards.length ? lane : { ...lane, cards, divided: true };
}

/** Filters a list to a lane's games: the platform's lists know only its own categories. */
export function gamesOfLane<G extends { readonly vassalage: string }>({ divided, cards }: Lane, games: readonly G[]): readonly G[] {
  return divided ? games.filter((game) => cards.some(({ vassalage }) => vassalage === game.vassalage)) : games;
}
