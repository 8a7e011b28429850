/** Texts of `Countdown`. */
export const countdownLabels = {
  /** Before hours, minutes and seconds, where there are days: "2 d 03:04:05". */
  daysLeft: '{n} d',
};
