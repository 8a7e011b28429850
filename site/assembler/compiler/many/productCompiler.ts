/** Compiling through the cache on disk: what the config tool checks and the web server serves. */
import { join } from 'node:path';
import { cachedCompiler, type CachedCompiler, type CompileTexts } from './cachedCompiler.ts';
import { openResultCache } from './resultCache.ts';
import { stampOf } from '#site/assembler/compiler/stamp.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const cache = openResultCache(join(ROOT, 'node_modules/.cache/playfront'));

let stamp: string | undefined;

/** Of this process's code, and of what Node knows about time zones. */
export function productStamp(): string {
  stamp ??= `${process.version} ${stampOf(ROOT)}`;
  return stamp;
}

/** Imported when something has to be compiled: loading the schemas of all blocks takes longer than a check. */
const compileHere: CompileTexts = async (texts) => (await import('./compileTexts.ts')).compileTexts(texts);

/**
 * Compiles merchants over base as it is now, which they share.
 * @param compile compiles what is not in the cache. @default in this thread
 */
export function compilerOf(configDir: string, compile: CompileTexts = compileHere): CachedCompiler {
  return cachedCompiler({ configDir, stamp: productStamp(), cache, compile });
}
