import type { BetRecord, BetStatus, BetTotals } from '#site/api/contract/records.ts';
import type { Calls, HandlerInput } from '#site/api/contract/index.ts';
import type { Account, RequestContext } from '../../api/context.ts';
import type { Database } from '../../db/database.ts';
import { LOTTERIES, lotteryOf, nameOf } from '../lottery/games.ts';
import { fold } from '../../seed/fold.ts';
import { allOf, offsetOf } from './filters.ts';
import type { Filter } from './filters.ts';
import type { Period } from './period.ts';

type Wanted = HandlerInput<Calls['bettingRecords']>;

interface BetRow {
  id: number;
  source: 'round' | 'lottery' | 'mini';
  bet_no: string;
  category: string;
  vendor: string;
  game: string;
  status: BetStatus;
  stake: number;
  valid_bet: number;
  win: number;
  placed_at: number;
  settled_at: number | null;
}

/** Net result of a bet in minor units, in SQL: 0 before it is settled. */
export const NET = "CASE status WHEN 'unsettled' THEN 0 ELSE win - stake END";

/**
 * A page of an account's bets, by default the current user's, and the totals of all matches. Both read only the index
 * `bets_by_time`.
 */
export function betPage(
  wanted: Wanted,
  period: Period,
  context: RequestContext & { readonly account: Account },
  accountId: number = context.account.id,
) {
  const { db } = context;
  const { where, values } = allOf([
    ['account_id = ? AND placed_at >= ? AND placed_at < ?', accountId, period.from, period.until],
    wanted.category && ['category = ?', wanted.category],
    wanted.vendor === undefined || wanted.vendor === '' ? undefined : ['vendor = ?', wanted.vendor],
    wanted.status && ['status = ?', wanted.status],
    searchFilter(wanted.search ?? '', accountId),
  ]);
  const totals = db.get<BetTotals & { count: number }>(
    `SELECT count(*) AS count, coalesce(sum(stake), 0) AS stake, coalesce(sum(valid_bet), 0) AS validBet, coalesce(sum(win), 0) AS win,
       coalesce(sum(${NET}), 0) AS net FROM bets INDEXED BY bets_by_time WHERE ${where}`,
    ...values,
  ) ?? { count: 0, stake: 0, validBet: 0, win: 0, net: 0 };
  // Finds the page in the index, then reads only the page's rows.
  const rows = db.all<BetRow>(
    `SELECT * FROM bets WHERE id IN (
       SELECT id FROM bets INDEXED BY bets_by_time WHERE ${where} ORDER BY placed_at DESC, id DESC LIMIT ? OFFSET ?
     ) ORDER BY placed_at DESC, id DESC`,
    ...values,
    wanted.pageSize,
    offsetOf(wanted),
  );
  const { count, ...sums } = totals;
  return {
    list: rows.map((row) => recordOf(row, context)),
    totals: sums,
    totalCount: count,
    totalPages: Math.ceil(count / wanted.pageSize),
  };
}

/** Matches a bet number, or games whose names contain the text. */
function searchFilter(text: string, accountId: number): Filter | undefined {
  const words = fold(text);
  if (words === '') return undefined;
  const holds = (names: Readonly<Record<string, string>>): boolean => Object.values(names).some((name) => fold(name).includes(words));
  const codes = [
    ...LOTTERIES.filter(({ names }) => holds(names)).map(({ code }) => code),
    ...Object.entries(MINI_NAMES).flatMap(([code, names]) => (holds(names) ? [code] : [])),
  ];
  return [
    `id IN (SELECT id FROM bets WHERE account_id = ? AND bet_no = ?)
     OR game IN (SELECT CAST(node_id AS TEXT) FROM games WHERE instr(folded_name, ?) > 0)
     OR game IN (SELECT value FROM json_each(?))`,
    accountId,
    text.trim(),
    words,
    JSON.stringify(codes),
  ];
}

function recordOf(row: BetRow, context: RequestContext): BetRecord {
  const { db, language, merchant } = context;
  return {
    recordId: String(row.id),
    betNo: row.bet_no,
    category: row.category,
    vendor: row.vendor,
    // Mini games belong to the merchant.
    vendorName: row.source === 'mini' ? (merchant.seed.name ?? merchant.code) : (vendorName(row.vendor, context) ?? row.vendor),
    gameName: gameNameOf(row.game, db, language),
    status: row.status,
    stake: row.stake,
    validBet: row.valid_bet,
    win: row.win,
    net: row.status === 'unsettled' ? null : row.win - row.stake,
    placedAt: row.placed_at,
    settledAt: row.settled_at,
    lottery: row.source === 'lottery' ? orderOf(Number(row.bet_no), db) : null,
  };
}

/** The merchant's name for a vendor; `null` for one that it no longer offers. */
export function vendorName(code: string, { db, merchant }: Pick<RequestContext, 'db' | 'merchant'>): string | null {
  return db.get<{ name: string }>('SELECT name FROM vendors WHERE merchant = ? AND code = ?', merchant.code, code)?.name ?? null;
}

/** Names of the platform's mini games. */
const MINI_NAMES: Readonly<Record<string, Readonly<Record<string, string>> & { readonly EN: string }>> = {
  wheel: { EN: 'Wheel', CN: '转盘', TH: 'วงล้อ', VI: 'Vòng quay', TY: 'Wheel', ID: 'Roda' },
  dice: { EN: 'Dice', CN: '骰子', TH: 'ลูกเต๋า', VI: 'Xúc xắc', TY: 'Dice', ID: 'Dadu' },
};

/**
 * A game's name by its `nodeId` or, for a lottery or a mini game, by its code; falls back to the code for a removed
 * game.
 */
export function gameNameOf(game: string, db: Database, language: string): string {
  const lottery = lotteryOf(game);
  if (lottery !== undefined) return nameOf(lottery, language);
  const mini = Object.hasOwn(MINI_NAMES, game) ? MINI_NAMES[game] : undefined;
  if (mini !== undefined) return mini[language] ?? mini.EN;
  return db.get<{ name: string }>('SELECT name FROM games WHERE node_id = ?', Number(game))?.name ?? game;
}

function orderOf(id: number, db: Database): BetRecord['lottery'] {
  const order = db.get<{ game_code: string; numero: string; play_type: string; picks: string }>(
    'SELECT game_code, numero, play_type, picks FROM lottery_orders WHERE id = ?',
    id,
  );
  if (order === undefined) return null;
  // Written by `writeOrder` only, which validates picks.
  const picks = JSON.parse(order.picks) as string[][];
  return { gameCode: order.game_code, numero: order.numero, playType: order.play_type, picks };
}
