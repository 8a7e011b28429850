import { sleep } from '#site/lib/sleep.ts';

/** How long to wait for refetches after a mutation, in milliseconds. */
const TIMEOUT_MS = 2000;

/** Resolves when the refetches complete, or after a timeout: they must not delay the result of the mutation. */
export const withTimeout = (asked: readonly Promise<void>[]): Promise<unknown> => Promise.race([Promise.all(asked), sleep(TIMEOUT_MS)]);
