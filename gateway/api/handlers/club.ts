import type { LeaderboardPeriod } from '#site/api/contract/club.ts';
import { ok } from '../answer.ts';
import type { Handlers, RequestContext } from '../context.ts';
import { rankNameOf } from '../ranks.ts';
import { maskName } from '../maskName.ts';
import { positionSince } from '../../domain/responsiblePlay/uses.ts';
import { seedUnit } from '../../seed/scale.ts';

const DAY_MS = 86_400_000;

/** How far back each period reaches. */
const PERIOD_MS: Readonly<Record<LeaderboardPeriod, number>> = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS };

export const rankProgress: Handlers['rankProgress'] = (_input, context) => {
  const { db, merchant, account } = context;
  const points = clubPoints(context, account.id);
  const next = db.get<{ level: number; name: string; points: number }>(
    'SELECT level, name, points FROM ranks WHERE merchant = ? AND level > ? ORDER BY level LIMIT 1',
    merchant.code,
    account.rankLevel,
  );
  return ok({
    rankLevel: account.rankLevel,
    labelName: rankNameOf(context, account.rankLevel, account.rankName),
    points,
    next: next
      ? {
          rankLevel: next.level,
          labelName: rankNameOf(context, next.level, next.name),
          points: next.points,
          missing: Math.max(0, next.points - points),
        }
      : null,
  });
};

/** The account's stored points, plus one per unit of currency staked from any wallet. */
function clubPoints(context: RequestContext, accountId: number): number {
  const { db, merchant } = context;
  const brought = db.get<{ points: number }>(
    'SELECT coalesce(sum(points), 0) AS points FROM club_points WHERE merchant = ? AND account_id = ?',
    merchant.code,
    accountId,
  );
  return (brought?.points ?? 0) + Math.floor(positionSince(context, accountId, 0).stake / seedUnit(merchant.seed.currency.exponent));
}

interface Place {
  customer: string;
  account_id: number | null;
  points: number;
  rank: number;
}

/** Every player's sum since a time, best first; ties share a rank. */
const PLACES = `
  SELECT customer, account_id, sum(points) AS points, rank() OVER (ORDER BY sum(points) DESC) AS rank
  FROM mission_points WHERE merchant = ? AND earned_at > ? AND earned_at <= ? GROUP BY customer, account_id`;

export const leaderboard: Handlers['leaderboard'] = ({ period, limitNum }, { db, now, merchant, account }) => {
  const window = [merchant.code, now() - PERIOD_MS[period], now()] as const;
  const list = db.all<Place>(`${PLACES} ORDER BY rank, customer LIMIT ?`, ...window, limitNum);
  const own = db.get<Place>(`SELECT * FROM (${PLACES}) WHERE account_id = ?`, ...window, account.id);
  return ok({
    list: list.map(({ rank, customer, account_id: accountId, points }) => ({
      rank,
      customerName: maskName(customer),
      points,
      isOwn: accountId === account.id,
    })),
    own: own ? { rank: own.rank, points: own.points } : null,
  });
};
