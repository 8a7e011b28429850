import { betPerPointOf } from '../../domain/mall/betPoints.ts';
import { entryPage, pointsOf, validBetsOf } from '../../domain/mall/entries.ts';
import { convert, redeem, redemptionPage } from '../../domain/mall/redemptions.ts';
import { ruleOf } from '../../domain/mall/rewardRules.ts';
import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { readPaymentPassword } from '../paymentPassword.ts';

export const pointBalance: Handlers['pointBalance'] = (_input, { db, merchant, account }) =>
  ok({ balance: pointsOf(db, merchant.code, account.id), validBet: validBetsOf(db, account.id) });

interface RewardRow {
  id: number;
  type: string;
  name: string;
  quantity: number;
  points: number;
  amount: number;
  pays: number;
}

export const pointRewards: Handlers['pointRewards'] = ({ rewardType = '', pageNo, pageSize }, { db, merchant, language }) => {
  const from = "FROM point_rewards WHERE merchant = ?1 AND language = ?2 AND (?3 = '' OR type = ?3)";
  const wanted = [merchant.code, language, rewardType] as const;
  const totalCount = db.get<{ total: number }>(`SELECT count(*) AS total ${from}`, ...wanted)?.total ?? 0;
  const rows = db.all<RewardRow>(
    `SELECT id, type, name, quantity, points, amount, pays ${from} ORDER BY position LIMIT ?4 OFFSET ?5`,
    ...wanted,
    pageSize,
    (pageNo - 1) * pageSize,
  );
  const types = db.all<{ type: string }>(
    'SELECT type FROM point_rewards WHERE merchant = ? AND language = ? GROUP BY type ORDER BY min(position)',
    merchant.code,
    language,
  );
  return ok({
    list: rows.map(({ id, ...reward }) => ({
      rewardId: String(id),
      ...reward,
      needs: [...ruleOf(reward.type).needs],
      image: `/art/reward/${id}.svg`,
    })),
    types: types.map(({ type }) => type),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  });
};

export const pointConfig: Handlers['pointConfig'] = (_input, { db, merchant }) => {
  const rates = db.all<{ units: number; amount: number }>(
    'SELECT units, amount FROM point_rates WHERE merchant = ? ORDER BY units',
    merchant.code,
  );
  const minor = 10 ** merchant.seed.currency.exponent;
  return ok({
    betPerPoint: betPerPointOf(merchant.seed),
    rates: rates.map(({ units, amount }) => ({
      units,
      ratio: Math.round((units * minor * 10_000) / amount) / 10_000,
      redeemAmount: amount,
    })),
  });
};

export const pointDetails: Handlers['pointDetails'] = ({ pageNo, pageSize }, { db, merchant, account, language }) =>
  ok(entryPage(db, { merchant: merchant.code, accountId: account.id, language, pageNo, pageSize }));

export const redeemPointReward: Handlers['redeemPointReward'] = async (input, context) => {
  const check = await readPaymentPassword(context, context.account, input.paymentPassword);
  return () => redeem(input, context, check);
};

export const redeemList: Handlers['redeemList'] = (input, context) => ok(redemptionPage(input, context));

export const convertPoint: Handlers['convertPoint'] = async (input, context) => {
  const check = await readPaymentPassword(context, context.account, input.paymentPassword);
  return () => convert(input, context, check);
};
