import type { SqlValue } from '../../db/database.ts';

/** A part of a condition with the values for its placeholders. */
export type Filter = readonly [sql: string, ...values: SqlValue[]];

/** All of these, as the text after WHERE and the values in order. What is `undefined` was not asked for. */
export function allOf(filters: readonly (Filter | undefined)[]): { readonly where: string; readonly values: readonly SqlValue[] } {
  const asked = filters.filter((filter) => filter !== undefined);
  return { where: asked.map(([sql]) => `(${sql})`).join(' AND '), values: asked.flatMap(([, ...values]) => values) };
}

/** Where a page begins. */
export const offsetOf = ({ pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number }): number => (pageNo - 1) * pageSize;
