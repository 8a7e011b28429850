import { formatIn } from '#site/i18n/moment.ts';

const DAY = 'yyyy-MM-dd';
const DAY_MS = 86_400_000;

interface DayTimeContext {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The product's format of a moment. */
  readonly format: string;
  readonly timeZone: string;
  /** Language of the day's name, as a BCP-47 tag. */
  readonly tag: string;
}

/** A moment in a list, without seconds: today and yesterday by name, other days by the product's format. */
export function dayTime(at: number, { now, format, timeZone, tag }: DayTimeContext): string {
  const day = formatIn(at, DAY, timeZone);
  const daysAgo = [0, 1].find((days) => formatIn(now - days * DAY_MS, DAY, timeZone) === day);
  if (daysAgo === undefined) return formatIn(at, format.replace(/:ss$/, ''), timeZone);
  const name = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-daysAgo, 'day');
  return `${name.charAt(0).toLocaleUpperCase(tag)}${name.slice(1)} ${formatIn(at, 'hh:mm', timeZone)}`;
}
