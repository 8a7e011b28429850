export const paginationLabels = {
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: 'Page {n}',
  /** Where the numbers have no room, e.g. "3 of 12". */
  pageOf: '{n} of {total}',
};
