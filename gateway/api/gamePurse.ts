import { holdings, mustTransfer, transfer } from '../domain/ledger/ledger.ts';
import { storeRound, writeRound } from '../domain/records/bets.ts';
import type { Round } from '../domain/records/bets.ts';
import { followBack, followInto, holderForGame } from '../domain/wallets/wallets.ts';
import type { Owner } from '../domain/wallets/wallets.ts';
import type { Account, MerchantSeed } from './context.ts';
import { isOnTrial, moveTrial, trialBalance } from './trialPurse.ts';

/** The money a game is played with. Amounts are minor units. */
export interface GamePurse {
  balance(): number;
  /** Takes a stake; `false` if the balance is too low. */
  take(round: Pick<Round, 'roundId' | 'nodeId'>, stake: number): boolean;
  /** Pays a decided round and stores it. */
  settle(round: Round): void;
  /** The game opens or closes: money follows the player into its vendor's wallet and back. */
  follow(direction: 'into' | 'back'): void;
}

/** Whose money it is. */
export interface PurseOwner extends Owner, Pick<Account, 'type'> {
  readonly merchant: { readonly code: string; readonly seed: MerchantSeed };
}

/** A trial account's play money, or the wallet for games of this vendor. */
export const gamePurse = (owner: PurseOwner, vendor: string): GamePurse => (isOnTrial(owner) ? playMoney(owner) : wallet(owner, vendor));

/** Not in the ledger; its rounds are no bets, so no report and no limit counts them. */
const playMoney = (owner: PurseOwner): GamePurse => {
  const balance = (): number => trialBalance(owner, owner.accountId);
  return {
    balance,
    take(_round, stake) {
      if (balance() < stake) return false;
      moveTrial(owner, owner.accountId, -stake);
      return true;
    },
    settle(round) {
      moveTrial(owner, owner.accountId, round.win);
      storeRound(owner.db, round);
    },
    follow: () => undefined,
  };
};

function wallet(owner: PurseOwner, vendor: string): GamePurse {
  const { db, merchant, accountId, at } = owner;
  const [purse, house] = [holderForGame(owner, vendor), { kind: 'house' }] as const;
  const movement = ({ roundId, nodeId }: Pick<Round, 'roundId' | 'nodeId'>, kind: 'bet' | 'win') => ({
    merchant: merchant.code,
    at,
    reference: roundId,
    subject: `game:${nodeId}`,
    kind,
    idempotencyKey: `round ${accountId} ${roundId} ${kind}`,
  });
  return {
    balance: () => holdings(db, merchant.code, purse),
    take: (round, amount) => transfer(db, { ...movement(round, 'bet'), from: purse, to: house, amount }) === 'moved',
    settle(round) {
      if (round.win > 0) mustTransfer(db, { ...movement(round, 'win'), from: house, to: purse, amount: round.win });
      writeRound(db, round);
    },
    follow: (direction) => (direction === 'into' ? followInto : followBack)(owner, vendor),
  };
}
