import { SERVER_CATEGORIES, type ServerCategory } from '#site/api/contract/shapes.ts';
import type { Database } from '../db/database.ts';

/** Categories of games that a rebate is given for. */
export const RATE_CATEGORIES = SERVER_CATEGORIES;

/** By category, in hundredths of a percent. What is not in it is 0. */
export type Rates = ReadonlyMap<ServerCategory, number>;

/** What an account gets back of its valid bets. */
export function ratesOf(db: Database, accountId: number): Rates {
  const rows = db.all<{ category: ServerCategory; rate: number }>(
    'SELECT category, rate FROM member_rates WHERE account_id = ?',
    accountId,
  );
  return new Map(rows.map(({ category, rate }) => [category, rate]));
}

/** Writes an account's rates down; those that are not named stay. The caller has checked them against its upline's. */
export function writeRates(db: Database, merchant: string, accountId: number, rates: Rates): void {
  for (const [category, rate] of rates)
    db.run(
      `INSERT INTO member_rates (merchant, account_id, category, rate) VALUES (?, ?, ?, ?)
       ON CONFLICT (account_id, category) DO UPDATE SET rate = excluded.rate`,
      merchant,
      accountId,
      category,
      rate,
    );
}
