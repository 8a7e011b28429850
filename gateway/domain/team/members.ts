import type { Calls, HandlerInput, HandlerOutput } from '#site/api/contract/index.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { AGENT_TYPES } from '#site/api/contract/shapes.ts';
import type { TEAM_SORTS } from '#site/api/contract/team.ts';
import { ok, refuse, type Answer } from '../../api/answer.ts';
import { findInLine } from '../../api/line.ts';
import type { SqlValue } from '../../db/database.ts';
import { allOf, offsetOf } from '../records/filters.ts';
import { sortingOf } from '../records/sorting.ts';
import { balanceIn } from './balances.ts';
import { findBelow, trailTo, type TeamContext } from './lines.ts';
import { named } from './names.ts';
import { rateSet, ratesGiven, ratesOf } from './rates.ts';

type Wanted = HandlerInput<Calls['teamMembers']>;
type Page = HandlerOutput<Calls['teamMembers']>;
type Row = Page['list'][number];

const AGENTS = `l.type IN (${[...AGENT_TYPES].join(', ')})`;

interface Found {
  readonly account_id: number;
  readonly depth: number;
}

/**
 * A page of a team: in the requested order, by account with a search, otherwise the newest first. Without kind, search
 * and order it reads the team's index up to the page; with kind or search it scans the names of the team, and an order
 * looks up its figure for each match. All other figures are looked up for the page's rows only.
 */
export function memberPage(wanted: Wanted, context: TeamContext): Answer<Page> {
  const { db, account } = context;
  const under = wanted.under === undefined ? { id: account.id, level: 0 } : findBelow(context, wanted.under);
  if (under === undefined) return refuse(PAGE_CODE.memberUnknown, { field: 'under' });
  const { from, values, order } = sourceOf(wanted, under.id);
  const totalCount = db.get<{ count: number }>(`SELECT count(*) AS count ${from}`, ...values)?.count ?? 0;
  const found = db.all<Found>(
    `SELECT l.account_id, l.depth ${from} ORDER BY ${order} LIMIT ? OFFSET ?`,
    ...values,
    wanted.pageSize,
    offsetOf(wanted),
  );
  return ok({
    trail: under.level === 0 ? [] : trailTo(context, under),
    list: found.map(({ account_id: id, depth }) => rowOf(id, under.level + depth, context)),
    levels: db.get<{ depth: number | null }>('SELECT max(depth) AS depth FROM lineage WHERE ancestor_id = ?', under.id)?.depth ?? 0,
    totalCount,
    totalPages: Math.ceil(totalCount / wanted.pageSize),
  });
}

interface Source {
  /** From FROM up to the order. `l` is the lineage row below the agent. */
  readonly from: string;
  readonly values: readonly SqlValue[];
  readonly order: string;
}

/** What a team is sorted by, of a member `l`. */
const SORTS: Readonly<Record<(typeof TEAM_SORTS)[number], string>> = {
  account: '(SELECT username FROM accounts WHERE id = l.account_id)',
  level: 'l.depth',
  balance: "(SELECT balance FROM team_balances WHERE account_id = l.account_id AND scope = 'own')",
  downlines: '(SELECT count(*) FROM lineage WHERE ancestor_id = l.account_id AND depth = 1)',
  teamSize: '(SELECT count(*) FROM lineage WHERE ancestor_id = l.account_id)',
  lastLoginAt: '(SELECT last_login_at FROM accounts WHERE id = l.account_id)',
  registeredAt: '(SELECT created_at FROM accounts WHERE id = l.account_id)',
};

function sourceOf({ level, kind, search = '', sort }: Wanted, underId: number): Source {
  const isSearch = search.trim() !== '';
  const { where, values } = allOf([
    ['l.ancestor_id = ?', underId],
    level === undefined ? ['l.depth > 0'] : ['l.depth = ?', level],
    isSearch ? named(search) : undefined,
    kind && [kind === 'agent' ? AGENTS : `NOT ${AGENTS}`],
  ]);
  const lines = level === undefined ? 'lineage l INDEXED BY lineage_newest' : 'lineage l';
  const isNarrowed = isSearch || kind !== undefined;
  return {
    from: `FROM ${isNarrowed ? 'team_names l' : lines} WHERE ${where}`,
    values,
    order: sort ? orderOf(sort) : isSearch ? 'l.username' : 'l.account_id DESC',
  };
}

function orderOf(sort: NonNullable<Wanted['sort']>): string {
  const { field, direction } = sortingOf(sort);
  return `${SORTS[field]} ${direction} NULLS LAST, l.account_id DESC`;
}

interface AccountRow {
  readonly username: string;
  readonly nickname: string;
  readonly type: number;
  readonly last_login_at: number | null;
  readonly created_at: number;
}

function factsOf(id: number, level: number, { db }: TeamContext) {
  const account = db.get<AccountRow>('SELECT username, nickname, type, last_login_at, created_at FROM accounts WHERE id = ?', id);
  if (account === undefined) throw new Error(`the line has an account ${id} that is none`);
  const sizes = db.get<{ downlines: number; team: number }>(
    `SELECT (SELECT count(*) FROM lineage WHERE ancestor_id = ?1 AND depth = 1) AS downlines,
       (SELECT count(*) - 1 FROM lineage WHERE ancestor_id = ?1) AS team`,
    id,
  );
  const facts: Row = {
    memberId: String(id),
    account: account.username,
    accountType: account.type,
    level,
    downlines: sizes?.downlines ?? 0,
    teamSize: sizes?.team ?? 0,
    lastLoginAt: account.last_login_at,
    registeredAt: account.created_at,
    balance: balanceIn(db, id, 'own'),
  };
  return { facts, nickname: account.nickname };
}

const rowOf = (id: number, level: number, context: TeamContext): Row => factsOf(id, level, context).facts;

/** An agent's view of one team member. */
export function memberDetail(memberId: string, context: TeamContext): Answer<HandlerOutput<Calls['teamMember']>> {
  const { db, account } = context;
  const below = findBelow(context, memberId);
  if (below === undefined) return refuse(PAGE_CODE.memberUnknown, { field: 'memberId' });
  const { facts, nickname } = factsOf(below.id, below.level, context);
  const isDirect = below.level === 1;
  return ok({
    ...facts,
    nickname,
    trail: trailTo(context, below),
    rates: rateSet(ratesOf(db, below.id)),
    bounds: isDirect ? { least: rateSet(ratesGiven(db, below.id)), most: rateSet(ratesOf(db, account.id)) } : null,
    canReceive: isDirect && findInLine(context, memberId) !== undefined,
  });
}
