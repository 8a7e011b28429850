import type { Gateway, MerchantSeed } from '../api/context.ts';
import { seededRandom } from '../api/random.ts';
import { move } from '../domain/ledger/ledger.ts';
import { writeRound } from '../domain/records/bets.ts';
import type { SeedHashes } from './accounts.ts';
import { seedUnit } from './scale.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Ranges of members with their upline, and which of them are agents: a line of four levels. */
const BRANCHES: readonly (readonly [first: number, last: number, upline: string, agents: readonly number[]])[] = [
  [1, 10, 'agent2', [1, 2, 3]],
  [11, 22, 'line001', [11, 12]],
  [23, 30, 'line011', [23]],
  [31, 36, 'line023', []],
  [37, 40, 'line002', []],
];

/** Every n-th of them has played. */
const PLAYS_EVERY = 3;
const ROUNDS = 4;

const nameOf = (number: number): string => `line${String(number).padStart(3, '0')}`;

/** The line below `agent2`: members and agents with money, logins and some recent play. */
export function seedLine({ db, now }: Gateway, { code: merchant, currency }: MerchantSeed, hashes: SeedHashes): void {
  const unit = seedUnit(currency.exponent);
  const random = seededRandom(`line ${merchant}`);
  const games = db.all<{ node_id: number }>(
    `SELECT g.node_id FROM games g JOIN vendors v ON v.code = g.vendor AND v.merchant = ?
     WHERE g.category IN ('RNG', 'LIVE', 'FISH') AND g.is_hot = 1 ORDER BY g.node_id LIMIT 9`,
    merchant,
  );
  for (const [first, last, upline, agents] of BRANCHES)
    for (let number = first; number <= last; number += 1) {
      const id = insert(number, upline, agents.includes(number) ? 1 : 0);
      pay(id, 'deposit', (500 + random.int(1500)) * unit, now() - 40 * DAY_MS);
      if (number % PLAYS_EVERY === 0) play(id);
    }

  function insert(number: number, upline: string, type: number): number {
    return db.run(
      `INSERT INTO accounts (merchant, username, nickname, type, upline_id, password_hash, payment_hash, email, created_at, last_login_at)
       SELECT ?, ?, ?, ?, id, ?, ?, ?, ?, ? FROM accounts WHERE merchant = ? AND username = ?`,
      merchant,
      nameOf(number),
      nameOf(number),
      type,
      hashes.password,
      hashes.payment,
      `${nameOf(number)}@example.com`,
      now() - (80 - number) * DAY_MS,
      // Some have never logged in.
      number % 7 === 0 ? null : now() - number * 5 * HOUR_MS,
      merchant,
      upline,
    ).id;
  }

  function pay(accountId: number, kind: 'deposit' | 'bet' | 'win', amount: number, at: number, reference?: string): boolean {
    const idempotencyKey = `seed line ${accountId} ${kind} ${reference ?? ''}`;
    return move(db, { merchant, kind, idempotencyKey, accountId, amount, at, ...(reference !== undefined && { reference }) }) === 'moved';
  }

  function play(accountId: number): void {
    // Oldest first, so that balances are in order.
    for (let round = ROUNDS - 1; round >= 0; round -= 1) {
      const nodeId = games[random.int(games.length || 1)]?.node_id;
      if (nodeId === undefined) return;
      const [stake, roundId] = [(10 + random.int(50)) * unit, `L${String(accountId).padStart(4, '0')}${String(round).padStart(4, '0')}`];
      const win = random.int(3) === 0 ? 2 * stake : 0;
      const at = now() - (round * 2 + 1) * DAY_MS - random.int(12) * HOUR_MS;
      if (!pay(accountId, 'bet', -stake, at, roundId)) return;
      if (win > 0) pay(accountId, 'win', win, at, roundId);
      writeRound(db, { merchant, accountId, roundId, nodeId, stake, win, outcome: {}, at });
    }
  }
}
