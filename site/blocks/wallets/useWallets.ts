import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { balance, MAIN_WALLET, merchantWallet } from '#site/api/contract/wallet.ts';
import type { CallError } from '#site/api/errors.ts';
import { callKey, useCall, useClient } from '#site/api/useCall.ts';

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

  const one = useMutation<Money, CallError, string>({
    mutationFn: (accountTypeId) => client.call(balance, { accountTypeId }),
    onSuccess: (news) => queries.setQueryData<Money>(callKey(balance, {}), (known) => known && withNews(known, news)),
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
    /** The wallet that is being asked. */
    asking: one.isPending ? one.variables : undefined,
    /** The wallet that was asked last and could not be. */
    unasked: one.isError ? one.variables : undefined,
  };
}

/** One wallet's news in their place: the others stay as they were. */
function withNews(known: Money, news: Money): Money {
  const rows = known.balance.map((row) => news.balance.find(({ accountTypeId }) => accountTypeId === row.accountTypeId) ?? row);
  return { ...known, sumBalance: news.sumBalance, balance: rows };
}
