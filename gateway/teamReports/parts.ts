import { SPANS } from '../db/steps/downlineFigures.ts';
import type { Filter } from '../records/filters.ts';
import type { Hours } from '../records/period.ts';

const DAY_MS = 86_400_000;

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

/**
 * What each member of a team did within these hours, as rows of `account_id, depth` and the figures' columns, several of a member:
 * long stretches and single days from `downline_figures`, hours of the days at both ends from the five minutes. Hours begin and end
 * with five minutes.
 */
export function partsOf(ancestorId: number, { from, until }: Hours): Filter {
  const columns = 'bets, stake, valid_bet, win, deposit, withdrawal, bonus';
  const ofColumns = columns.replace(/(\w+)/g, 'f.$1');
  const { spans, edges } = stretchesOf({ from, until });
  const selects = [
    ...spans.map(([span, first, end]): Filter => [
      `SELECT account_id, depth, ${columns} FROM downline_figures WHERE ancestor_id = ? AND span = ? AND start >= ? AND start < ?`,
      ancestorId,
      span,
      first,
      end,
    ]),
    ...edges.map(({ day, ...hours }): Filter => [
      `SELECT d.account_id, d.depth, ${ofColumns} FROM downline_figures d CROSS JOIN team_figures f
         WHERE d.ancestor_id = ? AND d.span = ? AND d.start = ?
           AND f.account_id = d.account_id AND f.scope = 'own' AND f.slot >= ? AND f.slot < ?`,
      ancestorId,
      SPANS.short,
      day,
      hours.from,
      hours.until,
    ]),
  ];
  return [selects.map(([sql]) => sql).join(' UNION ALL '), ...selects.flatMap(([, ...values]) => values)];
}

interface Stretches {
  /** How many days at once, and from which of them up to which. */
  readonly spans: readonly (readonly [span: number, first: number, end: number])[];
  /** Hours that are no whole day. */
  readonly edges: readonly (Hours & { readonly day: number })[];
}

/** Nothing, where SQL needs something to select from. */
const NOTHING: Stretches = { spans: [[SPANS.short, 0, 0]], edges: [] };

/** Hours as whole days of UTC, as many at once as can be, and what is left at both ends. */
export function stretchesOf({ from, until }: Hours): Stretches {
  if (from >= until) return NOTHING;
  const [first, end] = [Math.ceil(from / DAY_MS), Math.floor(until / DAY_MS)];
  if (first > end) return { spans: [], edges: [{ day: end, from, until }] };
  const [firstLong, endLong] = [Math.ceil(first / SPANS.long), Math.floor(end / SPANS.long)];
  const spans =
    firstLong < endLong
      ? ([
          [SPANS.short, first, firstLong * SPANS.long],
          [SPANS.long, firstLong, endLong],
          [SPANS.short, endLong * SPANS.long, end],
        ] as const)
      : ([[SPANS.short, first, end]] as const);
  const edges = [
    { day: first - 1, from, until: first * DAY_MS },
    { day: end, from: end * DAY_MS, until },
  ];
  return { spans: spans.filter(([, start, stop]) => start < stop), edges: edges.filter((edge) => edge.from < edge.until) };
}
