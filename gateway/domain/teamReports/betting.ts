import type { Calls, HandlerInput } from '#site/api/contract/index.ts';
import { RECORD_CATEGORIES } from '#site/api/contract/records.ts';
import type { SqlValue } from '../../db/database.ts';
import { allOf, offsetOf } from '../records/filters.ts';
import type { Filter } from '../records/filters.ts';
import { sortingOf } from '../records/sorting.ts';
import type { Hours } from '../records/period.ts';
import type { Below, TeamContext } from '../team/lines.ts';
import { named } from '../team/names.ts';
import { offsetIn } from './days.ts';
import { sumRow, sumsIn } from './sums.ts';
import { figuresOf, ownParts, sumsOf, together } from './parts.ts';
import type { FigureName, Part, Sums } from './parts.ts';

type Wanted = Pick<HandlerInput<Calls['teamBetting']>, 'level' | 'category' | 'search' | 'sort' | 'pageNo' | 'pageSize'>;

const PLAYED = ['bets', 'stake', 'validBet', 'win', 'net'] as const satisfies FigureName[];
type Played = Sums<(typeof PLAYED)[number]>;
/** Columns that these are summed from. */
const PLAYED_COLUMNS = ['bets', 'stake', 'valid_bet', 'win'] as const;

/** A page of the team with each member's bets, and the totals of all matches. */
export function bettingPage(wanted: Wanted, hours: Hours, context: TeamContext) {
  const { db } = context;
  const { category } = wanted;
  const { from, values, order: usual } = chosenOf(wanted, context);
  const [ranked, ...ofRanked] = rankedBy(wanted, hours, context);
  const order = wanted.sort === undefined ? usual : [`ranked ${sortingOf(wanted.sort).direction}`, 'account_id'];
  const total = countOf({ from, values }, context);
  const members = db.all<Below>(
    `SELECT a.id, a.username AS account, p.depth AS level
     FROM (SELECT l.*, ${ranked} AS ranked ${from} ORDER BY ${order.join(', ')} LIMIT ? OFFSET ?) p
     CROSS JOIN accounts a ON a.id = p.account_id ORDER BY ${order.map((column) => `p.${column}`).join(', ')}`,
    ...ofRanked,
    ...values,
    wanted.pageSize,
    offsetOf(wanted),
  );
  return {
    list: members.map(({ id, account, level }) => ({ memberId: String(id), account, level, ...ownOf(id, category, hours, context) })),
    totals: totalsOf(wanted, total, hours, context),
    levels: levelsOf(context),
    totalCount: total,
    totalPages: Math.ceil(total / wanted.pageSize),
  };
}

/** Depth of a team, read from the end of an index range. */
function levelsOf({ db, account }: TeamContext): number {
  return db.get<{ deepest: number }>('SELECT max(depth) AS deepest FROM lineage WHERE ancestor_id = ?', account.id)?.deepest ?? 0;
}

interface Chosen {
  /** Members, as `l`. */
  readonly from: string;
  readonly values: readonly SqlValue[];
  /** Same order as the key, so no sorting is needed. */
  readonly order: readonly string[];
}

/**
 * All members or a level, in the key order of `lineage`; with a search, members whose account contains the text, by
 * account.
 */
function chosenOf({ level, search = '' }: Pick<Wanted, 'level' | 'search'>, { account }: TeamContext): Chosen {
  const isSearch = search.trim() !== '';
  const { where, values } = allOf([
    ['l.ancestor_id = ?', account.id],
    level === undefined ? ['l.depth > 0'] : ['l.depth = ?', level],
    isSearch ? named(search) : undefined,
  ]);
  return isSearch
    ? { from: `FROM team_names l WHERE ${where}`, values, order: ['username'] }
    : { from: `FROM lineage l WHERE ${where}`, values, order: ['depth', 'account_id'] };
}

/** What the requested order ranks a member `l` by; nothing without one. */
function rankedBy({ sort, category }: Pick<Wanted, 'sort' | 'category'>, hours: Hours, context: TeamContext): Filter {
  if (sort === undefined) return ['NULL'];
  const { field } = sortingOf(sort);
  if (field === 'account') return ['(SELECT username FROM accounts WHERE id = l.account_id)'];
  if (field === 'level') return ['l.depth'];
  const [rows, ...values] = together(
    partsOf(category, hours, context).map((part): Filter => {
      const [joined, ...ofFigures] = part.joined;
      return [`SELECT ${figuresOf(part, PLAYED_COLUMNS)} FROM (SELECT 1) CROSS JOIN ${joined}`, ...ofFigures];
    }),
  );
  return [`(SELECT ${sumsOf([field])} FROM (${rows}))`, ...values];
}

