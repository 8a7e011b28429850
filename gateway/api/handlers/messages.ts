import type { Database } from '../../db/database.ts';
import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';

/** How many messages a player has not read. */
export function unreadMessages(db: Database, accountId: number): number {
  return (
    db.get<{ count: number }>('SELECT count(*) AS count FROM messages WHERE account_id = ? AND read_at IS NULL', accountId)?.count ?? 0
  );
}

interface MessageRow {
  id: number;
  title: string;
  content: string;
  sent_at: number;
  read_at: number | null;
}

export const inbox: Handlers['inbox'] = ({ pageNo, pageSize, state }, { db, account }) => {
  const from = `FROM messages WHERE account_id = ?${state === 'unread' ? ' AND read_at IS NULL' : ''}`;
  const totalCount = db.get<{ count: number }>(`SELECT count(*) AS count ${from}`, account.id)?.count ?? 0;
  const rows = db.all<MessageRow>(
    `SELECT id, title, content, sent_at, read_at ${from} ORDER BY sent_at DESC, id DESC LIMIT ? OFFSET ?`,
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
