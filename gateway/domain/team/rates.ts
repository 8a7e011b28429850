import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { SERVER_CATEGORIES, type ServerCategory } from '#site/api/contract/shapes.ts';
import type { RateSet } from '#site/api/contract/team.ts';
import { refuse, type Refusal } from '../../api/answer.ts';
import type { Database } from '../../db/database.ts';

/** Game categories with rebates. */
export const RATE_CATEGORIES = SERVER_CATEGORIES;

/** By category, in hundredths of a percent. A missing category is 0. */
export type Rates = ReadonlyMap<ServerCategory, number>;

/** An account's rebate rates. */
export function ratesOf(db: Database, accountId: number): Rates {
  const rows = db.all<{ category: ServerCategory; rate: number }>(
    'SELECT category, rate FROM member_rates WHERE account_id = ?',
    accountId,
  );
  return new Map(rows.map(({ category, rate }) => [category, rate]));
}

/**
 * The highest rates the account has given direct downlines: its own cannot fall below them. Reads the end of an index
 * range for each.
 */
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

/** Stores an account's rates; missing ones are unchanged. The caller validates them against the upline's. */
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

/** Rates in the shape of the API. */
export function rateSet(rates: Rates): RateSet {
  const of = (category: ServerCategory): number => rates.get(category) ?? 0;
  return { RNG: of('RNG'), LIVE: of('LIVE'), FISH: of('FISH'), PVP: of('PVP'), SPORTS: of('SPORTS'), LOTT: of('LOTT'), ELOTT: of('ELOTT') };
}

/** Rates from the shape of the API. */
export function ratesIn(set: RateSet): Rates {
  return new Map(RATE_CATEGORIES.map((category) => [category, set[category]]));
}

/** Caps rates at the giver's. */
export function capped(rates: Rates, most: Rates): Rates {
  return new Map([...rates].map(([category, rate]) => [category, Math.min(rate, most.get(category) ?? 0)]));
}

/** Refuses the first rate that is out of bounds, naming its category. */
export function outsideBounds(rates: Rates, most: Rates, least: Rates = new Map()): Refusal | undefined {
  const field = RATE_CATEGORIES.find((category) => {
    const rate = rates.get(category) ?? 0;
    return rate > (most.get(category) ?? 0) || rate < (least.get(category) ?? 0);
  });
  return field === undefined ? undefined : refuse(PAGE_CODE.rateInvalid, { field });
}
