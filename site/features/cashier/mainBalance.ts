import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { MAIN_WALLET, type balance } from '#site/api/contract/wallet.ts';

/** What can be staked and sent, in minor units: the main wallet's money, without what vendors' wallets hold. */
export function mainBalance({ balance: wallets, sumBalance }: CallOutput<typeof balance>): number {
  return wallets.find(({ accountTypeId }) => accountTypeId === MAIN_WALLET)?.availBalance ?? sumBalance;
}
