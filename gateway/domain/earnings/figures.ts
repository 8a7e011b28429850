import type { ContractSort, ContractTier } from '#site/api/contract/agentContracts.ts';
import type { Database } from '../../db/database.ts';
import type { Hours } from '../records/period.ts';

/** Length of the slots that `team_figures` aggregates. */
const SLOT_MS = 300_000;

/** An hour. Up to this length, active members are counted from bets; beyond it, from the members' figures. */
const SHORT_MS = 3_600_000;

/** What an account and all its downlines did in a time range. Amounts are minor units. */
export interface TeamWork {
  readonly bets: number;
  readonly stake: number;
  readonly validBet: number;
  /** Stakes less wins, bonuses and rebates: the house's result, negative if players won. */
  readonly profitLoss: number;
  /** Downlines with a settled bet; the account itself is not included. */
  readonly activeMembers: number;
}

interface Sums {
  readonly bets: number;
  readonly stake: number;
  readonly valid_bet: number;
  readonly win: number;
  readonly bonus: number;
}

interface Whose {
  readonly merchant: string;
  readonly holder: number;
}

/** Whole slots of a time range, and the remainders before and after them. */
interface Split {
  readonly whole: Hours;
  readonly edges: readonly [Hours, Hours];
}

function splitOf({ from, until }: Hours): Split {
  const first = Math.min(Math.ceil(from / SLOT_MS) * SLOT_MS, until);
  const last = Math.max(Math.floor(until / SLOT_MS) * SLOT_MS, first);
  return {
    whole: { from: first, until: last },
    edges: [
      { from, until: first },
      { from: last, until },
    ],
  };
}

/**
 * Team figures of a time range. Bets count when they were decided, which never changes, so past ranges always give the
 * same result. Whole slots are read from the figures; the remainder, where a contract began or ended, from the bets.
 */
function teamWork(db: Database, whose: Whose, hours: Hours): TeamWork {
  const { whole, edges } = splitOf(hours);
  const parts = [slotSums(db, whose.holder, whole), ...edges.map((edge) => edgeSums(db, whose, edge))];
  const total = (name: keyof Sums): number => parts.reduce((sum, part) => sum + (part?.[name] ?? 0), 0);
  const bets = total('bets');
  return {
    bets,
    stake: total('stake'),
    validBet: total('valid_bet'),
    profitLoss: total('stake') - total('win') - total('bonus'),
    activeMembers: bets === 0 ? 0 : activeMembers(db, whose, hours),
  };
}

function slotSums(db: Database, holder: number, { from, until }: Hours): Sums | undefined {
  if (from >= until) return undefined;
  return db.get<Sums>(
    `SELECT coalesce(sum(bets), 0) AS bets, coalesce(sum(stake), 0) AS stake, coalesce(sum(valid_bet), 0) AS valid_bet,
       coalesce(sum(win), 0) AS win, coalesce(sum(bonus), 0) AS bonus
     FROM team_figures WHERE account_id = ? AND scope IN ('own', 'team') AND slot >= ? AND slot < ?`,
    holder,
    from,
    until,
  );
}

/** Remainders shorter than a slot: sums the bets and bonuses themselves. */
function edgeSums(db: Database, { merchant, holder }: Whose, { from, until }: Hours): Sums | undefined {
  if (from >= until) return undefined;
  const bets = db.get<Omit<Sums, 'bonus'>>(
    `SELECT count(*) AS bets, coalesce(sum(b.stake), 0) AS stake, coalesce(sum(b.valid_bet), 0) AS valid_bet, coalesce(sum(b.win), 0) AS win
     FROM bets b INDEXED BY bets_by_settlement JOIN lineage l ON l.account_id = b.account_id AND l.ancestor_id = ?
     WHERE b.merchant = ? AND b.status = 'settled' AND b.settled_at >= ? AND b.settled_at < ?`,
    holder,
    merchant,
    from,
    until,
  );
  const bonus = db.get<{ bonus: number }>(
    `SELECT coalesce(sum(e.amount), 0) AS bonus FROM ledger_entries e INDEXED BY bonuses_by_time
     JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'wallet' JOIN lineage l ON l.account_id = a.owner_id AND l.ancestor_id = ?
     WHERE e.merchant = ? AND e.kind IN ('bonus', 'rebate') AND e.balance IS NOT NULL AND e.moved_at >= ? AND e.moved_at < ?`,
    holder,
    merchant,
    from,
    until,
  );
  return bets && { ...bets, bonus: bonus?.bonus ?? 0 };
}

