import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { integerParameter, moment, paging, shortText } from './shapes.ts';
import type { Wire } from './wire.ts';

/** Prize tables of the platform, by its names for them (WS is another product's). */
export const PRIZE_MODES = { Lott: 1, ZY: 2, Elott: 3, WS: 4, SEA: 5 } as const;

/** States of a lottery order, by the platform's numbers. */
export const ORDER_STATUS = { open: 2, won: 4, lost: 5, cancelled: 6, drawback: 12, tie: 16 } as const;

/** Numbers of a draw by prize, the first prize first; lotteries that draw balls have one prize, `drawn`. */
const prizes = v.array(v.object({ tier: v.string(), numbers: v.array(v.string()) }));
export type Prizes = v.InferOutput<typeof prizes>;

/**
 * Name of the station, where several draw at a time. Each station's draw has its own number, which bets refer to.
 */
const station = v.optional(v.string());

/** A draw that is over. `drawnAt` is epoch milliseconds. */
const drawn = v.object({ gameCode: v.string(), numero: v.string(), station, drawnAt: moment, prizes });
export type Drawn = v.InferOutput<typeof drawn>;

/**
 * One lottery of a menu. `everyMs` is the time from draw to draw; `prizeModes` are ids of prize tables. With `lastPrizeFirst` the
 * table of a draw is read from its last prize to the first, as it is drawn.
 */
const menuGame = v.object({
  gameCode: v.string(),
  gameName: v.string(),
  vendor: v.string(),
  gameType: v.string(),
  icon: v.string(),
  everyMs: v.number(),
  prizeModes: v.array(v.number()),
  lastPrizeFirst: v.optional(v.boolean()),
});
export type LotteryGame = v.InferOutput<typeof menuGame>;

/** Groups by their code, as the platform has it: an object, in no order that counts. */
const menus = v.record(v.string(), v.object({ gameGroupCode: v.string(), gameMenus: v.array(menuGame) }));
export type LotteryMenus = v.InferOutput<typeof menus>;

const menuRequest = v.object({ prizeMode: v.optional(integerParameter), device: v.optional(shortText), language: v.optional(shortText) });

/** The Vietnamese lotteries; with a prize mode, those that have it. */
export const vnGameMenu = defineCall({
  name: 'vnGameMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  moduleId: 'GAMELO3',
  auth: 'none',
  request: menuRequest,
  response: menus,
});

/** The lotteries that the member has bet on, in one group, the latest first. */
export const vnRecentMenu = defineCall({
  name: 'vnRecentMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  moduleId: 'GAMELOREC3',
  auth: 'member',
  realAccount: true,
  request: menuRequest,
  response: menus,
});

/** The lotteries of every area. */
export const lotteryMenus = defineCall({
  name: 'lotteryMenus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  moduleId: 'GAMELO3',
  auth: 'none',
  request: menuRequest,
  response: menus,
});

/** The last `count` draws of a lottery, or of each without a code, the latest first. */
export const openedNumbers = defineCall({
  name: 'openedNumbers',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  moduleId: 'AGEANNOUNCE3',
  auth: 'none',
  request: v.object({ gameCode: v.optional(shortText), count: v.pipe(integerParameter, v.minValue(1), v.maxValue(100)) }),
  response: v.object({ list: v.array(drawn) }),
});

/** One draw by its number, for a member's own bets; nothing before it is drawn. */
export const openedNumero = defineCall({
  name: 'openedNumero',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  moduleId: 'AGEANNOUNCE3',
  auth: 'member',
  realAccount: true,
  request: v.object({ gameCode: shortText, numero: shortText }),
  response: v.object({ opened: v.nullable(drawn) }),
});

/** The open draws, of one lottery or of each, one for each station, and the gateway's time. Times are epoch milliseconds. */
export const nextDraws = defineCall({
  name: 'nextDraws',
  method: 'GET',
  path: '/lgw/games/next_draws',
  moduleId: 'GAMELO3',
  auth: 'none',
  request: v.object({ gameCode: v.optional(shortText) }),
  response: v.object({
    now: moment,
    list: v.array(v.object({ gameCode: v.string(), numero: v.string(), station, closesAt: moment, drawsAt: moment })),
  }),
});
export type NextDraw = v.InferOutput<typeof nextDraws.response>['list'][number];

