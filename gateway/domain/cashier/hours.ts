import { dayAt, daysLater, startOfDay } from '#site/api/contract/days.ts';
import type { Channel } from './offers.ts';

const MINUTE_MS = 60_000;

/** Minutes since midnight of a time such as `08:30`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether a channel accepts deposits now; if not, when it opens next, if known. Opening hours may cross midnight. */
export function openingOf(
  { hours, closed }: Pick<Channel, 'hours' | 'closed'>,
  at: number,
  timeZone: string,
): { readonly isOpen: boolean; readonly opensAt: number | null } {
  if (closed) return { isOpen: false, opensAt: null };
  if (hours === undefined) return { isOpen: true, opensAt: null };
  const [opens, closes] = [minutesOf(hours[0]), minutesOf(hours[1])];
  const today = dayAt(at, timeZone);
  const minute = (at - startOfDay(today, timeZone)) / MINUTE_MS;
  const isOpen = opens < closes ? minute >= opens && minute < closes : minute >= opens || minute < closes;
  if (isOpen) return { isOpen, opensAt: null };
  const day = minute < opens ? today : daysLater(today, 1);
  return { isOpen, opensAt: startOfDay(day, timeZone) + opens * MINUTE_MS };
}
