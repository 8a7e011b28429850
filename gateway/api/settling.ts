import { settleCashier } from '../domain/cashier/settle.ts';
import type { Database } from '../db/database.ts';
import { settleRebates } from '../domain/earnings/rebates.ts';
import { settleEarnings } from '../domain/earnings/settle.ts';
import { answerFeedback } from '../domain/feedback/feedback.ts';
import { settleDue } from '../domain/lottery/orders.ts';
import { decideRedemptions } from '../domain/mall/redemptions.ts';
import type { MerchantSeed } from './context.ts';

export const reasonOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/**
 * Settles whatever is due for a merchant before its next response, without timers, so that each response includes it.
 * An item that fails stays due and does not block others.
 * @param say called once for each distinct error
 */
export function createSettling(db: Database, now: () => number, say?: (line: string) => void): (seed: MerchantSeed) => void {
  const said = new Map<string, string>();
  return (seed) => {
    const { code, currency } = seed;
    const at = now();
    const steps: Readonly<Record<string, () => void>> = {
      draws: () => settleDue(db, { code, exponent: currency.exponent }, at),
      cashier: () => settleCashier(db, seed, at),
      // After the draws, which decide bets, and the cashier, which may fund the wallets that contracts are paid from,
      // as rebates do.
      rebates: () => settleRebates({ db, seed, at }),
      earnings: () => settleEarnings({ db, seed, at }),
      redemptions: () => decideRedemptions(db, code, at),
      feedback: () => answerFeedback(db, code, at),
    };
    for (const [name, settle] of Object.entries(steps)) {
      const place = `${code}: what is due of ${name}`;
      try {
        settle();
        said.delete(place);
      } catch (error) {
        // The stack depends on the call that triggered the settlement.
        const what = String(error);
        if (said.get(place) !== what) say?.(`${place} could not be settled: ${reasonOf(error)}`);
        said.set(place, what);
      }
    }
  };
}
