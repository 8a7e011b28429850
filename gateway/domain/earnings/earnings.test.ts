import { describe, expect, it } from 'vitest';

import type { ContractSort, ContractTier } from '#site/api/contract/agentContracts.ts';
import { seededRandom } from '../../api/random.ts';
import type { Random } from '../../api/random.ts';
import { openDatabase } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import { walletBalance } from '../ledger/ledger.ts';
import { settleEarnings } from './settle.ts';
import { addAccount, addBet, addContract, changeState, give, untilBroken } from './testing.ts';
import type { Bet, TestContract } from './testing.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Across the end of winter time in New York. */
const START = Date.UTC(2026, 1, 20, 3, 17, 11);
const LENGTH = 40 * DAY;
const ZONES = ['UTC', 'Asia/Manila', 'America/New_York', 'Asia/Kathmandu'];
const SORTS: readonly ContractSort[] = ['dividend', 'daily', 'hourly', 'realtime'];

interface World {
  readonly db: Database;
  readonly zone: string;
  readonly random: Random;
  /** Each account's upline, by index. */
  readonly uplines: readonly (number | null)[];
  readonly contracts: readonly TestContract[];
  readonly bets: readonly Bet[];
  readonly bonuses: readonly { readonly account: number; readonly at: number; readonly amount: number }[];
}

const seedOf = ({ zone }: Pick<World, 'zone'>) => ({ code: 'm', timeZone: zone });

function randomWorld(name: string): World {
  const random = seededRandom(name);
  const db = openDatabase(':memory:');
  const uplines: (number | null)[] = [null, null];
  for (let id = 1; id <= 14; id += 1) {
    const upline = id > 2 && random.int(5) > 0 ? 1 + random.int(id - 1) : null;
    uplines[id] = upline;
    addAccount(db, id, upline);
  }
  const contracts: TestContract[] = [];
  for (let to = 1; to <= 9; to += 1)
    for (const sort of SORTS) {
      if (random.int(3) === 0) continue;
      const from = START + random.int(6 * DAY);
      const until = random.int(2) === 0 ? from + random.int(20 * DAY) : Number.MAX_SAFE_INTEGER;
      const period = sort === 'dividend' ? (['D', 'W', 'H', 'M'] as const)[random.int(4)] : sort === 'daily' ? 'D' : null;
      const contract = { by: uplines[to] ?? null, to, sort, period: period ?? null, tiers: randomTiers(random) };
      contracts.push({ ...contract, id: contracts.length + 1, from, until });
      // The replacement contract, which may begin in the middle of a period.
      if (until < START + LENGTH && random.int(2) === 0)
        contracts.push({ ...contract, id: contracts.length + 1, tiers: randomTiers(random), from: until, until: Number.MAX_SAFE_INTEGER });
    }
  const bets = Array.from({ length: 260 }, (): Bet => {
    const stake = 1 + random.int(9_000);
    // Many coincide, so that hours and minutes have several members, and some lie exactly on the boundary of a period.
    const at = START + DAY * random.int(40) + (random.int(3) === 0 ? 0 : HOUR * random.int(24)) + random.int(4) * 150_000;
    const onTime = random.int(4) === 0 ? at - (at % HOUR) : at;
    return {
      account: 1 + random.int(14),
      at: Math.max(START, onTime),
      stake,
      valid: random.int(5) === 0 ? 0 : stake,
      win: random.int(3) === 0 ? 2 * stake : 0,
    };
  });
  const bonuses = Array.from({ length: 20 }, () => ({
    account: 1 + random.int(14),
    at: START + random.int(LENGTH),
    amount: 1 + random.int(900),
  }));
  return { db, zone: ZONES[random.int(ZONES.length)] ?? 'UTC', random, uplines, contracts, bets, bonuses };
}

const randomTiers = (random: Random): ContractTier[] =>
  [1, 2, 3].map((step) => ({
    rate: 37 * step + random.int(400),
    activeMembers: random.int(step + 1),
    validBet: random.int(2) === 0 ? null : random.int(4_000) * step,
    profitLoss: random.int(2) === 0 ? null : random.int(3_000) * step,
    betAmount: random.int(2) === 0 ? null : random.int(3_000) * step,
  }));

/** Formatters by zone, created once: creating one is far slower than using it. */
const clocks = new Map(
  ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })]),
);

