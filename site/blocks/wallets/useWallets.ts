import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { balance, MAIN_WALLET, merchantWallet } from '#site/api/contract/wallet.ts';
import type { CallError } from '#site/api/errors.ts';
import { callKey, refreshCall, useCall, useClient } from '#site/api/useCall.ts';

/** A wallet for display. */
export interface Wallet {
  readonly id: string;
  readonly isMain: boolean;
  /** The vendor's name; empty for the main wallet. */
  readonly name: string;
  readonly icon: string;
  /** Minor units; `null` if the vendor does not respond, `undefined` while loading. */
  readonly held: number | null | undefined;
}

type Money = CallOutput<typeof balance>;

/** The member's wallets with their balances. */
export function useWallets() {
  const client = useClient();
  const queries = useQueryClient();
  const list = useCall(merchantWallet, { isSingle: 1 });
  const money = useCall(balance, {}, { staleMs: 0 });

  /** Status of each wallet's refresh; completed ones are removed. */
  const [asked, setAsked] = useState<ReadonlyMap<string, 'asking' | 'failed'>>(new Map());
  const note = (id: string, state: 'asking' | 'failed' | undefined): void =>
    setAsked((before) => {
      const next = new Map(before);
      next.delete(id);
      return state === undefined ? next : next.set(id, state);
    });

  /** Time of the last response for all wallets. */
  const heardAt = (): number => queries.getQueryState(callKey(balance, {}))?.dataUpdatedAt ?? 0;
  const one = useMutation<Money, CallError, string, number>({
    mutationFn: (accountTypeId) => client.call(balance, { accountTypeId }),
    onMutate: (id) => {
      note(id, 'asking');
      return heardAt();
    },
    onSuccess: (news, id, askedAt) => {
      note(id, undefined);
      // A response for all wallets that arrived meanwhile may be newer than this one.
      if (heardAt() > askedAt) void refreshCall(queries, balance);
      else queries.setQueryData<Money>(callKey(balance, {}), (known) => known && withNews(known, news));
    },
    onError: (_error, id) => note(id, 'failed'),
  });

  const held = new Map(money.data?.balance.map(({ accountTypeId, availBalance }) => [accountTypeId, availBalance]));
  const wallets = (list.data?.wallets ?? []).map(({ accountTypeId, displayName, smallIcon }): Wallet => ({
    id: accountTypeId,
    isMain: accountTypeId === MAIN_WALLET,
    name: displayName,
    icon: smallIcon,
    held: money.data === undefined ? undefined : (held.get(accountTypeId) ?? null),
  }));

  return {
    wallets,
    total: money.data?.sumBalance,
    autoTransfer: list.data?.autoTransfer,
    isPending: list.isPending || money.isPending,
    /** The error if there is no data at all. */
    error: (list.data ? null : list.error) ?? (money.data ? null : money.error),
    isFetching: list.isFetching || money.isFetching,
    refetch: () => Promise.all([list.refetch(), money.refetch()]),
    /** Refreshes one wallet. */
    ask: (id: string) => one.mutate(id),
    /** Wallets that are refreshing, or whose refresh failed. */
    asked,
  };
}

/** Merges one wallet's balance into the cached list. */
function withNews(known: Money, news: Money): Money {
  const rows = known.balance.map((row) => news.balance.find(({ accountTypeId }) => accountTypeId === row.accountTypeId) ?? row);
  return { ...known, sumBalance: news.sumBalance, balance: rows };
}
