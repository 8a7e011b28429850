import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { ok, refuse } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { gamePage } from '../gameRows.ts';
import type { Filter } from '../gameRows.ts';

const byCategory = (gameType: string | undefined): Filter[] => (gameType ? [['g.category = ?', gameType]] : []);

export const favoriteIds: Handlers['favoriteIds'] = (input, { db, account }) => {
  const rows = db.all<{ id: string }>(
    `SELECT CAST(f.node_id AS TEXT) AS id FROM favourites f JOIN games g ON g.node_id = f.node_id
     WHERE f.account_id = ?1 AND coalesce(nullif(?2, ''), g.category) = g.category ORDER BY f.created_at DESC, f.node_id`,
    account.id,
    input.gameType ?? '',
  );
  const { pageNo, pageSize } = input;
  const page = rows.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return ok({ content: page.map(({ id }) => id), totalPages: Math.ceil(rows.length / pageSize) });
};

export const favoriteList: Handlers['favoriteList'] = (input, { db, merchant, account }) => {
  const { games, totalPages } = gamePage(db, {
    merchant,
    filters: [['f.account_id = ?', account.id], ...byCategory(input.gameType)],
    pageNo: input.pageNo,
    pageSize: input.pageSize,
    join: 'JOIN favourites f ON f.node_id = g.node_id AND f.merchant = v.merchant',
    order: 'f.created_at DESC, g.node_id',
  });
  return ok({ content: games, totalPages });
};

export const addFavorite: Handlers['addFavorite'] =
  ({ nodeId, vendor }, { db, now, merchant, account }) =>
  () => {
    const { changes } = db.run(
      `INSERT OR REPLACE INTO favourites (merchant, account_id, node_id, created_at)
     SELECT v.merchant, ?, g.node_id, ? FROM games g JOIN vendors v ON v.code = g.vendor
     WHERE v.merchant = ? AND g.node_id = ? AND g.vendor = ?`,
      account.id,
      now(),
      merchant.code,
      nodeId,
      vendor,
    );
    return changes === 0 ? refuse(ERROR_CODE.gameUnknown) : ok({ nodeId, favorite: true });
  };

export const removeFavorite: Handlers['removeFavorite'] =
  ({ nodeId }, { db, account }) =>
  () => {
    db.run('DELETE FROM favourites WHERE account_id = ? AND node_id = ?', account.id, nodeId);
    return ok({ nodeId, favorite: false });
  };

export const recentGames: Handlers['recentGames'] = (input, { db, merchant, account }) => {
  const vendor: Filter[] = input.vassalage ? [['g.vendor = ?', input.vassalage]] : [];
  const { games, totalPages } = gamePage(db, {
    merchant,
    filters: [['r.account_id = ?', account.id], ...byCategory(input.gameType), ...vendor],
    pageNo: input.pageNo,
    pageSize: input.pageSize,
    join: 'JOIN recents r ON r.node_id = g.node_id AND r.merchant = v.merchant',
    order: 'r.played_at DESC, g.node_id',
  });
  return ok({ list: games, totalPages });
};
