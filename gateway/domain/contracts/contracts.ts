import type { Contract, ContractList, ContractSort, ContractState, ContractTier } from '#site/api/contract/agentContracts.ts';
import type { Calls, HandlerInput } from '#site/api/contract/index.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { ok, refuse } from '../../api/answer.ts';
import type { Answer } from '../../api/answer.ts';
import type { Account, Merchant, RequestContext } from '../../api/context.ts';
import type { Database } from '../../db/database.ts';
import { actionsAt, nextState, rolesOf } from './machine.ts';

/** Dependencies of contract functions. */
export interface ContractContext extends Pick<RequestContext, 'db' | 'now'> {
  readonly merchant: Pick<Merchant, 'code'>;
  readonly account: Pick<Account, 'id'>;
}

export interface ContractRow {
  readonly id: number;
  readonly offered_by: number | null;
  readonly offered_to: number;
  readonly sort: ContractSort;
  readonly period: Contract['period'];
  readonly rate: number;
  /** The tiers as JSON. */
  readonly terms: string;
  readonly state: ContractState;
  readonly cause: Contract['cause'];
  readonly ending_asked_by: number | null;
  readonly offered_at: number;
  readonly changed_at: number;
}

/** A contract offer. Amounts are minor units, rates hundredths of a percent. */
export interface Offer {
  readonly merchant: string;
  /** `null` for the house. */
  readonly by: number | null;
  readonly to: number;
  readonly sort: ContractSort;
  readonly period: Contract['period'];
  readonly tiers: readonly ContractTier[];
  readonly at: number;
}

/** Stores an offer. Its rate, used to compare contracts, is that of its highest tier. */
export function writeOffer(db: Database, { merchant, by, to, sort, period, tiers, at }: Offer): number {
  return db.run(
    `INSERT INTO contracts (merchant, offered_by, offered_to, sort, period, rate, terms, state, offered_at, changed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'offered', ?, ?)`,
    merchant,
    by,
    to,
    sort,
    period,
    Math.max(0, ...tiers.map(({ rate }) => rate)),
    JSON.stringify(tiers),
    at,
    at,
  ).id;
}

/**
 * Contracts, in force or offered, that an account has given its downlines at a rate above `rate`. They end when the
 * account accepts a contract of this rate: an agent cannot give more than it receives.
 */
function contractsAbove(db: Database, merchant: string, accountId: number, sort: ContractSort, rate: number): Contract['ends'] {
  return db.all<{ contractId: string; account: string; rate: number }>(
    `SELECT CAST(c.id AS TEXT) AS contractId, a.username AS account, c.rate FROM contracts c JOIN accounts a ON a.id = c.offered_to
     WHERE c.merchant = ? AND c.offered_by = ? AND c.sort = ? AND c.state IN ('offered', 'active', 'ending') AND c.rate > ? ORDER BY c.rate DESC, c.id`,
    merchant,
    accountId,
    sort,
    rate,
  );
}

/**
 * Applies one side's action to a contract, inside the write's transaction. Accepting an offer ends the previous
 * contract of its kind and the downlines' contracts with a higher rate, provided that `ends` lists exactly those, so
 * that nothing ends unannounced.
 */
export function actOn(
  sort: ContractSort,
  { contractId, action, ends }: HandlerInput<Calls['processDividend']>,
  { db, now, merchant, account }: ContractContext,
): Answer<{ contractId: string; state: ContractState }> {
  const row = db.get<ContractRow>(
    'SELECT * FROM contracts WHERE merchant = ? AND CAST(id AS TEXT) = ? AND sort = ? AND (offered_to = ? OR offered_by = ?)',
    merchant.code,
    contractId,
    sort,
    account.id,
    account.id,
  );
  if (row === undefined) return refuse(PAGE_CODE.contractChanged);
  const to = nextState(row.state, action, rolesOf(account.id, row));
  if (to === undefined) return refuse(PAGE_CODE.contractChanged);
  const at = now();
  if (row.state === 'offered' && to === 'active') {
    const above = contractsAbove(db, merchant.code, account.id, sort, row.rate).map((contract) => contract.contractId);
    if (above.length !== ends.length || above.some((id) => !ends.includes(id))) return refuse(PAGE_CODE.contractChanged);
    replace(db, merchant.code, row, above, at);
  }
  if (to === 'terminated') endOffers(db, merchant.code, row, at);
  db.run(
    'UPDATE contracts SET state = ?, ending_asked_by = ?, changed_at = ? WHERE id = ?',
    to,
    to === 'ending' ? account.id : null,
    at,
    row.id,
  );
  return ok({ contractId, state: to });
}

