import * as v from 'valibot';

/** A field of a list's rows to sort by, ascending, or descending with a minus: `balance`, `-balance`. */
export type SortBy<Field extends string> = Field | `-${Field}`;

/** All orders by these fields. */
export function ordersBy<const Field extends string>(fields: readonly Field[]): readonly SortBy<Field>[] {
  return fields.flatMap((field): SortBy<Field>[] => [field, `-${field}`]);
}

/** The request's order by one of these fields. Rows without a value come last in both directions. */
export function sortBy<const Field extends string>(fields: readonly Field[]) {
  return v.picklist(ordersBy(fields));
}
