/** Reading and cutting jsonc-parser's syntax tree. */
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Edit } from './edits.ts';

export interface Property {
  /** Key, colon and value. */
  readonly node: Node;
  readonly key: Node;
  readonly value: Node;
}

/** An object's properties as written; of any other value, none. */
export function properties(node: Node): Property[] {
  if (node.type !== 'object') return [];
  return (node.children ?? []).flatMap((child) => {
    const [key, value] = child.children ?? [];
    return key && value ? [{ node: child, key, value }] : [];
  });
}

/** The value under a key of an object. */
export function valueAt(node: Node, key: string): Node | undefined {
  return node.type === 'object' ? findNodeAtLocation(node, [key]) : undefined;
}

/** Takes a property out with its comma and the blanks around; comments stay. */
export function* cutProperty(object: Node, key: string, text: string, what: string): Generator<Edit> {
  const all = properties(object);
  const index = all.findIndex((property) => property.key.value === key);
  const property = all[index]?.node;
  if (!property) return;
  const end = property.offset + property.length;
  const [before, after] = [all[index - 1]?.node, all[index + 1]?.node];
  const last = after === undefined;
  const start = last ? property.offset - blanksBefore(text, property.offset) : property.offset;
  yield { offset: start, length: end - start, content: '', origin: property.offset, what };
  const comma = after ? commaIn(text, end, after.offset) : before && commaIn(text, before.offset + before.length, start);
  if (comma === undefined) return;
  yield { offset: comma, length: 1 + (last ? 0 : blanksAfter(text, comma + 1)), content: '' };
}

/** Offset of the comma between two properties; one in a comment is none. */
function commaIn(text: string, from: number, to: number): number | undefined {
  const comma = [...text.slice(from, to).matchAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|,/g)].find(([token]) => token === ',');
  return comma && from + comma.index;
}

function blanksAfter(text: string, offset: number): number {
  return /^\s*/.exec(text.slice(offset))?.[0].length ?? 0;
}

function blanksBefore(text: string, offset: number): number {
  return /\s*$/.exec(text.slice(0, offset))?.[0].length ?? 0;
}
