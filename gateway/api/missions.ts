import type { MissionCadence } from '#site/api/contract/missions.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { TRIAL_ACCOUNT } from '#site/api/contract/shapes.ts';
import { mustMove } from '../domain/ledger/ledger.ts';
import { writeEntry } from '../domain/mall/entries.ts';
import { ok, refuse } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Account, RequestContext } from './context.ts';
import { missionPeriod, progressOf } from './missionProgress.ts';
import type { Measure, MissionPeriod } from './missionProgress.ts';

/** A mission row. `goal` is minor units for money measures; `bonus` is minor units, 0 for none. */
export interface MissionRow {
  readonly id: string;
  readonly cadence: MissionCadence;
  readonly measure: Measure;
  readonly goal: number;
  readonly points: number;
  readonly bonus: number;
  readonly title: string;
  readonly summary: string;
}

/** State of a mission for one player in one period. */
export interface MissionState {
  readonly row: MissionRow;
  readonly period: MissionPeriod;
  /** Capped at the goal. */
  readonly progress: number;
  readonly status: 'open' | 'claim' | 'claimed';
  /** The period is over; its reward can be claimed until the next period is over, too. */
  readonly isPast: boolean;
  /** When it stops counting or can no longer be claimed; `null` without an end. */
  readonly endsAt: number | null;
}

/** The account's missions in order: current ones, and those of the previous period with an unclaimed reward. */
export function missionStates(context: RequestContext, account: Account): MissionState[] {
  return rowsOf(context).flatMap((row) => {
    const current = stateIn(context, account, row, 0);
    if (row.cadence === 'once') return [current];
    const past = stateIn(context, account, row, 1);
    return past.status === 'claim' ? [past, current] : [current];
  });
}

/** Number of missions with an unclaimed reward. Trial accounts have none. */
export function claimableMissions(context: RequestContext, account: Account): number {
  return account.type === TRIAL_ACCOUNT ? 0 : missionStates(context, account).filter(({ status }) => status === 'claim').length;
}

function rowsOf({ db, merchant, language }: RequestContext, id = ''): MissionRow[] {
  return db.all<MissionRow>(
    `SELECT m.id, m.cadence, m.measure, m.goal, m.points, m.bonus, coalesce(t.title, '') AS title, coalesce(t.summary, '') AS summary
     FROM missions m LEFT JOIN mission_texts t ON t.merchant = m.merchant AND t.id = m.id AND t.language = ?2
     WHERE m.merchant = ?1 AND (?3 = '' OR m.id = ?3) ORDER BY m.position`,
    merchant.code,
    language,
    id,
  );
}

function stateIn(context: RequestContext, account: Account, row: MissionRow, before: number): MissionState {
  const { db, merchant } = context;
  const period = missionPeriod(context, row.cadence, before);
  const progress = Math.min(row.goal, Math.max(0, progressOf(context, account, row.measure, period)));
  const claimed = db.get(
    'SELECT 1 FROM mission_claims WHERE merchant = ? AND account_id = ? AND mission_id = ? AND period = ?',
    merchant.code,
    account.id,
    row.id,
    period.key,
  );
  const done = progress >= row.goal ? 'claim' : 'open';
  const lastPeriod = before > 0 ? missionPeriod(context, row.cadence) : period;
  return {
    row,
    period,
    progress,
    status: claimed === undefined ? done : 'claimed',
    isPast: before > 0,
    endsAt: row.cadence === 'once' ? null : lastPeriod.until,
  };
}

/** Claims a mission's reward for the given period. Must run in the write's transaction; idempotent. */
export function claimReward(context: RequestContext, account: Account, missionId: string, period: string): Answer<MissionRow> {
  const [row] = missionId === '' ? [] : rowsOf(context, missionId);
  if (row === undefined) return refuse(PAGE_CODE.missionUnavailable);
  const state = [0, 1].map((before) => stateIn(context, account, row, before)).find(({ period: { key } }) => key === period);
  if (state === undefined || state.status === 'open') return refuse(PAGE_CODE.missionUnavailable);
  if (state.status === 'claim') pay(context, account, row, period);
  return ok(row);
}

/** Adds points for the leaderboard and the points mall, and the bonus if there is one. */
function pay({ db, merchant, now }: RequestContext, account: Account, row: MissionRow, period: string): void {
  const { code } = merchant;
  db.run(
    'INSERT INTO mission_claims (merchant, account_id, mission_id, period, claimed_at) VALUES (?, ?, ?, ?, ?)',
    code,
    account.id,
    row.id,
    period,
    now(),
  );
  if (row.points > 0) {
    db.run(
      'INSERT INTO mission_points (merchant, customer, account_id, points, earned_at) VALUES (?, ?, ?, ?, ?)',
      code,
      account.username,
      account.id,
      row.points,
      now(),
    );
    writeEntry(db, { merchant: code, accountId: account.id, kind: 'earned', points: row.points, remark: row.title, at: now() });
  }
  if (row.bonus > 0) {
    mustMove(db, {
      merchant: code,
      kind: 'bonus',
      idempotencyKey: `mission ${row.id} ${period} ${account.id}`,
      accountId: account.id,
      amount: row.bonus,
      at: now(),
      subject: `mission:${row.id}`,
    });
  }
}

/** Total mission points. */
export function missionPoints({ db, merchant, now }: RequestContext, account: Account): number {
  return (
    db.get<{ total: number }>(
      'SELECT coalesce(sum(points), 0) AS total FROM mission_points WHERE merchant = ? AND account_id = ? AND earned_at <= ?',
      merchant.code,
      account.id,
      now(),
    )?.total ?? 0
  );
}
