import type { winnerBoard } from '#site/api/contract/announcements.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import type { LaunchTarget } from '#site/features/games/launchTarget.ts';

export type Winner = CallOutput<typeof winnerBoard>['list'][number]['vo'];

/** Sorts by amount, largest first; the platform's order is undefined. */
export function largestFirst({ list }: CallOutput<typeof winnerBoard>): Winner[] {
  return list.map(({ vo }) => vo).toSorted((a, b) => b.winAmount - a.winAmount);
}

/** The game that was won in, if the platform says which one it is. */
export function gameOf({ nodeId, gameType, gameName, vendor: vassalage }: Winner): LaunchTarget | undefined {
  if (nodeId === undefined || gameType === undefined || vassalage === undefined) return undefined;
  return { nodeId, gameType, gameName, vassalage };
}

/** Unique keys of rows: the same player may win the same amount in the same game twice. */
export function rowKeys(winners: readonly Winner[]): string[] {
  const seen = new Map<string, number>();
  return winners.map(({ nodeId, customerName, winAmount }) => {
    const win = `${nodeId} ${customerName} ${winAmount}`;
    const before = seen.get(win) ?? 0;
    seen.set(win, before + 1);
    return `${win} ${before}`;
  });
}

/** Number of unmasked letters at the start and end of a name. */
const KEPT = { start: 2, end: 1 };
const STARS = '***';

/** Masks a player's name: `maria88` becomes `ma***8`. A name that the platform has masked stays unchanged. */
export function maskName(name: string): string {
  if (name.includes('*')) return name;
  const letters = [...name];
  if (letters.length <= KEPT.start + KEPT.end) return `${letters[0] ?? ''}${STARS}`;
  return letters.slice(0, KEPT.start).join('') + STARS + letters.slice(-KEPT.end).join('');
}
