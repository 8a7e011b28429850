import type { Database } from '../../db/database.ts';
import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';

/** Number of the player's unread messages. */
export function unreadMessages(db: Database, accountId: number): number {
  return (
    db.get<{ count: number }>('SELECT count(*) AS count FROM messages WHERE account_id = ? AND read_at IS NULL', accountId)?.count ?? 0
  );
}

/** A message in the reader's language; as written if it is not translated. */
interface MessageRow {
  id: number;
  title: string;
  content: string;
  sent_at: number;
  read_at: number | null;
}

export const inbox: Handlers['inbox'] = ({ pageNo, pageSize, state }, { db, account, language }) => {
  const where = `WHERE m.account_id = ?${state === 'unread' ? ' AND m.read_at IS NULL' : ''}`;
  const totalCount = db.get<{ count: number }>(`SELECT count(*) AS count FROM messages m ${where}`, account.id)?.count ?? 0;
  const rows = db.all<MessageRow>(
    `SELECT m.id, coalesce(t.title, m.title) AS title, coalesce(t.content, m.content) AS content, m.sent_at, m.read_at FROM messages m
     LEFT JOIN message_texts t ON t.merchant = m.merchant AND t.letter = m.letter AND t.language = ?
     ${where} ORDER BY m.sent_at DESC, m.id DESC LIMIT ? OFFSET ?`,
    language,
    account.id,
    pageSize,
    (pageNo - 1) * pageSize,
  );
  return ok({
    list: rows.map(({ id, title, content, sent_at: sentAt, read_at: readAt }) => ({
      messageId: String(id),
      title,
      content,
      sentAt,
      isRead: readAt !== null,
    })),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
    unreadMessage: unreadMessages(db, account.id),
  });
};

/** Ids as JSON text, for `json_each`. */
const NAMED = 'AND CAST(id AS TEXT) IN (SELECT value FROM json_each(?))';

export const readMessages: Handlers['readMessages'] =
  ({ messageIds }, { db, now, account }) =>
  () => {
    const named = messageIds === undefined ? [] : [JSON.stringify(messageIds)];
    db.run(
      `UPDATE messages SET read_at = ? WHERE account_id = ? AND read_at IS NULL ${messageIds === undefined ? '' : NAMED}`,
      now(),
      account.id,
      ...named,
    );
    return ok({ unreadMessage: unreadMessages(db, account.id) });
  };

export const deleteMessages: Handlers['deleteMessages'] =
  ({ messageIds }, { db, account }) =>
  () => {
    db.run(`DELETE FROM messages WHERE account_id = ? ${NAMED}`, account.id, JSON.stringify(messageIds));
    return ok({ unreadMessage: unreadMessages(db, account.id) });
  };
