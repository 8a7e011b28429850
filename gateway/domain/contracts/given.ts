import { CONTRACT_PERIODS_OF, tierFaults } from '#site/api/contract/contractTerms.ts';
import {
  CONTRACT_SORTS,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
  type ContractSort,
  type ContractState,
} from '#site/api/contract/agentContracts.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { Calls, HandlerInput } from '#site/api/contract/index.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { ok, refuse } from '../../api/answer.ts';
import type { Answer } from '../../api/answer.ts';
import type { Account, Merchant, RequestContext } from '../../api/context.ts';
import type { SqlValue } from '../../db/database.ts';
import { entriesOf, rateInForce, writeOffer, type ContractRow } from './contracts.ts';

/** Dependencies of the upline's side of contracts. */
interface UplineContext extends Pick<RequestContext, 'db' | 'now'> {
  readonly merchant: Pick<Merchant, 'code' | 'flags'>;
  readonly account: Pick<Account, 'id'>;
}

/** Each kind has a flag; if it is off, downlines cannot answer offers, so none can be made. */
const FLAGS: Readonly<Record<ContractSort, string>> = {
  dividend: processDividend.moduleId,
  daily: processDailySalary.moduleId,
  hourly: processHourlySalary.moduleId,
  realtime: processRealTimeSalary.moduleId,
};
const isOn = ({ merchant }: UplineContext, sort: ContractSort): boolean => merchant.flags[FLAGS[sort]] !== false;

/** Maximum number of names listed in a refusal. */
const MOST_NAMES = 20;

/** A direct downline that can have contracts: a member, not a trial account. */
const CAN_SIGN = 'd.merchant = ? AND d.upline_id = ? AND d.member = 1 AND d.type <> 4';

interface Downline {
  readonly id: number;
  readonly username: string;
}

function downlineOf({ db, merchant, account }: UplineContext, memberId: string): Downline | undefined {
  if (!/^\d{1,15}$/.test(memberId)) return undefined;
  return db.get<Downline>(
    `SELECT d.id, d.username FROM accounts d WHERE ${CAN_SIGN} AND d.id = ?`,
    merchant.code,
    account.id,
    Number(memberId),
  );
}

