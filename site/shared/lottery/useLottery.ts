import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { lotteryRules, nextDraws, type NextDraw } from '#site/api/contract/lottery.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import type { CallError } from '#site/api/errors.ts';
import { useCall } from '#site/api/useCall.ts';
import { gatewayClock } from '#site/shared/clock.ts';
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

interface OpenDraw {
  readonly draw: NextDraw | undefined;
  /** Why no draw is known at all. */
  readonly problem: CallError | undefined;
  readonly isAsking: boolean;
  readonly refresh: () => void;
}

/** The draw of a lottery that takes bets. Stays at the last one known while the next is asked for. */
export function useOpenDraw(gameCode: string): OpenDraw {
  const { data, error, isFetching, refetch } = useDraws(gameCode);
  return { draw: data?.list[0], problem: (!data && error) || undefined, isAsking: isFetching, refresh: () => void refetch() };
}
