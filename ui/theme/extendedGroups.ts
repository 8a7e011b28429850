type Json = Readonly<Record<string, unknown>>;

/** A group that extends something else, or itself, at a JSON pointer into the file. */
export interface ExtensionFault {
  readonly pointer: string;
  readonly found: string;
  readonly expected: string;
}

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Path of the referenced token or group: `{brand.accent}`, or `{ "$ref": "#/brand/accent/$value" }`. */
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

/** The value at a path of a file; `undefined` if there is none. */
export const at = (root: Json, path: readonly string[]): unknown =>
  path.reduce<unknown>((node, name) => (isObject(node) && Object.hasOwn(node, name) ? node[name] : undefined), root);

/** Maximum number of expanded groups: groups that extend each other twice would double with each step. */
const MOST_GROUPS = 10_000;

/** Expands `$extends` of groups (format 2025.10): inherits all of another group except overridden members. */
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

/** Whether a member of a group is a group, not a property. */
const isGroupOf = (name: string, child: unknown): child is Json =>
  isObject(child) && !Object.hasOwn(child, '$value') && !Object.hasOwn(child, '$ref') && !name.startsWith('$');

/** Merges two groups: nested groups are merged, tokens of the second override those of the first. */
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
