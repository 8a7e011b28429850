import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { ok, refuse } from '../../api/answer.ts';
import type { Answer } from '../../api/answer.ts';
import type { Account, RequestContext } from '../../api/context.ts';
import { mustMove } from '../ledger/ledger.ts';

type Context = RequestContext & { readonly account: Account };

/** Its name in the language of the request, with English as the fallback. */
const NAME = "coalesce(json_extract(e.names, '$.' || ?), json_extract(e.names, '$.EN'))";

/** Envelopes the account can open now, those that close first in front, and when the next ones start. */
export function openEnvelopes({ db, now, merchant, account, language }: Context) {
  const at = now();
  const list = db.all<{ envelopeId: string; name: string; closesAt: number; least: number; most: number }>(
    `SELECT CAST(e.id AS TEXT) AS envelopeId, ${NAME} AS name, e.closes_at AS closesAt, e.least, e.most FROM envelopes e
     WHERE e.merchant = ? AND e.opens_at <= ? AND e.closes_at > ?
       AND NOT EXISTS (SELECT 1 FROM envelope_openings o WHERE o.account_id = ? AND o.envelope_id = e.id)
     ORDER BY e.closes_at, e.id`,
    language,
    merchant.code,
    at,
    at,
    account.id,
  );
  const next = db.get<{ name: string; opensAt: number }>(
    `SELECT ${NAME} AS name, e.opens_at AS opensAt FROM envelopes e WHERE e.merchant = ? AND e.opens_at > ? ORDER BY e.opens_at, e.id LIMIT 1`,
    language,
    merchant.code,
    at,
  );
  return { list, next: next ?? null };
}

interface Opening {
  readonly amount: number;
  readonly opened_at: number;
}

/** Opens an envelope inside the write's transaction: the amount is determined and paid exactly once. */
export function openEnvelope(envelopeId: string, context: Context): Answer<{ envelopeId: string; amount: number; openedAt: number }> {
  const { db, now, random, merchant, account } = context;
  const envelope = db.get<{ id: number; opens_at: number; closes_at: number; least: number; most: number; step: number }>(
    'SELECT id, opens_at, closes_at, least, most, step FROM envelopes WHERE merchant = ? AND CAST(id AS TEXT) = ?',
    merchant.code,
    envelopeId,
  );
  if (envelope === undefined) return refuse(PAGE_CODE.envelopeClosed);
  const known = db.get<Opening>(
    'SELECT amount, opened_at FROM envelope_openings WHERE account_id = ? AND envelope_id = ?',
    account.id,
    envelope.id,
  );
  if (known !== undefined) return ok({ envelopeId, amount: known.amount, openedAt: known.opened_at });
  const at = now();
  if (at < envelope.opens_at || at >= envelope.closes_at) return refuse(PAGE_CODE.envelopeClosed);
  const { least, most, step } = envelope;
  const amount = least + random.int(Math.floor((most - least) / step) + 1) * step;
  db.run(
    'INSERT INTO envelope_openings (merchant, account_id, envelope_id, amount, opened_at) VALUES (?, ?, ?, ?, ?)',
    merchant.code,
    account.id,
    envelope.id,
    amount,
    at,
  );
  mustMove(db, {
    merchant: merchant.code,
    kind: 'bonus',
    idempotencyKey: `envelope ${envelope.id} ${account.id}`,
    accountId: account.id,
    amount,
    at,
    subject: `envelope:${envelope.id}`,
  });
  return ok({ envelopeId, amount, openedAt: at });
}

/** A page of the account's openings, the latest first. */
export function openingPage(
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
  { db, merchant, account, language }: Context,
) {
  const { count, total } = db.get<{ count: number; total: number }>(
    'SELECT count(*) AS count, coalesce(sum(amount), 0) AS total FROM envelope_openings WHERE account_id = ?',
    account.id,
  ) ?? { count: 0, total: 0 };
  const list = db.all<{ envelopeId: string; name: string; amount: number; openedAt: number }>(
    `SELECT CAST(e.id AS TEXT) AS envelopeId, ${NAME} AS name, o.amount, o.opened_at AS openedAt
     FROM envelope_openings o JOIN envelopes e ON e.merchant = o.merchant AND e.id = o.envelope_id
     WHERE o.merchant = ? AND o.account_id = ? ORDER BY o.id DESC LIMIT ? OFFSET ?`,
    language,
    merchant.code,
    account.id,
    pageSize,
    (pageNo - 1) * pageSize,
  );
  return { list, total, totalCount: count, totalPages: Math.ceil(count / pageSize) };
}
