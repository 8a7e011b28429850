import type { ChatMessage } from '#site/api/contract/chat.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { Database, SqlValue } from '../../db/database.ts';
import { ok, refuse } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { maskName } from '../maskName.ts';

/** Rate limit of a member's messages. */
const BURST = { messages: 5, withinMs: 20_000 };

interface MessageRow {
  readonly id: number;
  readonly account_id: number | null;
  readonly author: string;
  readonly text: string;
  readonly sent_at: number;
}

function messageOf(row: MessageRow, accountId: number): ChatMessage {
  return {
    messageId: row.id,
    author: maskName(row.author),
    own: row.account_id === accountId,
    text: row.text,
    sentAt: row.sent_at,
  };
}

export const chatMessages: Handlers['chatMessages'] = ({ before, after, limit }, { db, merchant, account }) => {
  const forwards = after !== undefined;
  const bounds: readonly (readonly [string, SqlValue | undefined])[] = [
    ['id > ?', after],
    ['id < ?', before],
  ];
  const wanted = bounds.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]));
  const rows = db.all<MessageRow>(
    `SELECT id, account_id, author, text, sent_at FROM chat_messages
     WHERE ${['merchant = ?', ...wanted.map(({ sql }) => sql)].join(' AND ')} ORDER BY id ${forwards ? 'ASC' : 'DESC'} LIMIT ?`,
    merchant.code,
    ...wanted.map(({ value }) => value),
    limit + 1,
  );
  const page = rows.slice(0, limit).map((row) => messageOf(row, account.id));
  return ok({ list: forwards ? page : page.toReversed(), more: rows.length > limit });
};

/** Id of the latest message of the merchant's room; 0 in an empty one. */
export const latestMessage = (db: Database, merchant: string): number =>
  db.get<{ id: number | null }>('SELECT MAX(id) AS id FROM chat_messages WHERE merchant = ?', merchant)?.id ?? 0;

export const sendChatMessage: Handlers['sendChatMessage'] = ({ text }, { db, now, merchant, account, tellRoom }) => {
  return () => {
    const at = now();
    const row = db.get<{ sent_at: number }>(
      'SELECT sent_at FROM chat_messages WHERE merchant = ? AND account_id = ? AND sent_at > ? ORDER BY id DESC LIMIT 1 OFFSET ?',
      merchant.code,
      account.id,
      at - BURST.withinMs,
      BURST.messages - 1,
    );
    if (row !== undefined) return refuse(ERROR_CODE.tooManyRequests, { retryAfterMs: row.sent_at + BURST.withinMs - at });
    const { id } = db.run(
      'INSERT INTO chat_messages (merchant, account_id, author, text, sent_at) VALUES (?, ?, ?, ?, ?)',
      merchant.code,
      account.id,
      account.nickname,
      text,
      at,
    );
    // After the write: notified pages request it immediately.
    queueMicrotask(() => tellRoom?.(merchant.code, id));
    return ok(messageOf({ id, account_id: account.id, author: account.nickname, text, sent_at: at }, account.id));
  };
};
