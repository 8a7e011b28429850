import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { PromotionAction, PromotionStatus } from '#site/api/contract/promotions.ts';
import { move } from '../ledger/ledger.ts';
import { ok, refuse } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Account, RequestContext } from './context.ts';

/**
 * What a promotion gives and when. `gift`: a fixed amount, once. `firstDeposit`: a share of the first deposit, once there is
 * one. `netLoss`: a share of what the last week lost. `entry`: a place in a draw or contest. `review`: people decide.
 */
export type PromotionRule = 'gift' | 'firstDeposit' | 'netLoss' | 'entry' | 'review';

/** A promotion as the database has it. `most` is in minor units; 0 where no money is claimed. */
interface PromotionRow {
  readonly id: string;
  readonly category: string;
  readonly rule: PromotionRule;
  readonly percent: number;
  readonly most: number;
  readonly starts_at: number;
  readonly ends_at: number | null;
}

/** What a player has done with a promotion, and what came of it. */
interface Claim {
  readonly status: PromotionStatus;
  readonly amount: number;
}

/** How a promotion stands for one player. */
export interface PromotionState {
  readonly row: PromotionRow;
  readonly status: PromotionStatus;
  /** Minor units that claiming pays now, or has paid; `null` for none. */
  readonly amount: number | null;
}

const WEEK_MS = 7 * 86_400_000;
const COLUMNS = 'id, category, rule, percent, most, starts_at, ends_at';

/** All promotions of the merchant, in order, as they stand for the account, or for a visitor. */
export function promotionStates(context: RequestContext, account: Account | undefined): PromotionState[] {
  const { db, merchant } = context;
  const rows = db.all<PromotionRow>(`SELECT ${COLUMNS} FROM promotions WHERE merchant = ? ORDER BY position`, merchant.code);
  return rows.map((row) => stateOf(context, account, row));
}

/** How many promotions the account could join or claim now. */
export function openPromotions(context: RequestContext, account: Account): number {
  return promotionStates(context, account).filter(({ status }) => status === 'join' || status === 'claim').length;
}

function stateOf(context: RequestContext, account: Account | undefined, row: PromotionRow): PromotionState {
  const claim = account && claimOf(context, account, row.id);
  // What people or the ledger have decided stays, whatever the time.
  if (claim !== undefined && claim.status !== 'joined') return { row, status: claim.status, amount: claim.amount || null };
  const now = context.now();
  if (now < row.starts_at) return { row, status: 'comingSoon', amount: null };
  if (row.ends_at !== null && now >= row.ends_at) return { row, status: 'close', amount: null };
  if (row.rule !== 'gift' && claim === undefined) return { row, status: 'join', amount: null };
  const amount = account === undefined ? 0 : payable(context, account, row);
  if (row.rule === 'gift') return { row, status: 'claim', amount: row.most };
  return amount > 0 ? { row, status: 'claim', amount } : { row, status: 'joined', amount: null };
}

function claimOf({ db, merchant }: RequestContext, account: Account, id: string): Claim | undefined {
  return db.get<Claim>(
    'SELECT status, amount FROM promotion_claims WHERE merchant = ? AND account_id = ? AND promotion_id = ?',
    merchant.code,
    account.id,
    id,
  );
}

/** Minor units that the rule gives the account at this moment. */
function payable(context: RequestContext, account: Account, { rule, percent, most }: PromotionRow): number {
  const share = (amount: number): number => Math.min(most, Math.floor((Math.max(0, amount) * percent) / 100));
  switch (rule) {
    case 'gift':
      return most;
    case 'firstDeposit':
      return share(firstDeposit(context, account));
    case 'netLoss':
      return share(-playResult(context, account, context.now() - WEEK_MS));
    default:
      return 0;
  }
}

/** What moved through the account's wallet, by kind of movement. */
const WALLET_ENTRIES = `FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id JOIN ledger_movements m ON m.id = e.movement_id
   WHERE a.merchant = ? AND a.kind = 'wallet' AND a.owner_id = ?`;

function firstDeposit({ db, merchant }: RequestContext, { id }: Account): number {
  const sql = `SELECT e.amount ${WALLET_ENTRIES} AND m.kind = 'deposit' ORDER BY m.moved_at, m.id LIMIT 1`;
  return db.get<{ amount: number }>(sql, merchant.code, id)?.amount ?? 0;
}

/** Wins less stakes since a moment; negative for a loss. */
function playResult({ db, merchant }: RequestContext, { id }: Account, since: number): number {
  const sql = `SELECT coalesce(sum(e.amount), 0) AS total ${WALLET_ENTRIES} AND m.kind IN ('bet', 'win') AND m.moved_at >= ?`;
  return db.get<{ total: number }>(sql, merchant.code, id, since)?.total ?? 0;
}

/** Takes a promotion up for the account. Runs in one transaction; a claim moves its money once, however often it is asked for. */
export function takeUp(context: RequestContext, account: Account, id: string, action: PromotionAction): Answer<PromotionState> {
  const { db, merchant } = context;
  const row = db.get<PromotionRow>(`SELECT ${COLUMNS} FROM promotions WHERE merchant = ? AND id = ?`, merchant.code, id);
  if (row === undefined) return refuse(ERROR_CODE.promotionUnknown);
  const { status, amount } = stateOf(context, account, row);
  if (status === action) {
    if (action === 'join') keep(context, account, id, { status: row.rule === 'review' ? 'applying' : 'joined', amount: 0 });
    else pay(context, account, id, amount ?? 0);
  } else if (!DONE[action].includes(status)) return refuse(ERROR_CODE.promotionUnavailable);
  return ok(stateOf(context, account, row));
}

/** Where an action has led already: asking for it again changes nothing and is no mistake. */
const DONE: Readonly<Record<PromotionAction, readonly PromotionStatus[]>> = {
  join: ['joined', 'applying', 'claim'],
  claim: ['claimed'],
};

function pay(context: RequestContext, account: Account, id: string, amount: number): void {
  const { db, merchant, now } = context;
  move(db, {
    merchant: merchant.code,
    kind: 'bonus',
    idempotencyKey: `promotion ${id} ${account.id}`,
    accountId: account.id,
    amount,
    at: now(),
    subject: `promotion:${id}`,
  });
  keep(context, account, id, { status: 'claimed', amount });
}

function keep({ db, merchant, now }: RequestContext, account: Account, id: string, { status, amount }: Claim): void {
  db.run(
    `INSERT OR REPLACE INTO promotion_claims (merchant, account_id, promotion_id, claimed_at, status, amount) VALUES (?, ?, ?, ?, ?, ?)`,
    merchant.code,
    account.id,
    id,
    now(),
    status,
    amount,
  );
}
