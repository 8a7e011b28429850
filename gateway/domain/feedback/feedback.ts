import { countWords } from '#site/api/contract/feedbackWords.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { Calls, HandlerInput } from '#site/api/contract/index.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { TRIAL_ACCOUNT } from '#site/api/contract/shapes.ts';
import { ok, refuse } from '../../api/answer.ts';
import type { Answer } from '../../api/answer.ts';
import type { Account, RequestContext } from '../../api/context.ts';
import { newToken, tokenHash } from '../../api/random.ts';
import type { Database } from '../../db/database.ts';
import { ANSWERS } from './answers.ts';

/** Rate limit of one sender; further entries are refused until later. */
const BURST = { entries: 5, withinMs: 600_000 };
/** How long the simulated customer service takes to reply, by the gateway's clock. */
const ANSWERS_AFTER_MS = 3_600_000;
/** Defaults without merchant config. */
const WORDS = { least: 5, most: 300 };

/**
 * Stores feedback, once per idempotency key: a visitor has no session that could hold the key, so the entry holds it.
 * Visitors are distinguished by a hash of the IP address only.
 */
export function insertFeedback(
  { questionType, content, contact }: HandlerInput<Calls['sendFeedback']>,
  context: RequestContext & { readonly account: Account | undefined },
): Answer<{ feedbackId: string }> {
  const { db, now, random, merchant, account, language, clientAddress } = context;
  const words = merchant.seed.feedbackWords ?? WORDS;
  const count = countWords(content);
  if (count < words.least || count > words.most) return refuse(PAGE_CODE.feedbackLength, { field: 'content' });
  if ((account === undefined || account.type === TRIAL_ACCOUNT) && contact === undefined)
    return refuse(ERROR_CODE.fieldInvalid, { field: 'contact' });
  const sender = account === undefined ? `visitor:${tokenHash(clientAddress)}` : `account:${account.id}`;
  const key = context.idempotencyKey ?? newToken(random);
  return db.transaction(() => {
    const known = db.get<{ id: number; content: string }>(
      'SELECT id, content FROM feedback WHERE merchant = ? AND sender = ? AND key = ?',
      merchant.code,
      sender,
      key,
    );
    if (known !== undefined)
      return known.content === content ? ok({ feedbackId: String(known.id) }) : refuse(ERROR_CODE.idempotencyKeyReused);
    const at = now();
    const oldest = db.get<{ sent_at: number }>(
      'SELECT sent_at FROM feedback WHERE merchant = ? AND sender = ? AND sent_at > ? ORDER BY sent_at DESC LIMIT 1 OFFSET ?',
      merchant.code,
      sender,
      at - BURST.withinMs,
      BURST.entries - 1,
    );
    if (oldest !== undefined) return refuse(ERROR_CODE.tooManyRequests, { retryAfterMs: oldest.sent_at + BURST.withinMs - at });
    const { id } = db.run(
      `INSERT INTO feedback (merchant, account_id, sender, key, question_type, content, contact, language, sent_at, answers_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      merchant.code,
      account?.id ?? null,
      sender,
      key,
      questionType,
      content,
      contact ?? null,
      language,
      at,
      at + ANSWERS_AFTER_MS,
    );
    return ok({ feedbackId: String(id) });
  });
}

/** Writes the replies that are due. */
export function answerFeedback(db: Database, merchant: string, now: number): void {
  const due = db.all<{ id: number; language: string; answers_at: number }>(
    'SELECT id, language, answers_at FROM feedback WHERE merchant = ? AND answered_at IS NULL AND answers_at <= ?',
    merchant,
    now,
  );
  for (const { id, language, answers_at: at } of due)
    db.run('UPDATE feedback SET answer = ?, answered_at = ? WHERE id = ?', ANSWERS[language] ?? ANSWERS.EN, at, id);
}

interface FeedbackRow {
  readonly id: number;
  readonly question_type: string;
  readonly content: string;
  readonly sent_at: number;
  readonly answer: string | null;
  readonly answered_at: number | null;
}

/** A page of the account's entries, the latest first. */
export function feedbackPage(
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
  { db, account }: RequestContext & { readonly account: Account },
) {
  const totalCount = db.get<{ count: number }>('SELECT count(*) AS count FROM feedback WHERE account_id = ?', account.id)?.count ?? 0;
  const rows = db.all<FeedbackRow>(
    `SELECT id, question_type, content, sent_at, answer, answered_at FROM feedback WHERE account_id = ? ORDER BY id DESC LIMIT ? OFFSET ?`,
    account.id,
    pageSize,
    (pageNo - 1) * pageSize,
  );
  return {
    list: rows.map((row) => ({
      feedbackId: String(row.id),
      questionType: row.question_type,
      content: row.content,
      state: row.answered_at === null ? ('received' as const) : ('answered' as const),
      sentAt: row.sent_at,
      answer: row.answer,
      answeredAt: row.answered_at,
    })),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}
