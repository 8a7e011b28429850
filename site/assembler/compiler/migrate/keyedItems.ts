/**
 * Version 0, the draft format, to version 1. In the draft
 * - the items of an area were a list, each with its `id`; their order was the list's;
 * - a block item named its block under `type`, not `block`;
 * - items and pages wrote their condition under `show`, not `when`.
 * Everything else is as it is now.
 */
import type { Node } from 'jsonc-parser';
import type { Edit } from './edits.ts';
import { cutProperty, properties, valueAt } from './nodes.ts';
import type { Step } from './step.ts';

/** Kinds of file that hold items; the others have not changed. */
const HOLDERS = new Set(['layout', 'page', 'modals', 'menu', 'centre', 'registration', 'banners']);

/** What belongs to a block or to the evaluator; the format has no say in it. */
const OPAQUE = new Set(['props', 'show', 'when', 'rule']);

const RENAMED: Readonly<Record<string, string>> = { type: 'block', show: 'when' };

export const keyedItems: Step = {
  name: 'keyed-items',
  from: 0,
  edits: (kind, root, text) => (HOLDERS.has(kind) ? [...ofRoot(root, text)] : []),
};

function* ofRoot(root: Node, text: string): Generator<Edit> {
  yield* renamed(root, ['show']);
  yield* below(root, text);
}

/** Items below an object: its own, its areas', its slots'. */
function* below(holder: Node, text: string): Generator<Edit> {
  for (const { key, value } of properties(holder)) {
    if (key.value === 'items') yield* items(value, text);
    else if (!OPAQUE.has(String(key.value))) yield* below(value, text);
  }
}

function* items(list: Node, text: string): Generator<Edit> {
  if (list.type !== 'array') {
    for (const { value } of properties(list)) yield* item(value, text);
    return;
  }
  const end = list.offset + list.length - 1;
  const elements = list.children ?? [];
  // Brackets may touch what they hold; braces, as config is written, do not.
  const touching = (at: number): boolean => elements.length > 0 && /\S/.test(text[at] ?? '');
  yield { offset: list.offset, length: 1, content: touching(list.offset + 1) ? '{ ' : '{', what: '"items" is keyed by id' };
  yield { offset: end, length: 1, content: touching(end - 1) ? ' }' : '}' };
  for (const element of elements) {
    const id = valueAt(element, 'id');
    // An item without an id gets an empty key, which `check` then names at the item's own place.
    const name = typeof id?.value === 'string' ? id.value : '';
    yield { offset: element.offset, length: 0, content: `${JSON.stringify(name)}: `, origin: id?.offset ?? element.offset };
    if (id) yield* cutProperty(element, 'id', text, `"id": ${JSON.stringify(name)} is the item's key`);
    yield* item(element, text);
  }
}

function* item(node: Node, text: string): Generator<Edit> {
  yield* renamed(node, Object.keys(RENAMED));
  yield* below(node, text);
}

function* renamed(node: Node, names: readonly string[]): Generator<Edit> {
  for (const { key } of properties(node)) {
    const name = String(key.value);
    const next = names.includes(name) ? RENAMED[name] : undefined;
    if (next === undefined) continue;
    yield { offset: key.offset, length: key.length, content: `"${next}"`, what: `"${name}" is "${next}"` };
  }
}
