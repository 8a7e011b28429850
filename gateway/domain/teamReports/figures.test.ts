import { afterEach, describe, expect, it } from 'vitest';
import { seededRandom } from '../../api/random.ts';
import type { Random } from '../../api/random.ts';
import { openDatabase } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import { move, walletBalance } from '../ledger/ledger.ts';
import type { MovementKind } from '../ledger/ledger.ts';
import { recordBet, settleBet } from '../records/bets.ts';
import { balanceIn } from '../team/balances.ts';
import { activeIn } from './active.ts';
import { alignDays } from './align.ts';
import { dayOffsetOf } from './days.ts';
import { daysOf, memberSums, sumsOf } from './parts.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SLOT_MS = 300_000;
const START = Date.UTC(2025, 9, 1);
const MEMBERS = 25;
const STEPS = 400;
const FIGURES = ['bets', 'stake', 'validBet', 'win', 'deposit', 'withdrawal', 'bonus', 'net'] as const;
const CATEGORIES = ['RNG', 'LIVE', 'MINI'];
const COLUMNS = 'bets, stake, valid_bet, win, deposit, withdrawal, bonus';

let db: Database;
afterEach(() => db.close());

const instant = (random: Random): number => START + random.int(100 * 288) * SLOT_MS + random.int(SLOT_MS);

/** Simulates a random tree and a hundred days of its members' activity, with days of UTC or another zone. */
function live(seed: string, offset = 0): void {
  db = openDatabase(':memory:');
  db.run("INSERT INTO merchants (merchant, whitelabel, rules, day_offset) VALUES ('m', '', '', ?)", offset);
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
      category: CATEGORIES[random.int(3)] ?? 'RNG',
      vendor: 'V',
      game: '1',
      stake: amount,
      at,
    } as const;
    const turn = random.int(7);
    if (turn === 0) pay('deposit', amount);
    if (turn === 1) pay('withdrawal', -amount);
    // A refused withdrawal returns the money.
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

/** Expected figures from bets and ledger, separately, of all members at these levels below an account. */
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

const OFFSETS = [0, 8, 19];

/** Periods that reports request: arbitrary ranges and whole days. */
function periods(seed: string, offset: number): { ancestor: number; from: number; until: number }[] {
  const random = seededRandom(`hours ${seed}`);
  return Array.from({ length: 60 }, (_, round) => {
    const at = START + random.int(90 * 288) * SLOT_MS;
    const long = round === 0 ? 0 : random.int((round % 3 === 0 ? 2 : 80) * 288) * SLOT_MS;
    const whole = (moment: number): number => (round % 4 === 1 ? moment - (moment % DAY_MS) - offset * HOUR_MS : moment);
    return { ancestor: 1 + random.int(5), from: whole(at), until: Math.max(whole(at), whole(at + long)) };
  });
}

