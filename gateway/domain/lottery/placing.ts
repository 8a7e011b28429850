import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import type { Calls, HandlerInput } from '#site/api/contract/index.ts';
import { combinationsOf, lineTotal } from '#site/api/contract/lotteryRules.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { ok, refuse } from '../../api/answer.ts';
import type { Answer, Refusal } from '../../api/answer.ts';
import type { Account, RequestContext } from '../../api/context.ts';
import { walletBalance } from '../ledger/ledger.ts';
import { stakeRefusal } from '../responsiblePlay/limits.ts';
import { openDraws } from './draws.ts';
import type { Lottery } from './games.ts';
import { limitsOf, pointPriceOf } from './limits.ts';
import { takeOrder } from './orders.ts';
import type { PricedLine } from './orders.ts';
import { oddsOf, prizeTable } from './prizes.ts';

type Slip = HandlerInput<Calls['placeBets']>;
type Currency = RequestContext['merchant']['seed']['currency'];

interface Placed {
  readonly orderIds: string[];
  readonly total: number;
  readonly balance: number;
}

/**
 * Places a whole slip or nothing: one order and one movement of money per line. Must run inside the write's
 * transaction.
 */
export function placeSlip(lottery: Lottery, slip: Slip, context: RequestContext & { readonly account: Account }): Answer<Placed> {
  const { db, now, merchant, account } = context;
  const at = now();
  const open = openDraws(lottery, at).find(({ numero }) => numero === slip.numero);
  if (open === undefined) return refuse(PAGE_CODE.lotteryClosed, { field: 'numero' });
  const priced = priceLines(lottery, slip, merchant.seed.currency);
  if ('success' in priced) return priced;

  const total = priced.reduce((sum, line) => sum + line.total, 0);
  const halted = stakeRefusal(context, account, total);
  if (halted !== undefined) return halted;
  if (walletBalance(db, merchant.code, account.id) < total) return refuse(ERROR_CODE.balanceInsufficient, { field: 'total' });
  const draw = { merchant: merchant.code, accountId: account.id, numero: open.numero, drawsAt: open.drawsAt, placedAt: at };
  const orderIds = priced.map((line) => takeOrder(db, lottery, { ...draw, ...line, prizeMode: slip.prizeMode }));
  return ok({ orderIds: orderIds.map(String), total, balance: walletBalance(db, merchant.code, account.id) });
}

/** Cost and odds of each line, or the first refusal. */
function priceLines(lottery: Lottery, { prizeMode, lines }: Slip, currency: Currency): readonly PricedLine[] | Refusal {
  const table = lottery.prizeModes.includes(prizeMode) ? prizeTable(prizeMode) : undefined;
  if (table === undefined) return refuse(ERROR_CODE.parameterInvalid, { field: 'prizeMode' });
  const { exponent } = currency;
  const { leastStake, mostTotal } = limitsOf(table, exponent);
  const priced: PricedLine[] = [];
  for (const [index, { playType, picks, stake }] of lines.entries()) {
    const play = lottery.plays.find((known) => known.playType === playType);
    const combinations = play === undefined ? 0 : combinationsOf(play.shape, picks);
    if (play === undefined || combinations === 0 || combinations > play.shape.mostCombinations)
      return refuse(PAGE_CODE.lotteryNumbersInvalid, { field: `lines.${index}.picks` });
    const total = lineTotal(stake, combinations, exponent);
    const isWhole = stake % (pointPriceOf(play, currency) ?? 1) === 0;
    if (stake < leastStake || !isWhole || total === undefined || total > mostTotal)
      return refuse(PAGE_CODE.lotteryStakeInvalid, { field: `lines.${index}.stake` });
    priced.push({ playType, picks, stake, combinations, total, odds: oddsOf(lottery, play, table) });
  }
  return priced;
}
