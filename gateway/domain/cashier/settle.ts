import type { MerchantSeed } from '../../api/context.ts';
import type { Database } from '../../db/database.ts';
import { settleDeposits } from './deposits.ts';
import { settlePayouts } from './payouts.ts';

/** Applies time-based transitions to a merchant's orders; runs before each response. Cheap when nothing is due. */
export function settleCashier(db: Database, seed: MerchantSeed, at: number): void {
  const desk = { db, merchant: seed.code, at, seed };
  settleDeposits(desk);
  settlePayouts(desk);
}
