/** Letters visible at both ends. */
const KEPT = { start: 2, end: 1 };

/** Masks a player's name: `maria88` is `ma***8`. The number of stars does not reveal its length. */
export function maskName(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= KEPT.start + KEPT.end) return `${letters[0] ?? ''}***`;
  return `${letters.slice(0, KEPT.start).join('')}***${letters.slice(-KEPT.end).join('')}`;
}
