import type { winnerBoard } from '#site/api/contract/announcements.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';

export type Winner = CallOutput<typeof winnerBoard>['list'][number]['vo'];

/** The largest wins first; the platform sends them in no order. */
export function largestFirst({ list }: CallOutput<typeof winnerBoard>): Winner[] {
  return list.map(({ vo }) => vo).toSorted((a, b) => b.winAmount - a.winAmount);
}

/** What tells rows apart: the same player may win the same amount in the same game twice. */
export function rowKeys(winners: readonly Winner[]): string[] {
  const seen = new Map<string, number>();
  return winners.map(({ nodeId, customerName, winAmount }) => {
    const win = `${nodeId} ${customerName} ${winAmount}`;
    const before = seen.get(win) ?? 0;
    seen.set(win, before + 1);
    return `${win} ${before}`;
  });
}

/** Letters of a name that stay at its beginning and end. */
const KEPT = { start: 2, end: 1 };
const STARS = '***';

/** A player's name as others may read it: `maria88` is `ma***8`. One that the platform has masked stays as it came. */
export function maskName(name: string): string {
  if (name.includes('*')) return name;
  const letters = [...name];
  if (letters.length <= KEPT.start + KEPT.end) return `${letters[0] ?? ''}${STARS}`;
  return letters.slice(0, KEPT.start).join('') + STARS + letters.slice(-KEPT.end).join('');
}
