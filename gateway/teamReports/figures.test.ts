import { afterEach, describe, expect, it } from 'vitest';
import { seededRandom } from '../api/random.ts';
import type { Random } from '../api/random.ts';
import { openDatabase } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { move } from '../ledger/ledger.ts';
import type { MovementKind } from '../ledger/ledger.ts';
import { recordBet, settleBet } from '../records/bets.ts';
import { partsOf, stretchesOf, sumsOf } from './parts.ts';

const DAY_MS = 86_400_000;
const SLOT_MS = 300_000;
const START = Date.UTC(2025, 9, 1);
const MEMBERS = 25;
const STEPS = 400;
const FIGURES = ['bets', 'stake', 'validBet', 'win', 'deposit', 'withdrawal', 'bonus', 'net'] as const;
const COLUMNS = 'bets, stake, valid_bet, win, deposit, withdrawal, bonus';

let db: Database;
afterEach(() => db.close());

/** An instant of a hundred days. */
const instant = (random: Random): number => START + random.int(100 * 288) * SLOT_MS + random.int(SLOT_MS);

/** A tree whose shape the seed decides, and what its members do in a hundred days. */
function live(seed: string): void {
  db = openDatabase(':memory:');
  const random = seededRandom(seed);
  const open: { accountId: number; betNo: string }[] = [];
  const insert =
    "INSERT INTO accounts (id, merchant, username, nickname, password_hash, upline_id, created_at) VALUES (?, 'm', ?, '', '', ?, ?)";
  for (let id = 1; id <= MEMBERS; id += 1) {
    db.run(insert, id, `member${id}`, id === 1 || random.int(6) === 0 ? null : 1 + random.int(id - 1), instant(random));
  }
  for (let step = 0; step < STEPS; step += 1) {
    const [accountId, at, amount] = [1 + random.int(MEMBERS), instant(random), 1 + random.int(500)];
    const pay = (kind: MovementKind, signed: number) =>
      move(db, { merchant: 'm', kind, idempotencyKey: `${step}`, accountId, amount: signed, at });
    const bet = {
      merchant: 'm',
      accountId,
      source: 'round',
      betNo: `R${step}`,
      category: 'RNG',
      vendor: 'V',
      game: '1',
      stake: amount,
      at,
    } as const;
    const turn = random.int(7);
    if (turn === 0) pay('deposit', amount);
    if (turn === 1) pay('withdrawal', -amount);
    // What was asked for and is refused comes back.
    if (turn === 2) pay('withdrawal', amount);
    if (turn === 3) pay('bonus', amount);
    if (turn === 4) recordBet(db, bet, { status: 'settled', validBet: amount, win: random.int(1000), at });
    if (turn === 5) {
      recordBet(db, bet);
      open.push(bet);
    }
    const decided = turn === 6 ? open.shift() : undefined;
    if (decided !== undefined) {
      const status = random.int(3) === 0 ? 'cancelled' : 'settled';
      settleBet(db, { ...decided, source: 'round' }, { status, validBet: status === 'settled' ? amount : 0, win: random.int(900), at });
    }
  }
}

/** What bets and ledger say, each by itself, of everybody at these distances below an account. */
const DIRECT = `
  SELECT l.ancestor_id, l.depth, l.account_id, b.settled_at AS at, 1 AS bets, b.stake, b.valid_bet, b.win, 0 AS deposit, 0 AS withdrawal, 0 AS bonus
  FROM bets b JOIN lineage l ON l.account_id = b.account_id WHERE b.status = 'settled'
  UNION ALL
  SELECT l.ancestor_id, l.depth, l.account_id, e.moved_at, 0, 0, 0, 0, iif(m.kind = 'deposit', e.amount, 0),
    iif(m.kind = 'withdrawal', -e.amount, 0), iif(m.kind = 'bonus', e.amount, 0)
  FROM ledger_entries e JOIN ledger_movements m ON m.id = e.movement_id JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'wallet'
  JOIN lineage l ON l.account_id = a.owner_id WHERE m.kind IN ('deposit', 'withdrawal', 'bonus')`;
const summed = COLUMNS.split(', ')
  .map((name) => `sum(${name}) AS ${name}`)
  .join(', ');

describe.each(['oak', 'elm', 'yew', 'fir'])('figures of the tree %s', (seed) => {
  it('[AGT-2] of every account and team are what bets and ledger sum up to, in each five minutes', () => {
    live(seed);
    const wanted = db.all(
      `SELECT ancestor_id AS account_id, iif(depth = 0, 'own', 'team') AS scope, at - at % ${SLOT_MS} AS slot, ${summed}
       FROM (${DIRECT}) GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    );
    expect(wanted.length).toBeGreaterThan(200);
    const kept = `SELECT account_id, scope, slot, ${COLUMNS} FROM team_figures WHERE bets <> 0 OR deposit <> 0 OR withdrawal <> 0 OR bonus <> 0`;
    expect(db.all(`${kept} ORDER BY account_id, scope, slot`)).toEqual(wanted);
    const joined = `SELECT l.ancestor_id AS account_id, a.created_at - a.created_at % ${SLOT_MS} AS slot, count(*) AS joined
      FROM lineage l JOIN accounts a ON a.id = l.account_id WHERE l.depth > 0 GROUP BY 1, 2 ORDER BY 1, 2`;
    expect(db.all("SELECT account_id, slot, joined FROM team_figures WHERE scope = 'team' AND joined > 0 ORDER BY 1, 2")).toEqual(
      db.all(joined),
    );
  });

  it('[AGT-2] [AGT-5] by member are the same sums, whatever hours a report asks for', () => {
    live(seed);
    const random = seededRandom(`hours ${seed}`);
    for (let round = 0; round < 60; round += 1) {
      const from = START + random.int(90 * 288) * SLOT_MS;
      const until = from + (round === 0 ? 0 : random.int((round % 3 === 0 ? 2 : 80) * 288)) * SLOT_MS;
      const ancestor = 1 + random.int(5);
      const [parts, ...values] = partsOf(ancestor, { from, until });
      const reported = db.all(
        `SELECT account_id, depth, ${sumsOf(FIGURES)} FROM (${parts}) GROUP BY account_id ORDER BY account_id`,
        ...values,
      );
      const direct = db.all(
        `SELECT account_id, depth, ${sumsOf(FIGURES)} FROM (${DIRECT}) WHERE ancestor_id = ? AND depth > 0 AND at >= ? AND at < ?
         GROUP BY account_id ORDER BY account_id`,
        ancestor,
        from,
        until,
      );
      expect(reported).toEqual(direct);
    }
  });
});

it('[AGT-5] long stretches are taken at once, and hours only where a day is not whole', () => {
  db = openDatabase(':memory:');
  const day = 20_000 * DAY_MS;
  expect(stretchesOf({ from: day - 8 * 3_600_000, until: day + 90 * DAY_MS - 8 * 3_600_000 })).toEqual({
    spans: [
      [32, 625, 627],
      [1, 20_064, 20_089],
    ],
    edges: [
      { day: 19_999, from: day - 8 * 3_600_000, until: day },
      { day: 20_089, from: day + 89 * DAY_MS, until: day + 90 * DAY_MS - 8 * 3_600_000 },
    ],
  });
  expect(stretchesOf({ from: day + SLOT_MS, until: day + 2 * SLOT_MS })).toEqual({
    spans: [],
    edges: [{ day: 20_000, from: day + SLOT_MS, until: day + 2 * SLOT_MS }],
  });
});
