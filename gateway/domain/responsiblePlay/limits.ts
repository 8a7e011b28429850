/**
 * Checks deposits and stakes against the player's limits. Everything that moves money into an account or onto a game
 * calls this first, inside the transaction that moves it, so clients cannot bypass it.
 *
 * Limits of several periods all apply, so the tightest decides. A stake fits a loss limit only if losing all of it
 * would.
 */
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import type { LimitKind } from '#site/api/contract/play.ts';
import { LIMIT_PERIODS } from '#site/api/contract/play.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { refuse } from '../../api/answer.ts';
import type { Refusal } from '../../api/answer.ts';
import type { Account } from '../../api/context.ts';
import type { PlayContext } from './events.ts';
import { exclusionRefusal } from './exclusion.ts';
import { readLimit } from './limitStore.ts';
import { rulesOfPlay } from './rules.ts';
import { sessionOfToken, sessionRefusal } from './sessionClock.ts';
import { usedOf, usesOf } from './uses.ts';
import { fitsFrom, PERIOD_MS } from './windows.ts';

type Player = Pick<Account, 'id'>;

const REACHED = { deposit: PAGE_CODE.depositLimitReached, loss: PAGE_CODE.lossLimitReached } as const;
const FIELD = { deposit: 'amount', loss: 'stake' } as const;

/**
 * Why a deposit is refused; `undefined` if it is allowed.
 * @param amount minor units
 * @param waiting the player's accepted deposits that are not in the ledger yet, minor units: they count as made
 */
export function depositRefusal(context: PlayContext, account: Player, amount: number, waiting = 0): Refusal | undefined {
  return exclusionRefusal(context, account.id) ?? limitRefusal(context, account, 'deposit', { amount, waiting });
}

/**
 * Why a stake is refused; `undefined` if it is allowed. The refusal is shown to the player: it says how much can still
 * be staked and when this stake would fit.
 * @param stake minor units
 */
export function stakeRefusal(
  context: PlayContext & { readonly token?: string | undefined; readonly session?: string },
  account: Player,
  stake: number,
): Refusal | undefined {
  const excluded = exclusionRefusal(context, account.id);
  if (excluded !== undefined) return excluded;
  const halted = sessionRefusal(context, account.id, context.session ?? sessionOfToken(context.token));
  if (halted === 'ended') return refuse(ERROR_CODE.notLoggedIn);
  return halted ?? limitRefusal(context, account, 'loss', { amount: stake, waiting: 0 });
}

function limitRefusal(
  context: PlayContext,
  { id }: Player,
  kind: LimitKind,
  { amount, waiting }: { readonly amount: number; readonly waiting: number },
): Refusal | undefined {
  if (!rulesOfPlay(context).limits) return undefined;
  const now = context.now();
  const broken = LIMIT_PERIODS.flatMap((period) => {
    const limit = readLimit(context, id, { kind, period }).amount;
    if (limit === null) return [];
    const periodMs = PERIOD_MS[period];
    const most = Math.max(0, limit - usedOf(context, id, kind, periodMs) - waiting);
    if (amount <= most) return [];
    const uses = [...usesOf(context, id, kind, periodMs), { at: now, amount: waiting }];
    return [{ period, limit, most, until: fitsFrom(uses, { limit, periodMs, amount, now }) ?? Infinity }];
  });
  // The limit with the least remaining and, of those, the longest wait.
  const [tightest] = broken.toSorted((one, other) => one.most - other.most || other.until - one.until);
  if (tightest === undefined) return undefined;
  const { period, limit, most } = tightest;
  // The amount must fit every limit.
  const until = Math.max(...broken.map((each) => each.until));
  return refuse(REACHED[kind], { field: FIELD[kind], period, limit, most, ...(until < Infinity && { until }) });
}
