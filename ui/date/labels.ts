export const dateLabels = {
  openCalendar: 'Open calendar',
  calendar: 'Calendar',
  calendarFailed: 'The calendar could not be loaded. Type the date instead.',
  today: 'Today',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseMonth: 'Month',
  chooseYear: 'Year',
};

export const dateRangeLabels = {
  dateFrom: 'From',
  dateTo: 'To',
  today: 'Today',
  yesterday: 'Yesterday',
  lastDays: 'Last {n} days',
  days: '{n} days',
  daysBack: '{n} days back',
  daysForward: '{n} days forward',
  chooseFirstDay: 'Choose the first day',
  chooseLastDay: 'Choose the last day',
  datesReordered: 'The earlier date now comes first.',
  datesTooMany: 'Choose at most {n} days.',
  datesUnavailable: 'Some of these days cannot be chosen.',
};
