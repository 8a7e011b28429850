import { dayAt } from '#site/api/contract/days.ts';
import type { RequestContext, Account } from '../../api/context.ts';
import type { Random } from '../../api/random.ts';
import type { Database, SqlValue } from '../../db/database.ts';
import { timeZoneOf } from '../records/period.ts';

/** A request from a logged-in member. */
export type MemberContext = RequestContext & { readonly account: Account };

/** Dependencies of a transition of an order. */
export interface Desk {
  readonly db: Database;
  readonly merchant: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

export type OrderTable = 'deposit_orders' | 'withdrawal_orders';

/** Number of a new order, readable aloud: a letter, the date in the merchant's time zone, a counter. */
export function newOrderNo(table: OrderTable, context: MemberContext): string {
  const { db, now } = context;
  const count = (db.get<{ last: number | null }>(`SELECT max(id) AS last FROM ${table}`)?.last ?? 0) + 1;
  const day = dayAt(now(), timeZoneOf(context)).slice(2).replaceAll('-', '');
  return `${table === 'deposit_orders' ? 'D' : 'W'}${day}${String(count).padStart(6, '0')}`;
}

/** Characters that are hard to confuse, also when read aloud. */
const CHARACTERS = 'ACDEFHJKLMNPRTUVWXY34679';

/** Reference that the player enters with the payment. */
export function newReference(random: Random): string {
  return Array.from({ length: 8 }, () => CHARACTERS.charAt(random.int(CHARACTERS.length))).join('');
}

/** All but the last digits of a number. */
export function masked(number: string): string {
  return `•••• ${number.slice(-4)}`;
}

interface OrderQuery {
  readonly status?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A page of a member's orders, the latest first. */
export function orderPage<Row>(table: OrderTable, { status, pageNo, pageSize }: OrderQuery, { db, account }: MemberContext) {
  const values: SqlValue[] = status === undefined ? [account.id] : [account.id, status];
  const from = `FROM ${table} WHERE account_id = ?${status === undefined ? '' : ' AND status = ?'}`;
  const totalCount = db.get<{ total: number }>(`SELECT count(*) AS total ${from}`, ...values)?.total ?? 0;
  const rows = db.all<Row>(`SELECT * ${from} ORDER BY id DESC LIMIT ? OFFSET ?`, ...values, pageSize, (pageNo - 1) * pageSize);
  return { rows, totalCount, totalPages: Math.ceil(totalCount / pageSize) };
}

/** One of a member's orders, by its number. */
export function orderRow<Row>(table: OrderTable, orderNo: string, { db, merchant, account }: MemberContext): Row | undefined {
  return db.get<Row>(`SELECT * FROM ${table} WHERE merchant = ? AND order_no = ? AND account_id = ?`, merchant.code, orderNo, account.id);
}
