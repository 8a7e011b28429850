import type { Calls, HandlerInput } from '#site/api/contract/index.ts';
import { offsetOf } from '../records/filters.ts';
import type { Filter } from '../records/filters.ts';
import type { Hours } from '../records/period.ts';
import { sumsIn } from './members.ts';
import type { AgentContext, Downline } from './members.ts';
import { partsOf, sumsOf } from './parts.ts';
import type { FigureName, Sums } from './parts.ts';

type Wanted = HandlerInput<Calls['teamBetting']>;

const PLAYED = ['bets', 'stake', 'validBet', 'win', 'net'] as const satisfies FigureName[];
type Played = Sums<(typeof PLAYED)[number]>;

/** So many members are asked for one by one in less time than those take who did something. */
const FEW = 2000;

/** A page of the team with what each member has bet, and what all that fit have. */
export function bettingPage(wanted: Wanted, hours: Hours, context: AgentContext) {
  const { db, account } = context;
  const name = (wanted.search ?? '').trim().toLowerCase();
  const chosen = name === '' ? byLevel(wanted.level, account.id) : byName(name, wanted.level, context);
  const { total } = db.get<{ total: number }>(`SELECT count(*) AS total ${chosen.from}`, ...chosen.values) ?? { total: 0 };
  const members = db.all<Downline>(
    `SELECT a.id, a.username AS account, p.level
     FROM (SELECT l.account_id, l.depth AS level ${chosen.from} ORDER BY ${chosen.order} LIMIT ? OFFSET ?) p
     CROSS JOIN accounts a ON a.id = p.account_id ORDER BY ${name === '' ? 'p.level, a.id' : 'a.username'}`,
    ...chosen.values,
    wanted.pageSize,
    offsetOf(wanted),
  );
  return {
    list: members.map((member) => ({
      memberId: String(member.id),
      account: member.account,
      level: member.level,
      ...sumsIn(context, member.id, 'own', hours, PLAYED),
    })),
    totals: name !== '' && total <= FEW ? totalsOfFew(chosen, hours, context) : totalsOf(name, wanted.level, hours, context),
    levels: levelsOf(context),
    totalCount: total,
    totalPages: Math.ceil(total / wanted.pageSize),
  };
}

/** How far down a team goes: the end of its range, not a walk through it. */
function levelsOf({ db, account }: AgentContext): number {
  return db.get<{ deepest: number }>('SELECT max(depth) AS deepest FROM lineage WHERE ancestor_id = ?', account.id)?.deepest ?? 0;
}

interface Chosen {
  readonly from: string;
  /** As the index that it reads has it. */
  readonly order: string;
  readonly values: readonly (string | number)[];
}

/** A level, or everybody, in the order of the key of `lineage`. */
function byLevel(level: number | undefined, agentId: number): Chosen {
  const values = level === undefined ? [agentId] : [agentId, level];
  return {
    from: `FROM lineage l WHERE l.ancestor_id = ? AND l.depth ${level === undefined ? '> 0' : '= ?'}`,
    order: 'l.depth, l.account_id',
    values,
  };
}

/** Accounts from this beginning up to the last that has it, of the team alone. */
function byName(name: string, level: number | undefined, { merchant, account }: AgentContext): Chosen {
  const depth = level === undefined ? '> 0' : '= ?';
  return {
    from: `FROM accounts a CROSS JOIN lineage l INDEXED BY lineage_upwards ON l.account_id = a.id AND l.depth ${depth} AND l.ancestor_id = ?
      WHERE a.merchant = ? AND a.username >= ? AND a.username < ?`,
    order: 'a.username',
    values: [...(level === undefined ? [] : [level]), account.id, merchant.code, name, endOf(name)],
  };
}

/** What comes after everything that begins with these letters. */
const endOf = (name: string): string => `${name}\u{10FFFF}`;

/** Of members that a search has found, each one's own. */
function totalsOfFew({ from, values }: Chosen, hours: Hours, { db }: AgentContext): Played {
  const row = db.get<Played>(
    `SELECT ${sumsOf(PLAYED, 'f')} FROM (SELECT l.account_id ${from}) p
     CROSS JOIN team_figures f ON f.account_id = p.account_id AND f.scope = 'own' AND f.slot >= ? AND f.slot < ?`,
    ...values,
    hours.from,
    hours.until,
  );
  if (row === undefined) throw new Error('Sums are a row, whatever they sum');
  return row;
}

/** Of the whole team its own sums; of fewer, those who have some, each looked at for whether it fits. */
function totalsOf(name: string, level: number | undefined, hours: Hours, context: AgentContext): Played {
  const { db, account } = context;
  if (name === '' && level === undefined) return sumsIn(context, account.id, 'team', hours, PLAYED);
  const [parts, ...values] = partsOf(account.id, hours);
  const named: Filter = ['CROSS JOIN accounts a ON a.id = p.account_id AND a.username >= ? AND a.username < ?', name, endOf(name)];
  const [join, ...bounds] = name === '' ? [''] : named;
  const row = db.get<Played>(
    `SELECT ${sumsOf(PLAYED)} FROM (${parts}) p ${join} WHERE ${level === undefined ? 'true' : 'p.depth = ?'}`,
    ...values,
    ...bounds,
    ...(level === undefined ? [] : [level]),
  );
  if (row === undefined) throw new Error('Sums are a row, whatever they sum');
  return row;
}
