type Json = Readonly<Record<string, unknown>>;

/** A group that extends what is no group, or comes back to itself, at a JSON pointer into the file. */
export interface ExtensionFault {
  readonly pointer: string;
  readonly found: string;
  readonly expected: string;
}

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Path of the token or group that a value refers to: `{brand.accent}`, or `{ "$ref": "#/brand/accent/$value" }`. */
export function referenceIn(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return /^\{([^{}]+)\}$/.exec(value)?.[1]?.split('.');
  const pointer = isObject(value) ? value['$ref'] : undefined;
  if (typeof pointer !== 'string' || !pointer.startsWith('#/')) return undefined;
  const path = pointer
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return path.at(-1) === '$value' ? path.slice(0, -1) : path;
}

/** What stands at a path of a file; `undefined` where nothing does. */
export const at = (root: Json, path: readonly string[]): unknown =>
  path.reduce<unknown>((node, name) => (isObject(node) && Object.hasOwn(node, name) ? node[name] : undefined), root);

/** More groups than this are not written out: groups that extend each other twice would double with each step. */
const MOST_GROUPS = 10_000;

/** Writes out what groups have by `$extends` (format 2025.10): all of another group, but for what they say themselves. */
export function extendGroups(root: Json): { readonly value: Json; readonly faults: readonly ExtensionFault[] } {
  const faults: ExtensionFault[] = [];
  let written = 0;
  const extend = (node: Json, pointer: string, above: readonly Json[]): Json => {
    written += 1;
    const { $extends: base, ...own } = node;
    const group = base === undefined ? {} : at(root, referenceIn(base) ?? ['']);
    const isGroup = isObject(group) && !Object.hasOwn(group, '$value');
    if (!isGroup || above.includes(node) || written > MOST_GROUPS) {
      if (faults.length === 0)
        faults.push({ pointer: `${pointer}/$extends`, found: JSON.stringify(base), expected: 'a group of this file that leads to an end' });
      return own;
    }
    const seen = [...above, node];
    const inherited = base === undefined ? {} : extend(group, pointer, seen);
    const children = Object.entries(own).map(([name, child]) => [
      name,
      isGroupOf(name, child) ? extend(child, `${pointer}/${name}`, seen) : child,
    ]);
    return merge(inherited, Object.fromEntries(children));
  };
  return { value: extend(root, '', []), faults };
}

/** Whether a member of a group is a group: what says something of the group itself is none. */
const isGroupOf = (name: string, child: unknown): child is Json =>
  isObject(child) && !Object.hasOwn(child, '$value') && !Object.hasOwn(child, '$ref') && !name.startsWith('$');

/** Two groups as one: groups within are joined, tokens of the second replace those of the first. */
export function merge(base: Json, own: Json): Json {
  const names = new Set([...Object.keys(base), ...Object.keys(own)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const [from, to] = [base[name], own[name]];
      const areGroups = isObject(from) && isObject(to) && !Object.hasOwn(to, '$value') && !Object.hasOwn(from, '$value');
      return [name, areGroups ? merge(from, to) : (to ?? from)];
    }),
  );
}
