import type { Database, SqlValue } from '../../db/database.ts';
import type { TeamContext } from '../team/lines.ts';
import type { Hours } from '../records/period.ts';
import { sumsOf } from './parts.ts';
import type { FigureName, Sums } from './parts.ts';

/** Figures of a whole team, or of an account alone. */
export function sumsIn<Name extends FigureName>(
  { db }: Pick<TeamContext, 'db'>,
  accountId: number,
  scope: 'own' | 'team',
  { from, until }: Hours,
  names: readonly Name[],
): Sums<Name> {
  return sumRow<Sums<Name>>(
    db,
    `SELECT ${sumsOf(names)} FROM team_figures WHERE account_id = ? AND scope = ? AND slot >= ? AND slot < ?`,
    accountId,
    scope,
    from,
    until,
  );
}

/** The single row of an aggregate query. */
export function sumRow<Row>(db: Database, sql: string, ...values: SqlValue[]): Row {
  const row = db.get<Row>(sql, ...values);
  if (row === undefined) throw new Error('Sums are a row, whatever they sum');
  return row;
}
