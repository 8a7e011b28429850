import type { Filter } from '../records/filters.ts';
import type { Hours } from '../records/period.ts';
import { DAY_MS } from './days.ts';

/** Sums of figures, in SQL, under the names that answers have. `net` is what the members won: negative where they lost. */
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

/** What members did: how many bets, and minor units. */
export type Sums<Name extends FigureName = FigureName> = Readonly<Record<Name, number>>;

/** Selects these sums, 0 where there is nothing. `of` is the alias of a table with the figures' columns. */
export function sumsOf(names: readonly FigureName[], of?: string): string {
  const column = (name: FigureName): string => SUMS[name].replace(/[a-z_]+/g, (word) => (of === undefined ? word : `${of}.${word}`));
  return names.map((name) => `coalesce(sum(${column(name)}), 0) AS ${name}`).join(', ');
}

/** Where days of a time lie, counted from the epoch, and what of it is no whole day. */
interface Days {
  readonly first: number;
  /** The day after the last; not after the first where no day is whole. */
  readonly end: number;
  /** Hours before and after the whole days. */
  readonly edges: readonly Hours[];
}

/** Hours by days that begin so many milliseconds before those of UTC (`offsetIn`). */
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

/** Own figures of members `l`, as tables to be joined, and what a figure is called or made of in them. */
export interface Part {
  readonly joined: Filter;
  readonly figure: (column: string) => string;
  /** Whether it has a row at most of each member. */
  readonly isSummed?: boolean;
}

/** From so many days on, two rows of `member_totals` are found sooner than days are added up. */
const LONG = 45;

/** Whole days of members `l`: added up, or, where they are many, what the last of them has more than the last one before them. */
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
 * The own figures of members `l` within these hours: whole days of their own, what is left at both ends from the five minutes. Hours
 * begin and end with five minutes. There is one part at least, also where the time is none.
 */
export function ownParts(hours: Hours, offset: number): readonly Part[] {
  const { first, end, edges } = daysOf(hours, offset);
  const slots = edges.map(({ from, until }): Part => ({
    joined: ["team_figures f ON f.account_id = l.account_id AND f.scope = 'own' AND f.slot >= ? AND f.slot < ?", from, until],
    figure: (column) => `f.${column}`,
  }));
  return first < end || slots.length === 0 ? [ownDays(first, end), ...slots] : slots;
}

/** Several selects as one. */
export function together(selects: readonly Filter[]): Filter {
  return [selects.map(([sql]) => sql).join(' UNION ALL '), ...selects.flatMap(([, ...values]) => values)];
}

const COLUMNS = ['bets', 'stake', 'valid_bet', 'win', 'deposit', 'withdrawal', 'bonus'] as const;

/** Selects these figures of a part under their names. */
export function figuresOf({ figure }: Part, columns: readonly (typeof COLUMNS)[number][] = COLUMNS): string {
  return columns.map((column) => `${figure(column)} AS ${column}`).join(', ');
}

/**
 * What each member of a team did within these hours, as rows of `account_id, depth` and these sums: of those who did something, and only
 * where the sums are as a condition says. Nothing is added up where a member has one row anyway, nor sorted where days are whole.
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
