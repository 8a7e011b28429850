import type { Calls, HandlerInput } from '#site/api/contract/index.ts';
import type { RESULT_SORTS } from '#site/api/contract/teamReports.ts';
import { offsetOf } from '../records/filters.ts';
import { sortingOf } from '../records/sorting.ts';
import type { Hours } from '../records/period.ts';
import { offsetIn } from './days.ts';
import { sumsIn } from './sums.ts';
import type { TeamContext } from '../team/lines.ts';
import { memberSums } from './parts.ts';
import type { FigureName, Sums } from './parts.ts';

type Wanted = HandlerInput<Calls['userLoss']>;

const SHOWN = ['validBet', 'win', 'net', 'deposit', 'withdrawal', 'bonus'] as const satisfies FigureName[];
type Shown = Sums<(typeof SHOWN)[number]>;

/** Filter and usual order of members by result; ties are ordered by account id. */
const RESULTS = {
  all: { condition: 'true', usual: 'net' },
  lost: { condition: 'net < 0', usual: 'net' },
  won: { condition: 'net > 0', usual: '-net' },
} as const;

/** What a member is ranked by, besides sums. */
const RANKS: Partial<Record<(typeof RESULT_SORTS)[number], string>> = {
  account: '(SELECT username FROM accounts WHERE id = account_id)',
  level: 'depth',
};

/** The count and totals of all matches, with one member of the page, if any. */
interface Ranked extends Partial<Shown> {
  readonly total: number;
  readonly id: number | null;
  readonly account: string;
  readonly level: number;
}

/**
 * A page of active members, by loss or in the requested order. Figures are summed in member order; only the sums are
 * sorted. Totals of losers or winners are added up from the same sums; totals of all members are the team's figures.
 */
export function lossPage(wanted: Wanted, hours: Hours, context: TeamContext) {
  const { db, merchant, account } = context;
  const isAll = wanted.result === undefined;
  const { condition, usual } = RESULTS[wanted.result ?? 'all'];
  const { field, direction } = sortingOf(wanted.sort ?? usual);
  const names = isAll && field === 'net' ? (['net'] as const) : SHOWN;
  const ranked = RANKS[field] ?? field;
  const [sums, ...values] = memberSums(account.id, hours, offsetIn(db, merchant.code), names, condition);
  const rows = db.all<Ranked>(
    `WITH sums AS MATERIALIZED (${sums})
     SELECT t.*, p.account_id AS id, a.username AS account, p.depth AS level
     FROM (SELECT count(*) AS total, ${names.map((name) => `coalesce(sum(${name}), 0) AS ${name}`).join(', ')} FROM sums) t
     LEFT JOIN (SELECT account_id, depth, ${ranked} AS ranked FROM sums ORDER BY ranked ${direction}, account_id LIMIT ? OFFSET ?) p ON true
     LEFT JOIN accounts a ON a.id = p.account_id ORDER BY p.ranked ${direction}, p.account_id`,
    ...values,
    wanted.pageSize,
    offsetOf(wanted),
  );
  const [first] = rows;
  if (first === undefined) throw new Error('Sums are a row, whatever they sum');
  const totals = isAll ? sumsIn(context, account.id, 'team', hours, SHOWN) : shownOf(first);
  return {
    list: rows.flatMap(({ id, account: name, level }) =>
      id === null ? [] : [{ memberId: String(id), account: name, level, ...sumsIn(context, id, 'own', hours, SHOWN) }],
    ),
    totals,
    totalCount: first.total,
    totalPages: Math.ceil(first.total / wanted.pageSize),
  };
}

function shownOf({ validBet = 0, win = 0, net = 0, deposit = 0, withdrawal = 0, bonus = 0 }: Partial<Shown>): Shown {
  return { validBet, win, net, deposit, withdrawal, bonus };
}
