import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { gamePage } from '../gameRows.ts';
import type { GameRow } from '../gameRows.ts';

/** The games that most members have played last; ties are filled with hot games first, from the whole catalogue. */
export const popularGames: Handlers['popularGames'] = ({ count }, { db, merchant }) => {
  const { games } = gamePage(db, {
    merchant,
    filters: [],
    pageNo: 1,
    pageSize: count,
    join: `LEFT JOIN (SELECT merchant, node_id, count(*) AS plays FROM recents GROUP BY merchant, node_id) p
      ON p.merchant = v.merchant AND p.node_id = g.node_id`,
    order: 'coalesce(p.plays, 0) DESC, g.is_hot DESC, g.node_id % 97, g.node_id',
  });
  const groups: Record<string, { gameGroupCode: string; gameMenus: GameRow[] }> = {};
  for (const game of games) (groups[game.gameType] ??= { gameGroupCode: game.gameType, gameMenus: [] }).gameMenus.push(game);
  return ok(groups);
};