function countOf({ from, values }: Pick<Chosen, 'from' | 'values'>, { db }: TeamContext): number {
  return db.get<{ total: number }>(`SELECT count(*) AS total ${from}`, ...values)?.total ?? 0;
}

function ownOf(id: number, category: string | undefined, hours: Hours, context: TeamContext): Played {
  return category === undefined ? sumsIn(context, id, 'own', hours, PLAYED) : sumsAt(id, [0], [category], hours, context);
}

/**
 * Totals of all matches. Without a search they are precomputed. With one, the smaller set is summed member by member:
 * the matches, or the others, which are subtracted from the total.
 */
function totalsOf(wanted: Pick<Wanted, 'level' | 'category' | 'search'>, found: number, hours: Hours, context: TeamContext): Played {
  const { level, category, search = '' } = wanted;
  if (search.trim() === '') return summedOf(level, category, hours, context);
  const everybody = countOf(chosenOf({ level }, context), context);
  if (found * 2 <= everybody) return sumsOfFew(named(search), wanted, hours, context);
  const [of, ...values] = named(search);
  const all = summedOf(level, category, hours, context);
  if (found === everybody) return all;
  const others = sumsOfFew([`NOT (${of})`, ...values], wanted, hours, context);
  return {
    bets: all.bets - others.bets,
    stake: all.stake - others.stake,
    validBet: all.validBet - others.validBet,
    win: all.win - others.win,
    net: all.net - others.net,
  };
}

/** Precomputed totals of the whole team or a level, in all categories or one. */
function summedOf(level: number | undefined, category: string | undefined, hours: Hours, context: TeamContext): Played {
  if (level === undefined && category === undefined) return sumsIn(context, context.account.id, 'team', hours, PLAYED);
  const levels = level === undefined ? Array.from({ length: levelsOf(context) }, (_, index) => index + 1) : [level];
  return sumsAt(context.account.id, levels, category === undefined ? RECORD_CATEGORIES : [category], hours, context);
}

/** Totals of members at these levels below an account (itself at 0): one key range per level and category. */
function sumsAt(ancestorId: number, levels: readonly number[], categories: readonly string[], hours: Hours, { db }: TeamContext): Played {
  return sumRow<Played>(
    db,
    `SELECT ${sumsOf(PLAYED, 'f')} FROM json_each(?) levels CROSS JOIN json_each(?) categories CROSS JOIN category_figures f
     WHERE f.ancestor_id = ? AND f.depth = levels.value AND f.category = categories.value AND f.slot >= ? AND f.slot < ?`,
    JSON.stringify(levels),
    JSON.stringify(categories),
    ancestorId,
    hours.from,
    hours.until,
  );
}

/** Totals of the members matched by name, each one's own bets. */
function sumsOfFew(names: Filter, { level, category }: Pick<Wanted, 'level' | 'category'>, hours: Hours, context: TeamContext): Played {
  const { db, account } = context;
  const { where, values } = allOf([['l.ancestor_id = ?', account.id], level === undefined ? undefined : ['l.depth = ?', level], names]);
  const [rows, ...ofRows] = together(
    partsOf(category, hours, context).map((part): Filter => {
      const [joined, ...ofFigures] = part.joined;
      const figures = figuresOf(part, PLAYED_COLUMNS);
      return [`SELECT ${figures} FROM team_names l CROSS JOIN ${joined} WHERE ${where}`, ...ofFigures, ...values];
    }),
  );
  return sumRow<Played>(db, `SELECT ${sumsOf(PLAYED)} FROM (${rows})`, ...ofRows);
}

/** Sources of the own figures of a member `l`, in all categories or one. */
function partsOf(category: string | undefined, hours: Hours, { db, merchant }: TeamContext): readonly Part[] {
  if (category === undefined) return ownParts(hours, offsetIn(db, merchant.code));
  const joined = 'category_figures f ON f.ancestor_id = l.account_id AND f.depth = 0 AND f.category = ? AND f.slot >= ? AND f.slot < ?';
  return [{ joined: [joined, category, hours.from, hours.until], figure: (column) => `f.${column}` }];
}
