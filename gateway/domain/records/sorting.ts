import type { SortBy } from '#site/api/contract/sorting.ts';

/** An SQL expression and its direction. */
export interface Sorting<Field extends string> {
  readonly field: Field;
  readonly direction: 'ASC' | 'DESC';
}

/** The requested field and direction. */
export function sortingOf<Field extends string>(sort: SortBy<Field>): Sorting<Field> {
  const isDescending = sort.startsWith('-');
  // A field of a contract does not start with a minus.
  return { field: (isDescending ? sort.slice(1) : sort) as Field, direction: isDescending ? 'DESC' : 'ASC' };
}
