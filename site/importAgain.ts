/** What browsers say of a module that did not arrive: Chromium's and Firefox's words. Safari names no address, and asks again by itself. */
const NOT_ARRIVED = /^(?:Failed to fetch|error loading) dynamically imported module: (\S+?)(?:\?again=\d+)?$/;

/** Addresses of what did not arrive, by who asked for it. */
const lost = new WeakMap<() => Promise<unknown>, string>();
let times = 0;

/**
 * Runs an `import()`. What did not arrive before is asked for under another address: Chromium before 156 keeps a failure for as long
 * as the page lives, and would answer it to every retry. `load` is the same function each time.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  const address = lost.get(load);
  try {
    return await (address === undefined ? load() : import(/* @vite-ignore */ `${address}?again=${(times += 1)}`));
  } catch (error) {
    const [, failed] = NOT_ARRIVED.exec(error instanceof Error ? error.message : '') ?? [];
    if (failed !== undefined) lost.set(load, failed);
    throw error;
  }
}
