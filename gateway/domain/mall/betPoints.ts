import type { MerchantSeed } from '../../api/context.ts';
import type { Database } from '../../db/database.ts';
import { seedUnit } from '../../seed/scale.ts';
import { writeEntry } from './entries.ts';

/**
 * Points for settled bets: one per unit of valid bet. The remainder is carried to the next bet, so that small stakes
 * earn as much as large ones.
 */

/** Default valid bet per point, in units of the currency. */
const BET_PER_POINT = 10;

/** Minor units of valid bet per point; 0 if bets earn none. */
export const betPerPointOf = ({ betPerPoint, currency }: MerchantSeed): number =>
  betPerPoint ?? BET_PER_POINT * seedUnit(currency.exponent);

/** Starts earning points for settled bets. Seeded history is written before this and earns none. */
export function startBetPoints(db: Database, seed: MerchantSeed): void {
  db.run('UPDATE merchants SET bet_per_point = ? WHERE merchant = ?', betPerPointOf(seed), seed.code);
}

interface BetKey {
  readonly accountId: number;
  readonly source: string;
  readonly betNo: string;
}

interface Counted {
  readonly merchant: string;
  readonly validBet: number;
  readonly at: number;
  readonly per: number;
}

/**
 * Adds the points of a settled bet, once per bet; a bet that is not settled earns none. Run it in the settling
 * transaction.
 */
export function earnBetPoints(db: Database, { accountId, source, betNo }: BetKey): void {
  const bet = db.get<Counted>(
    `UPDATE bets SET points = 0 WHERE account_id = ? AND bet_no = ? AND source = ? AND points IS NULL AND status = 'settled'
       AND (SELECT coalesce(bet_per_point, 0) FROM merchants m WHERE m.merchant = bets.merchant) > 0
     RETURNING merchant, valid_bet AS validBet, settled_at AS at, (SELECT bet_per_point FROM merchants m WHERE m.merchant = bets.merchant) AS per`,
    accountId,
    betNo,
    source,
  );
  if (bet === undefined || bet.validBet === 0) return;
  const { merchant, validBet, at, per } = bet;
  const counted = (db.get<{ rest: number }>('SELECT rest FROM point_rests WHERE account_id = ?', accountId)?.rest ?? 0) + validBet;
  const points = Math.floor(counted / per);
  db.run(
    'INSERT INTO point_rests (account_id, merchant, rest) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET rest = ?3',
    accountId,
    merchant,
    counted - points * per,
  );
  if (points === 0) return;
  db.run('UPDATE bets SET points = ? WHERE account_id = ? AND bet_no = ? AND source = ?', points, accountId, betNo, source);
  writeEntry(db, { merchant, accountId, kind: 'bet', points, remark: betNo, at });
}
