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

/** The sums of each month, the latest first. Bonuses count in no loss limit, and here not either: `net` is wins less stakes. */
export function monthsOf(days: readonly Day[]): MonthSums[] {
  const sums = new Map<string, MonthSums>();
  for (const { day, stake, win } of days) {
    const month = day.slice(0, 7);
    const before = sums.get(month) ?? { month, stake: 0, win: 0, net: 0 };
    sums.set(month, { month, stake: before.stake + stake, win: before.win + win, net: before.net + win - stake });
  }
  return [...sums.values()].toSorted((one, other) => (one.month < other.month ? 1 : -1));
}
