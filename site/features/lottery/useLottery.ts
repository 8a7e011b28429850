import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { lotteryRules, nextDraws, type NextDraw } from '#site/api/contract/lottery.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import type { CallError } from '#site/api/errors.ts';
import { useCall } from '#site/api/useCall.ts';
import { gatewayClock } from '#site/lib/clock.ts';
import { useLotteryPlace } from './lotteryPlace.ts';

export type LotteryRules = CallOutput<typeof lotteryRules>;

/** Stale time: odds and limits rarely change. */
const RULES_STALE_MS = 240_000;

/** Rules of the lottery in the URL. Several blocks use it; requests are deduplicated. */
export function useRules() {
  const { gameCode } = useLotteryPlace();
  const { i18n } = useTranslation();
  return useCall(lotteryRules, { gameCode, language: i18n.language }, { enabled: gameCode !== '', staleMs: RULES_STALE_MS });
}

/**
 * Open draws of one lottery, or of all without a code. The response includes the gateway's time for countdowns: the browser's clock may
 * be wrong, and a static host cannot provide it.
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
  /** One draw, or one for each station. */
  readonly draws: readonly NextDraw[];
  /** Error if no draw is known at all. */
  readonly problem: CallError | undefined;
  readonly isAsking: boolean;
  readonly refresh: () => void;
}

/** The open draws of a lottery. Returns the previous draws while the next ones load. */
export function useOpenDraws(gameCode: string): OpenDraws {
  const { data, error, isFetching, refetch } = useDraws(gameCode);
  return { draws: data?.list ?? [], problem: (!data && error) || undefined, isAsking: isFetching, refresh: () => void refetch() };
}
