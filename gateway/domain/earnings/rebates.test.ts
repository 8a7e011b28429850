import { describe, expect, it } from 'vitest';

import { seededRandom } from '../../api/random.ts';
import type { Random } from '../../api/random.ts';
import { openDatabase } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import { walletBalance } from '../ledger/ledger.ts';
import { recordBet, settleBet } from '../records/bets.ts';
import { writeRates } from '../team/rates.ts';
import { settleRebates } from './rebates.ts';
import { addAccount, untilBroken } from './testing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Across the end of winter time in New York. */
const START = Date.UTC(2026, 2, 1, 3, 17, 11);
const DAYS = 14;
const ZONES = ['UTC', 'Asia/Manila', 'America/New_York', 'Asia/Kathmandu'];
const CATEGORIES = ['RNG', 'LIVE', 'SPORTS', 'MINI'];
const RATED = ['RNG', 'LIVE', 'SPORTS'] as const;
const ACCOUNTS = 16;
const TRIALS: ReadonlySet<number> = new Set([6, 16]);

interface TestBet {
  readonly account: number;
  readonly category: string;
  readonly valid: number;
  readonly placedAt: number;
  readonly at: number;
  readonly status: 'settled' | 'cancelled';
}

interface Change {
  readonly account: number;
  readonly category: (typeof RATED)[number];
  readonly rate: number;
  readonly at: number;
}

interface World {
  readonly db: Database;
  readonly random: Random;
  readonly zone: string;
  /** Each account's upline, by index. */
  readonly uplines: readonly (number | null)[];
  readonly bets: readonly TestBet[];
  readonly changes: readonly Change[];
}

function randomWorld(name: string): World {
  const random = seededRandom(name);
  const db = openDatabase(':memory:');
  const uplines: (number | null)[] = [null];
  for (let id = 1; id <= ACCOUNTS; id += 1) {
    // Deep lines, and a few new roots. Trial accounts have rates, uplines and downlines here, which they never have in
    // production.
    uplines[id] = id === 1 || random.int(7) === 0 ? null : Math.max(1, id - 1 - random.int(3));
    addAccount(db, id, uplines[id] ?? null);
    if (TRIALS.has(id)) db.run('UPDATE accounts SET type = 4 WHERE id = ?', id);
  }
  const bets = Array.from({ length: 320 }, (): TestBet => {
    const hour = START + random.int(DAYS * 24) * HOUR;
    // Some at a moment when a day ends in some zone.
    const at = random.int(4) === 0 ? hour - (hour % HOUR) + random.int(4) * 15 * MINUTE : hour + random.int(HOUR);
    return {
      account: 1 + random.int(ACCOUNTS),
      category: CATEGORIES[random.int(CATEGORIES.length)] ?? 'RNG',
      valid: random.int(6) === 0 ? 0 : 1 + random.int(random.int(2) === 0 ? 90 : 40_000),
      placedAt: Math.max(START, at - random.int(20 * HOUR)),
      at: Math.max(START, at),
      status: random.int(8) === 0 ? 'cancelled' : 'settled',
    };
  });
  // Usually a downline's rate is at most its upline's; sometimes it is higher, and the upline earns nothing from it
  // then.
  const changes = Array.from({ length: 150 }, (_, index): Change => {
    const account = 1 + (index < 60 ? index % ACCOUNTS : random.int(ACCOUNTS));
    const rate = random.int(8) === 0 ? random.int(90) : Math.max(0, 90 - 5 * account + random.int(9));
    return { account, category: RATED[index % 3] ?? 'RNG', rate, at: index < 60 ? START - 1 : START + random.int(DAYS * DAY) };
  });
  return { db, random, zone: ZONES[random.int(ZONES.length)] ?? 'UTC', uplines, bets, changes };
}

const seedOf = ({ zone }: Pick<World, 'zone'>) => ({ code: 'm', timeZone: zone });

/**
 * Simulates a world: applies every event in time order and settles at random moments, sometimes partially, twice, or
 * with an abort.
 */
function live(world: World): number {
  const { db, random, bets, changes } = world;
  const end = START + (DAYS + 3) * DAY;
  const settle = (at: number, database: Database = db): void => settleRebates({ db: database, seed: seedOf(world), at });
  const settleSomehow = (at: number): void => {
    const how = random.int(4);
    if (how === 0) untilBroken(db, random.int(9), (broken) => settle(at, broken));
    if (how === 1) settleRebates({ db, seed: seedOf(world), at, most: 1 + random.int(4) });
    if (how >= 2) settle(at);
    if (how === 3) settle(at);
  };
  const events: { at: number; act: () => void }[] = [
    ...changes.map(({ account, category, rate, at }) => ({ at, act: () => writeRates(db, 'm', account, new Map([[category, rate]])) })),
    ...bets.flatMap(({ account, category, valid, placedAt, at, status }, index) => {
      const key = { accountId: account, source: 'round', betNo: String(index) } as const;
      const placed = { ...key, merchant: 'm', category, vendor: 'V', game: '1', stake: valid, at: placedAt };
      const result = { status, validBet: status === 'settled' ? valid : 0, win: 0, at };
      // Every other bet is decided when it is placed.
      if (index % 2 === 0) return [{ at, act: () => recordBet(db, { ...placed, at }, result) }];
      return [
        { at: placedAt, act: () => recordBet(db, placed) },
        { at, act: () => settleBet(db, key, result) },
      ];
    }),
    ...Array.from({ length: 25 }, () => START + random.int(DAYS * DAY)).map((at) => ({ at, act: () => settleSomehow(at) })),
  ];
  for (const { act } of events.toSorted((one, other) => one.at - other.at)) act();
  for (let times = 0; times < 3; times += 1) settle(end);
  return end;
}

