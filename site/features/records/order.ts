import type { TableColumn, TableSort } from '#ui';

/** A table's order as the platform's and the URL's `sort`: `balance`, or `-balance` for descending. */
export function orderText(sort: TableSort | null): string {
  if (sort === null) return '';
  return sort.direction === 'descending' ? `-${sort.key}` : sort.key;
}

/**
 * The `sort` after a press on a heading; '' for the usual order. Headings go from ascending over descending to none, which is the usual
 * order: where that is the pressed one itself, ascending follows.
 */
export function nextOrder(next: TableSort | null, current: TableSort | null, usual: TableSort | null): string {
  const isUsual = orderText(current) === orderText(usual);
  const text = orderText(next ?? (isUsual && usual !== null ? { ...usual, direction: 'ascending' } : null));
  return text === orderText(usual) ? '' : text;
}

/** The order that a `sort` in the URL names, by a sortable column; otherwise `null`. */
export function orderIn<Row>(text: string, columns: readonly TableColumn<Row>[]): TableSort | null {
  const isDescending = text.startsWith('-');
  const key = isDescending ? text.slice(1) : text;
  const isKnown = columns.some((column) => column.key === key && column.sortable === true);
  return isKnown ? { key, direction: isDescending ? 'descending' : 'ascending' } : null;
}
