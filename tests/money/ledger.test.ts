/** Whatever happens to money, in whatever order and however often: nothing is lost, nothing is doubled, nothing goes below zero. */
import { expect, it } from 'vitest';

import { openDatabase } from '#gateway/api/index.ts';
import { holdings, transfer } from '#gateway/domain/ledger/ledger.ts';
import type { Holder } from '#gateway/domain/ledger/ledger.ts';
import { FULL, seeded } from '../claims/random.ts';
import type { Random } from '../claims/random.ts';
import { faultsOf } from './books.ts';
import { OPERATIONS } from './operations.ts';
import type { Wish, World } from './operations.ts';

const MERCHANT = 'm';
const STEPS = FULL ? 40_000 : 11_000;
const SEEDS = FULL ? [11, 12, 13] : [11];
/** Between two looks at the whole books. */
const LOOK_EVERY = 2500;

const WORLD: World = { members: Array.from({ length: FULL ? 60 : 24 }, (_, index) => index + 1), vendors: ['A', 'B'] };

const nameOf = (holder: Holder): string => JSON.stringify(holder);

/** The same money, kept in the simplest way there is. */
function createModel() {
  const amounts = new Map<string, { holder: Holder; amount: number }>();
  const done = new Set<string>();
  const add = (holder: Holder, change: number): void => {
    const name = nameOf(holder);
    amounts.set(name, { holder, amount: (amounts.get(name)?.amount ?? 0) + change });
  };
  return {
    amounts,
    done,
    /** What the ledger must answer. */
    expected(key: string, { from, to, amount }: Wish) {
      // The ledger looks at the wish before it looks whether it knows the key.
      if (nameOf(from) === nameOf(to)) return 'invalid';
      if (done.has(key)) return 'repeated';
      return 'owner' in from && (amounts.get(nameOf(from))?.amount ?? 0) < amount ? 'insufficient' : 'moved';
    },
    take(key: string, { from, to, amount }: Wish): void {
      done.add(key);
      add(from, -amount);
      add(to, amount);
    },
  };
}

class Crash extends Error {}

/** Runs a seed's operations; answers the first thing that went wrong. */
function run(seed: number): string | undefined {
  const random: Random = seeded(seed);
  const db = openDatabase(':memory:');
  const model = createModel();
  /** Everything that was ever asked for, done or not: each may be asked for again, as after a lost answer. */
  const asked: { readonly key: string; readonly wish: Wish }[] = [];
  try {
    for (let step = 0; step < STEPS; step += 1) {
      const again = asked.length > 0 && random.once(6);
      const [name, plan] = random.pick(Object.entries(OPERATIONS));
      const next = again ? random.pick(asked) : { key: `${step} ${name}`, wish: plan(random, WORLD, random.pick(WORLD.members)) };
      if (!again) asked.push(next);
      const { key, wish } = next;
      const movement = { merchant: MERCHANT, idempotencyKey: key, at: step, ...wish };
      if (random.once(12)) {
        crash(() => transfer(db, movement), db);
        continue;
      }
      const expected = model.expected(key, wish);
      const result = transfer(db, movement);
      if (result !== expected) return `step ${step}: "${key}" came to ${result} instead of ${expected}: ${JSON.stringify(wish)}`;
      if (result === 'moved') model.take(key, wish);
      if (step % LOOK_EVERY === 0) {
        const wrong = compare();
        if (wrong !== undefined) return `step ${step}: ${wrong}`;
      }
    }
    return compare();
  } finally {
    db.close();
  }

  function compare(): string | undefined {
    for (const { holder, amount } of model.amounts.values()) {
      const is = holdings(db, MERCHANT, holder);
      if (is !== amount) return `${nameOf(holder)} holds ${is} instead of ${amount}`;
    }
    const count = db.get<{ count: number }>('SELECT count(*) AS count FROM ledger_movements')?.count;
    if (count !== model.done.size) return `${count} movements instead of ${model.done.size}`;
    return faultsOf(db, MERCHANT)[0];
  }
}

/** The transaction around a movement dies after it: nothing of it may be left. */
function crash(move: () => void, db: ReturnType<typeof openDatabase>): void {
  try {
    db.transaction(() => {
      move();
      throw new Crash();
    });
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
  }
}

it.each(SEEDS)('[API-5] seed %d: deposits, holds, bets, wins, transfers, crashes and retries in any order keep the books', (seed) => {
  expect(run(seed), `seed ${seed}`).toBeUndefined();
});