const dayIn = (zone: string, at: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at);

/**
 * Earnings by account and day in ten-thousandths of a minor unit, computed bet by bet, up the line from each bettor.
 */
function exact({ bets, changes, uplines, zone }: World): ReadonlyMap<number, ReadonlyMap<string, bigint>> {
  const rateOf = (account: number, category: string, at: number): number =>
    changes
      .filter((change) => change.account === account && change.category === category && change.at <= at)
      .toSorted((one, other) => one.at - other.at)
      .at(-1)?.rate ?? 0;
  const earned = new Map<number, Map<string, bigint>>();
  for (const { account, category, valid, at, status } of bets) {
    if (status === 'cancelled' || valid === 0 || TRIALS.has(account)) continue;
    let below = 0;
    for (let holder: number | null = account; holder !== null; holder = uplines[holder] ?? null) {
      const rate = rateOf(holder, category, at);
      if (rate > below && !TRIALS.has(holder)) {
        const days = earned.get(holder) ?? new Map<string, bigint>();
        const day = dayIn(zone, at);
        days.set(day, (days.get(day) ?? 0n) + BigInt(valid) * BigInt(rate - below));
        earned.set(holder, days);
      }
      below = rate;
    }
  }
  return earned;
}

/** Payments by account and day: all earnings up to it in whole minor units, less previous payments. */
function expected(world: World): string[] {
  return [...exact(world)].flatMap(([account, days]) => {
    let [sum, paid] = [0n, 0n];
    return [...days.keys()].toSorted().map((day) => {
      const carried = sum - paid * 10_000n;
      sum += days.get(day) ?? 0n;
      const amount = sum / 10_000n - paid;
      paid += amount;
      return `${account} ${day} ${carried} ${amount}`;
    });
  });
}

interface Row {
  readonly id: number;
  readonly account_id: number;
  readonly day: string;
  readonly carried: number;
  readonly amount: number;
  readonly left_over: number;
  readonly paid_at: number | null;
}

const rowsOf = (db: Database): Row[] => db.all<Row>('SELECT * FROM rebates ORDER BY account_id, day');

describe('rebates', () => {
  it.each(Array.from({ length: 8 }, (_, index) => `rebates ${index}`))(
    '[AGT-2] are what bets and rates say to the minor unit, up every line, whenever they were settled, and paid once: %s',
    (name) => {
      const world = randomWorld(name);
      const { db } = world;
      live(world);
      const rows = rowsOf(db);
      expect(rows.map((row) => `${row.account_id} ${row.day} ${row.carried} ${row.amount}`).toSorted()).toEqual(expected(world).toSorted());
      expect(rows.filter(({ amount }) => amount > 0).length).toBeGreaterThan(30);
      expect(rows.filter(({ carried }) => carried > 0).length).toBeGreaterThan(30);
      expect(rows.filter(({ account_id: id }) => TRIALS.has(id))).toEqual([]);

      // The inputs are stored: each amount can be recomputed from them.
      for (const { id, carried, amount, left_over: leftOver } of rows) {
        const counted = db.all<{ rate: number; below: number; valid_bet: number }>('SELECT * FROM rebate_lines WHERE rebate_id = ?', id);
        const sum = counted.reduce((whole, { rate, below, valid_bet: valid }) => whole + valid * (rate - below), carried);
        expect([amount, leftOver]).toEqual([Math.floor(sum / 10_000), sum % 10_000]);
      }
      expect(db.get('SELECT count(*) AS left FROM rebate_figures')).toEqual({ left: 0 });

      // The house paid each of them once, and nothing else.
      for (const { amount, paid_at: paidAt } of rows) expect(paidAt === null).toBe(amount === 0);
      for (let account = 1; account <= ACCOUNTS; account += 1)
        expect(walletBalance(db, 'm', account)).toBe(
          rows.filter(({ account_id: id }) => id === account).reduce((sum, { amount }) => sum + amount, 0),
        );
      expect(db.get('SELECT sum(amount) AS sum FROM ledger_entries')).toEqual({ sum: 0 });
      expect(db.get("SELECT count(*) AS count FROM ledger_movements WHERE kind = 'rebate'")).toEqual({
        count: rows.filter(({ amount }) => amount > 0).length,
      });
      db.close();
    },
  );
});
