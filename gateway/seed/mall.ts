import type { Gateway, MerchantSeed } from '../api/context.ts';
import { writeEntry } from '../domain/mall/entries.ts';

const DAY_MS = 86_400_000;

/** Members of the team with points to spend, and when they earned them. */
const EARNED = [
  { usernames: ['team176', 'team177', 'team178', 'team179', 'team180'], points: [6_000, 9_500], daysAgo: [20, 4] },
  { usernames: ['team181'], points: [900], daysAgo: [3] },
] as const;

/** Points of the team, and the bonuses paid by the mall: a fifth more than their points are worth at the rates. */
export function seedMall({ db, now }: Gateway, { code }: MerchantSeed): void {
  db.run(
    `UPDATE point_rewards SET pays = coalesce((SELECT max(r.amount) FROM point_rates r
       WHERE r.merchant = point_rewards.merchant AND r.units <= point_rewards.points), 0) * 6 / 5 WHERE merchant = ? AND type = 'BONUS'`,
    code,
  );
  for (const { usernames, points, daysAgo } of EARNED) {
    for (const username of usernames) {
      const account = db.get<{ id: number }>('SELECT id FROM accounts WHERE merchant = ? AND username = ?', code, username);
      if (account === undefined) continue;
      points.forEach((earned, index) =>
        writeEntry(db, {
          merchant: code,
          accountId: account.id,
          kind: 'earned',
          points: earned,
          at: now() - (daysAgo[index] ?? 0) * DAY_MS,
        }),
      );
    }
  }
}
