/** Fetching a block's code: once for all its places, twice before it counts as failed. */
import type { Assembled, ShownBlock } from './assemble.ts';
import { ofUse, type Block, type Blocks, type LoadedBlock } from '#site/assembler/sdk/registry.ts';
import { retryFailedStylesheets } from './stylesheets.ts';

const RETRY_AFTER_MS = 500;

/** Timeout of a block's code, in milliseconds; `assets.loadTimeoutMs` once config has loaded. */
let limitMs = 120_000;

/** Sets how long code may take from now on. */
export function limitLoading(ms: number): void {
  limitMs = ms;
}

/** Failure is a value, so that no rejection stays unhandled. */
export type Loaded = { readonly block: LoadedBlock } | { readonly failure: string };

interface Entry {
  readonly promise: Promise<Loaded>;
  loaded: Loaded | undefined;
}

const cache = new WeakMap<Block, Entry>();

/** The block's code; the same promise each time, until `forgetBlock`. */
export function loadBlock(block: Block): Promise<Loaded> {
  const known = cache.get(block);
  if (known) return known.promise;
  const entry: Entry = { promise: arrive(block), loaded: undefined };
  cache.set(block, entry);
  return entry.promise;
}

/** Registers code that came with the entry: these blocks render without loading. */
export function provideBlocks(blocks: Blocks, code: Readonly<Record<string, LoadedBlock>>): void {
  for (const [name, block] of Object.entries(code)) {
    const source = blocks.get(name);
    if (source) cache.set(source, { promise: Promise.resolve({ block }), loaded: { block } });
  }
}

async function attempt(block: Block): Promise<Loaded> {
  try {
    return { block: await withinTime(twice(() => loadWhole(block))) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Caches the result before the promise resolves. */
async function arrive(block: Block): Promise<Loaded> {
  const loaded = await attempt(block);
  const entry = cache.get(block);
  if (entry) entry.loaded = loaded;
  return loaded;
}

/** The result of loading a block's code; `undefined` while it loads or was not requested. */
export function loadedBlock(block: Block): Loaded | undefined {
  return cache.get(block)?.loaded;
}

/** Lets the next `loadBlock` ask again. */
export function forgetBlock(block: Block): void {
  cache.delete(block);
}

/** Asks for the code of all blocks of a page that do not wait to come near, and resolves when it is there, or has failed. */
export async function preloadBlocks({ areas }: Assembled, blocks: Blocks): Promise<void> {
  await Promise.all([...eagerOnes(Object.values(areas).flat(), blocks)].map(loadBlock));
}

/** Preloads code on intent: failures are retried by the press itself. One task per block, so that a slow phone stays responsive. */
export function preloadCode(shown: readonly ShownBlock[], blocks: Blocks): void {
  for (const block of eagerOnes(shown, blocks)) setTimeout(tryAhead, 0, block);
}

async function tryAhead(block: Block): Promise<void> {
  // Loaded already, or requested by the press.
  if (cache.has(block)) return;
  if ('failure' in (await loadBlock(block))) forgetBlock(block);
}

/** Types of blocks, and of what is in them, that do not wait to come near. */
function eagerOnes(shown: readonly ShownBlock[], blocks: Blocks): ReadonlySet<Block> {
  const wanted = new Set<Block>();
  const want = ({ item, slots }: ShownBlock): void => {
    const source = blocks.get(item.block);
    if (source === undefined || ofUse(source.loading, item) !== 'eager') return;
    wanted.add(source);
    for (const inside of Object.values(slots)) inside.forEach(want);
  };
  shown.forEach(want);
  return wanted;
}

/** With its style sheets, of which one may have been lost before. */
async function loadWhole(block: Block): Promise<LoadedBlock> {
  await retryFailedStylesheets();
  return block.load();
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
    timer = setTimeout(() => reject(new Error(`not loaded within ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
