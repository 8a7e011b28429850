import { useEffect, useRef, useState } from 'react';

import { lotteryOrders, type LotteryOrder } from '#site/api/contract/lottery.ts';
import { balance } from '#site/api/contract/wallet.ts';
import { callKey, refreshCall, useCall, useQueryClient } from '#site/api/useCall.ts';
import { decided, nextDecision } from './filters.ts';

/** Number of recent bets to watch: more than one slip has lines. */
const WATCHED = 50;

/** Watches the latest bets on a lottery, independent of the visible page. When results arrive, refetches the lists and the balance. */
export function useNews(gameCode: string, language: string) {
  const queries = useQueryClient();
  const { data, refetch } = useCall(lotteryOrders, { gameCode, language, pageNo: 1, pageSize: WATCHED }, { staleMs: 0 });
  const known = useRef<readonly LotteryOrder[]>([]);
  const [fresh, setFresh] = useState<ReturnType<typeof decided>>();
  const list = data?.list;
  useEffect(() => {
    if (!list) return;
    const change = decided(known.current, list);
    known.current = list;
    if (change.count === 0) return;
    setFresh(change);
    void refreshCall(queries, balance);
    void queries.invalidateQueries({ queryKey: callKey(lotteryOrders) });
  }, [list, queries]);
  return {
    /** Bets settled last while the page was open. */
    fresh,
    /** Time of the next result, epoch milliseconds. */
    dueAt: list && nextDecision(list),
    ask: () => void refetch(),
  };
}
