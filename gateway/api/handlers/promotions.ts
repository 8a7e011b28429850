import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { claimPage } from '../promotionClaims.ts';
import { openTicket, promotionStates, applyForPromotion } from '../promotions.ts';
import { prizesOf, sharesOf } from '../raffle.ts';

export const promotionCategories: Handlers['promotionCategories'] = (_input, { db, merchant, language }) =>
  ok({
    list: db.all<{ categoryId: string; categoryName: string }>(
      `SELECT id AS categoryId, name AS categoryName FROM promotion_categories WHERE merchant = ? AND language = ? ORDER BY position`,
      merchant.code,
      language,
    ),
  });

export const availablePromotions: Handlers['availablePromotions'] = (_input, context) =>
  ok({
    list: promotionStates(context, context.account).map(({ row, status, amount, reason = null, canReapply = false }) => ({
      promotionId: row.id,
      categoryId: row.category,
      image: `/art/promotion/${context.merchant.code}/${row.id}.svg`,
      startDate: row.starts_at,
      endDate: row.ends_at,
      status,
      amount,
      most: row.most || null,
      application: row.rule === 'review' ? { contact: row.contact } : null,
      reason,
      canReapply,
      raffle: row.rule === 'raffle' ? { prizes: sharesOf(prizesOf(context, row.id)) } : null,
    })),
  });

export const actOnPromotion: Handlers['actOnPromotion'] = (wanted, context) => () => {
  const answer = applyForPromotion(context, context.account, wanted);
  return answer.success ? ok({ promotionId: wanted.promotionId, status: answer.value.status, amount: answer.value.amount }) : answer;
};

export const promotionClaims: Handlers['promotionClaims'] = (wanted, context) => ok(claimPage(context, context.account, wanted));

export const claimRafflePromotion: Handlers['claimRafflePromotion'] =
  ({ promotionId }, context) =>
  () => {
    const answer = openTicket(context, context.account, promotionId);
    return answer.success ? ok({ promotionId, amount: answer.value }) : answer;
  };
