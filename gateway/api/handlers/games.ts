import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { Calls, HandlerInput } from '#site/api/contract/index.ts';
import type { VendorCard, VendorLane } from '#site/api/contract/vendors.ts';
import { SERVER_CATEGORIES } from '#site/api/contract/shapes.ts';
import { ok, refuse } from '../answer.ts';
import type { Answer } from '../answer.ts';
import type { Account, Handlers, RequestContext } from '../context.ts';
import { gameKindOf } from '../gameKinds.ts';
import { firstGames, gamePage, LIST_ORDER, listFilters } from '../gameRows.ts';
import type { Filter } from '../gameRows.ts';
import { LAUNCH_TOKEN_MS } from '../gameWallet.ts';
import { newToken, tokenHash } from '../random.ts';
import { sessionOfToken } from '../../domain/responsiblePlay/sessionClock.ts';
import { findRoom } from '../rooms.ts';
import { isOnTrial } from '../trialPurse.ts';

/** Number of hot games returned: they are not paged. */
const HOT_GAMES = 42;

export const gameVendor: Handlers['gameVendor'] = (_input, context) => {
  const lanes = SERVER_CATEGORIES.map((title) => laneOf(context, title));
  return ok({ data: { lanes: lanes.filter((lane) => lane.cards.length > 0) } });
};

function laneOf({ db, merchant }: RequestContext, title: string): VendorLane {
  const cards = db.all<Omit<VendorCard, 'smallIcon'>>(
    `SELECT code AS vassalage, category AS gameType, account_type_id AS accountTypeId, code AS accountTypeName,
       name AS displayName, is_hot AS isHot,
       EXISTS (SELECT 1 FROM games g WHERE g.vendor = vendors.code AND g.is_trial = 1) AS isTrial
     FROM vendors WHERE merchant = ? AND category = ? ORDER BY position`,
    merchant.code,
    title,
  );
  const kinds = db.all<{ classify: string }>(
    `SELECT DISTINCT g.classify FROM vendors v JOIN games g ON g.vendor = v.code AND g.category = v.category
     WHERE v.merchant = ? AND v.category = ? ORDER BY g.classify`,
    merchant.code,
    title,
  );
  return {
    title,
    gameClassify: kinds.map(({ classify }) => classify),
    cards: cards.map((card) => ({ ...card, smallIcon: `/art/vendor/${card.vassalage}.svg` })),
  };
}

export const vendorTypes: Handlers['vendorTypes'] = ({ vassalage }, { db, merchant }) => {
  const rows = db.all<{ vassalage: string; gameType: string; classify: string | null }>(
    `SELECT DISTINCT v.code AS vassalage, v.category AS gameType, g.classify, v.position
     FROM vendors v LEFT JOIN games g ON g.vendor = v.code AND g.category = v.category
     WHERE v.merchant = ? ORDER BY v.category, v.position, g.classify`,
    merchant.code,
  );
  const types = new Map<string, { vassalage: string; gameType: string; gameClassify: string[] }>();
  for (const { classify, ...row } of rows.filter((found) => vassalage === undefined || found.vassalage === vassalage)) {
    const key = `${row.vassalage} ${row.gameType}`;
    const known = types.get(key) ?? { vassalage: row.vassalage, gameType: row.gameType, gameClassify: [] };
    types.set(key, known);
    if (classify) known.gameClassify.push(classify);
  }
  return ok({ list: [...types.values()] });
};

export const gameList: Handlers['gameList'] = (input, { db, merchant }) => {
  const { pageNo, pageSize } = input;
  return ok(gamePage(db, { merchant, filters: listFilters(input, merchant), pageNo, pageSize, order: LIST_ORDER }));
};

export const hotGames: Handlers['hotGames'] = (input, { db, merchant }) => {
  const filters: Filter[] = [['g.is_hot = ?', 1]];
  if (input.gameType) filters.push(['g.category = ?', input.gameType]);
  if (input.vassalage) filters.push(['g.vendor = ?', input.vassalage]);
  return ok({ list: firstGames(db, HOT_GAMES, { merchant, filters }) });
};

export const launchGame: Handlers['launchGame'] = (input, context) => startGame(input, context);

/** The sports provider's call; it launches only that provider's games. */
export const gameLaunchFb: Handlers['gameLaunchFb'] = (input, context) =>
  input.vendor === SPORTS_PROVIDER ? startGame(input, context) : refuse(ERROR_CODE.gameUnknown);

const SPORTS_PROVIDER = 'FB';

type Launch = HandlerInput<Calls['launchGame']>;

function startGame(input: Launch, context: RequestContext & { readonly account: Account }): Answer<{ content: string }> {
  const { db, now, random, merchant, account, gamesOrigin, siteOrigin, language } = context;
  const game = db.get<{ node_id: number; category: string; classify: string; is_trial: number }>(
    `SELECT g.node_id, g.category, g.classify, g.is_trial FROM games g JOIN vendors v ON v.code = g.vendor AND v.merchant = ?
     WHERE g.node_id = ? AND g.vendor = ? AND g.is_game = ''`,
    merchant.code,
    input.nodeId,
    input.vendor,
  );
  if (game === undefined) return refuse(ERROR_CODE.gameUnknown);
  const isTrial = isOnTrial(account);
  if (isTrial && game.is_trial === 0) return refuse(ERROR_CODE.trialAccount);
  const room = input.roomId === undefined ? undefined : findRoom(context, String(game.node_id), input.roomId);
  if (input.roomId !== undefined && room?.status !== 'OPEN') return refuse(ERROR_CODE.roomUnavailable);
  const token = newToken(random);
  db.transaction(() => {
    db.run('DELETE FROM launches WHERE expires_at < ? AND coalesce(session_expires_at, 0) < ?', now(), now());
    db.run(
      `INSERT INTO launches (token_hash, merchant, account_id, node_id, room_id, language, site_origin, expires_at, session_of)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      tokenHash(token),
      merchant.code,
      account.id,
      game.node_id,
      room?.roomId ?? null,
      language,
      siteOrigin,
      now() + LAUNCH_TOKEN_MS,
      sessionOfToken(context.token),
    );
    // A trial account has no recent games, and its plays do not make a game popular.
    if (isTrial) return;
    db.run(
      'INSERT OR REPLACE INTO recents (merchant, account_id, node_id, played_at) VALUES (?, ?, ?, ?)',
      merchant.code,
      account.id,
      game.node_id,
      now(),
    );
  });
  const page = `${gamesOrigin}/play/${gameKindOf(game.category, game.classify)}`;
  // The token is in the URL fragment, so that it reaches neither logs nor referrers.
  return ok({ content: `${page}?site=${encodeURIComponent(siteOrigin)}#${token}` });
}
