import type { LoginEvent } from '#site/api/contract/security.ts';
import type { Gateway, RequestContext } from './context.ts';
import { deviceOf } from './device.ts';
import type { Device } from './device.ts';

/** Origin of a request. */
export type Visit = Pick<RequestContext, 'clientAddress' | 'userAgent'>;

/** How long logins are stored and shown. */
const KEPT_MS = 180 * 86_400_000;

/** A row of `login_events`. */
export interface LoginRow extends Device {
  readonly id: number;
  readonly at: number;
  readonly address: string;
  readonly is_new: number;
}

/** Records a login and returns its id. A device is new if the account has logins, but none from this kind of device. */
export function recordLogin({ db, now, clientAddress, userAgent }: Gateway & Visit, merchant: string, accountId: number): number {
  const { browser, system } = deviceOf(userAgent);
  db.run('DELETE FROM login_events WHERE account_id = ? AND at < ?', accountId, now() - KEPT_MS);
  const known = db.get<{ logins: number; same: number }>(
    `SELECT count(*) AS logins, count(CASE WHEN browser IS ?2 AND system IS ?3 THEN 1 END) AS same
     FROM login_events WHERE account_id = ?1`,
    accountId,
    browser,
    system,
  );
  const isNew = (known?.logins ?? 0) > 0 && known?.same === 0;
  return db.run(
    'INSERT INTO login_events (merchant, account_id, address, browser, system, is_new, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    merchant,
    accountId,
    clientAddress,
    browser,
    system,
    isNew ? 1 : 0,
    now(),
  ).id;
}

/** A page of the account's logins, the latest first. */
export function loginsOf(
  { db }: Gateway,
  accountId: number,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): { list: LoginEvent[]; totalCount: number } {
  const rows = db.all<LoginRow>(
    'SELECT id, at, address, browser, system, is_new FROM login_events WHERE account_id = ? ORDER BY at DESC, id DESC LIMIT ? OFFSET ?',
    accountId,
    pageSize,
    (pageNo - 1) * pageSize,
  );
  const count = db.get<{ count: number }>('SELECT count(*) AS count FROM login_events WHERE account_id = ?', accountId)?.count ?? 0;
  return {
    list: rows.map(({ id, is_new: isNew, address, ...row }) => ({
      ...row,
      id: String(id),
      address: maskAddress(address),
      isNew: isNew === 1,
    })),
    totalCount: count,
  };
}

/** Masks an address so that its owner still recognizes the network: `203.0.*.*`, `2001:db8:*`. */
export function maskAddress(address: string): string {
  if (!address.includes(':')) return address.replace(/^(\d+\.\d+)\..*$/, '$1.*.*');
  return `${address.split(':').slice(0, 2).join(':')}:*`;
}
