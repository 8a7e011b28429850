import { useEffect, useRef, useState } from 'react';

import { lotteryOrders, type LotteryOrder } from '#site/api/contract/lottery.ts';
import { balance } from '#site/api/contract/wallet.ts';
import { callKey, refreshCall, useCall, useQueryClient } from '#site/api/useCall.ts';
import { decided, nextDecision } from './filters.ts';

/** How many of the latest bets are watched: more than one slip has lines. */
const WATCHED = 50;

/**
 * Watches the latest bets on a lottery, wherever the list on screen stands. When some are decided, the lists and the balance
 * are asked for anew.
 */
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
    /** What was decided last, while the page was open. */
    fresh,
    /** When the next bet is decided, epoch milliseconds. */
    dueAt: list && nextDecision(list),
    ask: () => void refetch(),
  };
}