/**
 * What a line wins by (see `WinRule`). `tiers` are ids of prizes, none for every prize of a draw; `numbers` is how many numbers of a
 * draw that makes.
 */
const winRule = v.object({ kind: v.string(), tiers: v.array(v.string()), digits: v.number(), numbers: v.number() });

/** A way to bet: what is picked (see `lotteryRules.ts`), and the odds by prize mode. */
const play = (wire: Wire) =>
  v.object({
    playType: v.string(),
    columns: v.array(v.object({ options: v.array(v.string()), least: v.number(), most: v.number() })),
    counting: v.picklist(['product', 'choose', 'sum']),
    size: v.number(),
    mostCombinations: v.number(),
    /** Whether each prize that holds a pick pays, so that a pick may win several times. */
    everyPrize: v.boolean(),
    /** Where it is missing, nothing is said about how the play wins. */
    rule: v.optional(winRule),
    /** What a point costs: where there is one, stakes are whole points. */
    pointPrice: v.optional(wire.fine()),
    odds: v.record(v.string(), wire.fine()),
  });
export type Play = v.InferOutput<ReturnType<typeof play>>;

/** A prize table: from which stake a combination is taken, and what a line may cost. */
const prizeTable = (wire: Wire) => v.object({ id: v.number(), name: v.string(), leastStake: wire.fine(), mostTotal: wire.money() });

/** All that betting on a lottery needs to know. `gameCode` may also be the `nodeId` of a game list. */
export const lotteryRules = defineCall({
  name: 'lotteryRules',
  method: 'GET',
  path: '/lgw/games/rules',
  moduleId: 'GAMELO3',
  auth: 'none',
  request: v.object({ gameCode: shortText, language: v.optional(shortText) }),
  response: (wire) =>
    v.object({
      game: menuGame,
      /** How many numbers a draw has in its first prize. */
      drawnCount: v.number(),
      prizeTables: v.array(prizeTable(wire)),
      plays: v.array(play(wire)),
    }),
});

/** Most lines of one slip. */
export const MOST_LINES = 20;

const picks = v.pipe(v.array(v.pipe(v.array(v.pipe(v.string(), v.maxLength(12))), v.maxLength(100))), v.minLength(1), v.maxLength(8));

/**
 * Places bets on the open draw, all lines or none. `stake` is for each combination. A refusal's `field` names the line:
 * `lines.0.stake`.
 */
export const placeBets = defineCall({
  name: 'placeBets',
  method: 'POST',
  path: '/lgw/games/bets',
  moduleId: 'GAMELO3',
  auth: 'member',
  realAccount: true,
  request: (wire) =>
    v.object({
      gameCode: shortText,
      numero: shortText,
      prizeMode: v.pipe(v.number(), v.integer()),
      lines: v.pipe(v.array(v.object({ playType: shortText, picks, stake: wire.fine() })), v.minLength(1), v.maxLength(MOST_LINES)),
    }),
  response: (wire) => v.object({ orderIds: v.array(v.string()), total: wire.money(), balance: wire.money() }),
});

/** One line that was placed. `win` is what was paid, a returned stake included. */
const order = (wire: Wire) =>
  v.object({
    orderId: v.string(),
    gameCode: v.string(),
    gameName: v.string(),
    numero: v.string(),
    station,
    prizeMode: v.number(),
    playType: v.string(),
    picks: v.array(v.array(v.string())),
    combinations: v.number(),
    stake: wire.fine(),
    odds: wire.fine(),
    total: wire.money(),
    win: wire.money(),
    status: v.number(),
    placedAt: moment,
    drawsAt: moment,
  });
export type LotteryOrder = v.InferOutput<ReturnType<typeof order>>;

/** The member's bets, the latest first; of one lottery and in one status where asked. */
export const lotteryOrders = defineCall({
  name: 'lotteryOrders',
  method: 'GET',
  path: '/lgw/games/orders',
  moduleId: 'GAMELO3',
  auth: 'member',
  realAccount: true,
  request: v.object({
    gameCode: v.optional(shortText),
    status: v.optional(integerParameter),
    language: v.optional(shortText),
    ...paging,
  }),
  response: (wire) => v.object({ list: v.array(order(wire)), totalPages: v.number(), totalCount: v.number() }),
});
