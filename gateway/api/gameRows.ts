import type { Calls, HandlerInput, HandlerOutput } from '#site/api/contract/index.ts';
import type { Database, SqlValue } from '../db/database.ts';
import { fold } from '../seed/fold.ts';
import { betScale } from '../seed/scale.ts';
import type { Merchant } from './context.ts';

/** A game as answers name it; `minBet` in ten-thousandths. */
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
}

const COLUMNS = `g.node_id, g.vendor, g.category, g.classify, g.name, g.min_bet, g.min_lines, g.is_hot, g.is_new, g.is_game,
  EXISTS (SELECT 1 FROM rooms r WHERE r.node_id = g.node_id) AS has_rooms`;

/** Filtered lists hold the games themselves. */
const NO_ENTRY: Filter = ['g.is_game = ?', ''];
/** Whole categories hold entries in place of the games behind them. */
const ENTRIES_INSTEAD: Filter = ['g.behind_entry = ?', 0];

/** A condition with the value for its one place. */
export type Filter = readonly [sql: string, value: SqlValue];

export interface GamePage {
  readonly games: GameRow[];
  readonly totalPages: number;
  readonly totalCount: number;
}

interface PageQuery {
  readonly merchant: Merchant;
  readonly filters: readonly Filter[];
  readonly pageNo: number;
  readonly pageSize: number;
  /** A further table with one row a game, and the order that it gives. */
  readonly join?: string;
  readonly order?: string;
}

/** A page of the games that the merchant's vendors have and every filter lets pass. */
export function gamePage(db: Database, { merchant, filters, pageNo, pageSize, join = '', order = 'g.node_id' }: PageQuery): GamePage {
  const where = ['v.merchant = ?', ...filters.map(([sql]) => sql)].join(' AND ');
  const values = [merchant.code, ...filters.map(([, value]) => value)];
  const from = `FROM games g JOIN vendors v ON v.code = g.vendor ${join} WHERE ${where}`;
  const totalCount = db.get<{ total: number }>(`SELECT count(*) AS total ${from}`, ...values)?.total ?? 0;
  const rows = db.all<Row>(`SELECT ${COLUMNS} ${from} ORDER BY ${order} LIMIT ? OFFSET ?`, ...values, pageSize, (pageNo - 1) * pageSize);
  return {
    games: rows.map((row) => toGame(row, betScale(merchant.seed.currency.exponent))),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}

/** The filters of a game list; an absent or empty parameter filters nothing. */
export function listFilters(input: HandlerInput<Calls['gameList']>, merchant: Merchant): Filter[] {
  const wanted: readonly (readonly [string, SqlValue | undefined])[] = [
    ['g.category = ?', input.gameType],
    ['g.vendor = ?', input.vassalage],
    ['g.classify = ?', input.gameClassify],
    // `instr` takes the text as it is: no wildcards to escape.
    ['instr(g.folded_name, ?) > 0', input.gameName === undefined ? undefined : fold(input.gameName)],
    ['g.min_bet >= ?', input.minBet === undefined ? undefined : input.minBet / betScale(merchant.seed.currency.exponent)],
    // Every game has at least no lines: 0 filters nothing.
    ['g.min_lines >= ?', input.minLineNum === 0 ? undefined : input.minLineNum],
    ['g.is_new = ?', input.isNew],
  ];
  const asked = wanted.flatMap(([sql, value]): Filter[] => (value === undefined || value === '' ? [] : [[sql, value]]));
  const isWhole = asked.every(([sql]) => sql === 'g.category = ?');
  return [...asked, isWhole ? ENTRIES_INSTEAD : NO_ENTRY];
}

/** Entries first: they lead to many games each. */
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
  };
}
