import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { gameFields, integerParameter, paging, shortText } from './shapes.ts';
import type { Wire } from './wire.ts';

/**
 * A game with its limits; `minBet` is in ten-thousandths of the major unit. `isGame` `VASSALAGE`: no game itself, but the way
 * into the sub-games of its vendor. `hasRooms` 1: played in rooms.
 */
export const game = (wire: Wire) =>
  v.object({
    ...gameFields,
    isGame: v.optional(v.string()),
    hasRooms: v.optional(v.number()),
    defaultPlayType: v.optional(v.string()),
    /** 0 where the platform does not say. */
    minBet: v.optional(wire.fine(), 0),
    minLineNum: v.optional(v.number()),
  });
export type Game = v.InferOutput<ReturnType<typeof game>>;

/** Games of a category. `gameName` is searched as typed, with or without diacritics; `minBet` is the least wanted. */
export const gameList = defineCall({
  name: 'gameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  moduleId: 'GAMELO3',
  auth: 'optional',
  request: (wire) =>
    v.object({
      clientType: integerParameter,
      platform: shortText,
      channel: v.optional(shortText),
      merchant: v.optional(shortText),
      gameType: shortText,
      vassalage: v.optional(shortText),
      gameClassify: v.optional(shortText),
      gameName: v.optional(shortText),
      minBet: v.optional(wire.fine()),
      minLineNum: v.optional(integerParameter),
      isNew: v.optional(integerParameter),
      isTrial: v.optional(integerParameter),
      language: shortText,
      ...paging,
    }),
  response: (wire) => v.object({ games: v.array(game(wire)), totalPages: v.number(), totalCount: v.optional(v.number()) }),
});

/** Games that many play now. */
export const hotGames = defineCall({
  name: 'hotGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  moduleId: 'GAMELOHOT3',
  auth: 'none',
  request: v.object({
    merchantCode: shortText,
    isPlatform: v.optional(shortText),
    gameType: v.optional(shortText),
    vassalage: v.optional(shortText),
    platform: shortText,
    language: shortText,
  }),
  response: (wire) => v.object({ list: v.array(game(wire)) }),
});

const favoritesRequest = v.object({
  clientType: integerParameter,
  platform: shortText,
  language: shortText,
  gameType: v.optional(shortText),
  ...paging,
});

/** The nodeIds of a page of the favorites of one category, for marking hearts. */
export const favoriteIds = defineCall({
  name: 'favoriteIds',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  moduleId: 'GAMELOFAV3',
  auth: 'member',
  realAccount: true,
  request: favoritesRequest,
  response: v.object({ content: v.array(v.string()), totalPages: v.number() }),
});

/** The member's favorite games, the latest first. */
export const favoriteList = defineCall({
  name: 'favoriteList',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  moduleId: 'GAMELOFAV3',
  auth: 'member',
  realAccount: true,
  request: favoritesRequest,
  response: (wire) => v.object({ content: v.array(game(wire)), totalPages: v.number() }),
});

const favorite = v.object({ nodeId: shortText, vendor: shortText, gameType: shortText });
const favoriteSaved = v.object({ nodeId: v.string(), favorite: v.boolean() });

/** Makes a game a favorite; one that is a favorite stays one. */
export const addFavorite = defineCall({
  name: 'addFavorite',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  moduleId: 'GAMELOFAV3',
  auth: 'member',
  realAccount: true,
  request: favorite,
  response: favoriteSaved,
});

/** The game is no favorite any more. */
export const removeFavorite = defineCall({
  name: 'removeFavorite',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  moduleId: 'GAMELOFAV3',
  auth: 'member',
  realAccount: true,
  request: favorite,
  response: favoriteSaved,
});

/** Games last played, the latest first. */
export const recentGames = defineCall({
  name: 'recentGames',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  moduleId: 'GAMELOREC3',
  auth: 'member',
  realAccount: true,
  request: v.object({
    clientType: integerParameter,
    gameType: v.optional(shortText),
    vassalage: v.optional(shortText),
    language: shortText,
    ...paging,
  }),
  response: (wire) => v.object({ list: v.array(game(wire)), totalPages: v.number() }),
});

const launchRequest = v.object({
  nodeId: shortText,
  vendor: shortText,
  gameType: shortText,
  roomId: v.optional(shortText),
  platform: shortText,
  language: shortText,
  gameMode: v.optional(integerParameter),
  backUrl: v.optional(v.pipe(v.string(), v.maxLength(2048))),
});

/** Platforms answer either form. */
const launchAnswer = v.object({
  content: v.union([
    v.string(),
    v.pipe(
      v.object({ game_url: v.string() }),
      v.transform((content) => content.game_url),
    ),
  ]),
});

/**
 * The address to open in the game frame. It holds a token that is good once and soon goes stale. A trial account may launch games with
 * `isTrial` 1, for play money.
 */
export const launchGame = defineCall({
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  moduleId: 'GAMELO3',
  auth: 'member',
  request: launchRequest,
  response: launchAnswer,
});

/** Like `launchGame`, for the sports provider with a separate call. */
export const gameLaunchFb = defineCall({
  name: 'gameLaunchFb',
  method: 'GET',
  path: '/wps/relay/GCS_gameLaunchFB',
  moduleId: 'GAMELO3',
  auth: 'member',
  realAccount: true,
  request: launchRequest,
  response: launchAnswer,
});
