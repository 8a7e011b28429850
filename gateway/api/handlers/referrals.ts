import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { maskName } from '../maskName.ts';
import { referralCode, referralTerms, settleReferrals } from '../referrals.ts';

interface Friend {
  readonly username: string;
  readonly created_at: number;
  readonly amount: number | null;
  readonly rewarded_at: number | null;
}

export const referralDetails: Handlers['referralDetails'] = ({ pageNo, pageSize }, context) => {
  const { db, merchant, account } = context;
  settleReferrals(context, account);
  const count = db.get<{ total: number; rewards: number }>(
    `SELECT count(*) AS total, coalesce(sum(r.amount), 0) AS rewards FROM accounts f LEFT JOIN referrals r ON r.account_id = f.id
     WHERE f.merchant = ? AND f.upline_id = ?`,
    merchant.code,
    account.id,
  );
  const friends = db.all<Friend>(
    `SELECT f.username, f.created_at, r.amount, r.rewarded_at FROM accounts f LEFT JOIN referrals r ON r.account_id = f.id
     WHERE f.merchant = ? AND f.upline_id = ? ORDER BY f.created_at DESC, f.id DESC LIMIT ? OFFSET ?`,
    merchant.code,
    account.id,
    pageSize,
    (pageNo - 1) * pageSize,
  );
  const total = count?.total ?? 0;
  return ok({
    referralCode: referralCode(context, account),
    downlineCount: total,
    rewardTotal: count?.rewards ?? 0,
    terms: referralTerms(merchant),
    list: friends.map(({ username, created_at: registeredAt, amount, rewarded_at: rewardedAt }) => ({
      customerName: maskName(username),
      registeredAt,
      reward: amount || null,
      rewardedAt,
    })),
    totalPages: Math.ceil(total / pageSize),
    totalCount: total,
  });
};
