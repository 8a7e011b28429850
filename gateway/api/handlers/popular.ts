import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { firstGames } from '../gameRows.ts';
import type { Filter, GameRow } from '../gameRows.ts';

/** Order of the index `games_filling`. */
const FILLING = 'g.node_id % 97, g.node_id';

const notPlayed = (merchant: string): Filter => ['g.node_id NOT IN (SELECT node_id FROM recents WHERE merchant = ?)', merchant];

/** The games that most members have played last; ties, and what is missing, in an order that mixes the whole catalogue. */
export const popularGames: Handlers['popularGames'] = ({ count }, { db, merchant }) => {
  const played = firstGames(db, count, {
    merchant,
    filters: [],
    join: `JOIN (SELECT merchant, node_id, count(*) AS plays FROM recents GROUP BY merchant, node_id) p
      ON p.merchant = v.merchant AND p.node_id = g.node_id`,
    order: `p.plays DESC, ${FILLING}`,
  });
  const others = firstGames(db, count - played.length, { merchant, filters: [notPlayed(merchant.code)], order: FILLING });
  const games = [...played, ...others];
  const groups: Record<string, { gameGroupCode: string; gameMenus: GameRow[] }> = {};
  for (const game of games) (groups[game.gameType] ??= { gameGroupCode: game.gameType, gameMenus: [] }).gameMenus.push(game);
  return ok(groups);
};
