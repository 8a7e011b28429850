import { CallError } from './errors.ts';
import { isOutcomeUnknown } from './isOutcomeUnknown.ts';

/** When each write that got no answer was last tried, on the browser's own clock; those under way are tried for ever. By their keys. */
const open = new Map<string, number>();

/** How long a player may take to send again what got no answer, in milliseconds. */
const PATIENCE_MS = 10 * 60_000;

/** Sends a write. It is open while it is under way, and after that as long as nobody knows whether it happened. */
export async function trackMutation<Answer>(key: string, write: () => Promise<Answer>): Promise<Answer> {
  open.set(key, Infinity);
  try {
    const answer = await write();
    open.delete(key);
    return answer;
  } catch (error) {
    if (error instanceof CallError && error.kind !== 'cancelled' && isOutcomeUnknown(error)) open.set(key, performance.now());
    else open.delete(key);
    throw error;
  }
}

/** Whether the page holds the key of a write that may have to be sent again: a reload would forget it, and a new one would count twice. */
export function hasPendingMutations(): boolean {
  return [...open.values()].some((at) => performance.now() - at < PATIENCE_MS);
}
