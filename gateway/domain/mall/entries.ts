import type { PointEntryKind } from '#site/api/contract/points.ts';
import type { Database } from '../../db/database.ts';

/** A movement of points. The balance is the sum of movements. */
export interface PointEntry {
  readonly merchant: string;
  readonly accountId: number;
  readonly kind: PointEntryKind;
  /** Negative for points spent. */
  readonly points: number;
  /** The redeemed reward. */
  readonly rewardId?: number;
  readonly remark?: string;
  readonly at: number;
}

export function writeEntry(db: Database, { merchant, accountId, kind, points, rewardId, remark = '', at }: PointEntry): number {
  return db.run(
    'INSERT INTO point_entries (merchant, account_id, kind, points, remark, reward_id, moved_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    merchant,
    accountId,
    kind,
    points,
    remark,
    rewardId ?? null,
    at,
  ).id;
}

/** An account's points balance. */
export function pointsOf(db: Database, merchant: string, accountId: number): number {
  return (
    db.get<{ balance: number }>(
      'SELECT coalesce(sum(points), 0) AS balance FROM point_entries WHERE merchant = ? AND account_id = ?',
      merchant,
      accountId,
    )?.balance ?? 0
  );
}

/** An account's total valid bets, in minor units. */
export function validBetsOf(db: Database, accountId: number): number {
  return (
    db.get<{ total: number }>(
      "SELECT coalesce(sum(valid_bet), 0) AS total FROM bets WHERE account_id = ? AND status = 'settled'",
      accountId,
    )?.total ?? 0
  );
}

interface EntryRow {
  readonly id: number;
  readonly kind: PointEntryKind;
  readonly points: number;
  readonly balance: number;
  readonly remark: string | null;
  readonly moved_at: number;
}

interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A page of an account's movements, the latest first, each with the balance after it and the reward's name, if any. */
export function entryPage(
  db: Database,
  { merchant, accountId, language, pageNo, pageSize }: Page & { merchant: string; accountId: number; language: string },
) {
  const totalCount =
    db.get<{ count: number }>('SELECT count(*) AS count FROM point_entries WHERE merchant = ? AND account_id = ?', merchant, accountId)
      ?.count ?? 0;
  const rows = db.all<EntryRow>(
    `SELECT e.id, e.kind, e.points, e.balance, coalesce(r.name, nullif(e.remark, '')) AS remark, e.moved_at
     FROM (SELECT *, sum(points) OVER (ORDER BY id) AS balance FROM point_entries WHERE merchant = ?1 AND account_id = ?2) e
     LEFT JOIN point_rewards r ON r.merchant = ?1 AND r.id = e.reward_id AND r.language = ?3
     ORDER BY e.id DESC LIMIT ?4 OFFSET ?5`,
    merchant,
    accountId,
    language,
    pageSize,
    (pageNo - 1) * pageSize,
  );
  return {
    list: rows.map(({ id, points, moved_at: movedAt, ...row }) => ({ entryId: String(id), changedPoints: points, movedAt, ...row })),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}
