import { lineTotal } from '#site/api/contract/lotteryRules.ts';
import type { Gateway, MerchantSeed } from '../api/context.ts';
import { seededRandom } from '../api/random.ts';
import type { Random } from '../api/random.ts';
import { move, walletBalance } from '../domain/ledger/ledger.ts';
import type { MovementKind } from '../domain/ledger/ledger.ts';
import { openDraws } from '../domain/lottery/draws.ts';
import { lotteryOf } from '../domain/lottery/games.ts';
import { pointPriceOf } from '../domain/lottery/limits.ts';
import { settleDue, takeOrder } from '../domain/lottery/orders.ts';
import { oddsOf, prizeTable } from '../domain/lottery/prizes.ts';
import { writeRound } from '../domain/records/bets.ts';
import { seedUnit } from './scale.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Range of the seeded history, in days before the seeding. The last days of `demo` are `LAST_DAYS`, one round a day.
 */
const FIRST_DAY = 88;
const LAST_DAYS = 18;

/** Playing habits of an account. Stakes are whole major units, as club points are. */
interface Habit {
  readonly username: string;
  /** Maximum number of rounds on a day with play. */
  readonly rounds: number;
  readonly stakes: readonly [number, ...number[]];
  readonly lotteries: readonly string[];
}

const HABITS: readonly Habit[] = [
  { username: 'demo', rounds: 6, stakes: [10, 20, 20, 25, 50, 100], lotteries: ['VNMB', 'VNMN', 'SEA11'] },
  { username: 'vip', rounds: 2, stakes: [500, 1000, 2000, 5000], lotteries: [] },
  { username: 'agent', rounds: 1, stakes: [20, 50, 100], lotteries: ['VNMB'] },
];

/** Payout table of a hundred rounds: up to which ticket a win pays so many tenths of the stake. The rest is lost. */
const PAYS = [
  [1, 120],
  [4, 50],
  [12, 25],
  [27, 15],
  [34, 10],
] as const;

interface Player {
  readonly gateway: Gateway;
  readonly seed: MerchantSeed;
  readonly habit: Habit;
  readonly accountId: number;
  /** Minor units of a seed unit. */
  readonly unit: number;
  readonly random: Random;
  readonly games: readonly number[];
}

/**
 * Three months of play of the demo accounts: rounds, lottery orders decided by the demo lottery, deposits, bonuses and
 * withdrawals, all through the ledger and in order of time. The result is withdrawn or deposited at the end, so that
 * accounts hold the amounts of `accounts.ts`.
 */
export function* seedHistory(gateway: Gateway, seed: MerchantSeed): Generator<void, void> {
  const { db } = gateway;
  const games = gamesOf(gateway, seed);
  if (games.length === 0) return;
  for (const habit of HABITS) {
    const account = db.get<{ id: number }>('SELECT id FROM accounts WHERE merchant = ? AND username = ?', seed.code, habit.username);
    if (account === undefined) continue;
    const random = seededRandom(`history ${seed.code} ${habit.username}`);
    playMonths({ gateway, seed, habit, accountId: account.id, unit: seedUnit(seed.currency.exponent), random, games });
    if (habit.username === 'demo') playLastDays(gateway, seed, account.id);
    yield;
  }
}

/** Stakes of an account before its last days, in minor units, less returned ones. */
export function historyStakes({ db, now }: Pick<Gateway, 'db' | 'now'>, merchant: string, accountId: number): number {
  const row = db.get<{ total: number }>(
    `SELECT coalesce(-sum(e.amount), 0) AS total FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
     WHERE a.merchant = ? AND a.kind = 'wallet' AND a.owner_id = ? AND e.kind = 'bet' AND e.moved_at < ?`,
    merchant,
    accountId,
    now() - LAST_DAYS * DAY_MS,
  );
  return row?.total ?? 0;
}

/** The first few games of each category that is played in rounds. */
function gamesOf({ db }: Gateway, { code }: MerchantSeed): number[] {
  return ['RNG', 'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS'].flatMap((category, index) =>
    db
      .all<{ node_id: number }>(
        `SELECT g.node_id FROM games g JOIN vendors v ON v.code = g.vendor AND v.merchant = ?
         WHERE g.category = ? AND g.is_game = '' ORDER BY g.is_hot DESC, g.node_id LIMIT 8 OFFSET ?`,
        code,
        category,
        index === 1 ? 8 : 0,
      )
      .map(({ node_id: id }) => id),
  );
}

function playMonths(player: Player): void {
  const { gateway, seed, habit, accountId, random } = player;
  const { db, now } = gateway;
  const before = walletBalance(db, seed.code, accountId);
  const { code } = seed;
  const settle = (at: number): void => void settleDue(db, { code, exponent: seed.currency.exponent }, at);
  for (let age = FIRST_DAY; age > LAST_DAYS; age -= 1) {
    // Some days without play.
    if (random.int(4) === 0) continue;
    let at = now() - age * DAY_MS + random.int(240) * MINUTE_MS;
    settle(at);
    if (age % 7 === 3) pay(player, 'deposit', (1 + random.int(4)) * 20 * (habit.stakes[0] / 10), at, `deposit ${age}`);
    if (age % 7 === 5) pay(player, 'bonus', (1 + random.int(6)) * 5 * (habit.stakes[0] / 10), at, `rebate ${age}`, `rebate:${age}`);
    if (age % 20 === 9) pay(player, 'bonus', 20 * (habit.stakes[0] / 10), at, `mission ${age}`, `mission:${age}`);
    if (age === 61) pay(player, 'bonus', 30 * (habit.stakes[0] / 10), at, 'promotion', 'promotion:friend');
    for (let round = 1 + random.int(habit.rounds); round > 0; round -= 1) {
      at += (2 + random.int(40)) * MINUTE_MS;
      playRound(player, at, `${age}${String(round).padStart(2, '0')}`);
    }
    const lottery = habit.lotteries[random.int(habit.lotteries.length * 2 || 1)];
    if (lottery !== undefined) betOn(player, lottery, at + 5 * MINUTE_MS);
  }
  const end = now() - LAST_DAYS * DAY_MS - MINUTE_MS;
  settle(end);
  const gained = walletBalance(db, code, accountId) - before;
  if (gained !== 0) transfer(player, gained > 0 ? 'withdrawal' : 'deposit', -gained, end, 'closing');
}

