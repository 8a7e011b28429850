/** Letters that stay at both ends. */
const KEPT = { start: 2, end: 1 };

/** A player's name as others may read it: `maria88` is `ma***8`. The stars do not tell how long it is. */
export function maskName(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= KEPT.start + KEPT.end) return `${letters[0] ?? ''}***`;
  return `${letters.slice(0, KEPT.start).join('')}***${letters.slice(-KEPT.end).join('')}`;
}
