import type { Calls, HandlerInput } from '#site/api/contract/index.ts';
import { offsetOf } from '../records/filters.ts';
import type { Hours } from '../records/period.ts';
import { sumsIn } from './members.ts';
import type { AgentContext, Downline } from './members.ts';
import { partsOf, sumsOf } from './parts.ts';
import type { FigureName, Sums } from './parts.ts';

type Wanted = HandlerInput<Calls['userLoss']>;

const SHOWN = ['validBet', 'win', 'net', 'deposit', 'withdrawal', 'bonus'] as const satisfies FigureName[];
type Shown = Sums<(typeof SHOWN)[number]>;

/** Which members are listed, and who of them first. */
const RESULTS = {
  all: { having: '', order: 'net, account_id' },
  lost: { having: 'HAVING net < 0', order: 'net, account_id' },
  won: { having: 'HAVING net > 0', order: 'net DESC, account_id' },
} as const;

/** A page of those who did something, by what they lost. What it costs is what they did: nobody is read who did nothing. */
export function lossPage(wanted: Wanted, hours: Hours, context: AgentContext) {
  const { db, account } = context;
  const { having, order } = RESULTS[wanted.result ?? 'all'];
  const [parts, ...values] = partsOf(account.id, hours);
  // Only what ranks is sorted; all else is read for the rows of the page.
  const rows = db.all<Downline & { total: number }>(
    `WITH sums AS MATERIALIZED (SELECT account_id, depth, ${sumsOf(['net'])} FROM (${parts}) GROUP BY account_id ${having})
     SELECT a.id, a.username AS account, p.depth AS level, p.total
     FROM (SELECT account_id, depth, net, (SELECT count(*) FROM sums) AS total FROM sums ORDER BY ${order} LIMIT ? OFFSET ?) p
     CROSS JOIN accounts a ON a.id = p.account_id ORDER BY ${order}`,
    ...values,
    wanted.pageSize,
    offsetOf(wanted),
  );
  const totals =
    wanted.result === undefined ? { ...sumsIn(context, account.id, 'team', hours, SHOWN) } : filteredTotals(having, hours, context);
  const totalCount = rows[0]?.total ?? countOf(having, hours, context);
  return {
    list: rows.map(({ id, account: name, level }) => ({
      memberId: String(id),
      account: name,
      level,
      ...sumsIn(context, id, 'own', hours, SHOWN),
    })),
    totals,
    totalCount,
    totalPages: Math.ceil(totalCount / wanted.pageSize),
  };
}

/** How many there are, where the page itself has none. */
function countOf(having: string, hours: Hours, { db, account }: AgentContext): number {
  const [parts, ...values] = partsOf(account.id, hours);
  const row = db.get<{ total: number }>(
    `SELECT count(*) AS total FROM (SELECT account_id, ${sumsOf(['net'])} FROM (${parts}) GROUP BY account_id ${having})`,
    ...values,
  );
  return row?.total ?? 0;
}

function filteredTotals(having: string, hours: Hours, { db, account }: AgentContext): Shown {
  const [parts, ...values] = partsOf(account.id, hours);
  const row = db.get<Shown>(
    `SELECT ${SHOWN.map((name) => `coalesce(sum(${name}), 0) AS ${name}`).join(', ')}
     FROM (SELECT ${sumsOf(SHOWN)} FROM (${parts}) GROUP BY account_id ${having})`,
    ...values,
  );
  if (row === undefined) throw new Error('Sums are a row, whatever they sum');
  return row;
}
