import type { Account, RequestContext } from './context.ts';

/** What a level is called in the language of the request; the name given where nobody has written one. */
export function rankNameOf({ db, merchant, language }: RequestContext, level: number, fallback: string): string {
  const found = db.get<{ name: string }>(
    'SELECT name FROM rank_names WHERE merchant = ? AND level = ? AND language = ?',
    merchant.code,
    level,
    language,
  );
  return found?.name ?? fallback;
}

interface RankPrivileges {
  /** How often a day money may be withdrawn. */
  readonly withdrawals: number;
  /** Withdrawals are looked at before those of others. */
  readonly fast_payout: 0 | 1;
}

/** For whoever stands below all levels of the merchant. */
const NO_LEVEL: RankPrivileges = { withdrawals: 5, fast_payout: 0 };

/** What an account's level gives it; one that the merchant does not have gives what the next below does. */
export function privilegesOf({ db, merchant }: Pick<RequestContext, 'db' | 'merchant'>, { rankLevel }: Account): RankPrivileges {
  const found = db.get<RankPrivileges>(
    'SELECT withdrawals, fast_payout FROM ranks WHERE merchant = ? AND level <= ? ORDER BY level DESC LIMIT 1',
    merchant.code,
    rankLevel,
  );
  return found ?? NO_LEVEL;
}
