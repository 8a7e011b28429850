import { isDay } from '#site/api/contract/days.ts';
import type { BonusType, MovementRecord, MovementType } from '#site/api/contract/records.ts';
import { BONUS_TYPES } from '#site/api/contract/records.ts';
import type { Calls, HandlerInput } from '#site/api/contract/index.ts';
import type { Account, RequestContext } from '../../api/context.ts';
import { maskName } from '../../api/maskName.ts';
import { offerOf } from '../cashier/offers.ts';
import type { Transfer } from '../ledger/ledger.ts';
import { gameNameOf, vendorName } from './betList.ts';
import { allOf, offsetOf } from './filters.ts';
import type { Filter } from './filters.ts';
import type { Hours, Period } from './period.ts';

type Context = RequestContext & { readonly account: Account };

type Kind = Transfer['kind'];

interface MovementRow {
  movement_id: number;
  kind: Kind;
  amount: number;
  balance: number;
  moved_at: number;
  reference: string | null;
  subject: string | null;
}

/** An account's ledger movements by type: returned stakes are bets with the opposite sign. */
const TYPES: Readonly<Record<MovementType, Filter>> = {
  deposit: ["e.kind = 'deposit'"],
  withdrawal: ["e.kind = 'withdrawal'"],
  bet: ["e.kind = 'bet' AND e.amount < 0"],
  win: ["e.kind = 'win'"],
  refund: ["e.kind = 'bet' AND e.amount > 0"],
  bonus: ["e.kind = 'bonus'"],
  rebate: ["e.kind = 'rebate'"],
  toVendor: ["e.kind = 'vendorTransfer' AND e.amount < 0"],
  fromVendor: ["e.kind = 'vendorTransfer' AND e.amount > 0"],
  sent: ["e.kind = 'memberTransfer' AND e.amount < 0"],
  received: ["e.kind = 'memberTransfer' AND e.amount > 0"],
  dividend: ["e.kind = 'dividend' AND e.amount > 0"],
  dividendPaid: ["e.kind = 'dividend' AND e.amount < 0"],
  salary: ["e.kind = 'salary' AND e.amount > 0"],
  salaryPaid: ["e.kind = 'salary' AND e.amount < 0"],
};

/** Movement types with both directions: out of the wallet, and into it. */
const BOTH_WAYS = {
  bet: ['bet', 'refund'],
  vendorTransfer: ['toVendor', 'fromVendor'],
  memberTransfer: ['sent', 'received'],
  dividend: ['dividendPaid', 'dividend'],
  salary: ['salaryPaid', 'salary'],
} as const satisfies Partial<Record<Kind, readonly [MovementType, MovementType]>>;

const goesBothWays = (kind: Kind): kind is keyof typeof BOTH_WAYS => Object.hasOwn(BOTH_WAYS, kind);

function typeOf(kind: Kind, amount: number): MovementType {
  return goesBothWays(kind) ? BOTH_WAYS[kind][amount > 0 ? 1 : 0] : kind;
}

/** The entries of a member's wallet in a period; uses the index `ledger_entries_by_time`. */
const entries = ({ merchant, account }: Context, period: Hours): Filter => [
  `e.account_id = (SELECT id FROM ledger_accounts WHERE merchant = ? AND kind = 'wallet' AND owner_id = ?)
   AND e.balance IS NOT NULL AND e.moved_at >= ? AND e.moved_at < ?`,
  merchant.code,
  account.id,
  period.from,
  period.until,
];

const anyOf = (types: readonly MovementType[]): Filter => [types.map((type) => `(${TYPES[type][0]})`).join(' OR ')];

/** Movements between the member's wallets are listed, but counted in totals only if they alone are requested. */
const OWN: ReadonlySet<MovementType> = new Set(['toVendor', 'fromVendor']);
const NOT_OWN = "CASE WHEN e.kind = 'vendorTransfer' THEN 0 ELSE e.amount END";

/**
 * A page of an account's movements, limited to the types in `among` if given, and the totals in and out of all matches.
 */