describe.each(['oak', 'elm', 'yew', 'fir'])('figures of the tree %s', (seed) => {
  it('[AGT-2] of every account and team equal the sums of bets and ledger, in each five minutes', () => {
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

  it.each(OFFSETS)(
    '[AGT-2] [AGT-5] by member are the same sums, whatever hours a report asks for, days beginning %i hours early',
    (hours) => {
      live(seed, hours * HOUR_MS);
      const read = new Set<string | undefined>();
      for (const { ancestor, from, until } of periods(seed, hours)) {
        const direct = db.all(
          `SELECT account_id, depth, ${sumsOf(FIGURES)} FROM (${DIRECT}) WHERE ancestor_id = ? AND depth > 0 AND at >= ? AND at < ?
         GROUP BY account_id ORDER BY account_id`,
          ancestor,
          from,
          until,
        );
        const [sums, ...values] = memberSums(ancestor, { from, until }, hours * HOUR_MS, FIGURES);
        expect(db.all(`${sums} ORDER BY account_id`, ...values)).toEqual(direct);
        read.add(/member_\w+/.exec(sums)?.[0]);
        // Filtering by sum does not affect the other rows.
        const [won, ...ofWon] = memberSums(ancestor, { from, until }, hours * HOUR_MS, FIGURES, 'net > 0');
        expect(db.all(`${won} ORDER BY account_id`, ...ofWon)).toEqual(direct.filter((row) => Object(row).net > 0));
      }
      // Few days are summed, many use the difference of totals, and a range within a day reads neither.
      expect(read).toEqual(new Set(['member_days', 'member_totals', undefined]));
    },
  );

  it.each(OFFSETS)('[AGT-2] [AGT-5] count whoever played once, in whatever hours, days beginning %i hours early', (hours) => {
    live(seed, hours * HOUR_MS);
    const played = `SELECT count(DISTINCT l.account_id) AS members FROM lineage l JOIN bets b ON b.account_id = l.account_id
      WHERE l.ancestor_id = ? AND l.depth > 0 AND b.status = 'settled' AND b.settled_at >= ? AND b.settled_at < ?`;
    let most = 0;
    for (const { ancestor, from, until } of periods(seed, hours)) {
      const active = activeIn(ancestor, { from, until }, db, 'm');
      expect(active).toBe(db.get<{ members: number }>(played, ancestor, from, until)?.members);
      most = Math.max(most, active);
    }
    expect(most).toBeGreaterThan(2);
  });

  it('[AGT-5] of days with another offset are re-aggregated, equal to a fresh aggregation', () => {
    live(seed, 8 * HOUR_MS);
    const tables = ['member_days', 'member_totals', 'team_players'].map(
      (name) => `SELECT * FROM ${name}${name === 'team_players' ? ' WHERE members > 0' : ''}`,
    );
    const kept = tables.map((rows) => db.all(rows));
    alignDays(db, 'm', 'America/New_York');
    const elsewhere = tables.map((rows) => db.all(rows));
    expect(elsewhere).not.toEqual(kept);
    alignDays(db, 'm', 'Asia/Manila');
    expect(tables.map((rows) => db.all(rows))).toEqual(kept);
    expect(kept.every((rows) => rows.length > 50)).toBe(true);
  });

  it('[AGT-2] of levels and categories equal the sums of bets', () => {
    live(seed);
    const direct = db.all(
      `SELECT l.ancestor_id, l.depth, b.category, b.settled_at - b.settled_at % ${SLOT_MS} AS slot, count(*) AS bets, sum(b.stake) AS stake,
         sum(b.valid_bet) AS valid_bet, sum(b.win) AS win
       FROM bets b JOIN lineage l ON l.account_id = b.account_id WHERE b.status = 'settled' GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
    );
    expect(new Set(direct.map((row) => Object(row).category)).size).toBe(3);
    expect(
      db.all('SELECT ancestor_id, depth, category, slot, bets, stake, valid_bet, win FROM category_figures ORDER BY 1, 2, 3, 4'),
    ).toEqual(direct);
  });

  it('[AGT-2] have names that follow their accounts', () => {
    live(seed);
    const names = `SELECT l.ancestor_id, a.username, a.id AS account_id, l.depth, a.type FROM lineage l JOIN accounts a ON a.id = l.account_id
      WHERE l.depth > 0 ORDER BY 1, 2`;
    const kept = 'SELECT ancestor_id, username, account_id, depth, type FROM team_names ORDER BY 1, 2';
    db.run("UPDATE accounts SET username = 'another' || id, type = 41 WHERE id > 20");
    expect(db.all(kept)).toEqual(db.all(names));
    expect(db.all<{ type: number }>(kept).filter(({ type }) => type === 41).length).toBeGreaterThan(3);
  });

  it('[AGT-2] of money are the balances of wallets, own and below', () => {
    live(seed);
    const direct = `SELECT l.ancestor_id AS account_id, iif(l.depth = 0, 'own', 'team') AS scope, sum(e.amount) AS balance
      FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'wallet' JOIN lineage l ON l.account_id = a.owner_id
      GROUP BY 1, 2 ORDER BY 1, 2`;
    const sums = db.all<{ account_id: number; scope: 'own' | 'team'; balance: number }>(direct);
    expect(sums.filter(({ scope, balance }) => scope === 'team' && balance > 0).length).toBeGreaterThan(3);
    for (const { account_id: id, scope, balance } of sums) expect(balanceIn(db, id, scope)).toBe(balance);
    for (let id = 1; id <= MEMBERS; id += 1) expect(balanceIn(db, id, 'own')).toBe(walletBalance(db, 'm', id));
  });
});

it('[AGT-5] days are whole where they begin as the merchant’s do, and hours are left only at their ends', () => {
  db = openDatabase(':memory:');
  const day = 20_000 * DAY_MS;
  const hours = { from: day - 8 * HOUR_MS, until: day + 90 * DAY_MS - 8 * HOUR_MS };
  expect(daysOf(hours, 8 * HOUR_MS)).toEqual({ first: 20_000, end: 20_090, edges: [] });
  expect(daysOf(hours, 0)).toEqual({
    first: 20_000,
    end: 20_089,
    edges: [
      { from: day - 8 * HOUR_MS, until: day },
      { from: day + 89 * DAY_MS, until: day + 90 * DAY_MS - 8 * HOUR_MS },
    ],
  });
  const short = { from: day + SLOT_MS, until: day + 2 * SLOT_MS };
  expect(daysOf(short, 0)).toEqual({ first: 20_001, end: 20_000, edges: [short] });
  expect(['UTC', 'Asia/Manila', 'America/New_York', 'Nowhere'].map(dayOffsetOf)).toEqual([0, 8 * HOUR_MS, 19 * HOUR_MS, 0]);
});
