import { dayAt } from '#site/api/contract/days.ts';
import type { Gateway, MerchantSeed } from '../api/context.ts';
import { seededRandom } from '../api/random.ts';
import { offerOf } from '../domain/cashier/offers.ts';
import { newReference } from '../domain/cashier/orders.ts';

const MINUTE_MS = 60_000;

interface PaidIn {
  readonly id: number;
  readonly amount: number;
  readonly at: number;
}

/** Adds cashier orders for the seeded deposits of `demo`; moves no money. */
export function seedCashier({ db }: Gateway, seed: MerchantSeed): void {
  const account = db.get<{ id: number }>("SELECT id FROM accounts WHERE merchant = ? AND username = 'demo'", seed.code);
  if (account === undefined) return;
  const paidIn = db.all<PaidIn>(
    `SELECT e.movement_id AS id, e.amount, e.moved_at AS at FROM ledger_accounts l JOIN ledger_entries e ON e.account_id = l.id
     WHERE l.merchant = ? AND l.kind = 'wallet' AND l.owner_id = ? AND e.kind = 'deposit' ORDER BY e.movement_id`,
    seed.code,
    account.id,
  );
  const random = seededRandom(`cashier ${seed.code}`);
  const channels = offerOf(seed).channels.filter(({ feeRate, feeFixed, closed }) => !feeRate && !feeFixed && !closed);
  paidIn.forEach(({ id, amount, at }, index) => {
    const channel = channels[index % channels.length];
    if (channel === undefined) return;
    const day = dayAt(at, seed.timeZone ?? 'UTC')
      .slice(2)
      .replaceAll('-', '');
    const orderNo = `D${day}9${String(id).padStart(5, '0')}`;
    const made = at - (2 + random.int(4)) * MINUTE_MS;
    db.run(
      `INSERT INTO deposit_orders (merchant, account_id, order_no, channel, amount, fee, reference, status, created_at, expires_at, paid_at, closed_at)
       VALUES (?, ?, ?, ?, ?, 0, ?, 'credited', ?, ?, ?, ?)`,
      seed.code,
      account.id,
      orderNo,
      channel.id,
      amount,
      newReference(random),
      made,
      made + channel.payMinutes * MINUTE_MS,
      at - MINUTE_MS,
      at,
    );
    db.run('UPDATE ledger_movements SET reference = ?, subject = ? WHERE id = ?', orderNo, `deposit:${channel.id}`, id);
  });
}
