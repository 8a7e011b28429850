import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { promotionStates, takeUp } from '../promotions.ts';

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
    list: promotionStates(context, context.account).map(({ row, status, amount }) => ({
      promotionId: row.id,
      categoryId: row.category,
      image: `/art/promotion/${context.merchant.code}/${row.id}.svg`,
      startDate: row.starts_at,
      endDate: row.ends_at,
      status,
      amount,
      most: row.most || null,
    })),
  });

export const actOnPromotion: Handlers['actOnPromotion'] =
  ({ promotionId, action }, context) =>
  () => {
    const answer = takeUp(context, context.account, promotionId, action);
    return answer.success ? ok({ promotionId, status: answer.value.status, amount: answer.value.amount }) : answer;
  };
