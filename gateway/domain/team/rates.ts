import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { SERVER_CATEGORIES, type ServerCategory } from '#site/api/contract/shapes.ts';
import type { RateSet } from '#site/api/contract/team.ts';
import { refuse, type Refusal } from '../../api/answer.ts';
import type { Database } from '../../db/database.ts';

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

/** The highest rates that an account has given its direct downlines: its own cannot fall below them. The end of a range for each. */
export function ratesGiven(db: Database, accountId: number): Rates {
  return new Map(
    RATE_CATEGORIES.flatMap((category) => {
      const given = db.get<{ rate: number | null }>(
        'SELECT max(rate) AS rate FROM member_rates WHERE upline_id = ? AND category = ?',
        accountId,
        category,
      );
      return given?.rate === undefined || given.rate === null ? [] : [[category, given.rate] as const];
    }),
  );
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

/** All rates as they travel. */
export function rateSet(rates: Rates): RateSet {
  const of = (category: ServerCategory): number => rates.get(category) ?? 0;
  return { RNG: of('RNG'), LIVE: of('LIVE'), FISH: of('FISH'), PVP: of('PVP'), SPORTS: of('SPORTS'), LOTT: of('LOTT'), ELOTT: of('ELOTT') };
}

/** Rates that came over the wire. */
export function ratesIn(set: RateSet): Rates {
  return new Map(RATE_CATEGORIES.map((category) => [category, set[category]]));
}

/** Nothing above what the giver has. */
export function capped(rates: Rates, most: Rates): Rates {
  return new Map([...rates].map(([category, rate]) => [category, Math.min(rate, most.get(category) ?? 0)]));
}

/** Refuses the first rate that is outside its bounds, by its category. */
export function outsideBounds(rates: Rates, most: Rates, least: Rates = new Map()): Refusal | undefined {
  const field = RATE_CATEGORIES.find((category) => {
    const rate = rates.get(category) ?? 0;
    return rate > (most.get(category) ?? 0) || rate < (least.get(category) ?? 0);
  });
  return field === undefined ? undefined : refuse(PAGE_CODE.rateInvalid, { field });
}
