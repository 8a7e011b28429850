import type { Page } from '@playwright/test';

/** Names of the leaves of a merchant's config, e.g. `site.modal.width`; of a list of objects once: `….licences[].icon`. */
export interface ConfigReads {
  readonly all: Set<string>;
  readonly read: Set<string>;
}

/** Has all that is read of the config noted, on each page from now on. */
export async function watchConfigReads(page: Page): Promise<ConfigReads> {
  const reads: ConfigReads = { all: new Set(), read: new Set() };
  await page.exposeFunction('noteLeaves', (kind: keyof ConfigReads, leaves: readonly string[]) => {
    for (const leaf of leaves) reads[kind].add(leaf);
  });
  // All that it needs goes with it into the page.
  // oxlint-disable unicorn/consistent-function-scoping
  await page.addInitScript(() => {
    type Note = (kind: string, leaves: readonly string[]) => Promise<void>;
    const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
    const isLeaf = (value: unknown): boolean => !isObject(value) || (Array.isArray(value) && !value.some(isObject));
    const below = (path: string, parent: object, key: string): string => (Array.isArray(parent) ? `${path}[]` : `${path}.${key}`);

    let waiting = new Set<string>();
    const said = new Set<string>();
    const note = (leaf: string): void => {
      if (said.has(leaf)) return;
      said.add(leaf);
      if (waiting.size === 0)
        setTimeout(() => {
          void (Reflect.get(globalThis, 'noteLeaves') as Note)('read', [...waiting]);
          waiting = new Set();
        });
      waiting.add(leaf);
    };

    const watched = new WeakMap<object, object>();
    const watch = (value: object, path: string): object => {
      const known = watched.get(value);
      if (known) return known;
      const proxy = new Proxy(value, {
        get(target, key, receiver) {
          const got: unknown = Reflect.get(target, key, receiver);
          if (typeof key !== 'string' || !Object.hasOwn(target, key) || (Array.isArray(target) && key === 'length')) return got;
          const name = below(path, target, key);
          if (isLeaf(got)) note(name);
          return isObject(got) && !isLeaf(got) ? watch(got, name) : got;
        },
      });
      watched.set(value, proxy);
      return proxy;
    };
    const leavesOf = (value: object, path: string): string[] =>
      Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
        const name = below(path, value, key);
        return isObject(child) && !isLeaf(child) ? leavesOf(child, name) : [name];
      });

    const { json } = Response.prototype;
    Response.prototype.json = async function readWatched() {
      const answer: unknown = await json.call(this);
      if (!isObject(answer) || !('site' in answer && 'pages' in answer)) return answer;
      // The artefact itself is looked at before it is taken.
      const parts = Object.entries(answer).filter((part): part is [string, object] => isObject(part[1]));
      const leaves = parts.flatMap(([name, part]) => leavesOf(part, name));
      void (Reflect.get(globalThis, 'noteLeaves') as Note)('all', leaves);
      return { ...answer, ...Object.fromEntries(parts.map(([name, part]) => [name, watch(part, name)])) };
    };
  });
  // oxlint-enable unicorn/consistent-function-scoping
  return reads;
}
