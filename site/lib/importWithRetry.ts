/** Error messages of a failed import in Chromium and Firefox. Safari names no URL and does not cache failures. */
const NOT_ARRIVED = /^(?:Failed to fetch|error loading) dynamically imported module: (\S+?)(?:\?again=\d+)?$/;

/** URL of a failed import, by its function. */
const lost = new WeakMap<() => Promise<unknown>, string>();
let times = 0;

/**
 * Runs an `import()`. After a failure, a retry uses another URL: Chromium before 156 caches a failed import for the lifetime of the page.
 * @param load the same function for each attempt
 * @param name an export of the module; if the bundler has merged the module into another chunk, the retried URL does not export it, and
 * the import fails
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
