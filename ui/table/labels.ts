export const tableLabels = {
  /** Names the list of orders; the next three are its choices. */
  sortBy: 'Sort by',
  sortDefault: 'Default order',
  sortAscending: '{column}, ascending',
  sortDescending: '{column}, descending',
};
