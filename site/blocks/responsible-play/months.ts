interface Day {
  /** `yyyy-MM-dd` */
  readonly day: string;
  readonly stake: number;
  readonly win: number;
  readonly net: number;
}

export interface MonthSums {
  /** `yyyy-MM` */
  readonly month: string;
  readonly stake: number;
  readonly win: number;
  readonly net: number;
}

/** Totals by month, the latest first. As in loss limits, bonuses do not count: `net` is wins minus stakes. */
export function monthsOf(days: readonly Day[]): MonthSums[] {
  const sums = new Map<string, MonthSums>();
  for (const { day, stake, win } of days) {
    const month = day.slice(0, 7);
    const before = sums.get(month) ?? { month, stake: 0, win: 0, net: 0 };
    sums.set(month, { month, stake: before.stake + stake, win: before.win + win, net: before.net + win - stake });
  }
  return [...sums.values()].toSorted((one, other) => (one.month < other.month ? 1 : -1));
}