/** One round a day for `demo`, stakes of 25 and a win of 60 every third day, up to now. */
function playLastDays(gateway: Gateway, seed: MerchantSeed, accountId: number): void {
  const { db, now } = gateway;
  const unit = seedUnit(seed.currency.exponent);
  const games = db.all<{ node_id: number }>(
    `SELECT g.node_id FROM games g JOIN vendors v ON v.code = g.vendor AND v.merchant = ?
     WHERE g.category IN ('RNG', 'FISH', 'LIVE') AND g.is_hot = 1 ORDER BY g.node_id LIMIT ?`,
    seed.code,
    LAST_DAYS,
  );
  for (let age = games.length - 1; age >= 0; age -= 1) {
    const nodeId = games[age]?.node_id ?? 0;
    settleRound(gateway, seed, {
      accountId,
      nodeId,
      roundId: `R${String(accountId).padStart(4, '0')}${String(age).padStart(4, '0')}`,
      stake: 25 * unit,
      win: age % 3 === 0 ? 60 * unit : 0,
      at: now() - age * DAY_MS,
    });
  }
}

interface SeedRound {
  readonly accountId: number;
  readonly nodeId: number;
  readonly roundId: string;
  readonly stake: number;
  readonly win: number;
  readonly at: number;
}

/** Settles a round with its money; does nothing if the wallet does not cover it. */
function settleRound({ db }: Gateway, { code: merchant }: MerchantSeed, round: SeedRound): void {
  const { accountId, nodeId, roundId, stake, win, at } = round;
  const money = { merchant, accountId, at, reference: roundId, subject: `game:${nodeId}` };
  if (move(db, { ...money, kind: 'bet', idempotencyKey: `seed ${accountId} ${roundId} bet`, amount: -stake }) !== 'moved') return;
  if (win > 0) move(db, { ...money, kind: 'win', idempotencyKey: `seed ${accountId} ${roundId} win`, amount: win });
  writeRound(db, { merchant, ...round, outcome: {} });
}

function playRound({ gateway, seed, habit, accountId, unit, random, games }: Player, at: number, number: string): void {
  const stake = (habit.stakes[random.int(habit.stakes.length)] ?? habit.stakes[0]) * unit;
  const ticket = random.int(100);
  const [, tenths] = PAYS.find(([upTo]) => ticket < upTo) ?? [100, 0];
  settleRound(gateway, seed, {
    accountId,
    nodeId: games[random.int(games.length)] ?? 0,
    roundId: `R${String(accountId).padStart(4, '0')}${number.padStart(6, '1')}`,
    stake,
    win: Math.floor((stake * tenths) / 10),
    at,
  });
}

/** One line of the lottery's first play, on the draw open at that time. */
function betOn({ gateway, seed, habit, accountId, unit, random }: Player, code: string, at: number): void {
  const { db } = gateway;
  const lottery = lotteryOf(code);
  const play = lottery?.plays[0];
  const table = lottery && prizeTable(lottery.prizeModes[0] ?? 0);
  const open = lottery && openDraws(lottery, at)[0];
  if (lottery === undefined || play === undefined || table === undefined || open === undefined) return;
  const picks = play.shape.columns.map(({ options, least }) => {
    const left = [...options];
    return Array.from({ length: Math.max(1, least) }, () => left.splice(random.int(left.length), 1)).flat();
  });
  // Stakes have four decimals in the API; the currency's exponent converts the seed's minor units.
  const { exponent } = seed.currency;
  const wanted = habit.stakes[0] * unit * 10 ** (4 - exponent);
  const point = pointPriceOf(play, seed.currency) ?? wanted;
  const stake = Math.ceil(wanted / point) * point;
  const total = stake / 10 ** (4 - exponent);
  if (lineTotal(stake, 1, exponent) !== total) return;
  if (walletBalance(db, seed.code, accountId) < total) return;
  takeOrder(db, lottery, {
    merchant: seed.code,
    accountId,
    numero: open.numero,
    prizeMode: table.id,
    playType: play.playType,
    picks,
    stake,
    combinations: 1,
    odds: oddsOf(lottery, play, table),
    total,
    placedAt: at,
    drawsAt: open.drawsAt,
  });
}

function pay(player: Player, kind: MovementKind, units: number, at: number, key: string, subject?: string): void {
  transfer(player, kind, Math.max(1, Math.round(units)) * player.unit, at, key, subject);
}

function transfer(
  { gateway, seed, accountId }: Player,
  kind: MovementKind,
  amount: number,
  at: number,
  key: string,
  subject?: string,
): void {
  move(gateway.db, {
    merchant: seed.code,
    kind,
    idempotencyKey: `seed ${accountId} ${key}`,
    accountId,
    amount,
    at,
    ...(subject !== undefined && { subject }),
  });
}
