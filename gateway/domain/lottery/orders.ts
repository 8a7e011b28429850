import { ORDER_STATUS } from '#site/api/contract/lottery.ts';
import type { LotteryOrder } from '#site/api/contract/lottery.ts';
import { payout } from '#site/api/contract/lotteryRules.ts';
import type { Database, SqlValue } from '../../db/database.ts';
import { move, mustMove } from '../ledger/ledger.ts';
import { draw, drawOf } from './draws.ts';
import { recordBet, settleBet } from '../records/bets.ts';
import { lotteryOf, nameOf } from './games.ts';
import type { Lottery } from './games.ts';
import { hitsOf } from './hits.ts';

/** A priced line: stakes in ten-thousandths, the total in minor units. */
export interface PricedLine {
  readonly playType: string;
  readonly picks: readonly (readonly string[])[];
  readonly stake: number;
  readonly combinations: number;
  readonly odds: number;
  readonly total: number;
}

/** Whose line, and on which draw. */
export interface NewOrder extends PricedLine {
  readonly merchant: string;
  readonly accountId: number;
  readonly numero: string;
  readonly prizeMode: number;
  readonly placedAt: number;
  readonly drawsAt: number;
}

/**
 * Creates an order: its row, its bet, and the stake's movement under the bet's number, which its win will use as well.
 * Call it in a transaction, with a wallet that covers the total; returns the order's id.
 */
