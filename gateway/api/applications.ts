import { seenText } from '#site/api/contract/characters.ts';
import { contactDigits } from '#site/api/contract/activityRules.ts';
import type { ActivityRules } from '#site/api/contract/activityRules.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import type { PromotionApplication, PromotionContact, PromotionStatus } from '#site/api/contract/promotions.ts';
import { inLanguage } from '../seed/inLanguage.ts';
import { REJECTIONS } from '../seed/textsRejections.ts';
import type { Rejection } from '../seed/textsRejections.ts';
import { consumeUploads } from '../domain/uploads/uploads.ts';
import { refuse } from './answer.ts';
import type { Refusal } from './answer.ts';
import type { Account, RequestContext } from './context.ts';

/** Defaults without merchant config. */
const USUAL: ActivityRules = {
  commentMaxLength: 140,
  maxImages: 3,
  contacts: { zalo: { leastDigits: 9, mostDigits: 12 }, whatsapp: { leastDigits: 8, mostDigits: 15 } },
};

/** The columns of a promotion that applications need. */
interface Asked {
  readonly id: string;
  /** Minor units paid on approval; 0 if the reward is not money. */
  readonly most: number;
  /** The service whose member id is required. */
  readonly contact: PromotionContact | null;
}

/** An application row. `images` is the number of attached images. */
export interface Application {
  readonly id: number;
  readonly promotion_id: string;
  readonly comment: string;
  readonly contact: string | null;
  readonly images: number;
  readonly sent_at: number;
}

/** Decision on an application. */
export interface Outcome {
  readonly status: PromotionStatus;
  readonly reason?: string;
}

/** By the gateway's clock: when the review of an application starts, and when it is decided. */
const LOOKED_AT_AFTER_MS = 10 * 60_000;
const DECIDED_AFTER_MS = 60 * 60_000;

const COLUMNS = 'id, promotion_id, comment, contact, images, sent_at';

/** The account's applications for one promotion, or for all, the latest first. */
export function applicationsOf({ db, merchant }: RequestContext, account: Account, promotionId = ''): Application[] {
  return db.all<Application>(
    `SELECT ${COLUMNS} FROM promotion_applications
     WHERE merchant = ?1 AND account_id = ?2 AND (?3 = '' OR promotion_id = ?3) ORDER BY id DESC`,
    merchant.code,
    account.id,
    promotionId,
  );
}

/**
 * The simulated back office, without people or timers: the state of an application follows from the clock and its
 * contents. It is pending for ten minutes, then in review, and decided after an hour. Rejects a contact id that another
 * member has sent before and, if no contact id is required, an application without an image. Approves everything else:
 * money can be claimed, other rewards are sent.
 */
export function outcomeOf(context: RequestContext, account: Account, asked: Asked, application: Application): Outcome {
  const age = context.now() - application.sent_at;
  if (age < LOOKED_AT_AFTER_MS) return { status: 'applying' };
  if (age < DECIDED_AFTER_MS) return { status: 'process' };
  const rejection = rejectionOf(context, account, asked, application);
  if (rejection !== undefined) return { status: 'rejected', reason: inLanguage(REJECTIONS[rejection], context.language) };
  return { status: asked.most > 0 ? 'claim' : 'issued' };
}

function rejectionOf(
  { db, merchant }: RequestContext,
  account: Account,
  { id, contact }: Asked,
  application: Application,
): Rejection | undefined {
  if (contact === null) return application.images === 0 ? 'proofMissing' : undefined;
  const before = db.get(
    `SELECT 1 FROM promotion_applications WHERE merchant = ? AND promotion_id = ? AND contact = ? AND account_id <> ? AND id < ?`,
    merchant.code,
    id,
    application.contact,
    account.id,
    application.id,
  );
  return before === undefined ? undefined : 'contactUsed';
}

/** Stores an application; a refusal names the field and changes nothing. Must run in the write's transaction. */
export function sendApplication(
  { db, merchant, now }: RequestContext,
  account: Account,
  { id, contact }: Asked,
  { comment, images, contact: typed = '' }: PromotionApplication,
): Refusal | undefined {
  const { commentMaxLength, maxImages, contacts } = merchant.seed.activity ?? USUAL;
  const words = seenText(comment);
  const digits = contact === null ? null : contactDigits(typed, contacts[contact]);
  if (digits === undefined) return refuse(PAGE_CODE.applicationInvalid, { field: 'contact' });
  // The comment is optional if a contact id is required.
  if (words.length > commentMaxLength || (words === '' && contact === null)) {
    return refuse(PAGE_CODE.applicationInvalid, { field: 'comment' });
  }
  if (images.length > maxImages) return refuse(PAGE_CODE.applicationInvalid, { field: 'images' });
  const { id: number } = db.run(
    `INSERT INTO promotion_applications (merchant, account_id, promotion_id, comment, contact, images, sent_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    merchant.code,
    account.id,
    id,
    words,
    digits,
    images.length,
    now(),
  );
  if (consumeUploads(db, { merchant: merchant.code, accountId: account.id, ids: images, purpose: `application:${number}` }))
    return undefined;
  db.run('DELETE FROM promotion_applications WHERE id = ?', number);
  return refuse(PAGE_CODE.uploadUnknown, { field: 'images' });
}
