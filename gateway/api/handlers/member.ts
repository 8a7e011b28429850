import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { maskMobile } from '../mobile.ts';
import { walletBalance } from '../../ledger/ledger.ts';

export const memberInfo: Handlers['memberInfo'] = (_input, { account }) =>
  ok({
    id: String(account.id),
    account: account.username,
    nickname: account.nickname,
    type: account.type,
    toUpline: account.uplineId !== null,
    clubLabel: { labelName: account.rankName, rankLevel: account.rankLevel },
    memberLabel: [],
    regDate: account.createdAt,
    mobile: account.mobile === null ? null : maskMobile(account.mobile),
  });

export const memberLanguage: Handlers['memberLanguage'] =
  (input, { db, account }) =>
  () => {
    db.run('UPDATE accounts SET language = ? WHERE id = ?', input.language, account.id);
    return ok(null);
  };

export const unreadCount: Handlers['unreadCount'] = (_input, { db, merchant, account }) => {
  const counts = db.get<{ messages: number; promotions: number }>(
    `SELECT
       (SELECT count(*) FROM messages WHERE account_id = ?1 AND read_at IS NULL) AS messages,
       (SELECT count(DISTINCT id) FROM announcements WHERE merchant = ?2 AND type = 'PR' AND id NOT IN
         (SELECT promotion_id FROM promotion_claims WHERE merchant = ?2 AND account_id = ?1)) AS promotions`,
    account.id,
    merchant.code,
  );
  return ok({ unreadMessage: counts?.messages ?? 0, unclaimedPromotion: counts?.promotions ?? 0 });
};

export const balance: Handlers['balance'] = (_input, { db, merchant, account }) => {
  const sumBalance = walletBalance(db, merchant.code, account.id);
  const { symbol, code } = merchant.seed.currency;
  return ok({
    sumBalance,
    ...(code === undefined ? {} : { currency: code }),
    currencySymbol: symbol,
    balance: [{ accountTypeId: 'MAIN', availBalance: sumBalance }],
  });
};