/** A page of the downlines the agent can offer a contract to, by account. */
export function downlinesToOffer(
  { search = '', pageNo, pageSize }: HandlerInput<Calls['contractDownlines']>,
  { db, merchant, account }: UplineContext,
) {
  const from = `FROM accounts d WHERE ${CAN_SIGN} AND instr(d.username, ?) > 0`;
  const values = [merchant.code, account.id, search.trim().toLowerCase()] as const;
  const totalCount = db.get<{ count: number }>(`SELECT count(*) AS count ${from}`, ...values)?.count ?? 0;
  const rows = db.all<Downline>(
    `SELECT d.id, d.username ${from} ORDER BY d.username LIMIT ? OFFSET ?`,
    ...values,
    pageSize,
    (pageNo - 1) * pageSize,
  );
  return {
    list: rows.map(({ id, username }) => ({ memberId: String(id), account: username })),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}

/** A page of the contracts the agent has given, the last changed first. */
export function givenPage(
  { memberId, search = '', state, pageNo, pageSize }: HandlerInput<Calls['givenContracts']>,
  { db, merchant, account }: UplineContext,
) {
  const conditions: readonly (readonly [boolean, string, SqlValue])[] = [
    [state !== undefined, 'c.state = ?', state ?? null],
    // Not a cast of the column, which would prevent use of the index.
    [memberId !== undefined, 'c.offered_to = ?', /^\d{1,15}$/.test(memberId ?? '') ? Number(memberId) : null],
    [search.trim() !== '', 'instr(d.username, ?) > 0', search.trim().toLowerCase()],
  ];
  const asked = conditions.filter(([isAsked]) => isAsked);
  const from = `FROM contracts c JOIN accounts d ON d.id = c.offered_to WHERE ${['c.merchant = ? AND c.offered_by = ?', ...asked.map(([, sql]) => sql)].join(' AND ')}`;
  const values = [merchant.code, account.id, ...asked.map(([, , value]) => value)];
  const totalCount = db.get<{ count: number }>(`SELECT count(*) AS count ${from}`, ...values)?.count ?? 0;
  const rows = db.all<ContractRow & { username: string }>(
    `SELECT c.*, d.username ${from} ORDER BY c.changed_at DESC, c.id DESC LIMIT ? OFFSET ?`,
    ...values,
    pageSize,
    (pageNo - 1) * pageSize,
  );
  return {
    list: rows.map((row) => ({
      ...entriesOf(row, { db, merchant: merchant.code, accountId: account.id }),
      memberId: String(row.offered_to),
      account: row.username,
    })),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}

/** What the agent can offer one downline. */
export function termsFor({ memberId }: HandlerInput<Calls['contractTerms']>, context: UplineContext) {
  const { db, merchant, account } = context;
  const downline = downlineOf(context, memberId);
  if (downline === undefined) return refuse(PAGE_CODE.contractDownlineUnknown);
  const given = "FROM contracts c WHERE c.merchant = ? AND c.offered_by = ? AND c.sort = ? AND c.state IN ('offered', 'active', 'ending')";
  return ok({
    account: downline.username,
    kinds: CONTRACT_SORTS.filter((sort) => isOn(context, sort)).map((sort) => ({
      sort,
      most: rateInForce(db, merchant.code, account.id, sort),
      isOpen: isOfferOpen(context, downline, sort),
      inForce: rateInForce(db, merchant.code, downline.id, sort),
      given: db.all<{ account: string; rate: number }>(
        `SELECT (SELECT a.username FROM accounts a WHERE a.id = c.offered_to) AS account, c.rate ${given}
         ORDER BY c.rate DESC, c.id LIMIT ${MOST_NAMES}`,
        merchant.code,
        downline.id,
        sort,
      ),
      givenCount: db.get<{ count: number }>(`SELECT count(*) AS count ${given}`, merchant.code, downline.id, sort)?.count ?? 0,
    })),
  });
}

function isOfferOpen({ db, merchant }: UplineContext, { id }: Downline, sort: ContractSort): boolean {
  const sql = "SELECT 1 FROM contracts WHERE merchant = ? AND offered_to = ? AND sort = ? AND state = 'offered'";
  return db.get(sql, merchant.code, id, sort) !== undefined;
}

/** Offers a downline a contract, inside the write's transaction. */
export function offer(
  { memberId, sort, period, tiers }: HandlerInput<Calls['offerContract']>,
  context: UplineContext,
): Answer<{ contractId: string; state: ContractState }> {
  const { db, merchant, account, now } = context;
  if (!isOn(context, sort)) return refuse(ERROR_CODE.functionNotAvailable);
  const downline = downlineOf(context, memberId);
  if (downline === undefined) return refuse(PAGE_CODE.contractDownlineUnknown, { field: 'memberId' });
  const most = rateInForce(db, merchant.code, account.id, sort);
  if (most === null) return refuse(PAGE_CODE.contractNotHeld, { field: 'sort' });
  if (isOfferOpen(context, downline, sort)) return refuse(PAGE_CODE.contractOfferOpen, { field: 'sort' });
  if (!CONTRACT_PERIODS_OF[sort].includes(period)) return refuse(PAGE_CODE.contractTermsInvalid, { field: 'period' });
  const [fault] = tierFaults(sort, tiers, most);
  if (fault !== undefined) {
    const code = fault.kind === 'tooHigh' ? PAGE_CODE.contractRateTooHigh : PAGE_CODE.contractTermsInvalid;
    return refuse(code, { field: `tiers.${fault.tier}.${fault.field}` });
  }
  const id = writeOffer(db, { merchant: merchant.code, by: account.id, to: downline.id, sort, period, tiers, at: now() });
  return ok({ contractId: String(id), state: 'offered' });
}