/** Ends the contract that the new one replaces, and those its holder gave at a higher rate; each stores its reason. */
function replace(db: Database, merchant: string, { offered_to: holder, sort }: ContractRow, above: readonly string[], at: number): void {
  const end = "UPDATE contracts SET state = 'replaced', cause = ?, ending_asked_by = NULL, changed_at = ? WHERE merchant = ?";
  db.run(`${end} AND state IN ('active', 'ending') AND offered_to = ? AND sort = ?`, 'newer', at, merchant, holder, sort);
  const byId = 'AND CAST(id AS TEXT) IN (SELECT value FROM json_each(?))';
  db.run(`${end} AND offered_by = ? ${byId}`, 'uplineRate', at, merchant, holder, JSON.stringify(above));
}

/** An account without a contract of a kind cannot offer one either: its pending offers end. */
function endOffers(db: Database, merchant: string, { offered_to: holder, sort }: ContractRow, at: number): void {
  db.run(
    `UPDATE contracts SET state = 'replaced', cause = 'uplineRate', changed_at = ?
     WHERE merchant = ? AND offered_by = ? AND sort = ? AND state = 'offered'`,
    at,
    merchant,
    holder,
    sort,
  );
}

/** The states of each list, and which side a pending one waits for. */
const LISTS: Readonly<Record<ContractList, string>> = {
  requests: "c.state IN ('offered', 'ending')",
  active: "c.state = 'active'",
  past: "c.state IN ('rejected', 'withdrawn', 'terminated', 'replaced')",
};

/** A page of what uplines have offered the account, the last changed first. */
export function contractPage({ list, pageNo, pageSize }: HandlerInput<Calls['contractList']>, { db, merchant, account }: ContractContext) {
  const from = `FROM contracts c LEFT JOIN accounts a ON a.id = c.offered_by WHERE c.merchant = ? AND c.offered_to = ? AND ${LISTS[list]}`;
  const totalCount = db.get<{ count: number }>(`SELECT count(*) AS count ${from}`, merchant.code, account.id)?.count ?? 0;
  const rows = db.all<ContractRow & { upline: string | null }>(
    `SELECT c.*, a.username AS upline ${from} ORDER BY c.changed_at DESC, c.id DESC LIMIT ? OFFSET ?`,
    merchant.code,
    account.id,
    pageSize,
    (pageNo - 1) * pageSize,
  );
  return {
    list: rows.map((row) => contractOf(row, row.upline, db, merchant.code, account.id)),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}

function contractOf(row: ContractRow, upline: string | null, db: Database, merchant: string, accountId: number): Contract {
  return { ...entriesOf(row, { db, merchant, accountId }), offeredBy: upline ?? '' };
}

/** A contract from the perspective of one side. */
export function entriesOf(
  row: ContractRow,
  { db, merchant, accountId }: { readonly db: Database; readonly merchant: string; readonly accountId: number },
): Omit<Contract, 'offeredBy'> {
  // Only `writeOffer` writes terms.
  const tiers: ContractTier[] = JSON.parse(row.terms);
  const isOffer = row.state === 'offered';
  return {
    contractId: String(row.id),
    sort: row.sort,
    period: row.period,
    tiers,
    state: row.state,
    cause: row.cause,
    isOwnRequest: row.state === 'ending' && row.ending_asked_by === accountId,
    actions: actionsAt(row.state, rolesOf(accountId, row)),
    replaces: isOffer && rateInForce(db, merchant, row.offered_to, row.sort) !== null,
    ends: isOffer ? contractsAbove(db, merchant, row.offered_to, row.sort, row.rate) : [],
    offeredAt: row.offered_at,
    changedAt: row.changed_at,
  };
}

/** The rate of the account's contract in force of a kind; `null` if there is none. */
export function rateInForce(db: Database, merchant: string, accountId: number, sort: ContractSort): number | null {
  const sql = "SELECT rate FROM contracts WHERE merchant = ? AND offered_to = ? AND sort = ? AND state IN ('active', 'ending')";
  return db.get<{ rate: number }>(sql, merchant, accountId, sort)?.rate ?? null;
}

/**
 * By kind: whether a contract is in force, and how many requests of its upline and its downlines wait for the account.
 */
export function contractSummary({
  db,
  merchant,
  account,
}: ContractContext): ReadonlyMap<ContractSort, { readonly inForce: boolean; readonly waiting: number }> {
  const rows = db.all<{ sort: ContractSort; in_force: number; waiting: number }>(
    `SELECT sort, sum(in_force) AS in_force, sum(waiting) AS waiting FROM (
       SELECT sort, state IN ('active', 'ending') AS in_force, state = 'offered' OR (state = 'ending' AND ending_asked_by IS NOT ?) AS waiting
       FROM contracts WHERE merchant = ? AND offered_to = ?
       UNION ALL
       SELECT sort, 0, ending_asked_by IS NOT ? FROM contracts WHERE merchant = ? AND offered_by = ? AND state = 'ending'
     ) GROUP BY sort`,
    account.id,
    merchant.code,
    account.id,
    account.id,
    merchant.code,
    account.id,
  );
  return new Map(rows.map(({ sort, in_force: inForce, waiting }) => [sort, { inForce: inForce > 0, waiting }]));
}