/** Date and time in the zone; hours count on through the day, regardless of clock changes. */
function localKey({ sort, period }: TestContract, at: number, zone: string): string {
  if (sort === 'realtime') return String(Math.floor(at / 300_000));
  const [day = '', time = ''] = clocks.get(zone)?.format(at).split(' ') ?? [];
  // All offsets are quarters of hours, and clocks change by whole hours: the minutes give the start of the hour.
  if (sort === 'hourly') return String(Math.floor((at - Number(time.slice(3, 5)) * 60_000) / 60_000));
  const length = sort === 'daily' ? 'D' : period;
  if (length === 'M') return day.slice(0, 7);
  if (length === 'H') return `${day.slice(0, 7)} ${Number(day.slice(8)) <= 15 ? 1 : 2}`;
  if (length === 'D') return day;
  return String(Math.floor((Date.parse(`${day}T00:00:00Z`) / DAY + 3) / 7));
}

/**
 * Expected earnings, computed from the list of bets alone: by contract and period, `[ends before end, active, rate,
 * amount]`.
 */
function expected({ contracts, bets, bonuses, uplines, zone }: World, end: number): string[] {
  const isBelow = (account: number, above: number): boolean => {
    const upline = uplines[account] ?? null;
    return upline !== null && (upline === above || isBelow(upline, above));
  };
  return contracts.flatMap((contract) => {
    const inForce = ({ account, at }: { account: number; at: number }) =>
      at >= contract.from && at < contract.until && (account === contract.to || isBelow(account, contract.to));
    const keyAt = (at: number) => localKey(contract, at, zone);
    const isOver = (key: string) => end >= contract.until || keyAt(end) !== key;
    const ofTeam = bets.filter(inForce);
    return [...new Set(ofTeam.map(({ at }) => keyAt(at)))].filter(isOver).map((key) => {
      const own = ofTeam.filter(({ at }) => keyAt(at) === key);
      const valid = own.reduce((sum, bet) => sum + bet.valid, 0);
      const given = bonuses.filter((bonus) => inForce(bonus) && keyAt(bonus.at) === key).reduce((sum, { amount }) => sum + amount, 0);
      const profit = own.reduce((sum, bet) => sum + bet.stake - bet.win, 0) - given;
      // A real-time salary covers the hour before the end of its interval.
      const hourEnd = Math.min((Number(key) + 1) * 300_000, contract.until);
      const looked = contract.sort === 'realtime' ? ofTeam.filter(({ at }) => at >= hourEnd - HOUR && at < hourEnd) : own;
      const active = new Set(looked.filter(({ account }) => account !== contract.to).map(({ account }) => account)).size;
      const amount = looked.reduce((sum, bet) => sum + bet.valid, 0);
      let rate = 0;
      for (const tier of contract.tiers)
        if (
          tier.rate > rate &&
          active >= tier.activeMembers &&
          valid >= (tier.validBet ?? 0) &&
          profit >= (tier.profitLoss ?? -Infinity) &&
          amount >= (tier.betAmount ?? 0)
        )
          rate = tier.rate;
      const base = contract.sort === 'dividend' ? Math.max(0, profit) : valid;
      return [contract.id, key, valid, profit, active, rate, Math.floor((base * rate) / 10_000)].join(' ');
    });
  });
}

interface Row {
  readonly contract_id: number;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly valid_bet: number;
  readonly profit_loss: number;
  readonly active_members: number;
  readonly rate: number;
  readonly amount: number;
  readonly state: string;
}

const rowsOf = (db: Database): Row[] => db.all<Row>('SELECT * FROM earnings');

/**
 * Simulates a world: applies every event in time order and settles at random moments, sometimes partially, twice, or
 * with an abort.
 */