function activeMembers(db: Database, { merchant, holder }: Whose, hours: Hours): number {
  const isShort = hours.until - hours.from <= SHORT_MS;
  const { whole, edges } = splitOf(hours);
  // Short ranges consist of remainders only.
  const [before, after] = isShort ? [hours, { from: hours.until, until: hours.until }] : edges;
  const slots = isShort ? { from: 0, until: 0 } : whole;
  const played = db.get<{ members: number }>(
    `SELECT count(*) AS members FROM (
       SELECT l.account_id FROM lineage l WHERE ? < ? AND l.ancestor_id = ? AND l.depth > 0 AND EXISTS (
         SELECT 1 FROM team_figures f WHERE f.account_id = l.account_id AND f.scope = 'own' AND f.slot >= ? AND f.slot < ? AND f.bets > 0)
       UNION ${edgeMembers} UNION ${edgeMembers})`,
    slots.from,
    slots.until,
    holder,
    slots.from,
    slots.until,
    ...[before, after].flatMap(({ from, until }) => [holder, merchant, from, until]),
  );
  return played?.members ?? 0;
}

const edgeMembers = `SELECT b.account_id FROM bets b INDEXED BY bets_by_settlement
  JOIN lineage l ON l.account_id = b.account_id AND l.ancestor_id = ? AND l.depth > 0
  WHERE b.merchant = ? AND b.status = 'settled' AND b.settled_at >= ? AND b.settled_at < ?`;

/** The first slot within the range in which the account or a downline has a settled bet. */
export function nextPlayed(db: Database, holder: number, { from, until }: Hours): number | undefined {
  const row = db.get<{ slot: number | null }>(
    `SELECT min(slot) AS slot FROM (
       ${['own', 'team']
         .map(
           (scope) => `SELECT * FROM (SELECT slot FROM team_figures WHERE account_id = ? AND scope = '${scope}' AND slot >= ? AND slot < ?
             AND bets > 0 ORDER BY slot LIMIT 1)`,
         )
         .join(' UNION ALL ')})`,
    ...[0, 1].flatMap(() => [holder, from - (from % SLOT_MS), until]),
  );
  return row?.slot ?? undefined;
}

/** The base of a contract's share: for a dividend the house's result, never below zero; for a salary the valid bets. */
export function baseOf(sort: ContractSort, { validBet, profitLoss }: Pick<TeamWork, 'validBet' | 'profitLoss'>): number {
  return sort === 'dividend' ? Math.max(0, profitLoss) : validBet;
}

/** Input of a contract's tiers: the figures of its period, and the bets compared with the tiers' bet amount. */
export interface Reached extends TeamWork {
  /**
   * Valid bets of the period; for a real-time salary those of the hour that ends with it, as are its active members.
   */
  readonly betAmount: number;
}

/**
 * Figures of a period or a part of it. Real-time salaries are paid per minutes, but their bet amount is hourly: it is
 * compared with the previous hour, or the part of it since `since`, when the contract came into force.
 */
export function reachedIn(db: Database, whose: Whose, sort: ContractSort, hours: Hours, since: number): Reached {
  const work = teamWork(db, whose, hours);
  if (sort !== 'realtime' || work.bets === 0) return { ...work, betAmount: work.validBet };
  const hour = teamWork(db, whose, { from: Math.max(since, hours.until - SHORT_MS), until: hours.until });
  return { ...work, activeMembers: hour.activeMembers, betAmount: hour.validBet };
}

const holds = (least: number | null, figure: number): boolean => least === null || figure >= least;

/** The tier with the highest rate whose conditions all hold; `undefined` if there is none. */
export function tierOf(
  tiers: readonly ContractTier[],
  reached: Pick<Reached, 'validBet' | 'profitLoss' | 'activeMembers' | 'betAmount'>,
): ContractTier | undefined {
  return tiers
    .filter(
      (tier) =>
        reached.activeMembers >= tier.activeMembers &&
        holds(tier.validBet, reached.validBet) &&
        holds(tier.profitLoss, reached.profitLoss) &&
        holds(tier.betAmount, reached.betAmount),
    )
    .toSorted((one, other) => other.rate - one.rate)[0];
}

/** Applies a rate to an amount, rounded down to whole minor units. Exact for any amount. */
export function share(base: number, rate: number): number {
  return Number((BigInt(base) * BigInt(rate)) / 10_000n);
}
