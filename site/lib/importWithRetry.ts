/** What browsers say of a module that did not arrive: Chromium's and Firefox's words. Safari names no address, and asks again by itself. */
const NOT_ARRIVED = /^(?:Failed to fetch|error loading) dynamically imported module: (\S+?)(?:\?again=\d+)?$/;

/** Addresses of what did not arrive, by who asked for it. */
const lost = new WeakMap<() => Promise<unknown>, string>();
let times = 0;

/**
 * Runs an `import()`. What did not arrive before, and does not now, is asked for under another address: Chromium before 156 keeps a
 * failure for as long as the page lives, and would answer it to every retry.
 * @param load the same function each time
 * @param name an export of the module. One that the build has put into a file with others is not found by that file's address:
 *   then it has not arrived
 */
export async function importWithRetry<Module extends object>(load: () => Promise<Module>, name: keyof Module & string): Promise<Module> {
  const address = lost.get(load);
  try {
    return await load();
  } catch (error) {
    const [, failed] = NOT_ARRIVED.exec(error instanceof Error ? error.message : '') ?? [];
    if (failed !== undefined) lost.set(load, failed);
    if (address === undefined) throw error;
    const module: Module = await import(/* @vite-ignore */ `${address}?again=${(times += 1)}`);
    if (!Object.hasOwn(module, name)) throw error;
    return module;
  }
}
