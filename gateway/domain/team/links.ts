import type { Calls, HandlerInput } from '#site/api/contract/index.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { MOST_LINKS, type DownlineLink, type DownlineType } from '#site/api/contract/team.ts';
import { ok, refuse, type Answer } from '../../api/answer.ts';
import type { Random } from '../../api/random.ts';
import { codeOf } from '../../api/referrals.ts';
import type { RequestContext } from '../../api/context.ts';
import { offsetOf } from '../records/filters.ts';
import type { TeamContext } from './lines.ts';
import { capped, outsideBounds, ratesIn, ratesOf, writeRates } from './rates.ts';

/** Two characters longer than referral codes, so that the two never collide. */
const CODE_LENGTH = 10;

interface LinkRow {
  readonly id: number;
  readonly account_id: number;
  readonly code: string;
  readonly account_type: DownlineType;
  /** A `RateSet` as JSON. */
  readonly rates: string;
  readonly note: string;
  readonly is_open: number;
  readonly registered: number;
  readonly created_at: number;
}

const linkOf = (row: LinkRow): DownlineLink => ({
  linkId: String(row.id),
  code: row.code,
  accountType: row.account_type,
  // Only `createLink` writes them.
  rates: JSON.parse(row.rates),
  note: row.note,
  isOpen: row.is_open === 1,
  registered: row.registered,
  createdAt: row.created_at,
});

/** A page of the agent's links. */
export function linkPage(wanted: HandlerInput<Calls['downlineLinks']>, { db, account }: TeamContext) {
  const totalCount = linkCount({ db, account });
  const rows = db.all<LinkRow>(
    'SELECT * FROM downline_links WHERE account_id = ? ORDER BY id DESC LIMIT ? OFFSET ?',
    account.id,
    wanted.pageSize,
    offsetOf(wanted),
  );
  return { list: rows.map(linkOf), totalCount, totalPages: Math.ceil(totalCount / wanted.pageSize) };
}

function linkCount({ db, account }: Pick<TeamContext, 'db' | 'account'>): number {
  return db.get<{ count: number }>('SELECT count(*) AS count FROM downline_links WHERE account_id = ?', account.id)?.count ?? 0;
}

/** Creates a link, inside the write's transaction. */
export function createLink(
  { accountType, rates, note }: HandlerInput<Calls['createDownlineLink']>,
  { db, merchant, account, now, random }: TeamContext,
): Answer<DownlineLink> {
  const refused = outsideBounds(ratesIn(rates), ratesOf(db, account.id));
  if (refused !== undefined) return refused;
  if (linkCount({ db, account }) >= MOST_LINKS) return refuse(PAGE_CODE.linkTooMany);
  const row = { account_id: account.id, account_type: accountType, rates: JSON.stringify(rates), note, created_at: now() };
  const { id, code } = insertLink(row, { db, merchant, random });
  return ok(linkOf({ ...row, id, code, is_open: 1, registered: 0 }));
}

function insertLink(
  row: Pick<LinkRow, 'account_id' | 'account_type' | 'rates' | 'note' | 'created_at'>,
  { db, merchant, random }: Pick<RequestContext, 'db' | 'merchant'> & { readonly random: Random },
): { readonly id: number; readonly code: string } {
  for (;;) {
    const code = codeOf(random, CODE_LENGTH);
    const { id, changes } = db.run(
      `INSERT INTO downline_links (merchant, account_id, code, account_type, rates, note, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
      merchant.code,
      row.account_id,
      code,
      row.account_type,
      row.rates,
      row.note,
      row.created_at,
    );
    if (changes === 1) return { id, code };
  }
}

/** Opens, closes or deletes one of the agent's links. */
export function changeLink(
  { linkId, action }: HandlerInput<Calls['changeDownlineLink']>,
  { db, account }: TeamContext,
): Answer<{ linkId: string }> {
  const own = [/^\d{1,15}$/.test(linkId) ? Number(linkId) : null, account.id] as const;
  const { changes } =
    action === 'delete'
      ? db.run('DELETE FROM downline_links WHERE id = ? AND account_id = ?', ...own)
      : db.run('UPDATE downline_links SET is_open = ? WHERE id = ? AND account_id = ?', action === 'open' ? 1 : 0, ...own);
  return changes === 1 ? ok({ linkId }) : refuse(PAGE_CODE.linkUnknown);
}

/** The upline of a new account, and the link used. */
export interface Inviter {
  readonly uplineId: number;
  readonly linkId?: number;
  /** Type of the new account. */
  readonly type: number;
}

/** Resolves a code: an agent's open link, else the account with that referral code. */
export function inviterOf({ db, merchant }: Pick<RequestContext, 'db' | 'merchant'>, code: string): Inviter | undefined {
  const asked = code.trim().toUpperCase();
  const link = db.get<Pick<LinkRow, 'id' | 'account_id' | 'account_type'>>(
    'SELECT id, account_id, account_type FROM downline_links WHERE merchant = ? AND code = ? AND is_open = 1',
    merchant.code,
    asked,
  );
  if (link !== undefined) return { uplineId: link.account_id, linkId: link.id, type: link.account_type };
  const row = db.get<{ id: number }>('SELECT account_id AS id FROM affiliates WHERE merchant = ? AND code = ?', merchant.code, asked);
  return row && { uplineId: row.id, type: 0 };
}

/** Gives a new account its link's rates, capped at its upline's current ones, and counts the registration. */
export function joinByLink({ db, merchant }: Pick<RequestContext, 'db' | 'merchant'>, accountId: number, linkId: number): void {
  const link = db.get<LinkRow>('SELECT * FROM downline_links WHERE id = ?', linkId);
  if (link === undefined) return;
  writeRates(db, merchant.code, accountId, capped(ratesIn(linkOf(link).rates), ratesOf(db, link.account_id)));
  db.run('UPDATE downline_links SET registered = registered + 1 WHERE id = ?', linkId);
}
