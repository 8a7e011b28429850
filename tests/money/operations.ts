/** What can happen to money, as operations on the ledger. What moves money in another way gets a row of its own here. */
import type { Holder, Transfer } from '#gateway/domain/ledger/ledger.ts';
import type { Random } from '../claims/random.ts';

/** A movement that somebody wants; amounts in minor units. */
export type Wish = Pick<Transfer, 'kind' | 'from' | 'to' | 'amount'>;

/** Members by id, and the vendors that keep wallets of their own. */
export interface World {
  readonly members: readonly number[];
  readonly vendors: readonly string[];
}

const HOUSE: Holder = { kind: 'house' };
const CASHIER: Holder = { kind: 'cashier' };

const wallet = (owner: number): Holder => ({ kind: 'wallet', owner });
const held = (owner: number): Holder => ({ kind: 'held', owner });

/** Stakes and other sums of which a wallet holds many; now and then one that it does not hold. */
const sum = (random: Random): number => (random.once(20) ? 1_000_000 : 1 + random.below(3000));

/** Where a game is played from: the main wallet, or a vendor's. */
function purse(random: Random, world: World, owner: number): Holder {
  return random.once(2) ? wallet(owner) : { kind: 'vendor', owner, vendor: random.pick(world.vendors) };
}

export const OPERATIONS: Readonly<Record<string, (random: Random, world: World, owner: number) => Wish>> = {
  deposit: (random, _world, owner) => ({ kind: 'deposit', from: CASHIER, to: wallet(owner), amount: 1 + random.below(20_000) }),
  withdrawalAsked: (random, _world, owner) => ({ kind: 'withdrawal', from: wallet(owner), to: held(owner), amount: sum(random) }),
  withdrawalPaid: (random, _world, owner) => ({ kind: 'withdrawal', from: held(owner), to: CASHIER, amount: sum(random) }),
  withdrawalRefused: (random, _world, owner) => ({ kind: 'withdrawal', from: held(owner), to: wallet(owner), amount: sum(random) }),
  bet: (random, world, owner) => ({ kind: 'bet', from: purse(random, world, owner), to: HOUSE, amount: sum(random) }),
  win: (random, world, owner) => ({ kind: 'win', from: HOUSE, to: purse(random, world, owner), amount: 1 + random.below(5000) }),
  bonus: (random, _world, owner) => ({ kind: 'bonus', from: HOUSE, to: wallet(owner), amount: 1 + random.below(500) }),
  rebate: (random, _world, owner) => ({ kind: 'rebate', from: HOUSE, to: wallet(owner), amount: 1 + random.below(50) }),
  toVendor: (random, world, owner) => ({
    kind: 'vendorTransfer',
    from: wallet(owner),
    to: { kind: 'vendor', owner, vendor: random.pick(world.vendors) },
    amount: sum(random),
  }),
  fromVendor: (random, world, owner) => ({
    kind: 'vendorTransfer',
    from: { kind: 'vendor', owner, vendor: random.pick(world.vendors) },
    to: wallet(owner),
    amount: sum(random),
  }),
  toMember: (random, world, owner) => ({
    kind: 'memberTransfer',
    from: wallet(owner),
    to: wallet(random.pick(world.members)),
    amount: sum(random),
  }),
};