export function movementPage(
  wanted: HandlerInput<Calls['accountRecords']>,
  period: Period,
  context: Context,
  among?: readonly MovementType[],
) {
  const { db } = context;
  const { where, values } = allOf([entries(context, period), among && anyOf(among), wanted.type && TYPES[wanted.type]]);
  const counted = wanted.type !== undefined && OWN.has(wanted.type) ? 'e.amount' : NOT_OWN;
  const totals = db.get<{ count: number; received: number; spent: number }>(
    `SELECT count(*) AS count, coalesce(sum(max(${counted}, 0)), 0) AS received, coalesce(sum(min(${counted}, 0)), 0) AS spent
     FROM ledger_entries e INDEXED BY ledger_entries_by_time WHERE ${where}`,
    ...values,
  ) ?? { count: 0, received: 0, spent: 0 };
  return {
    list: movementRows(wanted, where, values, context).map((row) => recordOf(row, context)),
    totals: { received: totals.received, spent: totals.spent, net: totals.received + totals.spent },
    totalCount: totals.count,
    totalPages: Math.ceil(totals.count / wanted.pageSize),
  };
}

/** Finds the page in the index, then reads only the page's rows. */
function movementRows(
  page: { readonly pageNo: number; readonly pageSize: number },
  where: string,
  values: ReturnType<typeof allOf>['values'],
  { db }: Context,
): MovementRow[] {
  return db.all<MovementRow>(
    `SELECT p.movement_id, p.kind, p.amount, p.balance, p.moved_at, m.reference, m.subject
     FROM (SELECT e.movement_id, e.kind, e.amount, e.balance, e.moved_at FROM ledger_entries e INDEXED BY ledger_entries_by_time
           WHERE ${where} ORDER BY e.moved_at DESC, e.movement_id DESC LIMIT ? OFFSET ?) p
     JOIN ledger_movements m ON m.id = p.movement_id
     ORDER BY p.moved_at DESC, p.movement_id DESC`,
    ...values,
    page.pageSize,
    offsetOf(page),
  );
}

function recordOf(row: MovementRow, context: Context): MovementRecord {
  return {
    recordId: String(row.movement_id),
    type: typeOf(row.kind, row.amount),
    amount: row.amount,
    balance: row.balance,
    reference: row.reference,
    remark: wordsOf(row, context),
    movedAt: row.moved_at,
  };
}

/**
 * Subject of a movement, in the language of the request: a game, a mission, a vendor, the other member, a rebate's day,
 * or the channel of a deposit or withdrawal with the order's number; `null` if it has no name.
 */
function wordsOf({ subject, reference }: Pick<MovementRow, 'subject' | 'reference'>, context: Context): string | null {
  const [sort, id = '', other = ''] = subject?.split(':') ?? [];
  if (sort === 'wallet') return vendorName(id, context);
  if (sort === 'members') return memberName(id === String(context.account.id) ? other : id, context);
  if (sort === 'game' || sort === 'lottery') return gameNameOf(id, context.db, context.language);
  if (sort === 'mission') return missionOf(id, context);
  if (sort === 'deposit' || sort === 'withdrawal') return orderOf([wayOf(sort, id, context), reference]);
  if (sort === 'rebate') return isDay(id) ? id : null;
  return sort === 'promotion' ? titleOf(id, context) : null;
}

/** The cashier's name for an order's channel or bank; `undefined` if it is no longer offered. */
function wayOf(sort: 'deposit' | 'withdrawal', id: string, { merchant }: Context): string | undefined {
  const { channels, banks } = offerOf(merchant.seed);
  return sort === 'deposit' ? channels.find((channel) => channel.id === id)?.name : banks.find(({ bankCode }) => bankCode === id)?.name;
}

/** The same format as in the cashier's list, so that players can match them. */
const orderOf = (parts: readonly (string | null | undefined)[]): string | null => parts.filter(Boolean).join(' · ') || null;

function memberName(id: string, { db, merchant }: Context): string | null {
  const known = db.get<{ username: string }>('SELECT username FROM accounts WHERE merchant = ? AND id = ?', merchant.code, Number(id));
  return known === undefined ? null : maskName(known.username);
}

