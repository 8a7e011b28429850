/** Compiling in threads beside one that has to answer meanwhile: a server. Tools take as long without. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';

import type { CompileTexts } from '#site/assembler/compiler/many/cachedCompiler.ts';

export interface CompilePool {
  readonly compile: CompileTexts;
  /** Merchants to compile at once: one a thread, and one that is read or stored meanwhile. */
  readonly atOnce: number;
  close(): Promise<void>;
}

/** Up to this many merchants are compiled in the thread that asks: starting a thread takes longer than they do. */
const FEW_MERCHANTS = 8;
const MAX_THREADS = 2;
/** A thread without work ends after this time, in milliseconds. */
const IDLE_MS = 10 * 60_000;

/** Threads for this many merchants, or `undefined` for few. They start when there is something to compile. */
export function openCompilePool(merchants: number): CompilePool | undefined {
  if (merchants <= FEW_MERCHANTS) return undefined;
  const threads = Math.min(MAX_THREADS, Math.max(1, availableParallelism() - 1));
  const pool = new Tinypool({
    filename: pathToFileURL(join(import.meta.dirname, 'compileWorker.mjs')).href,
    // It registers tsx itself; a test's runner has other arguments.
    execArgv: [],
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
  });
  return {
    compile: (texts): Promise<Uint8Array> => pool.run(texts),
    atOnce: threads + 1,
    close: () => pool.destroy(),
  };
}
