export const tableLabels = {
  /** Label of the list of orders; the next three are its options. */
  sortBy: 'Sort by',
  sortDefault: 'Default order',
  sortAscending: '{column}, ascending',
  sortDescending: '{column}, descending',
};
