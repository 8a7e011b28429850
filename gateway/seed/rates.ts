import { RATE_CATEGORIES, writeRates } from '../domain/team/rates.ts';
import type { Gateway, MerchantSeed } from '../api/context.ts';

/** The rates of the two agents with downlines, in hundredths of a percent, in the order of the categories. */
const OWN = [80, 60, 50, 40, 60, 30, 40];

/** Shares of an upline's rates, in tenths, uplines first. Other members have none. */
const SHARES: readonly (readonly [username: string, tenths: number])[] = [
  ['agent', 10],
  ['agent2', 10],
  ['team001', 5],
  ['team002', 5],
  ['team003', 3],
  ['team021', 4],
  ['team022', 3],
  ['team023', 5],
  ['team030', 6],
  ['team182', 6],
  ['team183', 3],
  ['line001', 7],
  ['line002', 5],
  ['line005', 4],
  ['line006', 4],
  ['line011', 5],
];

/** Rebate rates of the agents and some of their downlines. */
export function seedRates({ db }: Gateway, { code: merchant }: MerchantSeed): void {
  for (const [username, tenths] of SHARES) {
    const account = db.get<{ id: number }>('SELECT id FROM accounts WHERE merchant = ? AND username = ?', merchant, username);
    if (account === undefined) continue;
    const rates = new Map(RATE_CATEGORIES.map((category, index) => [category, Math.floor(((OWN[index] ?? 0) * tenths) / 10)]));
    writeRates(db, merchant, account.id, rates);
  }
}
