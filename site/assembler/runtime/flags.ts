/** White-label flags: what config declares and what the platform's tree says. */
import type { Flag } from './types.ts';

/** The platform's tree, as `/wps/system/whitelabel` sends it. */
export interface WhitelabelNode {
  readonly modId: string;
  /** `'1'` is on, anything else off. */
  readonly enabled: string;
  readonly childrenNodes?: readonly WhitelabelNode[] | null;
}

const MAX_LEVELS = 16;
const MAX_NODES = 5000;

/**
 * On or off by modId: on only when the node and all its ancestors are on. A modId that occurs twice in the tree is off, as are nodes beyond 16 levels or 5,000 nodes.
 */
export function flattenWhitelabel(roots: readonly WhitelabelNode[]): Readonly<Record<string, boolean>> {
  const flags = new Map<string, boolean>();
  let level = roots.map((node) => ({ node, on: true }));
  for (let depth = 0; depth < MAX_LEVELS && level.length > 0 && flags.size < MAX_NODES; depth += 1) {
    const next: typeof level = [];
    for (const { node, on: parentOn } of level) {
      const on = parentOn && node.enabled === '1';
      flags.set(node.modId, on && !flags.has(node.modId));
      for (const child of node.childrenNodes ?? []) next.push({ node: child, on });
    }
    level = next;
  }
  return Object.fromEntries([...flags].slice(0, MAX_NODES));
}

/** The merchant's own values, parents counted: what holds until the platform has answered. */
export function declaredFlags(flags: Readonly<Record<string, Flag>>): Readonly<Record<string, boolean>> {
  const known = new Map<string, boolean>();
  for (const id of Object.keys(flags)) {
    const chain: string[] = [];
    let at: string | undefined = id;
    let isOn = true;
    while (isOn && at !== undefined && !known.has(at)) {
      chain.push(at);
      // Until the chain ends: of flags that are each other's parents, none is on.
      known.set(at, false);
      const flag: Flag | undefined = Object.hasOwn(flags, at) ? flags[at] : undefined;
      isOn = flag?.on === true;
      at = flag?.parent;
    }
    const inherited = isOn && (at === undefined || known.get(at) === true);
    for (const one of chain) known.set(one, inherited);
  }
  return Object.fromEntries(Object.keys(flags).map((id) => [id, known.get(id) === true]));
}

/** The merchant's own values as the platform's tree: what a reference gateway is seeded with. */
export function whitelabelTree(flags: Readonly<Record<string, Flag>>): readonly WhitelabelNode[] {
  const below = (parent: string | undefined): WhitelabelNode[] =>
    Object.entries(flags)
      .filter(([, flag]) => flag.parent === parent)
      .map(([modId, flag]) => ({ modId, enabled: flag.on ? '1' : '0', childrenNodes: below(modId) }));
  return below(undefined);
}
