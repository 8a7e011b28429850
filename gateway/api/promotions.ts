import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { PromotionAction, PromotionApplication, PromotionContact, PromotionStatus } from '#site/api/contract/promotions.ts';
import { mustMove } from '../domain/ledger/ledger.ts';
import { positionSince } from '../domain/responsiblePlay/uses.ts';
import { ok, refuse } from './answer.ts';
import type { Answer } from './answer.ts';
import { applicationsOf, outcomeOf, sendApplication } from './applications.ts';
import type { Account, RequestContext } from './context.ts';
import { drawTicket, prizesOf } from './raffle.ts';

/**
 * What a promotion gives and when. `gift`: a fixed amount, once. `firstDeposit`: a share of the first deposit, once
 * there is one. `netLoss`: a share of the last week's loss. `entry`: an entry in a draw or contest. `review`: people
 * decide on an application. `raffle`: one ticket per player, each with a prize.
 */
export type PromotionRule = 'gift' | 'firstDeposit' | 'netLoss' | 'entry' | 'review' | 'raffle';

/** A promotion row. `most` is in minor units; 0 if no money is claimed. */
interface PromotionRow {
  readonly id: string;
  readonly category: string;
  readonly rule: PromotionRule;
  readonly percent: number;
  readonly most: number;
  readonly starts_at: number;
  readonly ends_at: number | null;
  /** Applications contain the member's id at this service. */
  readonly contact: PromotionContact | null;
  /** Whether a rejected player may apply again. */
  readonly again: 0 | 1;
}

/** A player's claim of a promotion, and its state. */
interface Claim {
  readonly status: PromotionStatus;
  readonly amount: number;
}

/** State of a promotion for one player. */
export interface PromotionState {
  readonly row: PromotionRow;
  readonly status: PromotionStatus;
  /** Minor units that claiming pays now, or has paid; `null` for none. */
  readonly amount: number | null;
  /** Why an application was rejected, in the language of the request. */
  readonly reason?: string;
  readonly canReapply?: boolean;
}

const WEEK_MS = 7 * 86_400_000;
const COLUMNS = 'id, category, rule, percent, most, starts_at, ends_at, contact, again';

/** All promotions of the merchant, in order, with their state for the account, or for a visitor. */
export function promotionStates(context: RequestContext, account: Account | undefined): PromotionState[] {
  const { db, merchant } = context;
  const rows = db.all<PromotionRow>(`SELECT ${COLUMNS} FROM promotions WHERE merchant = ? ORDER BY position`, merchant.code);
  return rows.map((row) => stateOf(context, account, row));
}

/** Number of promotions that the account can join, claim or apply for now. */
export function openPromotions(context: RequestContext, account: Account): number {
  return promotionStates(context, account).filter(({ status, canReapply }) => status === 'join' || status === 'claim' || canReapply).length;
}

