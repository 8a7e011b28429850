import type { Gateway, MerchantSeed } from '../api/context.ts';
import { inLanguage } from './inLanguage.ts';
import { LETTERS, STATEMENT, type SeedLetter } from './textsMessages.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
/** The length of the seeded history. */
const WEEKS = 12;

/** The weekly statement, `week` weeks ago. */
const statement = (week: number): SeedLetter => {
  const number = String(WEEKS - week);
  const texts = Object.entries(STATEMENT).map(([code, [title, content]]) => [code, [title.replace('{0}', number), content]] as const);
  const [title, content] = STATEMENT.EN;
  return {
    id: `statement-${number}`,
    age: week * WEEK_DAYS + 3,
    texts: { ...Object.fromEntries(texts), EN: [title.replace('{0}', number), content] },
  };
};

const ALL: readonly SeedLetter[] = [...LETTERS, ...Array.from({ length: WEEKS }, (_, week) => statement(week))];

/** Texts of the merchant's letters, in each of its languages. */
export function seedLetters({ db }: Pick<Gateway, 'db'>, { code, languages }: MerchantSeed): void {
  for (const language of languages) {
    for (const { id, texts } of ALL) {
      const [title, content] = inLanguage(texts, language);
      db.run(
        'INSERT INTO message_texts (merchant, letter, language, title, content) VALUES (?, ?, ?, ?, ?)',
        code,
        id,
        language,
        title,
        content,
      );
    }
  }
}

/** The messages of an account: three unread ones, and read ones of three months. */
export function seedMessages({ db, now }: Pick<Gateway, 'db' | 'now'>, { code, defaultLanguage }: MerchantSeed, accountId: number): void {
  for (const { id, age, texts, unread } of ALL) {
    const sentAt = Math.round(now() - age * DAY_MS);
    const [title, content] = inLanguage(texts, defaultLanguage);
    db.run(
      'INSERT INTO messages (merchant, account_id, letter, title, content, sent_at, read_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      code,
      accountId,
      id,
      title,
      content,
      sentAt,
      unread ? null : sentAt + DAY_MS / 24,
    );
  }
}
