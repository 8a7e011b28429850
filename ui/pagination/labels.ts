export const paginationLabels = {
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: 'Page {n}',
  /** Replaces the numbers if they do not fit, e.g. "3 of 12". */
  pageOf: '{n} of {total}',
};
