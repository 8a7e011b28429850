/**
 * Which item of config a part of the site renders. Each item has its address as its React key, so React's tree tells it, and players
 * load nothing for it.
 */
import { isRecord } from '#site/assembler/runtime/record.ts';

/** A node of React's tree, as far as it is read here. */
interface Fiber {
  readonly key: string | null;
  readonly memoizedProps: unknown;
  readonly stateNode: unknown;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** The addresses of the items that an element is in, the outermost first. */
export function itemsAround(element: Element): readonly string[] {
  const found = new Set<string>();
  const fiber = property(element, '__reactFiber$') as Fiber | undefined; // What React stores there.
  for (let one = fiber ?? null; one; one = one.return) {
    const address = addressOf(one);
    if (address !== undefined) found.add(address);
  }
  return [...found].toReversed();
}

/** The elements of the item at an address: a menu can be on a page more than once. */
export function elementsOf(address: string): readonly Element[] {
  const block = document.querySelector(`[data-cfg="${CSS.escape(address)}"]`);
  if (block) return [block];
  const root = property(document.getElementById('root'), '__reactContainer$');
  const state = isRecord(root) ? root['stateNode'] : undefined;
  const current = isRecord(state) ? (state['current'] as Fiber) : null; // Of the tree that is on screen.
  return [...elementsBelow(current, address)];
}

function* elementsBelow(first: Fiber | null, address: string): Generator<Element> {
  for (let one = first; one; one = one.sibling) {
    const element = addressOf(one) === address ? elementIn(one) : undefined;
    if (element) yield element;
    else yield* elementsBelow(one.child, address);
  }
}

function addressOf(fiber: Fiber): string | undefined {
  const { key, memoizedProps } = fiber;
  if (key !== null) {
    if (key.includes('#')) return key;
    // The kit's tabs have their value as their key.
    if (elementIn(fiber)?.role === 'tab') return `registration#tabs.${key}`;
  }
  // The strip of a banner group has it as a prop.
  const group = isRecord(memoizedProps) ? memoizedProps['group'] : undefined;
  return isRecord(group) && typeof group['address'] === 'string' ? group['address'] : undefined;
}

function elementIn(fiber: Fiber): Element | undefined {
  for (let one: Fiber | null = fiber; one; one = one.child) if (one.stateNode instanceof Element) return one.stateNode;
  return undefined;
}

/** React's property of an element: its name ends with a random part. */
function property(element: Element | null, prefix: string): unknown {
  return Object.entries(element ?? {}).find(([name]) => name.startsWith(prefix))?.[1];
}
