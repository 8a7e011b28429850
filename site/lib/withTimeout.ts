import { sleep } from '#site/lib/sleep.ts';

/** How long what came of a write is waited for before it is said what is known, in milliseconds. */
const PATIENCE_MS = 2000;

/** Resolves with what is asked for after a write, or without it after a while: nobody waits for that as long as for the write. */
export const withTimeout = (asked: readonly Promise<void>[]): Promise<unknown> => Promise.race([Promise.all(asked), sleep(PATIENCE_MS)]);
