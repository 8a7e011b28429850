/** A table's order: the column it is sorted by, and how. */
export interface TableSort {
  /** Key of a column. */
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** What a press on a column's heading makes of the order: ascending, then descending, then as the rows come. */
export function nextSort(sort: TableSort | null, key: string): TableSort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null;
}

/**
 * The rows in order of a value: numbers by size, words as the language has it and with numbers in them by size (`Table 2`
 * before `Table 10`). Rows of the same value keep their order; those without one ('' and NaN) come last either way.
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
  // Not their difference: infinity minus infinity is no number.
  if (typeof a === 'number' && typeof b === 'number') return Number(a > b) - Number(a < b);
  return words.compare(String(a), String(b));
}

/** Of the browser's own language where the page does not say a valid one. */
function collator(language: string): Intl.Collator {
  try {
    return new Intl.Collator(language, { numeric: true });
  } catch {
    return new Intl.Collator(undefined, { numeric: true });
  }
}
