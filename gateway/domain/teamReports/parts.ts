import type { Filter } from '../records/filters.ts';
import type { Hours } from '../records/period.ts';
import { DAY_MS } from './days.ts';

/** SQL sums of figures, by their API names. `net` is the members' result: negative for losses. */
const SUMS = {
  bets: 'bets',
  stake: 'stake',
  validBet: 'valid_bet',
  win: 'win',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  bonus: 'bonus',
  net: 'win - stake',
} as const;
export type FigureName = keyof typeof SUMS;

/** Members' activity: number of bets, and minor units. */
export type Sums<Name extends FigureName = FigureName> = Readonly<Record<Name, number>>;

/** Selects these sums, 0 if there are no rows. `of` is the alias of a table with the figures' columns. */
export function sumsOf(names: readonly FigureName[], of?: string): string {
  const column = (name: FigureName): string => SUMS[name].replace(/[a-z_]+/g, (word) => (of === undefined ? word : `${of}.${word}`));
  return names.map((name) => `coalesce(sum(${column(name)}), 0) AS ${name}`).join(', ');
}

/** Whole days of a time range, counted from the epoch, and the remainders. */
interface Days {
  readonly first: number;
  /** The day after the last; equals the first or less if there is no whole day. */
  readonly end: number;
  /** Ranges before and after the whole days. */
  readonly edges: readonly Hours[];
}

/** Splits a range by days that begin `offset` milliseconds before those of UTC (`offsetIn`). */
export function daysOf({ from, until }: Hours, offset: number): Days {
  const [first, end] = [Math.ceil((from + offset) / DAY_MS), Math.floor((until + offset) / DAY_MS)];
  const edges =
    first > end
      ? [{ from, until }]
      : [
          { from, until: first * DAY_MS - offset },
          { from: end * DAY_MS - offset, until },
        ];
  return { first, end, edges: edges.filter((edge) => edge.from < edge.until) };
}

/** A source of figures of members `l`, as tables to join, and the SQL expression of each figure in them. */
export interface Part {
  readonly joined: Filter;
  readonly figure: (column: string) => string;
  /** Whether it has at most one row per member. */
  readonly isSummed?: boolean;
}

/** From this number of days on, the difference of two `member_totals` rows is faster than summing days. */
const LONG = 45;

/**
 * Whole days of members `l`: summed or, for many days, the difference between the last total and the one before the
 * first day.
 */
function ownDays(first: number, end: number): Part {
  if (end - first < LONG) {
    return {
      joined: ['member_days f ON f.account_id = l.account_id AND f.day >= ? AND f.day < ?', first, end],
      figure: (column) => `f.${column}`,
    };
  }
  const last = '(SELECT max(day) FROM member_totals WHERE account_id = l.account_id AND day < ?)';
  return {
    joined: [
      `member_totals f ON f.account_id = l.account_id AND f.day = ${last} AND f.day >= ?
       LEFT JOIN member_totals before ON before.account_id = l.account_id AND before.day = ${last}`,
      end,
      first,
      first,
    ],
    figure: (column) => `f.${column} - coalesce(before.${column}, 0)`,
    isSummed: true,
  };
}

/**
 * Own figures of members `l` within a range: whole days from daily figures, the remainders from five-minute slots. The
 * range must be aligned to slots. Always returns at least one part, also for an empty range.
 */
export function ownParts(hours: Hours, offset: number): readonly Part[] {
  const { first, end, edges } = daysOf(hours, offset);
  const slots = edges.map(({ from, until }): Part => ({
    joined: ["team_figures f ON f.account_id = l.account_id AND f.scope = 'own' AND f.slot >= ? AND f.slot < ?", from, until],
    figure: (column) => `f.${column}`,
  }));
  return first < end || slots.length === 0 ? [ownDays(first, end), ...slots] : slots;
}

/** Combines selects with UNION ALL. */
export function together(selects: readonly Filter[]): Filter {
  return [selects.map(([sql]) => sql).join(' UNION ALL '), ...selects.flatMap(([, ...values]) => values)];
}

const COLUMNS = ['bets', 'stake', 'valid_bet', 'win', 'deposit', 'withdrawal', 'bonus'] as const;

/** Selects these figures of a part by name. */
export function figuresOf({ figure }: Part, columns: readonly (typeof COLUMNS)[number][] = COLUMNS): string {
  return columns.map((column) => `${figure(column)} AS ${column}`).join(', ');
}

/**
 * Activity of each team member within a range, as rows of `account_id, depth` and these sums: only active members whose
 * sums match the condition. Skips grouping if a part has one row per member, and sorting if days are whole.
 */
export function memberSums(ancestorId: number, hours: Hours, offset: number, names: readonly FigureName[], condition = 'true'): Filter {
  const parts = ownParts(hours, offset);
  const [rows, ...values] = together(
    parts.map((part): Filter => {
      const [joined, ...ofJoined] = part.joined;
      return [
        `SELECT l.account_id, l.depth, ${figuresOf(part)}
         FROM lineage l INDEXED BY lineage_newest CROSS JOIN ${joined} WHERE l.ancestor_id = ? AND l.depth > 0`,
        ...ofJoined,
        ancestorId,
      ];
    }),
  );
  const sql =
    parts.length === 1 && parts[0]?.isSummed === true
      ? `SELECT account_id, depth, ${names.map((name) => `${SUMS[name]} AS ${name}`).join(', ')} FROM (${rows}) WHERE ${condition}`
      : `SELECT account_id, depth, ${sumsOf(names)} FROM (${rows}) GROUP BY account_id HAVING ${condition}`;
  return [sql, ...values];
}
