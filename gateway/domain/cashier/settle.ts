import type { MerchantSeed } from '../../api/context.ts';
import type { Database } from '../../db/database.ts';
import { settleDeposits } from './deposits.ts';
import { settlePayouts } from './payouts.ts';

/** What time alone brings to a merchant's orders, done before each answer. Cheap when nothing is due. */
export function settleCashier(db: Database, seed: MerchantSeed, at: number): void {
  const desk = { db, merchant: seed.code, at, seed };
  settleDeposits(desk);
  settlePayouts(desk);
}
