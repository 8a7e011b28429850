/** A table's order: the sorted column, and the direction. */
export interface TableSort {
  /** Key of a column. */
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** The next order after a press on a heading: ascending, then descending, then unsorted. */
export function nextSort(sort: TableSort | null, key: string): TableSort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null;
}

/**
 * Sorts rows by a value: numbers by size, texts by the language with numeric collation (`Table 2` before `Table 10`).
 * Stable; rows without a value ('' and NaN) are last in both directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => number | string,
  direction: TableSort['direction'],
  language: string,
): readonly Row[] {
  const words = collator(language);
  const turn = direction === 'ascending' ? 1 : -1;
  const entries = rows.map((row) => ({ row, value: valueOf(row) }));
  entries.sort((a, b) => Number(isMissing(a.value)) - Number(isMissing(b.value)) || turn * compare(a.value, b.value, words));
  return entries.map(({ row }) => row);
}

const isMissing = (value: number | string): boolean => value === '' || Number.isNaN(value);

function compare(a: number | string, b: number | string, words: Intl.Collator): number {
  // Not their difference: infinity minus infinity is NaN.
  if (typeof a === 'number' && typeof b === 'number') return Number(a > b) - Number(a < b);
  return words.compare(String(a), String(b));
}

/** Falls back to the browser's language if the page's is invalid. */
function collator(language: string): Intl.Collator {
  try {
    return new Intl.Collator(language, { numeric: true });
  } catch {
    return new Intl.Collator(undefined, { numeric: true });
  }
}
