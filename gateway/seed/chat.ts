import type { Gateway, MerchantSeed } from '../api/context.ts';
import { CHAT_LINES, CHAT_TEXTS } from './chatTexts.ts';
import { PLAYERS } from './clubTexts.ts';
import { inLanguage } from './inLanguage.ts';

const MINUTE_MS = 60_000;

/** Messages of the merchant's chat room, in its default language. */
export function seedChat({ db, now }: Gateway, { code, defaultLanguage }: MerchantSeed): void {
  const texts = inLanguage(CHAT_TEXTS, defaultLanguage);
  const demo = db.get<{ id: number; nickname: string }>("SELECT id, nickname FROM accounts WHERE merchant = ? AND username = 'demo'", code);
  CHAT_LINES.forEach(({ by, minutesAgo }, index) => {
    db.run(
      'INSERT INTO chat_messages (merchant, account_id, author, text, sent_at) VALUES (?, ?, ?, ?, ?)',
      code,
      by === 'demo' ? (demo?.id ?? null) : null,
      by === 'demo' ? (demo?.nickname ?? by) : (PLAYERS[by] ?? ''),
      texts[index] ?? '',
      now() - minutesAgo * MINUTE_MS,
    );
  });
}
