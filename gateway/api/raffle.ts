import type { Random } from './random.ts';
import type { RequestContext } from './context.ts';

/** The prize of one sort of ticket, in minor units, and how many tickets are of that sort. */
interface Prize {
  readonly amount: number;
  readonly weight: number;
}

/** Prizes of a raffle, the largest first. */
export function prizesOf({ db, merchant }: RequestContext, promotionId: string): Prize[] {
  return db.all<Prize>(
    'SELECT amount, weight FROM raffle_prizes WHERE merchant = ? AND promotion_id = ? ORDER BY position',
    merchant.code,
    promotionId,
  );
}

/** The prizes as shown to players: each with its share of all tickets. */
export function sharesOf(prizes: readonly Prize[]): { amount: number; share: number }[] {
  const all = weightOf(prizes);
  return prizes.map(({ amount, weight }) => ({ amount, share: weight / all }));
}

/** Draws a ticket: minor units, 0 if there are no tickets. */
export function drawTicket(prizes: readonly Prize[], random: Random): number {
  let ticket = random.int(Math.max(1, weightOf(prizes)));
  for (const { amount, weight } of prizes) {
    if (ticket < weight) return amount;
    ticket -= weight;
  }
  return 0;
}

const weightOf = (prizes: readonly Prize[]): number => prizes.reduce((sum, { weight }) => sum + weight, 0);
