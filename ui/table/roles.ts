/**
 * The roles of a table's parts, said aloud: browsers take them away from parts that are laid out as anything else than a
 * table, as cards are.
 */
export const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
