import type { Gateway, MerchantSeed } from '../api/context.ts';
import { seededRandom } from '../api/random.ts';
import type { Random } from '../api/random.ts';
import { move, walletBalance } from '../domain/ledger/ledger.ts';
import type { MovementKind } from '../domain/ledger/ledger.ts';
import { writeRound } from '../domain/records/bets.ts';
import { seedUnit } from './scale.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Members of the agent's team who play: `team021` up to `team080`. */
const FIRST = 21;
const LAST = 80;
/** Length of their history in days. */
const DAYS = 27;
const STAKES = [5, 10, 20, 20, 50] as const;
/** Payout table, in tenths of the stake: the average return is below the stake. */
const PAYS = [
  [2, 15],
  [5, 20],
  [14, 40],
] as const;

/**
 * Four weeks of play of a part of the agent's team: a few deposits, rounds, bonuses and withdrawals through the ledger,
 * so that team reports have data. The result is withdrawn or deposited at the end: members hold the amounts of
 * `accounts.ts`. A member at a time.
 */
export function* seedTeamPlay(gateway: Gateway, seed: MerchantSeed): Generator<void, void> {
  const games = gateway.db.all<{ node_id: number }>(
    `SELECT g.node_id FROM games g JOIN vendors v ON v.code = g.vendor AND v.merchant = ?
     WHERE g.category IN ('RNG', 'LIVE', 'FISH', 'PVP') AND g.is_game = '' ORDER BY g.is_hot DESC, g.node_id LIMIT 24`,
    seed.code,
  );
  if (games.length === 0) return;
  const random = seededRandom(`team play ${seed.code}`);
  for (let number = FIRST; number <= LAST; number += 1) {
    const username = `team${String(number).padStart(3, '0')}`;
    const account = gateway.db.get<{ id: number }>('SELECT id FROM accounts WHERE merchant = ? AND username = ?', seed.code, username);
    if (account === undefined) continue;
    playWeeks(
      gateway,
      seed,
      account.id,
      games.map(({ node_id: id }) => id),
      random,
    );
    yield;
  }
}

function playWeeks(
  { db, now }: Gateway,
  { code: merchant, currency }: MerchantSeed,
  accountId: number,
  games: readonly number[],
  random: Random,
): void {
  const unit = seedUnit(currency.exponent);
  const before = walletBalance(db, merchant, accountId);
  const pay = (kind: MovementKind, units: number, at: number): void => {
    move(db, { merchant, kind, idempotencyKey: `seed team ${accountId} ${kind} ${at}`, accountId, amount: units * unit, at });
  };
  let at = 0;
  for (let age = random.int(DAYS); age >= 0; age -= 1 + random.int(6)) {
    at = now() - age * DAY_MS - (2 + random.int(5)) * HOUR_MS;
    db.run('UPDATE accounts SET last_login_at = ? WHERE id = ?', at, accountId);
    pay('deposit', 50 * (1 + random.int(6)), at);
    if (random.int(3) === 0) pay('bonus', 5 * (1 + random.int(4)), at + 1);
    for (let round = 1 + random.int(2); round > 0; round -= 1) {
      at += 300_000 + random.int(300_000);
      const stake = (STAKES[random.int(STAKES.length)] ?? STAKES[0]) * unit;
      const win = Math.floor((stake * tenthsOf(random)) / 10);
      const nodeId = games[random.int(games.length)] ?? 0;
      const roundId = `RT${accountId}-${age}-${round}`;
      const money = { merchant, accountId, at, reference: roundId, subject: `game:${nodeId}` };
      if (move(db, { ...money, kind: 'bet', idempotencyKey: `seed ${roundId} bet`, amount: -stake }) !== 'moved') continue;
      if (win > 0) move(db, { ...money, kind: 'win', idempotencyKey: `seed ${roundId} win`, amount: win });
      writeRound(db, { merchant, accountId, roundId, nodeId, stake, win, outcome: {}, at });
    }
    if (random.int(2) === 0) pay('withdrawal', -30 * (1 + random.int(8)), at + 30_000);
  }
  const gained = walletBalance(db, merchant, accountId) - before;
  if (gained !== 0) pay(gained > 0 ? 'withdrawal' : 'deposit', -gained / unit, at + 60_000);
}

function tenthsOf(random: Random): number {
  for (const [rounds, tenths] of PAYS) if (random.int(rounds * 2) === 0) return tenths;
  return 0;
}
