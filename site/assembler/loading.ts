/** Fetching a block's code: once for all its places, twice before it counts as failed. */
import type { Block, LoadedBlock } from './registry.ts';

/** Spec section 9: asset load time-out. */
const TIMEOUT_MS = 120_000;
const RETRY_AFTER_MS = 500;

/** Failure is a value, not a rejection, so that nobody is left with an unhandled one. */
export type Loading = Promise<{ block: LoadedBlock } | { failure: string }>;

const cache = new WeakMap<Block, Loading>();

/** The block's code; the same promise each time, until `forgetBlock`. */
export function loadBlock(block: Block): Loading {
  const known = cache.get(block);
  if (known) return known;
  const loading = twice(() => withinTime(block.load())).then(
    (loaded) => ({ block: loaded }),
    (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
  );
  cache.set(block, loading);
  return loading;
}

/** Lets the next `loadBlock` ask again. */
export function forgetBlock(block: Block): void {
  cache.delete(block);
}

async function twice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_AFTER_MS);
    });
    return load();
  }
}

async function withinTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not loaded within ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
