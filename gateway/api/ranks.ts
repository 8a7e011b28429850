import type { Account, RequestContext } from './context.ts';

/** Name of a level in the language of the request, or `fallback`. */
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
  /** Withdrawals per day. */
  readonly withdrawals: number;
  /** Withdrawals are reviewed with priority. */
  readonly fast_payout: 0 | 1;
}

/** For accounts below all levels of the merchant. */
const NO_LEVEL: RankPrivileges = { withdrawals: 5, fast_payout: 0 };

/** Privileges of an account's level; an unknown level has those of the next lower one. */
export function privilegesOf({ db, merchant }: Pick<RequestContext, 'db' | 'merchant'>, { rankLevel }: Account): RankPrivileges {
  const found = db.get<RankPrivileges>(
    'SELECT withdrawals, fast_payout FROM ranks WHERE merchant = ? AND level <= ? ORDER BY level DESC LIMIT 1',
    merchant.code,
    rankLevel,
  );
  return found ?? NO_LEVEL;
}
