import type { RequestContext } from '../../api/context.ts';
import { LOTTERIES, lotteryOf } from './games.ts';
import type { Lottery } from './games.ts';

type Where = Pick<RequestContext, 'db' | 'merchant'>;

/** The lotteries whose vendor this merchant offers, in menu order. */
export function offeredLotteries({ db, merchant }: Where): Lottery[] {
  const vendors = new Set(db.all<{ code: string }>('SELECT code FROM vendors WHERE merchant = ?', merchant.code).map(({ code }) => code));
  return LOTTERIES.filter(({ vendor }) => vendors.has(vendor));
}

/**
 * Finds a lottery by its code or a game list's `nodeId`: a game of an in-app vendor maps to the lottery whose words its
 * name contains, else to the vendor's first. `undefined` if there is none.
 */
export function findLottery(where: Where, code: string): Lottery | undefined {
  const offered = offeredLotteries(where);
  const known = lotteryOf(code);
  if (known !== undefined) return offered.find((lottery) => lottery === known);
  const game = where.db.get<{ vendor: string; name: string }>(
    'SELECT vendor, name FROM games WHERE node_id = ?',
    /^\d{1,9}$/.test(code) ? Number(code) : -1,
  );
  const ofVendor = offered.filter(({ vendor }) => vendor === game?.vendor);
  return ofVendor.find(({ catalogueWords }) => catalogueWords.some((word) => game?.name.includes(word))) ?? ofVendor[0];
}
