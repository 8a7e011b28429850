import * as v from 'valibot';
import { after, DEPOSIT_MACHINE, WITHDRAWAL_MACHINE } from '#site/api/contract/cashierRules.ts';
import type { MerchantSeed } from '../api/context.ts';
import { stepDeposit } from '../domain/cashier/deposits.ts';
import type { DepositRow } from '../domain/cashier/deposits.ts';
import { approve, receive, reject, resend, sendPayment } from '../domain/cashier/payouts.ts';
import type { WithdrawalRow } from '../domain/cashier/payouts.ts';
import type { Database } from '../db/database.ts';

/** Actions of the bank and the back office on an order, by the panel's names. `find`: a disputed payment did arrive. */
const ACTS = ['credit', 'reject', 'approve', 'send', 'find', 'resend'] as const;
export type Act = (typeof ACTS)[number];

export const deskBody = v.object({ orderNo: v.string(), act: v.picklist(ACTS) });

interface OpenOrder {
  readonly orderNo: string;
  readonly status: string;
  /** Minor units. */
  readonly amount: number;
  readonly username: string;
  /** The actions currently possible. */
  readonly acts: readonly Act[];
}

const shown = (row: { order_no: string; amount: number; username: string; status: string }, acts: readonly Act[]): OpenOrder => ({
  orderNo: row.order_no,
  status: row.status,
  amount: row.amount,
  username: row.username,
  acts,
});

/** The orders with possible actions of bank or back office, the latest first. */
export function openOrders(db: Database, { code }: MerchantSeed): OpenOrder[] {
  const of = <Row>(table: string) =>
    db.all<Row & { username: string; order_no: string; amount: number }>(
      `SELECT o.*, a.username FROM ${table} o JOIN accounts a ON a.id = o.account_id WHERE o.merchant = ? ORDER BY o.id DESC LIMIT 50`,
      code,
    );
  return [
    ...of<DepositRow>('deposit_orders').map((row) =>
      shown(
        row,
        (['credit', 'reject'] as const).filter((act) => after(DEPOSIT_MACHINE, row.status, act)),
      ),
    ),
    ...of<WithdrawalRow>('withdrawal_orders').map((row) => shown(row, payoutActs(row))),
  ].filter(({ acts }) => acts.length > 0);
}

function payoutActs({ status }: WithdrawalRow): Act[] {
  const acts: Act[] = (['approve', 'reject', 'send', 'resend'] as const).filter((act) => after(WITHDRAWAL_MACHINE, status, act));
  return status === 'investigating' ? ['find', ...acts] : acts;
}

/** Performs an action. Returns `false` if there is no such order, or the action is not possible. */
export function actOnOrder(db: Database, seed: MerchantSeed, at: number, { orderNo, act }: v.InferOutput<typeof deskBody>): boolean {
  const of = <Row>(table: string) => db.get<Row>(`SELECT * FROM ${table} WHERE merchant = ? AND order_no = ?`, seed.code, orderNo);
  const desk = { db, merchant: seed.code, at, seed };
  const deposit = of<DepositRow>('deposit_orders');
  if (deposit !== undefined) return (act === 'credit' || act === 'reject') && stepDeposit(desk, deposit, act);
  const payout = of<WithdrawalRow>('withdrawal_orders');
  if (payout === undefined) return false;
  switch (act) {
    case 'approve':
      return approve(desk, payout);
    case 'reject':
      return reject(desk, payout, 'accountInvalid');
    case 'send':
      return sendPayment(desk, payout);
    case 'find':
      return payout.status === 'investigating' && receive(desk, payout, { forced: true });
    case 'resend':
      return resend(desk, payout);
    default:
      return false;
  }
}
