import type { CallOutput, Calls, HandlerInput } from '#site/api/contract/index.ts';
import type { PromotionContact, PromotionStatus } from '#site/api/contract/promotions.ts';
import { outcomeOf } from './applications.ts';
import type { Application } from './applications.ts';
import type { Account, RequestContext } from './context.ts';

/** An application, or a promotion joined or paid without one. */
interface Row extends Omit<Application, 'id'> {
  /** `A` for an application, `C` for another claim, and its number. */
  readonly claim_id: string;
  readonly application_id: number | null;
  readonly title: string;
  readonly most: number;
  readonly asks: PromotionContact | null;
  /** Of the claim that belongs to an application, or is the row itself. */
  readonly status: PromotionStatus | null;
  readonly amount: number | null;
}

/** The applications of each promotion, the last of which is the paid one; and claims without an application. */
const CLAIMS = `
  SELECT 'A' || a.id AS claim_id, a.id AS application_id, a.promotion_id, a.comment, a.contact, a.images, a.sent_at,
    iif(a.id = max(a.id) OVER (PARTITION BY a.promotion_id), c.status, NULL) AS status, c.amount
  FROM promotion_applications a LEFT JOIN promotion_claims c
    ON c.merchant = a.merchant AND c.account_id = a.account_id AND c.promotion_id = a.promotion_id AND c.status = 'claimed'
  WHERE a.merchant = ?1 AND a.account_id = ?2
  UNION ALL
  SELECT 'C' || c.rowid, NULL, c.promotion_id, '', NULL, 0, c.claimed_at, c.status, c.amount FROM promotion_claims c
  WHERE c.merchant = ?1 AND c.account_id = ?2 AND NOT EXISTS (
    SELECT 1 FROM promotion_applications a
    WHERE a.merchant = c.merchant AND a.account_id = c.account_id AND a.promotion_id = c.promotion_id)`;

/** A page of the account's applications and claims, the latest first. */
export function claimPage(
  context: RequestContext,
  account: Account,
  { promotionId = '', pageNo, pageSize }: HandlerInput<Calls['promotionClaims']>,
): CallOutput<Calls['promotionClaims']> {
  const { db, merchant, language } = context;
  const wanted = [merchant.code, account.id, promotionId] as const;
  const totalCount =
    db.get<{ total: number }>(`SELECT count(*) AS total FROM (${CLAIMS}) WHERE ?3 = '' OR promotion_id = ?3`, ...wanted)?.total ?? 0;
  const rows = db.all<Row>(
    `SELECT k.*, p.most, p.contact AS asks, coalesce(t.title, '') AS title FROM (${CLAIMS}) k
     JOIN promotions p ON p.merchant = ?1 AND p.id = k.promotion_id
     LEFT JOIN announcements t ON t.merchant = ?1 AND t.id = p.id AND t.type = 'PR' AND t.language = ?4
     WHERE ?3 = '' OR k.promotion_id = ?3 ORDER BY k.sent_at DESC, k.claim_id DESC LIMIT ?5 OFFSET ?6`,
    ...wanted,
    language,
    pageSize,
    (pageNo - 1) * pageSize,
  );
  return {
    list: rows.map((row) => {
      const { status, amount, reason } = standing(context, account, row);
      return {
        claimId: row.claim_id,
        promotionId: row.promotion_id,
        title: row.title,
        status,
        amount: amount || null,
        comment: row.comment,
        contact: row.contact,
        images: row.images,
        reason: reason ?? null,
        sentAt: row.sent_at,
      };
    }),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}

function standing(
  context: RequestContext,
  account: Account,
  row: Row,
): { readonly status: PromotionStatus; readonly amount: number | null; readonly reason?: string } {
  if (row.status !== null) return { status: row.status, amount: row.amount };
  const application = { ...row, id: row.application_id ?? 0 };
  const outcome = outcomeOf(context, account, { id: row.promotion_id, most: row.most, contact: row.asks }, application);
  return { ...outcome, amount: outcome.status === 'claim' ? row.most : null };
}
