import type { LineMember } from '#site/api/contract/memberTransfer.ts';
import type { Account, RequestContext } from './context.ts';
import { maskName } from './maskName.ts';

type Context = Pick<RequestContext, 'db' | 'merchant' | 'now'> & { readonly account: Account };

interface Row {
  readonly id: number;
  readonly username: string;
  readonly name: string;
}

/** The member's real name, or nickname. */
const NAME = "coalesce(bank_account_name, json_extract(profile, '$.payeeName'), nickname)";

/** Accounts that can receive money: members that are neither trial accounts nor excluded. */
const CAN_RECEIVE = 'merchant = ? AND member = 1 AND type <> 4 AND coalesce(excluded_until, 0) <= ?';

const wanted = ({ merchant, now }: Context): readonly [string, number] => [merchant.code, now()];

/** Masks the upline's name; agents may see the names of their own team. */
const asUpline = ({ id, username, name }: Row): LineMember => ({ memberId: String(id), account: maskName(username), name: maskName(name) });
const asDownline = ({ id, username, name }: Row): LineMember => ({ memberId: String(id), account: username, name: maskName(name) });

/** The member's upline, if it can receive money. */
export function uplineOf(context: Context): LineMember | undefined {
  const row = context.db.get<Row>(
    `SELECT id, username, ${NAME} AS name FROM accounts WHERE ${CAN_RECEIVE} AND id = ?`,
    ...wanted(context),
    context.account.uplineId,
  );
  return row && asUpline(row);
}

/** A page of direct downlines whose account contains the text. */
export function downlinePage(
  context: Context,
  { search, pageNo, pageSize }: { readonly search: string; readonly pageNo: number; readonly pageSize: number },
) {
  const where = `${CAN_RECEIVE} AND upline_id = ? AND instr(username, ?) > 0`;
  const values = [...wanted(context), context.account.id, search.trim().toLowerCase()] as const;
  const totalCount = context.db.get<{ total: number }>(`SELECT count(*) AS total FROM accounts WHERE ${where}`, ...values)?.total ?? 0;
  const rows = context.db.all<Row>(
    `SELECT id, username, ${NAME} AS name FROM accounts WHERE ${where} ORDER BY username LIMIT ? OFFSET ?`,
    ...values,
    pageSize,
    (pageNo - 1) * pageSize,
  );
  return { list: rows.map(asDownline), totalPages: Math.ceil(totalCount / pageSize), totalCount };
}

/** A member of the line by id: the upline or a direct downline. */
export function findInLine(context: Context, memberId: string): LineMember | undefined {
  const upline = uplineOf(context);
  if (upline?.memberId === memberId) return upline;
  const row = context.db.get<Row>(
    `SELECT id, username, ${NAME} AS name FROM accounts WHERE ${CAN_RECEIVE} AND upline_id = ? AND id = ?`,
    ...wanted(context),
    context.account.id,
    /^\d{1,15}$/.test(memberId) ? Number(memberId) : null,
  );
  return row && asDownline(row);
}

/** Whether the member has an upline or a downline to send money to. */
export function isInLine({ db, account }: Pick<Context, 'db' | 'account'>): boolean {
  return account.uplineId !== null || db.get('SELECT 1 FROM accounts WHERE upline_id = ? LIMIT 1', account.id) !== undefined;
}
