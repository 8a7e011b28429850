import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { Drawn, LotteryGame, LotteryMenus, Play } from '#site/api/contract/lottery.ts';
import { findLottery, offeredLotteries } from '../../domain/lottery/catalogue.ts';
import { draw, drawOf, openDraws, openedDraws } from '../../domain/lottery/draws.ts';
import { nameOf } from '../../domain/lottery/games.ts';
import type { Lottery } from '../../domain/lottery/games.ts';
import { limitsOf, pointPriceOf } from '../../domain/lottery/limits.ts';
import { orderPage } from '../../domain/lottery/orders.ts';
import { placeSlip } from '../../domain/lottery/placing.ts';
import type { PlayType } from '../../domain/lottery/plays.ts';
import { numbersSeen, oddsOf, PRIZE_TABLES } from '../../domain/lottery/prizes.ts';
import { ok, refuse } from '../answer.ts';
import type { Handlers, RequestContext } from '../context.ts';

const RECENT = 6;

export const vnGameMenu: Handlers['vnGameMenu'] = ({ prizeMode }, context) =>
  ok(
    menusOf(
      withMode(offeredLotteries(context), prizeMode).filter(({ group }) => group === 'VN'),
      context.language,
    ),
  );

export const lotteryMenus: Handlers['lotteryMenus'] = ({ prizeMode }, context) =>
  ok(menusOf(withMode(offeredLotteries(context), prizeMode), context.language));

export const vnRecentMenu: Handlers['vnRecentMenu'] = ({ prizeMode }, context) => {
  const codes = context.db.all<{ code: string }>(
    'SELECT game_code AS code FROM lottery_orders WHERE merchant = ? AND account_id = ? GROUP BY game_code ORDER BY max(id) DESC LIMIT ?',
    context.merchant.code,
    context.account.id,
    RECENT,
  );
  const offered = withMode(offeredLotteries(context), prizeMode);
  const recent = codes.flatMap(({ code }) => offered.filter((lottery) => lottery.code === code));
  const gameMenus = recent.map((lottery) => menuGameOf(lottery, context.language));
  return ok({ RECENT: { gameGroupCode: 'RECENT', gameMenus } });
};

function withMode(lotteries: readonly Lottery[], prizeMode: number | undefined): readonly Lottery[] {
  return prizeMode === undefined ? lotteries : lotteries.filter(({ prizeModes }) => prizeModes.includes(prizeMode));
}

function menusOf(lotteries: readonly Lottery[], language: string): LotteryMenus {
  const menus: LotteryMenus = {};
  for (const lottery of lotteries) {
    const menu = (menus[lottery.group] ??= { gameGroupCode: lottery.group, gameMenus: [] });
    menu.gameMenus.push(menuGameOf(lottery, language));
  }
  return menus;
}

function menuGameOf(lottery: Lottery, language: string): LotteryGame {
  const { code, vendor, category, schedule, prizeModes, format } = lottery;
  return {
    gameCode: code,
    gameName: nameOf(lottery, language),
    vendor,
    gameType: category,
    icon: `/art/vendor/${vendor}.svg`,
    everyMs: schedule.everyMs,
    prizeModes: [...prizeModes],
    ...(format.kind === 'digits' && format.lastPrizeFirst && { lastPrizeFirst: true }),
  };
}

export const openedNumbers: Handlers['openedNumbers'] = ({ gameCode, count }, context) => {
  const wanted = wantedLotteries(context, gameCode);
  if (wanted === undefined) return refuse(ERROR_CODE.gameUnknown);
  return ok({ list: wanted.flatMap((lottery) => openedDraws(lottery, count, context.now())) });
};

export const nextDraws: Handlers['nextDraws'] = ({ gameCode }, context) => {
  const wanted = wantedLotteries(context, gameCode);
  if (wanted === undefined) return refuse(ERROR_CODE.gameUnknown);
  const now = context.now();
  return ok({ now, list: wanted.flatMap((lottery) => openDraws(lottery, now)) });
};

/** The lottery with this code, or all if there is no code; `undefined` for an unknown code. */
function wantedLotteries(context: RequestContext, gameCode: string | undefined): Lottery[] | undefined {
  if (gameCode === undefined) return offeredLotteries(context);
  const lottery = findLottery(context, gameCode);
  return lottery && [lottery];
}

export const openedNumero: Handlers['openedNumero'] = ({ gameCode, numero }, context) => {
  const lottery = findLottery(context, gameCode);
  const found = lottery && drawOf(lottery, numero);
  if (lottery === undefined || found === undefined) return refuse(ERROR_CODE.gameUnknown);
  const { drawsAt: drawnAt, ...named } = found;
  if (drawnAt > context.now()) return ok({ opened: null });
  const opened: Drawn = { gameCode: lottery.code, ...named, drawnAt, prizes: draw(lottery, numero) };
  return ok({ opened });
};

export const lotteryRules: Handlers['lotteryRules'] = ({ gameCode }, context) => {
  const lottery = findLottery(context, gameCode);
  if (lottery === undefined) return refuse(ERROR_CODE.gameUnknown);
  const { currency } = context.merchant.seed;
  const tables = lottery.prizeModes.flatMap((id) => PRIZE_TABLES.filter((table) => table.id === id));
  return ok({
    game: menuGameOf(lottery, context.language),
    drawnCount: lottery.format.kind === 'balls' ? lottery.format.drawn : 1,
    prizeTables: tables.map((table) => ({ id: table.id, name: table.name, ...limitsOf(table, currency.exponent) })),
    plays: lottery.plays.map((play) => playOf(lottery, play, tables, pointPriceOf(play, currency))),
  });
};

function playOf(lottery: Lottery, play: PlayType, tables: typeof PRIZE_TABLES, pointPrice: number | undefined): Play {
  const { playType, shape, rule } = play;
  const numbers = numbersSeen(lottery.format, rule);
  return {
    playType,
    ...shape,
    columns: shape.columns.map(({ options, least, most }) => ({ options: [...options], least, most })),
    everyPrize: rule.kind === 'ends' && numbers > 1,
    rule: { ...rule, tiers: [...rule.tiers], numbers },
    ...(pointPrice !== undefined && { pointPrice }),
    odds: Object.fromEntries(tables.map((table) => [String(table.id), oddsOf(lottery, play, table)])),
  };
}

export const placeBets: Handlers['placeBets'] = (slip, context) => {
  const lottery = findLottery(context, slip.gameCode);
  return () => (lottery === undefined ? refuse(ERROR_CODE.gameUnknown) : placeSlip(lottery, slip, context));
};

export const lotteryOrders: Handlers['lotteryOrders'] = ({ gameCode, status, pageNo, pageSize }, context) => {
  const { db, merchant, account, language } = context;
  const page = { merchant: merchant.code, accountId: account.id, gameCode, status, language, pageNo, pageSize };
  return ok(orderPage(db, page));
};
