export const chartLabels = {
  showAsTable: 'Show as table',
  showAsChart: 'Show as chart',
  chartEmpty: 'Nothing to show yet',
  chartFailed: 'The picture could not be loaded. The table has the same numbers.',
};

export const moneyChartLabels = {
  /** Heading of the table's first column. */
  chartTime: 'Time',
  /** Text alternative of a picture, for one series. */
  moneySummary: '{name}: lowest {min}, highest {max}, last {last}, total {total}',
};

export const shareChartLabels = {
  /** Headings of the table's columns. */
  chartCategory: 'Category',
  chartAmount: 'Amount',
  chartShare: 'Share',
  chartTotal: 'Total',
  /** The small parts, combined. */
  chartOther: 'Other',
  sharePercent: '{n}%',
  shareUnderOnePercent: '<1%',
  /** Text alternative of the picture. */
  shareSummary: 'Total {total}. Largest: {name}, {amount} ({share})',
};