function live(world: World): number {
  const { db, random, bets, bonuses, contracts } = world;
  const end = START + LENGTH;
  const events: { at: number; act: () => void }[] = [
    ...bets.map((bet, index) => ({ at: bet.at, act: () => addBet(db, bet, index) })),
    ...bonuses.map(({ account, at, amount }, index) => ({ at, act: () => give(db, 'bonus', account, amount, at, `bonus ${index}`) })),
    ...contracts.flatMap((contract) => {
      const { id, from, until } = contract;
      const begin = (): void => {
        addContract(db, contract);
        changeState(db, id, 'active', from);
      };
      return [{ at: from, act: begin }, ...(until < end ? [{ at: until, act: () => changeState(db, id, 'terminated', until) }] : [])];
    }),
    ...Array.from({ length: 30 }, () => START + random.int(LENGTH)).map((at) => ({ at, act: () => settleSomehow(at) })),
  ];
  function settleSomehow(at: number): void {
    const how = random.int(4);
    if (how === 0) untilBroken(db, random.int(9), (broken) => settleEarnings({ db: broken, seed: seedOf(world), at }));
    if (how === 1) settleEarnings({ db, seed: seedOf(world), at, most: 1 + random.int(4) });
    if (how >= 2) settleEarnings({ db, seed: seedOf(world), at });
    if (how === 3) settleEarnings({ db, seed: seedOf(world), at });
  }
  for (const { act } of events.toSorted((one, other) => one.at - other.at)) act();
  settleEarnings({ db, seed: seedOf(world), at: end, most: 100_000 });
  return end;
}

describe('what contracts bring', () => {
  const worlds = Array.from({ length: 6 }, (_, index) => `world ${index}`);

  it.each(worlds)(
    '[AGT-3] [AGT-6] is what the bets say to the minor unit, whenever it was settled, and is never paid twice: %s',
    (name) => {
      const world = randomWorld(name);
      const { db, contracts } = world;
      for (let id = 1; id <= 14; id += 1)
        if (world.random.int(3) > 0) give(db, 'deposit', id, 1 + world.random.int(400), START, `first ${id}`);
      const end = live(world);
      const rows = rowsOf(db);
      const contractOf = (row: Row) => contracts[row.contract_id - 1] ?? expect.fail('a contract that is not');
      const told = rows.map((row) => {
        const key = localKey(contractOf(row), row.starts_at, world.zone);
        expect(localKey(contractOf(row), row.ends_at - 1, world.zone)).toBe(key);
        return [row.contract_id, key, row.valid_bet, row.profit_loss, row.active_members, row.rate, row.amount].join(' ');
      });
      expect(told.toSorted()).toEqual(expected(world, end).toSorted());
      expect(rows.filter(({ amount }) => amount > 0).length).toBeGreaterThan(20);
      expectSoundBooks(world);

      // A payer pays what it owes as soon as it has money, and never twice.
      const amounts = rowsOf(db).map(({ amount }) => amount);
      for (let id = 1; id <= 14; id += 1) give(db, 'deposit', id, 100_000_000, end, `last ${id}`);
      for (let times = 0; times < 40; times += 1) settleEarnings({ db, seed: seedOf(world), at: end + 600_000 * times });
      expect(rowsOf(db).filter(({ state }) => state === 'owed')).toEqual([]);
      expect(
        rowsOf(db)
          .slice(0, amounts.length)
          .map(({ amount }) => amount),
      ).toEqual(amounts);
      expectSoundBooks(world);
      db.close();
    },
  );
});

/** Each account holds exactly what it received and paid, never less than zero, and all entries sum to zero. */
function expectSoundBooks({ db, contracts }: World): void {
  const rows = rowsOf(db);
  const paid = rows.filter(({ state }) => state === 'paid');
  for (const { amount, state } of rows) expect(state === 'none').toBe(amount === 0);
  for (const { contract_id: id, state } of rows) if (contracts[id - 1]?.by === null) expect(state).not.toBe('owed');
  expect(db.get('SELECT sum(amount) AS sum FROM ledger_entries')).toEqual({ sum: 0 });
  expect(db.get("SELECT count(*) AS count FROM ledger_movements WHERE kind IN ('dividend', 'salary')")).toEqual({ count: paid.length });
  for (let account = 1; account <= 14; account += 1) {
    const given = db.get<{ sum: number }>(
      `SELECT coalesce(sum(e.amount), 0) AS sum FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
       WHERE a.owner_id = ? AND e.kind IN ('deposit', 'bonus')`,
      account,
    );
    const sumOf = (side: 'by' | 'to') =>
      paid.filter((row) => contracts[row.contract_id - 1]?.[side] === account).reduce((sum, { amount }) => sum + amount, 0);
    const balance = walletBalance(db, 'm', account);
    expect(balance).toBe((given?.sum ?? 0) + sumOf('to') - sumOf('by'));
    expect(db.all('SELECT 1 FROM ledger_entries WHERE balance < 0')).toEqual([]);
  }
}
