import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import type { RedeemStatus } from '#site/api/contract/points.ts';
import type { Calls, HandlerInput } from '#site/api/contract/index.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { ok, refuse } from '../../api/answer.ts';
import type { Answer, Refusal } from '../../api/answer.ts';
import type { Account, RequestContext } from '../../api/context.ts';
import type { Database } from '../../db/database.ts';
import { move, mustMove } from '../ledger/ledger.ts';
import { pointsOf, validBetsOf, writeEntry } from './entries.ts';
import { rejectionOf, ruleOf } from './rewardRules.ts';

type Context = RequestContext & { readonly account: Account };

interface RewardRow {
  readonly type: string;
  readonly points: number;
  readonly amount: number;
  readonly quantity: number;
  readonly pays: number;
}

interface RedemptionRow extends RewardRow {
  readonly id: number;
  readonly account_id: number;
  readonly reward_id: number;
  readonly name: string | null;
  readonly status: RedeemStatus;
  readonly address: string | null;
  readonly mobile: string | null;
  readonly paid_account: string | null;
  readonly paid_amount: number | null;
  readonly reference: string | null;
  readonly reason: string | null;
  readonly redeemed_at: number;
  readonly decides_at: number;
  readonly decided_at: number | null;
}

/** The account that bonuses are paid into, by its name on the platform. */
const PAID_ACCOUNT = 'MAIN';

const numberOf = (prefix: string, id: number): string => `${prefix}${String(id).padStart(8, '0')}`;

/**
 * Deducts the points and stores the redemption, inside the write's transaction. Every refusal comes before the first
 * write; the payment password is checked last, so that an attempt is not used up by an impossible redemption.
 */
export function redeem(
  input: HandlerInput<Calls['redeemPointReward']>,
  { db, now, merchant, account }: Context,
  checkPassword: () => Refusal | undefined,
): Answer<{ redemptionId: string; balance: number }> {
  const { rewardId, quantity, points } = input;
  const reward = db.get<RewardRow>(
    'SELECT type, points, amount, quantity, pays FROM point_rewards WHERE merchant = ? AND CAST(id AS TEXT) = ? LIMIT 1',
    merchant.code,
    rewardId,
  );
  if (reward === undefined || reward.quantity < quantity) return refuse(PAGE_CODE.pointRewardGone, { field: 'quantity' });
  if (reward.points * quantity !== points) return refuse(PAGE_CODE.pointTermsChanged);
  const { needs, decidesAfterMs } = ruleOf(reward.type);
  const given = { address: input.receivingAddress, mobile: input.mobile };
  const missing = needs.find((need) => given[need] === undefined);
  if (missing !== undefined) return refuse(ERROR_CODE.fieldInvalid, { field: missing === 'address' ? 'receivingAddress' : missing });
  if (validBetsOf(db, account.id) < reward.amount) return refuse(PAGE_CODE.pointRequirementUnmet);
  const balance = pointsOf(db, merchant.code, account.id) - points;
  if (balance < 0) return refuse(PAGE_CODE.pointsInsufficient, { field: 'quantity' });
  const refused = checkPassword();
  if (refused !== undefined) return refused;

  const at = now();
  const kept = (need: 'address' | 'mobile'): string | null => (needs.includes(need) ? (given[need] ?? null) : null);
  const { id } = db.run(
    `INSERT INTO point_redemptions (merchant, account_id, reward_id, type, quantity, points, amount, pays, status, address, mobile, redeemed_at, decides_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'process', ?, ?, ?, ?)`,
    merchant.code,
    account.id,
    Number(rewardId),
    reward.type,
    quantity,
    points,
    reward.amount,
    reward.pays * quantity,
    kept('address'),
    kept('mobile'),
    at,
    at + decidesAfterMs,
  );
  writeEntry(db, { merchant: merchant.code, accountId: account.id, kind: 'redeemed', points: -points, rewardId: Number(rewardId), at });
  moveStock(db, merchant.code, Number(rewardId), -quantity);
  return ok({ redemptionId: String(id), balance });
}

/** Rewards have a row for each language; their stock is the same in all of them. */
function moveStock(db: Database, merchant: string, rewardId: number, change: number): void {
  db.run('UPDATE point_rewards SET quantity = quantity + ? WHERE merchant = ? AND id = ?', change, merchant, rewardId);
}