function titleOf(promotion: string, { db, merchant, language }: Context): string | null {
  const known = db.get<{ title: string }>(
    "SELECT title FROM announcements WHERE merchant = ? AND id = ? AND language = ? AND type = 'PR'",
    merchant.code,
    promotion,
    language,
  );
  return known?.title ?? null;
}

function missionOf(id: string, { db, merchant, language }: Context): string | null {
  const sql = 'SELECT title FROM mission_texts WHERE merchant = ? AND id = ? AND language = ?';
  return db.get<{ title: string }>(sql, merchant.code, id, language)?.title ?? null;
}

const isBonusType = (sort: string | undefined): sort is BonusType => BONUS_TYPES.some((type) => type === sort);

/** The kinds listed in bonus details and reports: bonuses, including rebates. */
const BONUSES: Filter = ["e.kind IN ('bonus', 'rebate')"];

/** The type of a bonus, in SQL: the part of its subject before the colon; a gift if unknown. */
const BONUS_TYPE = `CASE WHEN instr(m.subject, ':') > 0 AND substr(m.subject, 1, instr(m.subject, ':') - 1) IN ('${BONUS_TYPES.join("', '")}')
  THEN substr(m.subject, 1, instr(m.subject, ':') - 1) ELSE 'gift' END`;

/** A page of an account's bonuses, and the totals by type in the period. */
export function bonusPage(wanted: HandlerInput<Calls['bonusRecords']>, period: Period, context: Context) {
  const { db } = context;
  const { where, values } = allOf([entries(context, period), BONUSES]);
  const types = db.all<{ type: BonusType; count: number; amount: number }>(
    `SELECT ${BONUS_TYPE} AS type, count(*) AS count, sum(e.amount) AS amount
     FROM ledger_entries e INDEXED BY ledger_entries_by_time JOIN ledger_movements m ON m.id = e.movement_id
     WHERE ${where} GROUP BY 1 ORDER BY 3 DESC`,
    ...values,
  );
  const rows = db.all<MovementRow>(
    `SELECT e.movement_id, e.kind, e.amount, 0 AS balance, e.moved_at, m.reference, m.subject
     FROM ledger_entries e INDEXED BY ledger_entries_by_time JOIN ledger_movements m ON m.id = e.movement_id
     WHERE ${where} AND (? = '' OR ${BONUS_TYPE} = ?) ORDER BY e.moved_at DESC, e.movement_id DESC LIMIT ? OFFSET ?`,
    ...values,
    wanted.type ?? '',
    wanted.type ?? '',
    wanted.pageSize,
    offsetOf(wanted),
  );
  const fitting = types.filter(({ type }) => wanted.type === undefined || type === wanted.type);
  const totalCount = fitting.reduce((sum, { count }) => sum + count, 0);
  return {
    list: rows.map((row) => {
      const sort = row.subject?.split(':')[0];
      const type: BonusType = isBonusType(sort) ? sort : 'gift';
      return {
        recordId: String(row.movement_id),
        type,
        title: wordsOf(row, context),
        amount: row.amount,
        receivedAt: row.moved_at,
      };
    }),
    totals: { amount: fitting.reduce((sum, { amount }) => sum + amount, 0) },
    types,
    totalCount,
    totalPages: Math.ceil(totalCount / wanted.pageSize),
  };
}

/** The account's bonus total in each of these consecutive ranges. */
export function bonusSums(periods: readonly Hours[], context: Context): number[] {
  const whole = { from: periods[0]?.from ?? 0, until: periods.at(-1)?.until ?? 0 };
  const { where, values } = allOf([entries(context, whole), BONUSES]);
  const moved = context.db.all<{ amount: number; at: number }>(
    `SELECT e.amount, e.moved_at AS at FROM ledger_entries e INDEXED BY ledger_entries_by_time WHERE ${where}`,
    ...values,
  );
  return periods.map(({ from, until }) => moved.reduce((sum, { amount, at }) => (at >= from && at < until ? sum + amount : sum), 0));
}
