import type { SqlValue } from '../../db/database.ts';

/** A part of an SQL condition with the values for its placeholders. */
export type Filter = readonly [sql: string, ...values: SqlValue[]];

/** Combines filters with AND: the text after WHERE and the values in order. Ignores `undefined`. */
export function allOf(filters: readonly (Filter | undefined)[]): { readonly where: string; readonly values: readonly SqlValue[] } {
  const asked = filters.filter((filter) => filter !== undefined);
  return { where: asked.map(([sql]) => `(${sql})`).join(' AND '), values: asked.flatMap(([, ...values]) => values) };
}

/** Row offset of a page. */
export const offsetOf = ({ pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number }): number => (pageNo - 1) * pageSize;
