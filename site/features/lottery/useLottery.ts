import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { lotteryRules, nextDraws, type NextDraw } from '#site/api/contract/lottery.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import type { CallError } from '#site/api/errors.ts';
import { useCall } from '#site/api/useCall.ts';
import { gatewayClock } from '#site/lib/clock.ts';
import { useLotteryPlace } from './lotteryPlace.ts';

export type LotteryRules = CallOutput<typeof lotteryRules>;

/** Odds and limits change seldom. */
const RULES_STALE_MS = 240_000;

/** The lottery that the page's URL names. Blocks ask each for itself; the call is made once. */
export function useRules() {
  const { gameCode } = useLotteryPlace();
  const { i18n } = useTranslation();
  return useCall(lotteryRules, { gameCode, language: i18n.language }, { enabled: gameCode !== '', staleMs: RULES_STALE_MS });
}

/**
 * The draws that take bets, of one lottery or of each without a code. With them comes the gateway's time, by which they are
 * counted down: the browser's may be wrong, and a static host cannot tell.
 */
export function useDraws(gameCode: string | undefined) {
  const request = gameCode === undefined ? {} : { gameCode };
  const draws = useCall(nextDraws, request, { staleMs: 0 });
  const { data, dataUpdatedAt } = draws;
  useEffect(() => {
    if (data) gatewayClock.set(data.now, Date.now() - dataUpdatedAt);
  }, [data, dataUpdatedAt]);
  return draws;
}

interface OpenDraws {
  /** One, or one of each station that draws. */
  readonly draws: readonly NextDraw[];
  /** Why no draw is known at all. */
  readonly problem: CallError | undefined;
  readonly isAsking: boolean;
  readonly refresh: () => void;
}

/** The draws of a lottery that take bets. Stay at the last ones known while the next are asked for. */
export function useOpenDraws(gameCode: string): OpenDraws {
  const { data, error, isFetching, refetch } = useDraws(gameCode);
  return { draws: data?.list ?? [], problem: (!data && error) || undefined, isAsking: isFetching, refresh: () => void refetch() };
}
