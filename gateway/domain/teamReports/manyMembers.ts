import type { Database } from '../../db/database.ts';
import { fillAllDays, without } from './align.ts';

/** Size and activity of a generated team. */
export interface TeamShape {
  readonly merchant: string;
  /** The existing agent at its top. */
  readonly agentId: number;
  readonly members: number;
  /** Direct downlines per member. */
  readonly width: number;
  /**
   * Number of active days, ending with that of `until`; each day a tenth of the members play, in three slots of five
   * minutes.
   */
  readonly days: number;
  readonly until: number;
}

/**
 * Generates a team of any size below an agent, for tests and measurements: `member000001` and on, with figures but no
 * bets. A hundred thousand take seconds, since figures are aggregated in bulk: for members and the agent, not for the
 * teams in between. The merchant's figures must be empty.
 */
export function writeManyMembers(db: Database, { merchant, agentId, members, width, days, until }: TeamShape): void {
  const first = db.get<{ id: number }>('SELECT max(id) AS id FROM accounts')?.id ?? 0;
  const lastDay = Math.floor(until / 86_400_000);
  db.transaction(() => {
    // Inlines integers: bound ones arrive as floats, and so would the results of divisions.
    db.run(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${members})
       INSERT INTO accounts (id, merchant, username, nickname, password_hash, upline_id, created_at)
       SELECT ${first} + i, ?, printf('member%06d', i), '', '', iif(i <= ${width}, ${agentId}, ${first} + (i - 1) / ${width}), ${until} - i * 60000
       FROM n`,
      merchant,
    );
    const writeOwn = (): unknown =>
      db.run(
        `WITH RECURSIVE d (day) AS (SELECT 0 UNION ALL SELECT day + 1 FROM d WHERE day + 1 < ${days}),
         n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${members} / 10), s (k) AS (VALUES (0), (1), (2))
       INSERT INTO team_figures (merchant, account_id, scope, slot, bets, stake, valid_bet, win, deposit, withdrawal, bonus)
       SELECT ?, ${first} + 1 + i * 10 + (i * 7 + day * 3) % 10, 'own', (${lastDay} - day) * 86400000 + (i * 13 + k * 37) % 288 * 300000,
         3, 1000, 1000, (i * 7919 + day * 104729) % 2100, iif(k = 0, 500, 0), iif(k = 1, 300, 0), iif(k = 2, 20, 0) FROM d, n, s`,
        merchant,
      );
    without(db, 'team_figures', writeOwn);
    fillAllDays(db, merchant);
    db.run(
      `INSERT INTO category_figures (merchant, ancestor_id, depth, category, slot, bets, stake, valid_bet, win)
       SELECT f.merchant, l.ancestor_id, l.depth, c.value, f.slot, sum(f.bets), sum(f.stake), sum(f.valid_bet), sum(f.win)
       FROM team_figures f JOIN lineage l ON l.account_id = f.account_id AND (l.depth = 0 OR l.ancestor_id = ?)
       JOIN json_each('["RNG", "LIVE", "FISH", "SPORTS"]') c ON c.key = f.account_id / 10 % 4
       WHERE f.scope = 'own' GROUP BY l.ancestor_id, l.depth, c.value, f.slot`,
      agentId,
    );
    db.run(
      `INSERT INTO team_figures (merchant, account_id, scope, slot, bets, stake, valid_bet, win, deposit, withdrawal, bonus)
       SELECT f.merchant, l.ancestor_id, 'team', f.slot, sum(bets), sum(stake), sum(valid_bet), sum(win), sum(deposit), sum(withdrawal), sum(bonus)
       FROM team_figures f JOIN lineage l ON l.account_id = f.account_id AND l.ancestor_id = ? AND l.depth > 0
       WHERE f.scope = 'own' GROUP BY f.slot
       ON CONFLICT (account_id, scope, slot) DO UPDATE SET bets = bets + excluded.bets, stake = stake + excluded.stake,
         valid_bet = valid_bet + excluded.valid_bet, win = win + excluded.win, deposit = deposit + excluded.deposit,
         withdrawal = withdrawal + excluded.withdrawal, bonus = bonus + excluded.bonus`,
      agentId,
    );
  });
}