function stateOf(context: RequestContext, account: Account | undefined, row: PromotionRow): PromotionState {
  const now = context.now();
  const isOver = row.ends_at !== null && now >= row.ends_at;
  const claim = account && claimOf(context, account, row.id);
  const [application] = account === undefined || row.rule !== 'review' ? [] : applicationsOf(context, account, row.id);
  if (account !== undefined && application !== undefined && claim?.status !== 'claimed') {
    const { status, ...why } = outcomeOf(context, account, row, application);
    return {
      row,
      status,
      ...why,
      amount: status === 'claim' ? row.most : null,
      canReapply: status === 'rejected' && row.again === 1 && !isOver,
    };
  }
  // Decisions by people or the ledger are final, regardless of the time.
  if (claim !== undefined && claim.status !== 'joined') return { row, status: claim.status, amount: claim.amount || null };
  if (now < row.starts_at) return { row, status: 'comingSoon', amount: null };
  if (isOver) return { row, status: 'close', amount: null };
  // The amount of a ticket is only known once it is opened.
  if (row.rule === 'raffle') return { row, status: 'claim', amount: null };
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

/** Minor units that the rule currently gives the account. */
function payable(context: RequestContext, account: Account, { rule, percent, most }: PromotionRow): number {
  const share = (amount: number): number => Math.min(most, Math.floor((Math.max(0, amount) * percent) / 100));
  switch (rule) {
    case 'gift':
      return most;
    case 'firstDeposit':
      return share(firstDeposit(context, account));
    case 'netLoss':
      return share(-positionSince(context, account.id, context.now() - WEEK_MS).net);
    default:
      return 0;
  }
}

/** Uses the index `ledger_entries_by_time` up to the first match: open pages request this repeatedly. */
function firstDeposit({ db, merchant }: RequestContext, { id }: Account): number {
  const found = db.get<{ amount: number }>(
    `SELECT e.amount FROM ledger_entries e INDEXED BY ledger_entries_by_time
     WHERE e.account_id = (SELECT id FROM ledger_accounts WHERE merchant = ? AND kind = 'wallet' AND owner_id = ?)
       AND e.balance IS NOT NULL AND e.kind = 'deposit' ORDER BY e.moved_at, e.movement_id LIMIT 1`,
    merchant.code,
    id,
  );
  return found?.amount ?? 0;
}

/** The request: promotion, action, and application data. */
export interface Wanted {
  readonly promotionId: string;
  readonly action: PromotionAction;
  readonly application?: PromotionApplication | undefined;
}

/**
 * Performs an action on a promotion for the account. Must run in one transaction; a claim moves its money only once.
 */
export function applyForPromotion(
  context: RequestContext,
  account: Account,
  { promotionId, action, application }: Wanted,
): Answer<PromotionState> {
  const row = promotionOf(context, promotionId);
  if (row === undefined) return refuse(ERROR_CODE.promotionUnknown);
  const { status, amount, canReapply } = stateOf(context, account, row);
  if (action === 'join' && row.rule === 'review' && (status === 'join' || canReapply)) {
    const refused = sendApplication(context, account, row, application ?? { comment: '', images: [] });
    if (refused !== undefined) return refused;
  } else if (status === action && row.rule !== 'raffle') {
    if (action === 'join') keep(context, account, promotionId, { status: 'joined', amount: 0 });
    else pay(context, account, promotionId, amount ?? 0);
  } else if (!DONE[action].includes(status)) return refuse(ERROR_CODE.promotionUnavailable);
  return ok(stateOf(context, account, row));
}

/**
 * Opens the account's raffle ticket and pays its prize. The result is stored with the payment, so a repeated request
 * returns the same.
 * @returns minor units
 */
export function openTicket(context: RequestContext, account: Account, promotionId: string): Answer<number> {
  const row = promotionOf(context, promotionId);
  if (row === undefined) return refuse(ERROR_CODE.promotionUnknown);
  if (row.rule !== 'raffle') return refuse(ERROR_CODE.promotionUnavailable);
  const { status, amount } = stateOf(context, account, row);
  if (status === 'claimed') return ok(amount ?? 0);
  if (status !== 'claim') return refuse(ERROR_CODE.promotionUnavailable);
  const drawn = drawTicket(prizesOf(context, promotionId), context.random);
  pay(context, account, promotionId, drawn);
  return ok(drawn);
}

function promotionOf({ db, merchant }: RequestContext, id: string): PromotionRow | undefined {
  return db.get<PromotionRow>(`SELECT ${COLUMNS} FROM promotions WHERE merchant = ? AND id = ?`, merchant.code, id);
}

/** The states after each action: repeating it changes nothing and is not an error. */
const DONE: Readonly<Record<PromotionAction, readonly PromotionStatus[]>> = {
  join: ['joined', 'applying', 'process', 'claim'],
  claim: ['claimed'],
};

function pay(context: RequestContext, account: Account, id: string, amount: number): void {
  const { db, merchant, now } = context;
  const bonus = {
    merchant: merchant.code,
    kind: 'bonus',
    idempotencyKey: `promotion ${id} ${account.id}`,
    accountId: account.id,
    amount,
    at: now(),
    subject: `promotion:${id}`,
  } as const;
  // A ticket may be a blank.
  if (amount > 0) mustMove(db, bonus);
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
