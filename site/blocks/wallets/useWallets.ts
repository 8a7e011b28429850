import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { balance, MAIN_WALLET, merchantWallet } from '#site/api/contract/wallet.ts';
import type { CallError } from '#site/api/errors.ts';
import { callKey, refreshCall, useCall, useClient } from '#site/api/useCall.ts';

/** A wallet as it is shown. */
export interface Wallet {
  readonly id: string;
  readonly isMain: boolean;
  /** The vendor's; empty for the main wallet. */
  readonly name: string;
  readonly icon: string;
  /** Minor units; `null` while the vendor does not answer, `undefined` until anything is known. */
  readonly held: number | null | undefined;
}

type Money = CallOutput<typeof balance>;

/** The member's wallets with what is in them. */
export function useWallets() {
  const client = useClient();
  const queries = useQueryClient();
  const list = useCall(merchantWallet, { isSingle: 1 });
  const money = useCall(balance, {}, { staleMs: 0 });

  /** How asking each wallet again goes; one that was answered is not in it. */
  const [asked, setAsked] = useState<ReadonlyMap<string, 'asking' | 'failed'>>(new Map());
  const note = (id: string, state: 'asking' | 'failed' | undefined): void =>
    setAsked((before) => {
      const next = new Map(before);
      next.delete(id);
      return state === undefined ? next : next.set(id, state);
    });

  /** When all wallets were heard of last. */
  const heardAt = (): number => queries.getQueryState(callKey(balance, {}))?.dataUpdatedAt ?? 0;
  const one = useMutation<Money, CallError, string, number>({
    mutationFn: (accountTypeId) => client.call(balance, { accountTypeId }),
    onMutate: (id) => {
      note(id, 'asking');
      return heardAt();
    },
    onSuccess: (news, id, askedAt) => {
      note(id, undefined);
      // What was heard of all of them meanwhile may be later than this.
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
    /** Why there is nothing to show at all. */
    error: (list.data ? null : list.error) ?? (money.data ? null : money.error),
    isFetching: list.isFetching || money.isFetching,
    refetch: () => Promise.all([list.refetch(), money.refetch()]),
    /** Asks one wallet again. */
    ask: (id: string) => one.mutate(id),
    /** The wallets that are being asked, and those that were and could not be. */
    asked,
  };
}

/** One wallet's news in their place: the others stay as they were. */
function withNews(known: Money, news: Money): Money {
  const rows = known.balance.map((row) => news.balance.find(({ accountTypeId }) => accountTypeId === row.accountTypeId) ?? row);
  return { ...known, sumBalance: news.sumBalance, balance: rows };
}