/** Decides due redemptions: approves and pays them, or rejects them and returns points and stock. Each once. */
export function decideRedemptions(db: Database, merchant: string, now: number): void {
  const due = db.all<RedemptionRow>(
    "SELECT * FROM point_redemptions WHERE merchant = ? AND status = 'process' AND decides_at <= ? ORDER BY decides_at, id",
    merchant,
    now,
  );
  if (due.length > 0) db.transaction(() => due.forEach((row) => decide(db, merchant, row)));
}

function decide(db: Database, merchant: string, row: RedemptionRow): void {
  const { id, account_id: accountId, reward_id: rewardId, points, quantity, pays, decides_at: at } = row;
  const reason = rejectionOf(row);
  const reference = reason === undefined ? numberOf('RD', id) : null;
  const paid = reason === undefined && pays > 0;
  db.run(
    'UPDATE point_redemptions SET status = ?, decided_at = ?, reason = ?, reference = ?, paid_account = ?, paid_amount = ? WHERE id = ?',
    reason === undefined ? 'approved' : 'rejected',
    at,
    reason ?? null,
    reference,
    paid ? PAID_ACCOUNT : null,
    paid ? pays : null,
    id,
  );
  if (reason !== undefined) {
    writeEntry(db, { merchant, accountId, kind: 'returned', points, rewardId, at });
    moveStock(db, merchant, rewardId, quantity);
  } else if (paid && reference !== null) {
    const subject = `points:${rewardId}`;
    move(db, { merchant, kind: 'bonus', idempotencyKey: `redemption ${id}`, accountId, amount: pays, at, reference, subject });
  }
}

/** A page of the account's redemptions, the latest first. */
export function redemptionPage(
  { status, pageNo, pageSize }: HandlerInput<Calls['redeemList']>,
  { db, merchant, account, language }: Context,
) {
  const from = "FROM point_redemptions p WHERE p.merchant = ?1 AND p.account_id = ?2 AND (?3 = '' OR p.status = ?3)";
  const wanted = [merchant.code, account.id, status ?? ''] as const;
  const totalCount = db.get<{ count: number }>(`SELECT count(*) AS count ${from}`, ...wanted)?.count ?? 0;
  const rows = db.all<RedemptionRow>(
    `SELECT p.*, (SELECT name FROM point_rewards r WHERE r.merchant = ?1 AND r.id = p.reward_id AND r.language = ?4) AS name ${from}
     ORDER BY p.id DESC LIMIT ?5 OFFSET ?6`,
    ...wanted,
    language,
    pageSize,
    (pageNo - 1) * pageSize,
  );
  return {
    list: rows.map((row) => ({
      redemptionId: String(row.id),
      type: row.type,
      name: row.name ?? row.type,
      quantity: row.quantity,
      points: row.points,
      amount: row.amount,
      status: row.status,
      redeemedAt: row.redeemed_at,
      decidedAt: row.decided_at,
      receivingAddress: row.address,
      mobile: row.mobile,
      paidAccount: row.paid_account,
      paidAmount: row.paid_amount,
      referenceNo: row.reference,
      reason: row.reason,
    })),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}

/** Converts points to money at one of the merchant's rates, inside the write's transaction. */
export function convert(
  { units, redeemAmount }: HandlerInput<Calls['convertPoint']>,
  { db, now, merchant, account }: Context,
  checkPassword: () => Refusal | undefined,
): Answer<{ balance: number; paidAmount: number; referenceNo: string }> {
  const rate = db.get<{ amount: number }>('SELECT amount FROM point_rates WHERE merchant = ? AND units = ?', merchant.code, units);
  if (rate?.amount !== redeemAmount) return refuse(PAGE_CODE.pointTermsChanged);
  const balance = pointsOf(db, merchant.code, account.id) - units;
  if (balance < 0) return refuse(PAGE_CODE.pointsInsufficient, { field: 'units' });
  const refused = checkPassword();
  if (refused !== undefined) return refused;

  const at = now();
  const id = writeEntry(db, { merchant: merchant.code, accountId: account.id, kind: 'converted', points: -units, at });
  const referenceNo = numberOf('PC', id);
  db.run('UPDATE point_entries SET remark = ? WHERE id = ?', referenceNo, id);
  mustMove(db, {
    merchant: merchant.code,
    kind: 'bonus',
    idempotencyKey: `points ${id}`,
    accountId: account.id,
    amount: redeemAmount,
    at,
    reference: referenceNo,
    subject: 'points:converted',
  });
  return ok({ balance, paidAmount: redeemAmount, referenceNo });
}
