import { CallError } from './errors.ts';
import { isOutcomeUnknown } from './isOutcomeUnknown.ts';

/** By idempotency key: when a write without an answer was last sent (`performance.now()`); `Infinity` while it is in flight. */
const open = new Map<string, number>();

/** How long a player may take to retry a write without an answer, in milliseconds. */
const RETRY_WINDOW_MS = 10 * 60_000;

/** Sends a write and tracks it while it is in flight or its outcome is unknown. */
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

/** Whether a reload would lose an idempotency key that a retry needs: with a new key the write could happen twice. */
export function hasPendingMutations(): boolean {
  return [...open.values()].some((at) => performance.now() - at < RETRY_WINDOW_MS);
}