export function takeOrder(db: Database, { code, vendor, category }: Lottery, order: NewOrder): number {
  const { merchant, accountId, total, placedAt } = order;
  const { id } = db.run(
    `INSERT INTO lottery_orders (merchant, account_id, game_code, numero, prize_mode, play_type, picks, combinations, stake, odds,
       total, placed_at, draws_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    merchant,
    accountId,
    code,
    order.numero,
    order.prizeMode,
    order.playType,
    JSON.stringify(order.picks),
    order.combinations,
    order.stake,
    order.odds,
    total,
    placedAt,
    order.drawsAt,
  );
  const betNo = String(id);
  recordBet(db, { merchant, accountId, source: 'lottery', betNo, category, vendor, game: code, stake: total, at: placedAt });
  mustMove(db, {
    merchant,
    kind: 'bet',
    idempotencyKey: `lottery order ${betNo} placed`,
    accountId,
    amount: -total,
    at: placedAt,
    reference: betNo,
    subject: `lottery:${code}`,
  });
  return id;
}

/** The columns needed to settle an order. */
interface OpenOrder {
  readonly id: number;
  readonly account_id: number;
  readonly game_code: string;
  readonly numero: string;
  readonly play_type: string;
  readonly picks: string;
  readonly stake: number;
  readonly odds: number;
  readonly total: number;
}

interface Settlement {
  readonly status: number;
  /** Minor units credited to the player. */
  readonly win: number;
}

/**
 * Settles a merchant's orders whose draw is over, each in one transaction with its money, so that an order is paid
 * exactly once. Cheap when none is due. Returns the number of settled orders.
 */
export function settleDue(db: Database, merchant: { readonly code: string; readonly exponent: number }, now: number): number {
  const due = db.all<OpenOrder>(
    `SELECT id, account_id, game_code, numero, play_type, picks, stake, odds, total FROM lottery_orders
     WHERE merchant = ? AND status = ${ORDER_STATUS.open} AND draws_at <= ? ORDER BY draws_at, id`,
    merchant.code,
    now,
  );
  for (const order of due) db.transaction(() => settle(db, merchant.code, order, settlementOf(order, merchant.exponent), now));
  return due.length;
}

function settlementOf(order: OpenOrder, exponent: number): Settlement {
  const lottery = lotteryOf(order.game_code);
  const play = lottery?.plays.find(({ playType }) => playType === order.play_type);
  // A lottery that is no longer offered cannot be drawn: its bets are cancelled.
  if (lottery === undefined || play === undefined) return { status: ORDER_STATUS.cancelled, win: order.total };
  const hits = hitsOf(play, parsePicks(order.picks), draw(lottery, order.numero));
  if (hits === 'tie') return { status: ORDER_STATUS.tie, win: order.total };
  if (hits === 0) return { status: ORDER_STATUS.lost, win: 0 };
  return { status: ORDER_STATUS.won, win: payout(order.stake, order.odds, hits, exponent) };
}

function settle(db: Database, merchant: string, order: OpenOrder, { status, win }: Settlement, now: number): void {
  db.run(
    `UPDATE lottery_orders SET status = ?, win = ?, settled_at = ? WHERE id = ? AND status = ${ORDER_STATUS.open}`,
    status,
    win,
    now,
    order.id,
  );
  const isDecided = status === ORDER_STATUS.won || status === ORDER_STATUS.lost;
  settleBet(
    db,
    { accountId: order.account_id, source: 'lottery', betNo: String(order.id) },
    // A tie is decided, too, but does not count as a valid bet.
    { status: isDecided || status === ORDER_STATUS.tie ? 'settled' : 'cancelled', validBet: isDecided ? order.total : 0, win, at: now },
  );
  if (win === 0) return;
  const kind = status === ORDER_STATUS.won ? 'win' : 'bet';
  move(db, {
    merchant,
    kind,
    idempotencyKey: `lottery order ${order.id} settled`,
    accountId: order.account_id,
    amount: win,
    at: now,
    reference: String(order.id),
    subject: `lottery:${order.game_code}`,
  });
}

interface OrderRow extends OpenOrder {
  readonly prize_mode: number;
  readonly combinations: number;
  readonly win: number;
  readonly status: number;
  readonly placed_at: number;
  readonly draws_at: number;
}

interface OrderQuery {
  readonly merchant: string;
  readonly accountId: number;
  readonly gameCode: string | undefined;
  readonly status: number | undefined;
  readonly language: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A page of an account's orders, the latest first. */
export function orderPage(db: Database, query: OrderQuery): { list: LotteryOrder[]; totalPages: number; totalCount: number } {
  const { merchant, accountId, gameCode, status, language, pageNo, pageSize } = query;
  const filters: readonly (readonly [string, SqlValue | undefined])[] = [
    ['merchant = ?', merchant],
    ['account_id = ?', accountId],
    ['game_code = ?', gameCode],
    ['status = ?', status],
  ];
  const wanted = filters.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]));
  const from = `FROM lottery_orders WHERE ${wanted.map(({ sql }) => sql).join(' AND ')}`;
  const values = wanted.map(({ value }) => value);
  const totalCount = db.get<{ total: number }>(`SELECT count(*) AS total ${from}`, ...values)?.total ?? 0;
  const rows = db.all<OrderRow>(`SELECT * ${from} ORDER BY id DESC LIMIT ? OFFSET ?`, ...values, pageSize, (pageNo - 1) * pageSize);
  return { list: rows.map((row) => orderOf(row, language)), totalPages: Math.ceil(totalCount / pageSize), totalCount };
}

function orderOf(row: OrderRow, language: string): LotteryOrder {
  const lottery = lotteryOf(row.game_code);
  const station = lottery && drawOf(lottery, row.numero)?.station;
  return {
    orderId: String(row.id),
    gameCode: row.game_code,
    gameName: lottery === undefined ? row.game_code : nameOf(lottery, language),
    numero: row.numero,
    ...(station !== undefined && { station }),
    prizeMode: row.prize_mode,
    playType: row.play_type,
    picks: parsePicks(row.picks),
    combinations: row.combinations,
    stake: row.stake,
    odds: row.odds,
    total: row.total,
    win: row.win,
    status: row.status,
    placedAt: row.placed_at,
    drawsAt: row.draws_at,
  };
}

// Written by `placing.ts` only, which validates picks.
const parsePicks = (text: string) => JSON.parse(text) as string[][];
