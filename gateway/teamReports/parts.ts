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

/**
 * The own figures of members `l` within these hours, as tables `f` to be joined: whole days from `member_days`, what is left at both
 * ends from the five minutes. Hours begin and end with five minutes. There is one at least, also where the time is none.
 */
export function ownParts(hours: Hours, offset: number): readonly Filter[] {
  const { first, end, edges } = daysOf(hours, offset);
  const days: Filter = ['member_days f ON f.account_id = l.account_id AND f.day >= ? AND f.day < ?', first, end];
  const slots = edges.map(({ from, until }): Filter => [
    "team_figures f ON f.account_id = l.account_id AND f.scope = 'own' AND f.slot >= ? AND f.slot < ?",
    from,
    until,
  ]);
  return first < end || slots.length === 0 ? [days, ...slots] : slots;
}

/** Several selects as one. */
export function together(selects: readonly Filter[]): Filter {
  return [selects.map(([sql]) => sql).join(' UNION ALL '), ...selects.flatMap(([, ...values]) => values)];
}

/**
 * What each member of a team did within these hours, as rows of `account_id, depth` and the figures' columns, several of a member. Of
 * whole days they come in the order of members.
 */
export function partsOf(ancestorId: number, hours: Hours, offset: number): Filter {
  return together(
    ownParts(hours, offset).map(([figures, ...values]): Filter => [
      `SELECT l.account_id, l.depth, f.bets, f.stake, f.valid_bet, f.win, f.deposit, f.withdrawal, f.bonus
       FROM lineage l INDEXED BY lineage_newest CROSS JOIN ${figures} WHERE l.ancestor_id = ? AND l.depth > 0`,
      ...values,
      ancestorId,
    ]),
  );
}
