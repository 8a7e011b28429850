import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';

export const pointBalance: Handlers['pointBalance'] = (_input, { db, merchant, account }) => {
  const row = db.get<{ balance: number }>(
    'SELECT coalesce(sum(points), 0) AS balance FROM point_entries WHERE merchant = ? AND account_id = ?',
    merchant.code,
    account.id,
  );
  return ok({ balance: row?.balance ?? 0 });
};

interface RewardRow {
  id: number;
  type: string;
  name: string;
  quantity: number;
  points: number;
  amount: number;
}

export const pointRewards: Handlers['pointRewards'] = ({ rewardType = '', pageNo, pageSize }, { db, merchant, language }) => {
  const from = "FROM point_rewards WHERE merchant = ?1 AND language = ?2 AND (?3 = '' OR type = ?3)";
  const wanted = [merchant.code, language, rewardType] as const;
  const totalCount = db.get<{ total: number }>(`SELECT count(*) AS total ${from}`, ...wanted)?.total ?? 0;
  const rows = db.all<RewardRow>(
    `SELECT id, type, name, quantity, points, amount ${from} ORDER BY position LIMIT ?4 OFFSET ?5`,
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
    list: rows.map(({ id, ...reward }) => ({ rewardId: String(id), ...reward, image: `/art/reward/${id}.svg` })),
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
    rates: rates.map(({ units, amount }) => ({
      units,
      ratio: Math.round((units * minor * 10_000) / amount) / 10_000,
      redeemAmount: amount,
    })),
  });
};
