import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { MAIN_WALLET, type balance } from '#site/api/contract/wallet.ts';

/** The main wallet's balance without vendor wallets, in minor units. */
export function mainBalance({ balance: wallets, sumBalance }: CallOutput<typeof balance>): number {
  return wallets.find(({ accountTypeId }) => accountTypeId === MAIN_WALLET)?.availBalance ?? sumBalance;
}
