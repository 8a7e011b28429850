import type { Calls, HandlerInput, HandlerOutput } from '#site/api/contract/index.ts';
import type { Database, SqlValue } from '../db/database.ts';
import { fold } from '../seed/fold.ts';
import { betScale } from '../seed/scale.ts';
import type { Merchant } from './context.ts';

/** A game in the shape of the API; `minBet` in ten-thousandths. */
export type GameRow = HandlerOutput<Calls['gameList']>['games'][number];

interface Row {
  node_id: number;
  vendor: string;
  category: string;
  classify: string;
  name: string;
  min_bet: number;
  min_lines: number;
  is_hot: number;
  is_new: number;
  is_game: string;
  has_rooms: number;
  is_trial: number;
}

const COLUMNS = `g.node_id, g.vendor, g.category, g.classify, g.name, g.min_bet, g.min_lines, g.is_hot, g.is_new, g.is_game, g.is_trial,
  EXISTS (SELECT 1 FROM rooms r WHERE r.node_id = g.node_id) AS has_rooms`;

/** Filtered lists contain the games themselves. */
const NO_ENTRY: Filter = ['g.is_game = ?', ''];
/** Whole categories list entries instead of the games behind them. */
const ENTRIES_INSTEAD: Filter = ['g.behind_entry = ?', 0];

/** A condition with the value of its single placeholder. */
export type Filter = readonly [sql: string, value: SqlValue];

export interface GamePage {
  readonly games: GameRow[];
  readonly totalPages: number;
  readonly totalCount: number;
}

interface Selection {
  readonly merchant: Merchant;
  readonly filters: readonly Filter[];
  /** Joins a table with one row per game, and its order. */
  readonly join?: string;
  readonly order?: string;
}

interface PageQuery extends Selection {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** The first games of the merchant's vendors that pass every filter. */
export function firstGames(db: Database, count: number, selection: Selection): GameRow[] {
  return rowsOf(db, selection, count, 0);
}

/** A page of them, with the number of all. */
export function gamePage(db: Database, { pageNo, pageSize, ...selection }: PageQuery): GamePage {
  const { from, values } = sourceOf(selection);
  const totalCount = db.get<{ total: number }>(`SELECT count(*) AS total ${from}`, ...values)?.total ?? 0;
  const games = rowsOf(db, selection, pageSize, (pageNo - 1) * pageSize);
  return { games, totalPages: Math.ceil(totalCount / pageSize), totalCount };
}

function rowsOf(db: Database, selection: Selection, limit: number, offset: number): GameRow[] {
  const { from, values } = sourceOf(selection);
  const { merchant, order = 'g.node_id' } = selection;
  const rows = db.all<Row>(`SELECT ${COLUMNS} ${from} ORDER BY ${order} LIMIT ? OFFSET ?`, ...values, limit, offset);
  return rows.map((row) => toGame(row, betScale(merchant.seed.currency.exponent)));
}

function sourceOf({ merchant, filters, join = '' }: Selection) {
  const where = ['v.merchant = ?', ...filters.map(([sql]) => sql)].join(' AND ');
  return {
    from: `FROM games g JOIN vendors v ON v.code = g.vendor ${join} WHERE ${where}`,
    values: [merchant.code, ...filters.map(([, value]) => value)],
  };
}

/** The filters of a game list; an absent or empty parameter does not filter. */
export function listFilters(input: HandlerInput<Calls['gameList']>, merchant: Merchant): Filter[] {
  const wanted: readonly (readonly [string, SqlValue | undefined])[] = [
    ['g.category = ?', input.gameType],
    ['g.vendor = ?', input.vassalage],
    ['g.classify = ?', input.gameClassify],
    // `instr` compares literally, so no wildcards need escaping.
    ['instr(g.folded_name, ?) > 0', input.gameName === undefined ? undefined : fold(input.gameName)],
    ['g.min_bet >= ?', input.minBet === undefined ? undefined : input.minBet / betScale(merchant.seed.currency.exponent)],
    // 0 does not filter: it also includes games without a number of lines.
    ['g.min_lines >= ?', input.minLineNum === 0 ? undefined : input.minLineNum],
    ['g.is_new = ?', input.isNew],
    ['g.is_trial = ?', input.isTrial],
  ];
  const asked = wanted.flatMap(([sql, value]): Filter[] => (value === undefined || value === '' ? [] : [[sql, value]]));
  const isWhole = asked.every(([sql]) => sql === 'g.category = ?');
  return [...asked, isWhole ? ENTRIES_INSTEAD : NO_ENTRY];
}

/** Entries first: each leads to many games. */
export const LIST_ORDER = "g.is_game = '', g.node_id";

export function gameIcon(nodeId: number): string {
  return `/art/game/${nodeId}.svg`;
}

function toGame(row: Row, scale: number): GameRow {
  return {
    nodeId: String(row.node_id),
    vassalage: row.vendor,
    gameType: row.category,
    gameClassify: row.classify,
    gameName: row.name,
    showIcon: gameIcon(row.node_id),
    minBet: row.min_bet * scale,
    minLineNum: row.min_lines,
    isHot: row.is_hot,
    isNew: row.is_new,
    ...(row.is_game !== '' && { isGame: row.is_game }),
    ...(row.has_rooms === 1 && { hasRooms: 1 }),
    ...(row.is_trial === 1 && { isTrial: 1 }),
  };
}
